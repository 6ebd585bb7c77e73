"""The points of rounds and of the end (D-12, D-13)."""

from __future__ import annotations

from cadency.games.dynasties.faults import COUNTED
from cadency.games.dynasties.names import (
    B_POINTS,
    B_SHIELD,
    CITIES,
    FREE,
    N_POINTS,
    P_BOOKS,
    P_CARDS,
    P_CROWNS,
    P_MAJORITIES,
    P_SINGLES,
    POINTS,
    REGIONS,
    SCORINGS,
    SHOWN,
)
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.rules import Line, Placing, placings

_CLAUSES = ("D-5.4", "D-6.4", "D-11.5", "D-12.1", "D-12.3", "D-13.4", "D-13.1", "D-13.3")


def score_singles(s: Dynasties, seat: int) -> None:
    """Points for unmarried figures, more for a large slot (D-12.1)."""
    large, small = s.content.singles[s.round]
    single = s.singles(seat)
    for city in range(len(CITIES)):
        if single >> city & 1:
            slot = 0 if s.folk[3 * seat] >> city & 1 else 1
            points = large if s.content.large[city] == slot else small
            s.score(seat, P_SINGLES, points)
            s.say("waited", seat, CITIES[city], points)


def counted(s: Dynasties, seat: int, card: int) -> int:
    """How many of what a scoring card counts a seat has (D-12.5 to D-12.7)."""
    row = s.content.scorings[card]
    princes, princesses, children = s.folk[3 * seat : 3 * seat + 3]
    adults = princes | princesses
    counts = COUNTED[row.counts]
    if counts == "region":
        region = s.region_cities(row.region)
        return (adults & region).bit_count() + (children & region).bit_count()
    if counts == "symbol":
        return (adults & row.mask).bit_count() + (children & row.mask).bit_count()
    if counts in ("princes", "princesses"):
        return (princes if counts == "princes" else princesses).bit_count()
    if counts in ("large", "small"):
        large = s.content.large_princes
        first, second = (princes, princesses) if counts == "large" else (princesses, princes)
        return (first & large).bit_count() + (second & ~large).bit_count()
    if counts == "married":
        return (adults & ~s.singles(seat) & s.region_cities(row.region)).bit_count()
    if counts == "cities":
        return (adults & row.mask).bit_count()
    if counts == "children":
        return children.bit_count()
    if counts == "cubes":
        return s.goods(seat)
    if counts == "shields":
        return sum(s.shields[4 * seat : 4 * seat + 4])
    return sum([bool((adults | children) & s.region_cities(region)) for region in range(4)])


def play_scoring(s: Dynasties, seat: int, card: int) -> None:
    """A scoring card is shown and counted (D-12.3)."""
    held = list(s.agendas[seat])
    held.remove(card)
    s.agendas[seat] = tuple(held)
    s.scorings[SHOWN + card] += 1
    points = s.content.scorings[card].worth(counted(s, seat, card))
    s.score(seat, P_CARDS, points)
    if s.events is not None:
        s.say("revealed", seat, SCORINGS[card], points)


def strength(s: Dynasties, seat: int, region: int) -> int:
    """What counts for a majority: figures, children included, shields and books with a shield (D-13.1, D-R4)."""
    cities = s.region_cities(region)
    princes, princesses, children = s.folk[3 * seat : 3 * seat + 3]
    found = ((princes | princesses) & cities).bit_count() + (children & cities).bit_count()
    found += s.shields[4 * seat + region]
    if s.books[seat]:
        found += s.books[seat].count(B_SHIELD + region) * s.content.books[B_SHIELD + region]
    return found


def worth(s: Dynasties, region: int) -> tuple[int, int, int]:
    """The points of a region for the first place, the second and the crowns (D-2.4, D-11.7)."""
    first, second, crowns = s.content.worths[s.worths[region]]
    if s.revalued >> region & 1:
        more = s.content.raised
        return first + more[0], second + more[1], crowns + more[2]
    return first, second, crowns


def score_region(s: Dynasties, region: int) -> None:
    """First and second place, then the crowns (D-13.1 to D-13.3)."""
    first, second, crowns = worth(s, region)
    strengths = [strength(s, seat, region) for seat in range(s.seats)]
    ranks = sorted({n for n in strengths if n}, reverse=True)
    for place, points in enumerate((first, second)):
        leaders = [seat for seat in range(s.seats) if place < len(ranks) and strengths[seat] == ranks[place]]
        for seat in leaders:
            s.score(seat, P_MAJORITIES, points)
            s.say("ruled", seat, REGIONS[region], place + 1, points)
        if len(leaders) > 1:
            break
    wanted = s.content.crowns[region]
    for tile in range(3):
        if s.founded[tile] == region and s.content.symbol_of[FREE + tile] == 3:
            wanted |= 1 << FREE + tile
    for seat in range(s.seats):
        if not wanted & ~s.own(seat):
            s.score(seat, P_CROWNS, crowns)
            s.say("crowned", seat, REGIONS[region], crowns)


def finish(s: Dynasties) -> None:
    """All scoring cards are played, then books and regions are counted, and the game is over (D-13, D-R20)."""
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        for card in s.agendas[seat]:
            play_scoring(s, seat, card)
    for seat in range(s.seats):
        points = s.books[seat].count(B_POINTS) * s.content.books[B_POINTS]
        if points:
            s.score(seat, P_BOOKS, points)
            s.say("opened", seat, points)
    for region in range(4):
        score_region(s, region)
    s.over = "rounds"
    s.stack.clear()
    s.say("over", "rounds")


def lines(s: Dynasties, seat: int) -> tuple[Line, ...]:
    """A seat's points so far, by what they are for."""
    at = seat * N_POINTS
    return tuple([Line(key, s.points[at + i], _CLAUSES[i]) for i, key in enumerate(POINTS)])


def standing(s: Dynasties) -> list[Placing]:
    """Most points, then most cubes, then a shared place (D-13.5)."""
    return placings([(lines(s, seat), (Line("goods", s.goods(seat), "D-13.5"),)) for seat in range(s.seats)])
