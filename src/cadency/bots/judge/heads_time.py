"""How long a game of Heads of State will last, and what that makes of hopes."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.names import N_ATTRIBUTES, YEARS

# --- how long the game will last
PACE: Final = 2.6  # attribute cards that a seat draws in a turn: three, or one with treason
KEPT: Final = 5.0  # attribute cards that a seat takes along into the next round
CLOSING: Final = 2.0  # turns before the end from which cards are worth less and less

# --- influence
STIR: Final[tuple[float, ...]] = (0.5, 0.5)  # how much of it may change: in any case, and with every turn to come
ROUND: Final = 6.0  # turns of a whole round
# By rounds after this one: what a lead of today counts for in them, and how many rounds away that is on average
LATER: Final[tuple[tuple[float, float], ...]] = ((0.0, 0.0), (0.55, 1.0), (0.9, 1.4))
ARRIVE: Final = 0.4  # the chance to come to a country, with every turn to come
LEAST: Final = 0.02  # of that chance, however late it is
TIE: Final = 0.04  # of influence, for every rank of the highest noble
CERTAIN: Final = 25.0  # an exponent beyond which more changes nothing

# --- the most nobles, and markers
RATES: Final[tuple[float, ...]] = (0.25, 0.2, 0.15, 0.12, 0.1, 0.08, 0.06)  # nobles of each rank, by seat and turn
SURE: Final[tuple[float, ...]] = (0.25, 0.35)  # how far a lead in nobles may change: in any case, and with those
NEXT: Final = 0.72  # of a country marker, for each sector that is still missing
STEEP: Final = 1.4  # the Chamber: each further rank brings more than the one before
SAVED: Final = 2.2  # attribute cards a turn that can go to ranks that are missing there
DOUBT: Final = 3.0  # attribute cards by which that may be wrong

# --- the way to a noble
WAIT: Final = 0.92  # of its worth, for each turn that it takes to get the cards
FINDS: Final = 1.8  # wanted cards that a turn brings
FAR: Final = 20  # missing cards beyond which no more nobles are planned


class Stage:
    """A contest to come: how strongly influence speaks for a seat. Points go by the shares of that."""

    __slots__ = ("counts", "speaks", "ties")

    def __init__(self, content: Content, counts: float, soon: float) -> None:
        stir = STIR[0] + STIR[1] * soon
        most = 2 * sum([upper + lower for upper, lower in content.influence])
        self.counts: Final = counts
        self.speaks: Final[list[float]] = [exp(min(CERTAIN, influence / stir)) for influence in range(most)]
        self.speaks[0] = min(1.0, max(LEAST, ARRIVE * soon))  # of whoever may still come
        self.ties: Final[list[float]] = [exp(TIE * rank / stir) for rank in range(8)]  # times that; 0: no noble


@lru_cache(maxsize=128)
def stages(content: Content, level: int, later: int) -> tuple[Stage, ...]:
    """This revolution, and those after it as one. Levels are of half a turn at first, then of a whole one."""
    soon = level / 2 if level < 4 else level - 2.0
    if not later:
        return (Stage(content, 1.0, soon),)
    counts, away = LATER[later]
    return Stage(content, 1.0, soon), Stage(content, counts, soon + ROUND * away)


class Season:
    """A time of the game, in tables: whatever depends on nothing else is looked up here."""

    __slots__ = ("left", "near", "odds", "room", "soon", "stages", "turns", "wait")

    def __init__(self, content: Content, seats: int, cards: float, round_: int) -> None:
        pace = PACE * seats
        whole = sum(content.attributes[seats]) - KEPT * seats - content.row - 0.5 * content.pile
        later = len(YEARS) - 1 - round_
        self.soon: float = cards / pace  # turns until the revolution
        self.turns: float = self.soon + later * whole / pace  # until the end
        self.left: float = min(1.0, self.turns / CLOSING)  # for what can still be turned into points
        self.stages: tuple[Stage, ...] = stages(
            content, round(2.0 * self.soon) if self.soon < 2.0 else round(self.soon + 2.0), later
        )
        self.wait: list[float] = [self._waits(missing) for missing in range(FAR + N_ATTRIBUTES)]
        self.odds: list[list[float]] = []  # by rank and noble cards: how strongly they speak for having the most
        for rank, cards_ in enumerate(content.noble_cards):
            stir = SURE[0] + SURE[1] * (self.turns * RATES[rank]) ** 0.5
            self.odds.append([exp(min(50.0, n / stir)) for n in range(cards_ + 2)])
        most = max([sectors.bit_count() for sectors in content.sectors])
        # of a country marker, with so many sectors missing
        self.near: list[float] = [NEXT**n * self.turns / (self.turns + n) if n else 1.0 for n in range(most + 1)]
        self.room: list[float] = self._rooms(sum(content.cost))

    def _waits(self, missing: int) -> float:
        """Of a noble's worth, with so many cards missing."""
        need = max(1.0, missing / FINDS)
        worth: float = WAIT**need
        return worth * min(1.0, self.turns / need) ** 2

    def _rooms(self, whole: int) -> list[float]:
        """Of a Chamber marker, with ranks missing that cost so many cards."""
        found = [1.0]
        for missing in range(1, whole + 1):
            reach = 1.0 / (1.0 + exp((missing - SAVED * self.turns) / DOUBT))
            done: float = (1.0 - missing / whole) ** STEEP
            found.append(reach * done)
        return found


@lru_cache(maxsize=512)
def season(content: Content, seats: int, cards: int, round_: int) -> Season:
    """With so many cards until the revolution."""
    return Season(content, seats, float(cards), round_)
