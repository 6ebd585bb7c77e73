"""A turn: a cube or the well, an action, and whoever dies at its end (V-4, V-15.1, V-16.2)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Act
from cadency.games.village.frames.actions import actions, begin
from cadency.games.village.frames.death import Mourning
from cadency.games.village.frames.mass import MASS
from cadency.games.village.frames.taking import cubes_and_wells, take_or_draw
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import SKIP
from cadency.kernel.engine import Ask, Decision, Do, Frame, Refusal
from cadency.kernel.words import Choice, Field


class Turn(Ask[Village]):
    """Take a cube, or pay at the well."""

    __slots__ = ("seat",)
    tag = "turn"
    fields = (Field("seat"),)
    kind = "turn.take"
    clause = "V-4.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, cubes_and_wells(s, self.seat))

    def answer(self, s: Village, choice: Choice) -> None:
        s.stack.append(AFTER[self.seat])
        take_or_draw(s, self.seat, choice)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.turn(s, self.seat)


class After(Do[Village]):
    """The turn is over: the dead first, then the end, the mass or the next seat (V-3.6, V-15.1, V-16)."""

    __slots__ = ("seat",)
    tag = "after"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Village) -> None:
        seat = self.seat
        if s.owed[seat]:
            s.stack.append(self)
            mourn(s, seat)
        elif s.ending >= 0:
            s.todo(*last_turns(s, seat), MASS)
        elif not s.left:
            s.stack.append(MASS)
        else:
            s.stack.append(TURN[(seat + 1) % s.seats])


def last_turns(s: Village, seat: int) -> list[Frame]:
    """Who has a last turn, in order, when the end was brought about during this seat's turn (V-16.2, V-16.6)."""
    order = [(seat + step) % s.seats for step in range(s.seats)]
    if s.ending == seat:
        order = order[1:]
    elif s.market_end == "last":
        order = [*order[1:], seat]
    return [LAST[other] for other in order]


class LastTurn(Ask[Village]):
    """A last turn; with no cube left on the board any action, for nothing (V-16.3)."""

    __slots__ = ("seat",)
    tag = "last"
    fields = (Field("seat"),)
    kind = "turn.last"
    clause = "V-16.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        if s.left:
            return Decision(self, self.seat, cubes_and_wells(s, self.seat))
        return Decision(self, self.seat, (*actions(s, self.seat), SKIP))

    def answer(self, s: Village, choice: Choice) -> None:
        s.stack.append(REST[self.seat])
        if isinstance(choice, Act):
            begin(s, self.seat, choice.space, 0)
        else:
            take_or_draw(s, self.seat, choice)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.turn(s, self.seat) if s.left else why.any_action(s, self.seat)


class Rest(Do[Village]):
    """A last turn is over; who is owed to death still dies."""

    __slots__ = ("seat",)
    tag = "rest"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Village) -> None:
        if s.owed[self.seat]:
            mourn(s, self.seat)


def mourn(s: Village, seat: int) -> None:
    deaths = s.owed[seat]
    s.owed[seat] = 0
    s.stack.append(Mourning(seat, deaths))


TURN: Final = tuple(Turn(seat) for seat in range(4))
AFTER: Final = tuple(After(seat) for seat in range(4))
LAST: Final = tuple(LastTurn(seat) for seat in range(4))
REST: Final = tuple(Rest(seat) for seat in range(4))
