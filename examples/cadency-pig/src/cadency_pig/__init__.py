"""Pig, an old game with one die: roll as often as you dare, and hold before a one takes it all.

Everything that Cadency needs of a game is here: choices, a state, frames, a view, and ``RULES``, which puts them
together. Texts and rules lie beside it. There is no page, no board and no judge: Cadency has plain ones.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from cadency.kernel.engine import NATURE, Ask, Decision, State
from cadency.kernel.errors import BadContent
from cadency.kernel.rules import Line, Placing, Rules, Setup, placings
from cadency.kernel.words import Choice, Field, thaw

FACES: Final = 6


class Roll(Choice):
    __slots__ = ()
    tag = "roll"


class Hold(Choice):
    __slots__ = ()
    tag = "hold"


class Fall(Choice):
    """What nature answers: the die."""

    __slots__ = ("face",)
    tag = "fall"
    fields = (Field("face"),)

    def __init__(self, face: int) -> None:
        self.face: Final = face


ROLL, HOLD = Roll(), Hold()
FALLS: Final = tuple([Fall(face) for face in range(1, FACES + 1)])


class Printed:
    """Nothing is printed on a die that a pack could change."""

    id = "pig"
    pack = None


def content(pack: str | None, name: str, _former: str = "") -> Printed:
    if pack is not None:
        raise BadContent("unknown-table", file=name, table="…", known="–")
    return Printed()


class Pig(State):
    """What lies on the table: everybody's points, and what this turn has brought so far."""

    __slots__ = ("content", "goal", "points", "pot", "seats")

    def __init__(self, printed: Printed, seats: int, goal: int) -> None:
        super().__init__()
        self.content = printed
        self.seats = seats
        self.goal = goal
        self.points = [0] * seats
        self.pot = 0

    def copy(self) -> Pig:
        c = Pig(self.content, self.seats, self.goal)
        c.stack, c.over, c.points, c.pot = self.stack[:], self.over, self.points[:], self.pot
        return c


class Turn(Ask[Pig]):
    """Roll once more, or hold?"""

    __slots__ = ("seat",)
    tag = "turn"
    fields = (Field("seat"),)
    kind = "turn.dare"
    clause = "P-1.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Pig) -> Decision:
        return Decision(self, self.seat, (ROLL, HOLD) if s.pot else (ROLL,))

    def answer(self, s: Pig, choice: Choice) -> None:
        if isinstance(choice, Roll):
            s.stack.append(Die(self.seat))
            return
        s.points[self.seat] += s.pot
        s.say("held", self.seat, s.pot, s.points[self.seat])
        if s.points[self.seat] >= s.goal:
            s.over = "goal"
        _pass_on(s, self.seat)


class Die(Ask[Pig]):
    """Nature: the die falls."""

    __slots__ = ("seat",)
    tag = "die"
    fields = (Field("seat"),)
    kind = "die.fall"
    clause = "P-1.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, _s: Pig) -> Decision:
        return Decision(self, NATURE, FALLS, (1,) * FACES)

    def answer(self, s: Pig, choice: Fall) -> None:
        s.say("rolled", self.seat, choice.face)
        if choice.face == 1:
            _pass_on(s, self.seat)
        else:
            s.pot += choice.face
            s.stack.append(Turn(self.seat))


def _pass_on(s: Pig, seat: int) -> None:
    s.pot = 0
    if not s.over:
        s.stack.append(Turn((seat + 1) % s.seats))


def start(setup: Setup) -> Pig:
    s = Pig(setup.content, setup.seats, int(setup.options["goal"]))
    s.todo(Turn(0))
    return s


def standing(s: Pig) -> list[Placing]:
    return placings([((Line("held", points, "P-1.4"),), ()) for points in s.points])


class View(msgspec.Struct, frozen=True):
    """Everybody sees everything. The view of any game has ``game``, ``content``, ``seat``, ``seats`` and ``todo``."""

    game: str
    content: str
    seat: int | None
    seats: int
    goal: int
    points: list[int]
    pot: int
    over: str
    todo: list[Any]


def view(s: Pig, seat: int | None) -> View:
    todo = [thaw(frame.wire()) for frame in s.stack]
    return View("pig", s.content.id, seat, s.seats, s.goal, list(s.points), s.pot, s.over, todo)


def imagine(seen: View, _rng: random.Random, printed: Printed) -> Pig:
    s = Pig(printed, seen.seats, seen.goal)
    s.points, s.pot, s.over = list(seen.points), seen.pot, seen.over
    s.stack = [RULES.frame(wire) for wire in seen.todo]
    return s


RULES: Final = Rules(
    id="pig",
    version=1,
    prefix="P",
    seats=(2, 3, 4),
    options={"goal": ("50", "100")},
    ends=("goal",),
    content=content,
    start=start,
    standing=standing,
    view=view,
    side=lambda s, seat: {"points": s.points[seat]},
    imagine=imagine,
    vocabulary=(ROLL, HOLD, *FALLS),
    frames=(Turn, Die),
    events={"rolled": ("seat", "face"), "held": ("seat", "pot", "points")},
    doubts=list,
    hidden=False,
)
