"""What can neither appear nor vanish in Dynasties, and where its hidden things truly lie."""

from collections import Counter
from typing import Any

from cadency.games.dynasties.names import CHILD, N_BOOKS, N_CARDS, N_SCORINGS, STORE
from cadency.games.dynasties.state import Dynasties
from tests.laws.beliefs import Hidden


def conserved(s: Dynasties) -> Any:
    """Cubes by colour, cards by kind, books, figures by seat; and what must never be negative or too much."""
    lists = (s.cubes, s.cards, s.scorings, s.tiles, s.figures, s.folk, s.shields, s.points, s.stock)
    assert min(min(numbers) for numbers in lists) >= 0, "conservation: less than nothing"
    assert len(s.cubes) == STORE + 5 * s.seats, "conservation: a place too many"
    for held in (*s.hands, *s.agendas, *s.books):
        assert list(held) == sorted(held), "a hand is out of order"
    cards = [s.cards[card] + s.cards[N_CARDS + card] + (card == s.played) for card in range(N_CARDS)]
    scorings = [s.scorings[card] + s.scorings[N_SCORINGS + card] for card in range(N_SCORINGS)]
    books = [s.tiles[book] + s.tiles[N_BOOKS + book] for book in range(N_BOOKS)]
    for whole, hands in ((cards, s.hands), (scorings, s.agendas), (books, s.books)):
        for kind in (kind for hand in hands for kind in hand):
            whole[kind] += 1
    unseen = sum(s.tiles[:N_BOOKS]) - sum(s.stock)
    _check_map(s)
    return [sum(s.cubes[colour::5]) for colour in range(5)], cards, scorings, books, unseen, _figures(s)


def _figures(s: Dynasties) -> list[int]:
    """Figures of each seat, wherever they are."""
    return [
        s.figures[seat]
        + sum(s.folk[3 * seat + kind].bit_count() for kind in (0, 1, CHILD))
        + s.aboard.count(seat)
        + (s.has_passed(seat) and not s.bare >> seat & 1)
        + (s.leonardo == seat)
        for seat in range(s.seats)
    ]


def _check_map(s: Dynasties) -> None:
    for slot in (0, 1):
        on_slot = [*s.folk[slot:-2:3], s.folk[len(s.folk) - 2 + slot]]
        assert sum(cities.bit_count() for cities in on_slot) == s.taken(slot).bit_count(), "two figures on one slot"
        assert not s.taken(slot) & ~s.in_play(), "a figure in a city that is not there"
    for seat in range(s.seats):
        assert not s.folk[3 * seat] & s.folk[3 * seat + 1], "two figures of a seat in one city"
    both = s.taken(0) & s.taken(1)
    assert not s.children() & ~both, "a child without parents"
    assert sum(s.folk[at].bit_count() for at in range(CHILD, 3 * s.seats, 3)) == s.children().bit_count(), (
        "two children"
    )
    assert s.neutrals() >= 0, "too many neutral figures"
    assert all(s.shields_left(region) >= 0 for region in range(4)), "too many shields"


def secrets(s: Dynasties) -> Hidden:
    """What the others hold: action cards, scoring cards and books."""
    found: Hidden = {}
    for seat in range(s.seats):
        found["hand", seat] = Counter(s.hands[seat])
        found["agenda", seat] = Counter(s.agendas[seat])
        found["books", seat] = Counter(s.books[seat])
    return found
