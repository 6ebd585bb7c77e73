"""Observations: what a seat sees, as one row of numbers of a fixed length, the same at every table of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from struct import Struct
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cadency.envs.encode.kit import PLACES, Eyes, Part
from cadency.envs.encode.todo import todo
from cadency.envs.errors import BadEnvironment
from cadency.plugins import OWN

Seen = NDArray[np.float32]
BOUND: Final = 1000.0  # no count, score or number comes near it


class Field(NamedTuple):
    """One number of an observation."""

    name: str
    low: float
    high: float
    says: str


class Observer:
    """Turns a view into numbers. It gets the view and nothing else, so it can tell no more."""

    def __init__(
        self,
        table: tuple[Part, ...],
        house: tuple[Part, ...],
        houses: Callable[[Any], list[Any]],
        most: int,
    ) -> None:
        self.table: Final = table
        self.house: Final = house
        self.houses: Final = houses
        self.most: Final = most
        self.parts: Final = (
            *[("", part) for part in table],
            *[(f"{place}.", part) for place in PLACES[:most] for part in house],
        )
        self.size: Final = sum(len(part.labels) for _, part in self.parts)
        own = sum(len(part.labels) for part in house)
        self._first: Final = Struct(f"{self.size - most * own}h")  # small whole numbers: the quickest way into an array
        self._each: Final = Struct(f"{own}h")
        self._nobody: Final = bytes(self._each.size)
        self._known: Final[dict[int, tuple[Any, bytes]]] = {}  # by seat: a house seen last, and its numbers

    def __call__(self, view: Any) -> Seen:
        """The numbers of a seat's view, in the order of :meth:`fields`."""
        eyes = Eyes(view.seat, view.seats, self.most)
        found: list[int] = []
        for part in self.table:
            found += part.read(view, eyes)
        houses = self.houses(view)
        pieces = [self._first.pack(*found)]
        for place in range(view.seats):
            seat = (view.seat + place) % view.seats
            pieces.append(self._numbers(seat, houses[seat], eyes))
        pieces += [self._nobody] * (self.most - view.seats)
        return np.frombuffer(b"".join(pieces), np.int16).astype(np.float32)

    def _numbers(self, seat: int, house: Any, eyes: Eyes) -> bytes:
        """Of one house. What a house tells is the same whoever looks, and most of them stay as they are for a while."""
        known = self._known.get(seat)
        if known is not None and known[0] == house:
            return known[1]
        found: list[int] = []
        for part in self.house:
            found += part.read(house, eyes)
        packed = self._each.pack(*found)
        self._known[seat] = (house, packed)
        return packed

    def forget(self) -> None:
        """Read every house anew."""
        self._known.clear()

    def fields(self) -> list[Field]:
        """Every number by its place: its name, its bounds and what it means."""
        return [
            Field(name, 0.0 if part.flag else -BOUND, 1.0 if part.flag else BOUND, part.says)
            for prefix, part in self.parts
            for name in part.names(prefix)
        ]


@cache
def observer_of(rules_id: str) -> Observer:
    import cadency

    rules = cadency.rules(rules_id)
    if rules.id not in OWN:
        raise BadEnvironment("no-observation", game=rules.id, known=", ".join(OWN))
    encoder = import_module(f"cadency.envs.encode.{rules.id}")
    return Observer((*encoder.TABLE, todo(rules)), encoder.HOUSE, encoder.houses, rules.seats[-1])
