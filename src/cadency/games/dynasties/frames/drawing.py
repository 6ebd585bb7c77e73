"""What nature gives to one seat: cubes before everybody's eyes, cards and books for that seat alone."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.lots import rest_of
from cadency.games.dynasties.names import (
    BAG,
    COLOURS,
    DRAWN,
    STORE,
)
from cadency.games.dynasties.sharing import Take, takes
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Refusal
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Field


class Cubes(Ask[Dynasties]):
    """Nature: cubes from the bag for a seat, which keeps so many of them (D-3.3, D-5.5, D-7.4)."""

    __slots__ = ("count", "keep", "seat")
    tag = "cubes"
    fields = (Field("seat"), Field("count"), Field("keep"))
    kind = "bag.draw"
    clause = "D-3.3"

    def __init__(self, seat: int, count: int, keep: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.keep: Final = keep

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, NATURE, (), Deal(tuple(s.cubes[BAG : BAG + 5]), self.count))

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        to = DRAWN if self.keep < self.count else STORE + 5 * self.seat
        cubes = s.cubes
        for colour in choice.items:
            cubes[BAG + colour] = cubes[BAG + colour] - 1
            cubes[to + colour] = cubes[to + colour] + 1
        if s.events is not None:
            s.say("drew", self.seat, tuple([COLOURS[colour] for colour in choice.items]))
        if self.keep < self.count:
            s.stack.append(Keeping(self.seat, self.keep))


def draw_cubes(s: Dynasties, seat: int, count: int, keep: int = 0) -> None:
    """So many cubes, or what the bag holds; without a number to keep, all of them are kept."""
    count = min(count, s.bag())
    if count:
        s.stack.append(Cubes(seat, count, min(keep or count, count)))


class Keeping(Ask[Dynasties]):
    """Which of the drawn cubes are kept; the others go back (D-7.4, D-11.5)."""

    __slots__ = ("keep", "seat")
    tag = "keeping"
    fields = (Field("seat"), Field("keep"))
    kind = "bag.keep"
    clause = "D-7.4"

    def __init__(self, seat: int, keep: int) -> None:
        self.seat: Final = seat
        self.keep: Final = keep

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, takes(tuple(s.cubes[DRAWN : DRAWN + 5]), self.keep))

    def answer(self, s: Dynasties, choice: Take) -> None:
        take_cubes(s, self.seat, DRAWN, choice.items)

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.lots(s, DRAWN, self.keep, self.clause)


def take_cubes(s: Dynasties, seat: int, place: int, lot: tuple[int, ...]) -> None:
    """A seat takes some of the cubes at a place; the rest goes to the bag."""
    cubes = s.cubes
    rest = rest_of(tuple(cubes[place : place + 5]), lot)
    at = STORE + 5 * seat
    for colour in lot:
        cubes[at + colour] = cubes[at + colour] + 1
    for colour in rest:
        cubes[BAG + colour] = cubes[BAG + colour] + 1
    cubes[place : place + 5] = [0] * 5
    if s.events is not None and lot:
        s.say("took", seat, tuple([COLOURS[colour] for colour in lot]))
