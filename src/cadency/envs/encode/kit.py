"""What the encoders share: parts of an observation, with names for its numbers, and seats as the reader counts them.

Seats are counted from whoever looks, in the order of play: ``own`` first, then ``next``, and so on. So the same numbers
mean the same thing in every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, product
from typing import Any, Final, NamedTuple

Numbers = Sequence[int]
PLACES: Final = ("own", "next", "third", "fourth", "fifth")


class Eyes:
    """Who looks: turns a seat of the table into a place as the reader counts them."""

    __slots__ = ("_flags", "most", "own", "seats")

    def __init__(self, own: int, seats: int, most: int) -> None:
        self.own: Final = own
        self.seats: Final = seats
        self.most: Final = most  # at any table of the game
        self._flags: Final = _turned(own, seats, most)

    def place(self, seat: int) -> int:
        return (seat - self.own) % self.seats

    def flags(self, seat: int | None) -> Numbers:
        """Whose it is: a flag for every place, none for nobody."""
        return self._flags[-1 if seat is None or seat < 0 else seat]

    def turned(self, by_seat: Sequence[int]) -> list[int]:
        """Numbers in the order of the seats, in the order of the places."""
        found = [by_seat[(self.own + place) % self.seats] for place in range(self.seats)]
        return found + [0] * (self.most - self.seats)

    def count(self, seats: Iterable[int]) -> list[int]:
        """How many of these are whose."""
        found = [0] * self.most
        for seat in seats:
            found[(seat - self.own) % self.seats] += 1
        return found


@cache
def _turned(own: int, seats: int, most: int) -> tuple[tuple[int, ...], ...]:
    """The flags of every seat of a table, as one of them counts them; those of nobody last."""
    return (*[one(most, (seat - own) % seats) for seat in range(seats)], one(most, -1))


class Part(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    labels: tuple[str, ...]  # one for each number; ("",) for a number that is the whole part
    says: str  # what they mean
    read: Callable[[Any, Eyes], Numbers]
    flag: bool = False  # 0 or 1

    def names(self, prefix: str = "") -> list[str]:
        return [f"{prefix}{self.name}.{label}" if label else f"{prefix}{self.name}" for label in self.labels]


def flags(name: str, labels: tuple[str, ...], says: str, read: Callable[[Any, Eyes], Numbers]) -> Part:
    return Part(name, labels, says, read, flag=True)


def counts(name: str, labels: tuple[str, ...], says: str, read: Callable[[Any, Eyes], Numbers]) -> Part:
    return Part(name, labels, says, read)


def number(name: str, says: str) -> Part:
    """A number that the view has under the same name."""
    return Part(name, ("",), says, lambda seen, _: (int(getattr(seen, name)),))


def flag(name: str, says: str) -> Part:
    return Part(name, ("",), says, lambda seen, _: (int(getattr(seen, name)),), flag=True)


def named(name: str, labels: tuple[str, ...], says: str) -> Part:
    """Counts by name, as the view has them; what is not there counts 0."""

    def read(seen: Any, _: Eyes) -> Numbers:
        found: Mapping[str, int] = getattr(seen, name)
        return [found.get(label, 0) for label in labels]

    return Part(name, labels, says, read)


def those(name: str, labels: tuple[str, ...], says: str) -> Part:
    """A flag for each name that stands in a list of the view."""

    def read(seen: Any, _: Eyes) -> Numbers:
        return marked(labels, getattr(seen, name))

    return Part(name, labels, says, read, flag=True)


def whose(name: str, most: int, says: str) -> Part:
    """The place of a seat that the view names."""
    return Part(name, PLACES[:most], says, lambda seen, eyes: eyes.flags(getattr(seen, name)), flag=True)


def ends(labels: tuple[str, ...]) -> Part:
    return Part("over", labels, "how the game ended", lambda seen, _: one_of(labels, seen.over), flag=True)


def table_of(labels: tuple[str, ...]) -> Part:
    """How many seats there are."""
    return Part("seats", labels, "seats at this table", lambda seen, _: one_of(labels, str(seen.seats)), flag=True)


def grid(*axes: Sequence[str]) -> tuple[str, ...]:
    """Labels for numbers in rows: every combination, the last axis runs fastest."""
    return tuple(".".join(labels) for labels in product(*axes))


@cache
def one(size: int, at: int) -> tuple[int, ...]:
    """A flag at one place; nowhere for -1."""
    return tuple(int(place == at) for place in range(size))


@cache
def _places(labels: tuple[str, ...]) -> dict[str, int]:
    return {label: place for place, label in enumerate(labels)}


def one_of(labels: tuple[str, ...], name: str | None) -> tuple[int, ...]:
    return one(len(labels), -1 if not name else _places(labels)[name])


def number_of(labels: tuple[str, ...], name: str | None) -> int:
    """The place of a name, counted from 1; 0 for none."""
    return _places(labels)[name] + 1 if name else 0


def marked(labels: tuple[str, ...], names: Iterable[str]) -> list[int]:
    found = [0] * len(labels)
    places = _places(labels)
    for name in names:
        found[places[name]] = 1
    return found


def tallied(labels: tuple[str, ...], names: Iterable[str]) -> list[int]:
    """The same where a name may stand more than once."""
    found = [0] * len(labels)
    places = _places(labels)
    for name in names:
        found[places[name]] += 1
    return found


def flat(rows: Iterable[Iterable[int]]) -> list[int]:
    return list(chain.from_iterable(rows))
