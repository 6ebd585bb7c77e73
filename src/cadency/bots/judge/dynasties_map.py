"""What the map of Dynasties promises each seat: places in the regions, crowns, and figures that wait or wed."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from cadency.games.dynasties.content import Content
from cadency.games.dynasties.frames.reckoning import Cloister, Scoring
from cadency.games.dynasties.names import B_SHIELD, FREE, PINK, STORE, SYMBOLS
from cadency.games.dynasties.state import Dynasties

CROWN: Final = SYMBOLS.index("crown")

# --- how much of the game is left
LEFT: Final[tuple[float, ...]] = (1.0, 0.6)  # in the first round and in the second
LAST: Final = 0.08  # in the third one, for every action card that a seat has
ROUND: Final = 7.0  # turns of a seat in a round, about

# --- regions
TIED: Final = 0.5  # of a figure: who shares the first place has all of its points
SPREADS: Final[tuple[float, ...]] = (1.6, 1.1, 0.15)  # figures by which a lead may change until the end, by round
STIR: Final = 0.06  # the same in the last round, for every action card that can still be played
NEAR: Final[tuple[float, ...]] = (1.0, 0.5, 0.2, 0.1)  # of the points for crowns, by how many of the cities are missing
ALONE: Final = 0.5  # of a figure that has nobody to pay for it in the monastery

# --- single figures
SUITOR: Final = 0.026  # the chance that one is wed, for every action card that can still be played
SPARE: Final = 0.6  # of the single ones, those still single a round later
WEDDING: Final[tuple[float, ...]] = (3.9, 4.5)  # dowry dice for the small slot, and for the large one
NEUTRAL: Final = 6.2  # two dice of three, with nobody to divide them with

GROUNDS: Final = 512  # how many layouts of the regions are kept,
WAITS: Final = 256  # values of single figures,
PLACES: Final = 8192  # and rivalries in a region


class Ground:
    """The regions as they lie: cities that belong to each, cities that its crowns are paid for, and points."""

    __slots__ = ("cities", "points", "wanted")

    def __init__(self, content: Content, founded: tuple[int, ...], worths: tuple[int, ...], revalued: int) -> None:
        cities, wanted = list(content.regions), list(content.crowns)
        for tile, region in enumerate(founded):
            if region >= 0:
                cities[region] |= 1 << FREE + tile
                if content.symbol_of[FREE + tile] == CROWN:
                    wanted[region] |= 1 << FREE + tile
        self.cities: Final = cities
        self.wanted: Final = wanted  # D-13.3
        self.points: Final = [content.worths[worths[region]] for region in range(4)]  # first, second, crowns
        for region in range(4):
            if revalued >> region & 1:
                first, second, crowns = self.points[region]
                more = content.raised
                self.points[region] = (first + more[0], second + more[1], crowns + more[2])


@lru_cache(maxsize=GROUNDS)
def ground(content: Content, founded: tuple[int, ...], worths: tuple[int, ...], revalued: int) -> Ground:
    return Ground(content, founded, worths, revalued)


@lru_cache(maxsize=WAITS)
def waits(content: Content, turn: int, cards: int) -> tuple[float, float]:
    """What a single figure can hope for, on a small slot and on a large one (D-12.1)."""
    stays = exp(-SUITOR * cards)
    found = []
    for size in (0, 1):
        wed = WEDDING[size]
        if turn == 2:
            found.append((1.0 - stays) * wed)
            continue
        points = stays * content.singles[turn][1 - size]
        stays_on = stays
        if turn == 0:
            stays_on *= SPARE
            points += stays_on * content.singles[1][1 - size]
        found.append(points + (1.0 - stays_on * SPARE) * wed)
    return found[0], found[1]


@lru_cache(maxsize=PLACES)
def places(strengths: tuple[float, ...], first: int, second: int, spread: float) -> tuple[float, ...]:
    """The points that a region promises by seat: chances of the first and the second place (D-13.1, D-13.2)."""
    found = []
    for seat, n in enumerate(strengths):
        if not n:
            found.append(0.0)
            continue
        best, next_best = 1.0, 0.0  # the chances that nobody is ahead, and that one is
        for other, m in enumerate(strengths):
            if other != seat:
                ahead = 1.0 / (1.0 + exp(min(50.0, (n - m + TIED) / spread)))
                next_best = next_best * (1.0 - ahead) + best * ahead
                best *= 1.0 - ahead
        found.append(first * best + second * next_best)
    return tuple(found)


class Land:
    """What the seats share: how far the game is, who is on the map, and what the regions promise."""

    __slots__ = (
        *("cards", "ground", "left", "married", "order", "regions", "round", "spread", "strengths", "turns", "waits"),
    )

    def __init__(self, s: Dynasties) -> None:
        late = isinstance(s.stack[-1], (Cloister, Scoring))  # the singles of this round are counted
        self.round: int = s.round + late
        self.order: list[int] = s.pass_order()
        self.cards: int = sum([len(s.hands[seat]) for seat in range(s.seats) if seat not in self.order])
        self.turns: float = self.cards / s.seats + ROUND * (2 - self.round)  # of a seat, about
        self.spread: float = SPREADS[self.round]
        if self.round == 2:
            self.left: float = LAST * self.cards / s.seats  # of the game
            self.spread = round(self.spread + STIR * self.cards, 1)
        else:
            self.left = LEFT[self.round]
        self.married: int = s.taken(0) & s.taken(1)
        self.waits: tuple[float, float] = waits(s.content, self.round, self.cards)
        self.ground: Ground = ground(s.content, s.founded, s.worths, s.revalued)
        self.strengths: list[tuple[float, ...]] = self._strengths(s)
        self.regions: list[tuple[float, ...]] = [self.rivalry(region, self.strengths[region]) for region in range(4)]

    def rivalry(self, region: int, strengths: tuple[float, ...]) -> tuple[float, ...]:
        """The points by seat that a region promises to so many figures and shields."""
        first, second, _ = self.ground.points[region]
        return places(strengths, first, second, self.spread)

    def _strengths(self, s: Dynasties) -> list[tuple[float, ...]]:
        """Figures and shields that everybody sees, by region and seat."""
        folk, shields = s.folk, s.shields
        single = ~self.married
        found: list[list[float]] = [[], [], [], []]
        cities = self.ground.cities
        for seat in range(s.seats):
            adults = folk[3 * seat] | folk[3 * seat + 1]
            children = folk[3 * seat + 2]
            gone = 0
            if self.round == 1 and (adults & single).bit_count() > s.cubes[STORE + 5 * seat + PINK]:
                gone = adults & single
            for region in range(4):
                here = cities[region]
                n = (adults & here).bit_count() + (children & here).bit_count() + shields[4 * seat + region]
                found[region].append(n - (1.0 - ALONE) * (gone & here).bit_count() if gone else n)
        return [tuple(strengths) for strengths in found]


def secretly(s: Dynasties, seat: int, land: Land) -> float:
    """What the regions promise a seat besides, for the shields in its own books."""
    books = s.books[seat]
    value = 0.0
    for region in range(4):
        if B_SHIELD + region in books:
            more = books.count(B_SHIELD + region) * s.content.books[B_SHIELD + region]
            strengths = land.strengths[region]
            known = (*strengths[:seat], strengths[seat] + more, *strengths[seat + 1 :])
            value += land.rivalry(region, known)[seat] - land.regions[region][seat]
    return value


def crowned(s: Dynasties, seat: int, land: Land) -> tuple[float, float]:
    """Crowns: sure ones, and those that can still be reached."""
    absent = ~(s.folk[3 * seat] | s.folk[3 * seat + 1])
    sure = near = 0.0
    wanted, points = land.ground.wanted, land.ground.points
    for region in range(4):
        missing = wanted[region] & absent
        if not missing:
            sure += points[region][2]
        elif not missing & land.married:
            near += points[region][2] * land.left * NEAR[min(missing.bit_count(), 3)]
    return sure, near


def waiting(s: Dynasties, seat: int, land: Land) -> tuple[float, float]:
    """Single figures on large slots, and on small ones."""
    princes, princesses = s.folk[3 * seat], s.folk[3 * seat + 1]
    single = (princes | princesses) & ~land.married
    if not single:
        return 0.0, 0.0
    large = s.content.large_princes
    n = (single & (princes & large | princesses & ~large)).bit_count()
    return land.waits[1] * n, land.waits[0] * (single.bit_count() - n)
