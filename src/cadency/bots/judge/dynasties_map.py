"""What the map of Dynasties promises each seat: places in the regions, crowns, and figures that wait or wed."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from cadency.games.dynasties.frames.reckoning import Cloister, Scoring
from cadency.games.dynasties.names import (
    B_SHIELD,
    FREE,
    PINK,
    STORE,
    SYMBOLS,
)
from cadency.games.dynasties.score import worth
from cadency.games.dynasties.state import Dynasties

CROWN: Final = SYMBOLS.index("crown")

# --- how much of the game is left
LEFT: Final = (1.0, 0.6)  # in the first round and in the second
LAST: Final = 0.08  # in the third one, for every action card that a seat has

# --- regions
TIED: Final = 0.5  # of a figure: who shares the first place has all of its points
SPREADS: Final = (1.6, 1.1, 0.15)  # figures by which a lead may change until the end, by round
STIR: Final = 0.06  # the same in the last round, for every action card that can still be played
NEAR: Final = (1.0, 0.5, 0.2, 0.1)  # of the points for crowns, by how many of the cities are missing
ALONE: Final = 0.5  # of a figure that has nobody to pay for it in the monastery

# --- single figures
SUITOR: Final = 0.026  # the chance that one is wed, for every action card that can still be played
SPARE: Final = 0.6  # of the single ones, those still single a round later
WEDDING: Final = (3.9, 4.5)  # dowry dice for the small slot, and for the large one
NEUTRAL: Final = 6.2  # two dice of three, with nobody to divide them with

Shares = tuple[float, ...]  # points by seat


class Land:
    """What the seats share: how far the game is, who is on the map, and what the regions promise."""

    __slots__ = ("cards", "crowns", "left", "married", "regions", "round", "singles", "wanted")

    def __init__(self, s: Dynasties, seat: int) -> None:
        late = isinstance(s.stack[-1], (Cloister, Scoring))  # the singles of this round are counted
        self.round: int = s.round + late
        acting = [not s.has_passed(other) for other in range(s.seats)]
        self.cards: int = sum([len(hand) for hand, acts in zip(s.hands, acting, strict=True) if acts])
        if self.round == 2:
            self.left: float = LAST * self.cards / s.seats  # of the game
        else:
            self.left = LEFT[self.round]
        self.married: int = s.taken(0) & s.taken(1)
        self.singles: tuple[float, float] = self._singles(s)
        self.wanted: list[int] = [crowns(s, region) for region in range(4)]
        self.crowns: list[int] = []
        self.regions: list[Shares] = []
        strengths = [self._strengths(s, other, other == seat) for other in range(s.seats)]
        spread = SPREADS[self.round]
        if self.round == 2:
            spread += STIR * self.cards
        for region in range(4):
            first, second, crown = worth(s, region)
            self.crowns.append(crown)
            self.regions.append(places(tuple([found[region] for found in strengths]), first, second, round(spread, 1)))

    def _singles(self, s: Dynasties) -> tuple[float, float]:
        """What a single figure can hope for, on a small slot and on a large one (D-12.1)."""
        stays = exp(-SUITOR * self.cards)
        found = []
        for size in (0, 1):
            wed = WEDDING[size]
            if self.round == 2:
                found.append((1.0 - stays) * wed)
                continue
            points = stays * s.content.singles[self.round][1 - size]
            if self.round == 0:
                stays_on = stays * SPARE
                points += stays_on * s.content.singles[1][1 - size]
                found.append(points + (1.0 - stays_on * SPARE) * wed)
            else:
                found.append(points + (1.0 - stays * SPARE) * wed)
        return found[0], found[1]

    def _strengths(self, s: Dynasties, seat: int, own: bool) -> list[float]:
        """Figures and shields by region; of the books, a seat counts its own only, which nobody else can see."""
        princes, princesses, children = s.folk[3 * seat : 3 * seat + 3]
        adults = princes | princesses
        weight = 1.0
        if self.round == 1:
            lonely = (adults & ~self.married).bit_count()
            if lonely > s.cubes[STORE + 5 * seat + PINK]:
                weight = ALONE
        found = []
        for region in range(4):
            cities = s.region_cities(region)
            here = adults & cities
            n = (children & cities).bit_count() + s.shields[4 * seat + region] + (here & self.married).bit_count()
            if own and s.books[seat]:
                n += s.books[seat].count(B_SHIELD + region) * s.content.books[B_SHIELD + region]
            found.append(n + weight * (here & ~self.married).bit_count())
        return found


def crowns(s: Dynasties, region: int) -> int:
    """The cities of a region that its crowns are paid for, as bits (D-13.3)."""
    wanted = s.content.crowns[region]
    if region in s.founded:
        for tile in range(3):
            if s.founded[tile] == region and s.content.symbol_of[FREE + tile] == CROWN:
                wanted |= 1 << FREE + tile
    return wanted


@lru_cache(maxsize=65536)
def places(strengths: tuple[float, ...], first: int, second: int, spread: float) -> Shares:
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


def crowned(s: Dynasties, seat: int, land: Land) -> float:
    """Crowns: sure ones, and those that can still be reached."""
    own = s.own(seat)
    points = 0.0
    for region in range(4):
        wanted = land.wanted[region]
        missing = wanted & ~own
        if not missing:
            points += land.crowns[region]
        elif not missing & land.married:
            points += land.crowns[region] * land.left * NEAR[min(missing.bit_count(), 3)]
    return points


def waiting(s: Dynasties, seat: int, land: Land) -> float:
    """Single figures, by their slots."""
    single = s.own(seat) & ~land.married
    if not single:
        return 0.0
    large = s.content.large_princes
    small, dear = land.singles
    here = single & (s.folk[3 * seat] & large | s.folk[3 * seat + 1] & ~large)
    return dear * here.bit_count() + small * (single & ~here).bit_count()
