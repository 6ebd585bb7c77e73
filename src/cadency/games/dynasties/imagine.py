"""From a view back to a position that its seat cannot tell from the true one.

Hidden are the other hands of action cards, scoring cards and books, and what lies in the piles. What one knows of them
is honoured: how many there are, by the colour of their backs, and what a half-made choice proves about a hand (D-R22).
"""

from __future__ import annotations

import random

from cadency.games.dynasties.content import Content
from cadency.games.dynasties.frames.passing import Sheds
from cadency.games.dynasties.frames.reckoning import Scoring
from cadency.games.dynasties.names import (
    BONUSES,
    BOOKS,
    CARDS,
    CHARACTERS,
    CHILD,
    COLOURS,
    FREE,
    N_GREEN,
    POINTS,
    REGIONS,
    SCORINGS,
    WORTHS,
)
from cadency.games.dynasties.state import Dynasties
from cadency.games.dynasties.view import DynastiesView, House
from cadency.kernel.engine import Frame


def imagine(view: DynastiesView, rng: random.Random, content: Content) -> Dynasties:
    """Some position with this view."""
    from cadency.games.dynasties import RULES

    s = Dynasties(content, view.seats)
    s.stack = [RULES.frame(wire) for wire in view.todo]
    _open(s, view)
    for seat, house in enumerate(view.houses):
        _open_house(s, seat, house)
    _open_map(s, view)
    _hands(s, view, rng)
    _agendas(s, view, rng)
    _books(s, view, rng)
    return s


def _open(s: Dynasties, view: DynastiesView) -> None:
    s.round, s.first, s.over = view.round - 1, view.first, view.over
    s.cubes = [view.bag[name] for name in COLOURS]
    for ship in view.ships:
        s.cubes += [ship.cubes[name] for name in COLOURS]
    s.cubes += [view.drawn[name] for name in COLOURS]
    s.aboard = [_back(seat) for ship in view.ships for seat in (ship.large, ship.small)]
    s.played = CARDS.index(view.played) if view.played else -1
    s.track = tuple([_back(seat) for seat in view.track])
    s.queue = tuple(view.queue)
    s.cast = tuple([CHARACTERS.index(space.character) for space in view.characters])
    s.used = sum(1 << CHARACTERS.index(space.character) for space in view.characters if space.used)
    s.leonardo = _back(view.leonardo)
    s.claimed = sum(1 << BONUSES.index(name) for name in view.claimed)
    s.worths = tuple([WORTHS.index(region.tile) for region in view.regions])
    s.revalued = sum(1 << REGIONS.index(region.id) for region in view.regions if region.revalued)


def _open_house(s: Dynasties, seat: int, house: House) -> None:
    s.cubes += [house.goods[name] for name in COLOURS]
    s.figures[seat] = house.figures
    s.shields[4 * seat : 4 * seat + 4] = [house.shields[name] for name in REGIONS]
    s.points[len(POINTS) * seat : len(POINTS) * (seat + 1)] = [house.points[name] for name in POINTS]
    s.bare |= int(house.bare) << seat


def _open_map(s: Dynasties, view: DynastiesView) -> None:
    shelves = list(s.content.stock)
    for city, found in enumerate(view.map):
        for kind, seat in ((0, found.prince), (1, found.princess), (CHILD, found.child)):
            if seat is not None:
                s.folk[3 * (s.seats if seat < 0 else seat) + kind] |= 1 << city
        if city in s.content.shelf:
            shelves[s.content.shelf[city]] = found.books
    s.stock = tuple(shelves)
    s.founded = tuple([REGIONS.index(city.region) if city.region else -1 for city in view.map[FREE:]])


def _back(seat: int | None) -> int:
    return -1 if seat is None else seat


class _Hidden:
    """Things that nobody has shown, by kind: drawn one after another, each draw saying what it puts where."""

    def __init__(self, counts: list[int], rng: random.Random) -> None:
        self.counts = counts
        self.rng = rng

    def draw(self, name: str, seat: int, count: int, lowest: int = 0, end: int = 99) -> tuple[int, ...]:
        """So many things of kinds from the lowest on and before the end."""
        found = []
        items = [((name, seat), (kind,)) for kind in range(len(self.counts))]
        for _ in range(count):
            weights = [n if lowest <= kind < end else 0 for kind, n in enumerate(self.counts)]
            _, (kind,) = self.rng.choices(items, weights)[0]
            self.counts[kind] -= 1
            found.append(kind)
        return tuple(found)


def _asked(s: Dynasties) -> Frame | None:
    return s.stack[-1] if s.stack else None


def _others(view: DynastiesView, frame: Frame | None) -> list[int]:
    """The seats whose things are hidden; whoever has just proved something by an answer comes first."""
    proved = frame.seat if isinstance(frame, (Sheds, Scoring)) else -1
    return sorted([seat for seat in range(view.seats) if seat != view.seat], key=lambda seat: seat != proved)


def _hands(s: Dynasties, view: DynastiesView, rng: random.Random) -> None:
    discards = [view.discards.get(name, 0) for name in CARDS]
    counts = [n - discards[card] - (card == s.played) for card, n in enumerate(s.content.cards)]
    if view.mine is not None and view.seat is not None:
        s.hands[view.seat] = tuple([CARDS.index(name) for name in view.mine.cards])
        for card in s.hands[view.seat]:
            counts[card] -= 1
    hidden, frame = _Hidden(counts, rng), _asked(s)
    for seat in _others(view, frame):
        size = view.houses[seat].cards
        proved: tuple[int, ...] = ()
        if isinstance(frame, Sheds) and frame.seat == seat:  # so many can still be named in order
            proved = hidden.draw("hand", seat, frame.count, frame.lowest)
        s.hands[seat] = tuple(sorted(proved + hidden.draw("hand", seat, size - len(proved))))
    s.cards = [*hidden.counts, *discards]


def _agendas(s: Dynasties, view: DynastiesView, rng: random.Random) -> None:
    shown = [view.shown.get(name, 0) for name in SCORINGS]
    counts = [n - shown[card] for card, n in enumerate(s.content.scoring_counts)]
    if view.mine is not None and view.seat is not None:
        s.agendas[view.seat] = tuple([SCORINGS.index(name) for name in view.mine.scorings])
        for card in s.agendas[view.seat]:
            counts[card] -= 1
    hidden, frame = _Hidden(counts, rng), _asked(s)
    for seat in _others(view, frame):
        house = view.houses[seat]
        lowest = frame.lowest if isinstance(frame, Scoring) and frame.seat == seat else 0
        s.agendas[seat] = _agenda(hidden, seat, house.green, house.yellow, lowest, s.content.held)
    s.scorings = [*hidden.counts, *shown]


def _agenda(hidden: _Hidden, seat: int, green: int, yellow: int, lowest: int, held: int) -> tuple[int, ...]:
    """Scoring cards by their backs; of those before the lowest that can be named, no more than may be kept."""
    found: tuple[int, ...] = ()
    sure = max(0, green - held)
    found += hidden.draw("agenda", seat, sure, lowest, N_GREEN)
    found += hidden.draw("agenda", seat, green - sure, 0, N_GREEN)
    kept = sum([card < lowest for card in found])
    sure = max(0, yellow - max(0, held - kept)) if lowest > N_GREEN else 0
    found += hidden.draw("agenda", seat, sure, max(lowest, N_GREEN))
    found += hidden.draw("agenda", seat, yellow - sure, N_GREEN)
    return tuple(sorted(found))


def _books(s: Dynasties, view: DynastiesView, rng: random.Random) -> None:
    spent = [view.spent.get(name, 0) for name in BOOKS]
    counts = [n - spent[book] for book, n in enumerate(s.content.tiles)]
    if view.mine is not None and view.seat is not None:
        s.books[view.seat] = tuple([BOOKS.index(name) for name in view.mine.books])
        for book in s.books[view.seat]:
            counts[book] -= 1
    hidden = _Hidden(counts, rng)
    for seat in _others(view, None):
        s.books[seat] = tuple(sorted(hidden.draw("books", seat, view.houses[seat].books)))
    s.tiles = (*hidden.counts, *spent)
