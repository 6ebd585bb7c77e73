"""The end: mentors are revealed, one after another (L-12.1)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.names import INHERITANCE, MENTORS, N_MENTORS
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Field

CAUSES: Final[tuple[str, ...]] = ("played", "extinct", "solved")


def cause(s: Legacy) -> str:
    """How a game ends that goes to its end; the Inheritance is won if no clue is open (L-16.10)."""
    return "solved" if s.variant == INHERITANCE and not s.clues else "played"


def finish(s: Legacy, cause: str) -> None:
    s.todo(*[Revealing(seat) for seat in range(len(s.mentors))], Ending(CAUSES.index(cause)))


class Revealing(Ask[Legacy]):
    """Nature: which mentor a seat had."""

    __slots__ = ("seat",)
    tag = "revealing"
    fields = (Field("seat"),)
    kind = "ending.mentor"
    clause = "L-12.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        counts = tuple([int(mentor == s.mentors[self.seat]) for mentor in range(N_MENTORS)])
        return Decision(self, NATURE, (), Deal(counts, 1), veiled=True)

    def answer(self, s: Legacy, choice: Dealt) -> None:
        s.bared += 1
        s.say("revealed", self.seat, MENTORS[choice.items[0]])


class Ending(Do[Legacy]):
    """It is over."""

    __slots__ = ("cause",)
    tag = "ending"
    fields = (Field("cause", CAUSES),)

    def __init__(self, cause: int) -> None:
        self.cause: Final = cause

    def run(self, s: Legacy) -> None:
        s.over = CAUSES[self.cause]
        s.say("over", s.over)
