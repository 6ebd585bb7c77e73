"""Missions are drawn, kept or sealed (L-9)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import UNDERTAKE, Undertake
from cadency.games.legacy.frames.effects import Run
from cadency.games.legacy.names import MISSIONS, N_MISSIONS, SOURCES, VERBS
from cadency.games.legacy.piles import bits
from cadency.games.legacy.quests import renew_missions, seal, seals
from cadency.games.legacy.state import Legacy, put
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Field

_MISSION: Final = SOURCES.index("mission")
_KEEP: Final = VERBS.index("keep")


class Quest(Do[Legacy]):
    """Missions are drawn, so many more; or one is sealed (L-9.1, L-9.2)."""

    __slots__ = ("left", "seat")
    tag = "quest"
    fields = (Field("seat"), Field("left"))

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Legacy) -> None:
        if seals(s):
            seal(s, self.seat)
            return
        renew_missions(s)
        count = min(self.left, s.mission_deck())
        if count:
            s.stack += (Quest(self.seat, self.left - count), Offering(self.seat, count))
        elif s.offer:
            s.stack.append(Undertaking(self.seat))


class Offering(Ask[Legacy]):
    """Nature: the missions that a seat draws, for all to see (L-R21)."""

    __slots__ = ("count", "seat")
    tag = "offering"
    fields = (Field("seat"), Field("count"))
    kind = "mission.draw"
    clause = "L-9.1"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, NATURE, (), Deal((), self.count, False, s.missions, N_MISSIONS))

    def answer(self, s: Legacy, choice: Dealt) -> None:
        for mission in choice.items:
            s.missions &= ~(1 << mission)
            s.offer |= 1 << mission
        s.say("drawn", self.seat, tuple([MISSIONS[mission] for mission in choice.items]))


class Undertaking(Ask[Legacy]):
    """Which mission is kept (L-9.1)?"""

    __slots__ = ("seat",)
    tag = "undertaking"
    fields = (Field("seat"),)
    kind = "mission.keep"
    clause = "L-9.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple([UNDERTAKE[mission] for mission in bits(s.offer)]))

    def answer(self, s: Legacy, choice: Undertake) -> None:
        s.tasks = put(s.tasks, self.seat, s.tasks[self.seat] | 1 << choice.mission)
        s.mission_discards |= s.offer & ~(1 << choice.mission)
        s.offer = 0
        s.say("undertook", self.seat, MISSIONS[choice.mission])


def claim(s: Legacy, seat: int, mission: int) -> None:
    """The reward of a mission (L-9.3)."""
    bit = 1 << mission
    s.tasks = put(s.tasks, seat, s.tasks[seat] & ~bit)
    if all(verb != _KEEP for verb, _ in s.content.programs[_MISSION][mission]):
        s.mission_discards |= bit
    s.say("claimed", seat, MISSIONS[mission])
    s.stack.append(Run(seat, _MISSION, mission, 0))
