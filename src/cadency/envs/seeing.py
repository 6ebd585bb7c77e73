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
        self._houses: Final = houses
        self.most: Final = most
        self.parts: Final = (
            *[("", part) for part in table],
            *[(f"{place}.", part) for place in PLACES[:most] for part in house],
        )
        self.size: Final = sum(len(part.labels) for _, part in self.parts)
        self._row: Final = Struct(f"{self.size}h")  # small whole numbers: the quickest way into an array
        self._nobody: Final = [0] * sum(len(part.labels) for part in house)

    def __call__(self, view: Any) -> Seen:
        """The numbers of a seat's view, in the order of :meth:`fields`."""
        eyes = Eyes(view.seat, view.seats, self.most)
        found: list[int] = []
        for part in self.table:
            found += part.read(view, eyes)
        houses = self._houses(view)
        for place in range(view.seats):
            house = houses[(view.seat + place) % view.seats]
            for part in self.house:
                found += part.read(house, eyes)
        for _ in range(view.seats, self.most):
            found += self._nobody
        return np.frombuffer(self._row.pack(*found), np.int16).astype(np.float32)

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
    encoder = import_module(f"cadency.envs.encode.{rules.id}")
    return Observer((*encoder.TABLE, todo(rules)), encoder.HOUSE, encoder.houses, rules.seats[-1])
