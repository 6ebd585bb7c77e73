"""Harvest and family: the two actions that stay at home (V-6, V-7)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Recall, Skip
from cadency.games.village.names import BAG, BUILDING, FARM, N_PLACES, PLACES
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import BEAR, REAP, RECALL, SKIP
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Choice, Field


class Harvest(Ask[Village]):
    """Bring in the harvest, or leave it."""

    __slots__ = ("may", "seat")
    tag = "harvest"
    fields = (Field("seat"), Field("may"))
    kind = "harvest.reap"
    clause = "V-6.1"

    def __init__(self, seat: int, may: int) -> None:
        self.seat: Final = seat
        self.may: Final = may

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, (REAP, SKIP) if self.may else (REAP,))

    def answer(self, s: Village, choice: Choice) -> None:
        if isinstance(choice, Skip):
            return
        before = s.grain[self.seat]
        s.grain[self.seat] = max(before, min(before + s.harvest(self.seat), s.content.store))
        if s.events is not None:
            s.say("reaped", self.seat, s.grain[self.seat] - before)


def can_reap(s: Village, seat: int) -> bool:
    """Somebody must be at home (V-6.1); a full store does not matter (V-R40)."""
    return s.members[seat * N_PLACES + FARM] > 0


class Family(Ask[Village]):
    """A birth, or a member called home."""

    __slots__ = ("may", "seat")
    tag = "family"
    fields = (Field("seat"), Field("may"))
    kind = "family.grow"
    clause = "V-7.1"

    def __init__(self, seat: int, may: int) -> None:
        self.seat: Final = seat
        self.may: Final = may

    def decision(self, s: Village) -> Decision:
        found: list[Choice] = []
        if s.born[self.seat] < len(s.content.births):
            found.append(BEAR)
        at = self.seat * N_PLACES
        for place in range(BUILDING, BAG):
            here = s.members[at + place]
            if here:
                for g in generations(here):
                    found.append(RECALL[place][g])
        if self.may:
            found.append(SKIP)
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        if isinstance(choice, Recall):
            s.move(self.seat, choice.place, FARM, choice.generation)
            if s.events is not None:
                s.say("recalled", self.seat, PLACES[choice.place], choice.generation + 1)
        elif not isinstance(choice, Skip):
            generation = s.content.births[s.born[self.seat]]
            s.born[self.seat] += 1
            s.members[self.seat * N_PLACES + FARM] += 1 << 4 * generation
            if s.events is not None:
                s.say("born", self.seat, generation + 1)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.family(s, self.seat)


def can_grow(s: Village, seat: int) -> bool:
    """Somebody to be born, or to be called home (V-R35)."""
    return s.born[seat] < len(s.content.births) or s.on_board(seat)
