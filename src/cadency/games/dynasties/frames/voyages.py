"""Deploying by other ways than cards: with Columbus, and to a city just founded (D-7.4, D-11.6)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import SEND, Send
from cadency.games.dynasties.frames.deploy import send, sends
from cadency.games.dynasties.names import COLUMBUS, FREE, TILES
from cadency.games.dynasties.reach import crossings
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Field

_seat = Field("seat")


class Crossing(Ask[Dynasties]):
    """Columbus: opposite a single figure of another seat, for less (D-7.4)."""

    __slots__ = ("seat",)
    tag = "crossing"
    fields = (_seat,)
    kind = "deploy.cross"
    clause = "D-7.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Dynasties) -> Decision:
        found = [word for slot in range(2) for word in sends(crossings(s, self.seat, slot), slot)]
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Dynasties, choice: Send) -> None:
        price = s.content.prices[choice.slot][choice.city] - s.content.characters[COLUMBUS].less
        send(s, self.seat, choice, choice.slot, max(0, price))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.crossing(s, self.seat)


class Manning(Ask[Dynasties]):
    """Who is sent to a city that has just been founded (D-11.6)."""

    __slots__ = ("seat", "tile")
    tag = "manning"
    fields = (_seat, Field("tile", TILES))
    kind = "bonus.man"
    clause = "D-11.6"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def decision(self, s: Dynasties) -> Decision:
        city = FREE + self.tile
        return Decision(self, self.seat, tuple([SEND[city][slot] for slot in payable(s, self.seat, city)]))

    def answer(self, s: Dynasties, choice: Send) -> None:
        send(s, self.seat, choice, choice.slot, s.content.prices[choice.slot][choice.city])

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.manning(s, self.seat, self.tile)


def payable(s: Dynasties, seat: int, city: int) -> list[int]:
    """The slots of a city whose price a seat could pay."""
    return [slot for slot in range(2) if s.power(seat, slot) >= s.content.prices[slot][city]]


def can_man(s: Dynasties, seat: int, city: int) -> bool:
    """Could a seat pay for anybody there?"""
    princes, princesses = s.content.prices
    return s.power(seat, 0) >= princes[city] or s.power(seat, 1) >= princesses[city]
