"""Trade: one divides a ship's cubes, the other chooses (D-4)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import BOARD, Board
from cadency.games.dynasties.frames.ships import LOADING, go_home, unload
from cadency.games.dynasties.lots import Several, rest_of
from cadency.games.dynasties.names import COLOURS, SHIP, STORE
from cadency.games.dynasties.sharing import TAKE, Divide, Take, divides
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Field, Wire

_ship = Field("ship", (1, 2, 3))


class Trading(Ask[Dynasties]):
    """Which ship a figure goes to: its large space, or the small one if the large one is taken (D-4.1, D-4.2)."""

    __slots__ = ("seat",)
    tag = "trading"
    fields = (Field("seat"),)
    kind = "trade.board"
    clause = "D-4.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, BOARD)

    def answer(self, s: Dynasties, choice: Board) -> None:
        seat, ship = self.seat, choice.ship
        large = s.aboard[2 * ship]
        s.figures[seat] -= 1
        s.aboard[2 * ship + (large >= 0)] = seat
        s.say("boarded", seat, ship + 1, "large" if large < 0 else "small")
        if large < 0:
            return
        lot = tuple(s.cubes[SHIP + 5 * ship : SHIP + 5 * ship + 5])
        if large == seat:
            s.stack.append(LOADING[ship])
            unload(s, ship)
        elif sum(lot) > 1:
            s.stack.append(Dividing(seat, ship))
        else:
            part(s, ship, rest_of(lot, ()))


class Again(Do[Dynasties]):
    """The second of two trades, if there is a figure for it (D-8.3, D-R13)."""

    __slots__ = ("seat",)
    tag = "again"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Dynasties) -> None:
        if s.figures[self.seat]:
            s.stack.append(TRADING[self.seat])


class Dividing(Ask[Dynasties]):
    """Whoever is on the small space makes two lots (D-4.3)."""

    __slots__ = ("seat", "ship")
    tag = "dividing"
    fields = (Field("seat"), _ship)
    kind = "trade.divide"
    clause = "D-4.3"

    def __init__(self, seat: int, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def decision(self, s: Dynasties) -> Decision:
        lot = tuple(s.cubes[SHIP + 5 * self.ship : SHIP + 5 * self.ship + 5])
        return Decision(self, self.seat, divides(lot))

    def answer(self, s: Dynasties, choice: Divide) -> None:
        s.say("divided", self.seat, _colours(choice.items), _colours(rest(s, self.ship, choice.items)))
        s.stack.append(Choosing(s.aboard[2 * self.ship], self.ship, choice.items))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.dividing(s, self.ship)


class Choosing(Ask[Dynasties]):
    """Whoever is on the large space takes one lot (D-4.4)."""

    __slots__ = ("lot", "seat", "ship")
    tag = "choosing"
    fields = (Field("seat"), _ship, Several("lot", COLOURS))
    kind = "trade.choose"
    clause = "D-4.4"

    def __init__(self, seat: int, ship: int, lot: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.ship: Final = ship
        self.lot: Final = lot

    def decision(self, s: Dynasties) -> Decision:
        other = rest(s, self.ship, self.lot)
        found = (TAKE[self.lot],) if other == self.lot else (TAKE[self.lot], TAKE[other])
        return Decision(self, self.seat, found)

    def answer(self, s: Dynasties, choice: Take) -> None:
        part(s, self.ship, choice.items)


def part(s: Dynasties, ship: int, lot: tuple[int, ...]) -> None:
    """The large space has this lot, the small one the rest; both figures go home and the ship is filled (D-4.5)."""
    at = SHIP + 5 * ship
    large, small = s.aboard[2 * ship], s.aboard[2 * ship + 1]
    left = rest(s, ship, lot)
    for seat, got in ((large, lot), (small, left)):
        for colour in got:
            s.cubes[STORE + 5 * seat + colour] += 1
        if got and s.events is not None:
            s.say("took", seat, _colours(got))
    s.cubes[at : at + 5] = [0] * 5
    go_home(s, ship)
    s.stack.append(LOADING[ship])


def rest(s: Dynasties, ship: int, lot: tuple[int, ...]) -> tuple[int, ...]:
    return rest_of(tuple(s.cubes[SHIP + 5 * ship : SHIP + 5 * ship + 5]), lot)


def _colours(lot: tuple[int, ...]) -> Wire:
    return tuple([COLOURS[colour] for colour in lot])


TRADING: Final = tuple(Trading(seat) for seat in range(5))
AGAIN: Final = tuple(Again(seat) for seat in range(5))
