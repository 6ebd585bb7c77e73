"""Observations: what a seat sees, as one row of numbers of a fixed length, the same at every table of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from struct import Struct
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cadency.envs.encode.kit import PLACES, Eyes, Part, Read
from cadency.envs.encode.todo import todo
from cadency.envs.errors import BadEnvironment
from cadency.plugins import OWN

Seen = NDArray[np.float32]
Reader = tuple[Callable[[Any], Any], Read, Callable[..., bytes], bool]  # of, read, pack, turned
BOUND: Final = 1000.0  # no count, score or number comes near it


class Field(NamedTuple):
    """One number of an observation."""

    name: str
    low: float
    high: float
    says: str


class Kept:
    """What a part was read from last, and its numbers: small and whole, so that packing is the quickest way."""

    __slots__ = ("packed", "value")

    def __init__(self) -> None:
        self.value: Any = self  # like nothing in a view
        self.packed = b""


def _packer(part: Part) -> Callable[..., bytes]:
    return Struct(f"{len(part.labels)}h").pack


def _pieces(seen: Any, readers: list[Reader], kept: list[Kept], eyes: Eyes | None) -> list[bytes]:
    """The numbers of every part; only what has changed is read."""
    pieces: list[bytes] = []
    for (of, read, pack, turned), known in zip(readers, kept, strict=True):
        value = of(seen)
        if value != known.value:
            known.packed = pack(*read(value, eyes if turned else None))
            known.value = value
        pieces.append(known.packed)
    return pieces


class Observer:
    """Turns a view into numbers. It gets the view and nothing else, so it can tell no more. Most of a table stays as it
    is from one step to the next, so what was read last is kept: an observer for each environment."""

    def __init__(
        self,
        game: str,
        table: tuple[Part, ...],
        house: tuple[Part, ...],
        houses: Callable[[Any], list[Any]],
        most: int,
    ) -> None:
        self.game: Final = game
        self.table: Final = table
        self.house: Final = house
        self.houses: Final = houses
        self.most: Final = most
        self.parts: Final = (
            *[("", part) for part in table],
            *[(f"{place}.", part) for place in PLACES[:most] for part in house],
        )
        self.size: Final = sum(len(part.labels) for _, part in self.parts)
        self._readers: Final = [(part.of, part.read, _packer(part), part.turned) for part in table]
        self._house: Final = [(part.of, part.read, _packer(part), False) for part in house]
        self._nobody: Final = bytes(2 * sum(len(part.labels) for part in house))
        self.forget()

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy reads everything anew."""
        return (new_observer, (self.game,))

    def forget(self) -> None:
        """Read everything anew."""
        self._common = [Kept() for _ in self.table]
        self._seats: dict[tuple[int, int], list[Kept]] = {}
        self._houses = [(Kept(), [Kept() for _ in self.house]) for _ in range(self.most)]

    def __call__(self, view: Any) -> Seen:
        """The numbers of a seat's view, in the order of :meth:`fields`."""
        own, seats = view.seat, view.seats
        if own is None:
            raise BadEnvironment("spectator")
        kept = self._seats.get((own, seats)) or self._begun(own, seats)
        pieces = _pieces(view, self._readers, kept, Eyes(own, seats, self.most))
        houses = self.houses(view)
        for place in range(seats):
            seat = (own + place) % seats
            whole, parts = self._houses[seat]
            if houses[seat] != whole.value:  # what a house tells is the same whoever looks
                whole.packed = b"".join(_pieces(houses[seat], self._house, parts, None))
                whole.value = houses[seat]
            pieces.append(whole.packed)
        pieces += [self._nobody] * (self.most - seats)
        return np.frombuffer(b"".join(pieces), np.int16).astype(np.float32)

    def _begun(self, own: int, seats: int) -> list[Kept]:
        """What is kept for a seat that looks for the first time: what has no places in it is the same for all."""
        kept = [Kept() if part.turned else same for part, same in zip(self.table, self._common, strict=True)]
        self._seats[own, seats] = kept
        return kept

    def fields(self) -> list[Field]:
        """Every number by its place: its name, its bounds and what it means."""
        return [
            Field(name, -BOUND if part.signed else 0.0, 1.0 if part.flag else BOUND, part.says)
            for prefix, part in self.parts
            for name in part.names(prefix)
        ]


def new_observer(rules_id: str) -> Observer:
    """An observer that nobody else looks through."""
    known = observer_of(rules_id)
    return Observer(known.game, known.table, known.house, known.houses, known.most)


@cache
def observer_of(rules_id: str) -> Observer:
    import cadency

    rules = cadency.rules(rules_id)
    if rules.id not in OWN:
        raise BadEnvironment("no-observation", game=rules.id, known=", ".join(OWN))
    encoder = import_module(f"cadency.envs.encode.{rules.id}")
    return Observer(rules.id, (*encoder.TABLE, todo(rules)), encoder.HOUSE, encoder.houses, rules.seats[-1])
