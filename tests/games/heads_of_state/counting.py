"""What can neither appear nor vanish in Heads of State."""

from typing import Any

from cadency.games.heads_of_state.names import N_ATTRIBUTES, N_TREASONS, RETURNED, SHUFFLED, T_SHUFFLED
from cadency.games.heads_of_state.state import HeadsOfState


def conserved(s: HeadsOfState) -> Any:
    """Cards by kind, counters by seat and rank; and what must never be negative or too much."""
    lists = (s.cards, s.plots, s.hand, s.known, s.size, s.kept, s.treason, s.exposed, s.counters, s.titles, s.points)
    assert min(min(numbers) for numbers in lists) >= 0, "conservation: less than nothing"
    assert (len(s.cards), len(s.plots)) == (SHUFFLED + N_ATTRIBUTES, T_SHUFFLED + N_TREASONS), "a place too many"
    seats = range(s.seats)
    attributes = [
        sum(s.cards[kind : 5 * N_ATTRIBUTES : N_ATTRIBUTES]) + sum(s.hand[kind::N_ATTRIBUTES])
        for kind in range(N_ATTRIBUTES)
    ]
    treasons = [
        sum(s.plots[kind : 3 * N_TREASONS : N_TREASONS]) + sum(s.treason[kind::N_TREASONS])
        for kind in range(N_TREASONS)
    ]
    for seat in seats:
        assert s.size[seat] == sum(s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES]), "a hand is miscounted"
        assert s.treasons[seat] == sum(s.treason[seat * N_TREASONS : (seat + 1) * N_TREASONS]), "treason is miscounted"
    assert all(known <= held for known, held in zip(s.known, s.hand, strict=True)), "a known card is not there"
    assert all(known <= held for known, held in zip(s.exposed, s.treason, strict=True)), "a known card is not there"
    _check_memory(s)
    assert sum(slots.bit_count() for slots in s.nobles) == s.taken().bit_count(), "two nobles on one slot"
    assert all(s.noble_cards(rank) >= 0 for rank in range(7)), "too many noble cards"
    counters = [
        s.counters[seat * 7 + rank]
        + (s.nobles[seat] & s.content.slots[rank]).bit_count()
        + sum(dead % 7 == rank and dead // 7 >> 4 == seat for dead in s.dead)
        for seat in seats
        for rank in range(7)
    ]
    return attributes, treasons, counters


def _check_memory(s: HeadsOfState) -> None:
    """Whatever everybody is sure is hidden is hidden."""
    for kind in range(N_ATTRIBUTES):
        hidden = sum(s.cards[kind:18:9]) + sum(s.hand[kind::9]) - sum(s.known[kind::9])
        assert s.cards[SHUFFLED + kind] <= hidden
        assert s.cards[RETURNED + kind] <= hidden - s.cards[9 + kind], "a returned card is under the disc"
    for kind in range(N_TREASONS):
        hidden = s.plots[kind] + sum(s.treason[kind::11]) - sum(s.exposed[kind::11])
        assert s.plots[T_SHUFFLED + kind] <= hidden
