"""What the encoders share: parts of an observation, with names for its numbers, and seats as the reader counts them.

Seats are counted from whoever looks, in the order of play: ``own`` first, then ``next``, and so on. So the same numbers
mean the same thing in every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, product
from operator import attrgetter
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


Read = Callable[[Any, Any], Numbers]  # (what it reads of the view, the eyes if it is turned) -> numbers


class Part(NamedTuple):
    """Some numbers of an observation that belong together. They follow from what ``of`` takes out of a view and, if the
    part is turned, from who looks; so as long as that stays the same they need not be worked out again."""

    name: str
    labels: tuple[str, ...]  # one for each number; ("",) for a number that is the whole part
    says: str  # what they mean
    read: Read
    of: Callable[[Any], Any]
    flag: bool = False  # 0 or 1
    turned: bool = False  # has places in it, which every seat counts from itself
    signed: bool = False  # can be less than 0

    def names(self, prefix: str = "") -> list[str]:
        return [f"{prefix}{self.name}.{label}" if label else f"{prefix}{self.name}" for label in self.labels]


def flags(name: str, labels: tuple[str, ...], says: str, read: Read, *of: str) -> Part:
    """Flags made from what the view has under the names of ``of``, or else under the name of the part."""
    return Part(name, labels, says, read, attrgetter(*(of or (name,))), flag=True)


def counts(name: str, labels: tuple[str, ...], says: str, read: Read, *of: str) -> Part:
    return Part(name, labels, says, read, attrgetter(*(of or (name,))))


def turned(part: Part) -> Part:
    return part._replace(turned=True)


def signed(part: Part) -> Part:
    return part._replace(signed=True)


def number(name: str, says: str) -> Part:
    """A number that the view has under the same name."""
    return counts(name, ("",), says, lambda value, _: (int(value),))


def flag(name: str, says: str) -> Part:
    return flags(name, ("",), says, lambda value, _: (int(value),))


def named(name: str, labels: tuple[str, ...], says: str) -> Part:
    """Counts by name, as the view has them; what is not there counts 0."""
    none = (0,) * len(labels)

    def read(found: Mapping[str, int], _: None) -> Numbers:
        return tuple(map(found.get, labels, none))

    return counts(name, labels, says, read)


def those(name: str, labels: tuple[str, ...], says: str, *of: str) -> Part:
    """A flag for each name that stands in a list of the view."""
    return flags(name, labels, says, lambda names, _: marked(labels, names), *of)


def whose(name: str, most: int, says: str) -> Part:
    """The place of a seat that the view names."""
    return turned(flags(name, PLACES[:most], says, lambda seat, eyes: eyes.flags(seat)))


def ends(labels: tuple[str, ...]) -> Part:
    return flags("over", labels, "how the game ended", lambda over, _: one_of(labels, over))


def table_of(labels: tuple[str, ...]) -> Part:
    """How many seats there are."""
    return flags("seats", labels, "seats at this table", lambda seats, _: one_of(labels, str(seats)))


def option(name: str, value: str) -> Part:
    """Whether an option has this value, and not the usual one."""
    return flags(f"{name}.{value}", ("",), "option", lambda options, _: (int(options[name] == value),), "options")


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
