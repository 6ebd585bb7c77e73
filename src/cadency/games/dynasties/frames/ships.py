"""Ships: cubes that come aboard, and figures that go home."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.frames.drawing import take_cubes
from cadency.games.dynasties.names import BAG, COLOURS, SHIP
from cadency.games.dynasties.sharing import Take, takes
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Refusal
from cadency.kernel.nature import Dealt
from cadency.kernel.sums import some, total
from cadency.kernel.words import Field

_ship = Field("ship", (1, 2, 3))


class Loading(Ask[Dynasties]):
    """Nature: cubes for a ship, fewer if the bag is short (D-2.7, D-4.5, D-R12)."""

    __slots__ = ("ship",)
    tag = "loading"
    fields = (_ship,)
    kind = "ship.load"
    clause = "D-4.5"

    def __init__(self, ship: int) -> None:
        self.ship: Final = ship

    def decision(self, s: Dynasties) -> Decision:
        bag = tuple(s.cubes[BAG : BAG + 5])
        return Decision(self, NATURE, (), Deal(bag, min(s.content.ship, total(bag))))

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        at = SHIP + 5 * self.ship
        cubes = s.cubes
        for colour in choice.items:
            cubes[BAG + colour] = cubes[BAG + colour] - 1
            cubes[at + colour] = cubes[at + colour] + 1
        if s.events is not None and choice.items:
            s.say("loaded", self.ship + 1, tuple([COLOURS[colour] for colour in choice.items]))


class Unloading(Ask[Dynasties]):
    """Whoever is alone on a ship takes two cubes: trading with oneself, or when the round ends (D-4.6, D-11.1)."""

    __slots__ = ("seat", "ship")
    tag = "unloading"
    fields = (Field("seat"), _ship)
    kind = "trade.unload"
    clause = "D-4.6"

    def __init__(self, seat: int, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def decision(self, s: Dynasties) -> Decision:
        lot = tuple(s.cubes[SHIP + 5 * self.ship : SHIP + 5 * self.ship + 5])
        return Decision(self, self.seat, takes(lot, min(s.content.alone, total(lot))))

    def answer(self, s: Dynasties, choice: Take) -> None:
        take_cubes(s, self.seat, SHIP + 5 * self.ship, choice.items)
        go_home(s, self.ship)

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.lots(s, SHIP + 5 * self.ship, s.content.alone, self.clause)


def unload(s: Dynasties, ship: int) -> None:
    """Somebody is alone on a ship."""
    if some(s.cubes[SHIP + 5 * ship : SHIP + 5 * ship + 5]):
        s.stack.append(Unloading(s.aboard[2 * ship], ship))
    else:
        go_home(s, ship)


def go_home(s: Dynasties, ship: int) -> None:
    for space in (2 * ship, 2 * ship + 1):
        if s.aboard[space] >= 0:
            s.figures[s.aboard[space]] += 1
            s.aboard[space] = -1


LOADING: Final = (Loading(0), Loading(1), Loading(2))
