"""Bonus actions from the pass track, and the free cities (D-11.4 to D-11.7)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import CLAIM, FOUND, REVALUE, Claim, Found, Revalue
from cadency.games.dynasties.frames.gifts import gain
from cadency.games.dynasties.frames.voyages import Manning, can_man
from cadency.games.dynasties.names import (
    BAG,
    BONUSES,
    FREE,
    N_GREEN,
    N_SCORINGS,
    P_BONUS,
    PILE,
    REGIONS,
    TILES,
)
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.sums import some, total
from cadency.kernel.words import Choice, Field


class Bonus(Ask[Dynasties]):
    """Which bonus action a seat takes, for its place on the track or for Leonardo (D-11.4, D-7.5)."""

    __slots__ = ("seat", "source")
    tag = "bonus"
    fields = (Field("seat"), Field("source", ("track", "leonardo")))
    kind = "bonus.claim"
    clause = "D-11.4"

    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, tuple(bonuses(s, self.seat)))

    def answer(self, s: Dynasties, choice: Claim) -> None:
        seat, bonus = self.seat, choice.bonus
        gives = s.content.bonuses[bonus]
        if s.events is not None:
            s.say("claimed", seat, BONUSES[bonus])
        if gives.points:
            s.score(seat, P_BONUS, gives.points)
            s.say("honoured", seat, gives.points)
        if bonus:
            s.claimed |= 1 << bonus
        if bonus == 5:
            s.stack.append(Revaluing(seat))
        elif bonus == 6:
            s.stack.append(Founding(seat))
        else:
            gain(s, seat, gives.cubes, gives.keep, gives.cards, gives.scoring, gives.shields)

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.bonus(s, self.seat)


def bonuses(s: Dynasties, seat: int) -> list[Choice]:
    """The bonus actions that are free and can do anything (D-R1); the points are always there (D-11.5)."""
    found: list[Choice] = [CLAIM[0]]
    free = ~s.claimed
    if free & 2 and some(s.cards):
        found.append(CLAIM[1])
    if free & 4 and some(s.scorings[PILE + N_GREEN : PILE + N_SCORINGS]):
        found.append(CLAIM[2])
    cubes = some(s.cubes[BAG : BAG + 5])
    if free & 8 and cubes:
        found.append(CLAIM[3])
    if free & 16 and (cubes or total(s.shields) < 4 * s.content.shields):
        found.append(CLAIM[4])
    if free & 32 and s.revalued != 15:
        found.append(CLAIM[5])
    if free & 64 and tiles(s, seat):
        found.append(CLAIM[6])
    return found


def tiles(s: Dynasties, seat: int) -> list[int]:
    """The free cities that a seat could found and send somebody to (D-11.6, D-R15)."""
    if not s.figures[seat]:
        return []
    return [tile for tile in range(3) if s.founded[tile] < 0 and can_man(s, seat, FREE + tile)]


class Revaluing(Ask[Dynasties]):
    """Which region is worth more from now on (D-11.7)."""

    __slots__ = ("seat",)
    tag = "revaluing"
    fields = (Field("seat"),)
    kind = "bonus.revalue"
    clause = "D-11.7"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, tuple([word for word in REVALUE if not s.revalued >> word.region & 1]))

    def answer(self, s: Dynasties, choice: Revalue) -> None:
        s.revalued |= 1 << choice.region
        s.say("revalued", self.seat, REGIONS[choice.region])

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.revaluing(s)


class Founding(Ask[Dynasties]):
    """Which free city, and in which region (D-11.6)."""

    __slots__ = ("seat",)
    tag = "founding"
    fields = (Field("seat"),)
    kind = "bonus.found"
    clause = "D-11.6"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, tuple([word for tile in tiles(s, self.seat) for word in FOUND[tile]]))

    def answer(self, s: Dynasties, choice: Found) -> None:
        tile = choice.tile
        s.founded = (*s.founded[:tile], choice.region, *s.founded[tile + 1 :])
        s.say("founded", self.seat, TILES[tile], REGIONS[choice.region])
        s.stack.append(Manning(self.seat, tile))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.founding(s, self.seat)
