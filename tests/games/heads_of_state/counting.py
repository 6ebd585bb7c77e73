"""What can neither appear nor vanish in Heads of State."""

from operator import le
from typing import Any

from cadency.games.heads_of_state.memory import DISC, LAY
from cadency.games.heads_of_state.names import N_ATTRIBUTES, N_TREASONS, PILE, SWEPT, T_FRESH
from cadency.games.heads_of_state.state import HeadsOfState


def conserved(s: HeadsOfState) -> Any:
    """Cards by kind, counters by seat and rank; and what must never be negative or too much."""
    lists = (s.cards, s.plots, s.hand, s.known, s.size, s.treason, s.exposed, s.counters, s.titles, s.points)
    assert min(min(numbers) for numbers in lists) >= 0, "conservation: less than nothing"
    assert min([*s.shuffles, *s.treason_shuffles, 0]) >= 0, "conservation: less than nothing"
    assert (len(s.cards), len(s.plots)) == (SWEPT + N_ATTRIBUTES, T_FRESH + N_TREASONS), "a place too many"
    seats = range(s.seats)
    attributes = [sum(s.cards[kind::N_ATTRIBUTES]) + sum(s.hand[kind::N_ATTRIBUTES]) for kind in range(N_ATTRIBUTES)]
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
    """Whatever everybody is sure is hidden is hidden, and older shuffles tell of fewer cards."""
    pile = s.cards[PILE : PILE + N_ATTRIBUTES]
    hidden = [
        s.cards[kind] + pile[kind] + _unknown(s.hand, s.known, kind, N_ATTRIBUTES) for kind in range(N_ATTRIBUTES)
    ]
    _check_shuffles(s.shuffles, s.size, s.known, hidden, pile)
    hidden = [s.plots[kind] + _unknown(s.treason, s.exposed, kind, N_TREASONS) for kind in range(N_TREASONS)]
    _check_shuffles(s.treason_shuffles, s.treasons, s.exposed, hidden, [0] * N_TREASONS)
    fresh = s.plots[T_FRESH : T_FRESH + N_TREASONS]
    assert all(n <= fresh[kind] for kind, n in enumerate(s.plots[:N_TREASONS])), "a card came into the deck unseen"


def _unknown(held: list[int], known: list[int], kind: int, kinds: int) -> int:
    return sum(held[kind::kinds]) - sum(known[kind::kinds])


def _check_shuffles(
    shuffles: tuple[int, ...], sizes: list[int], known: list[int], hidden: list[int], pile: list[int]
) -> None:
    kinds = len(hidden)
    most = [size - sum(known[seat * kinds : (seat + 1) * kinds]) for seat, size in enumerate(sizes)]
    least = [0] * kinds
    for at in range(len(shuffles) - LAY - kinds, -1, -LAY - kinds):
        older, disc = list(shuffles[at : at + len(sizes)]), shuffles[at + DISC]
        lay = list(shuffles[at + LAY : at + LAY + kinds])
        assert all(map(le, older, most)), "more older cards than there are"
        assert all(map(le, least, lay)), "a later shuffle tells of more cards"
        most, least = older, lay
        for kind, n in enumerate(lay):
            assert n <= hidden[kind] - disc * pile[kind], "a card that lay open is under the disc"
