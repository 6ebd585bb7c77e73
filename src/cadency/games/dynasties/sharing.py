"""The words of dividing and choosing: lots of cubes, and dowry dice. Ways are remembered: the same ones come again."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final

from cadency.games.dynasties.lots import divisions, sublots
from cadency.games.dynasties.names import COLOURS, FACES
from cadency.kernel.words import Choice, Field, Wire


class _Things(Choice):
    """Some of several things that may be alike: the same ones are the same word."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items: Final = items

    def parts(self) -> tuple[Any, ...]:
        return (self.items,)


class Divide(_Things):
    """Make two lots of a ship's cubes, by naming the smaller one (D-4.3)."""

    __slots__ = ()
    tag = "divide"

    def wire(self) -> Wire:
        return (self.tag, *[COLOURS[item] for item in self.items])


class Take(_Things):
    """Take these cubes (D-4.4, D-4.6, D-7.4, D-11.1)."""

    __slots__ = ()
    tag = "take"

    def wire(self) -> Wire:
        return (self.tag, *[COLOURS[item] for item in self.items])


class Roll(_Things):
    """Nature: how the three dowry dice fall (D-6.2)."""

    __slots__ = ()
    tag = "roll"

    def wire(self) -> Wire:
        return (self.tag, *[FACES[item] for item in self.items])


class Accept(_Things):
    """Choose one die or two as one's dowry (D-6.3)."""

    __slots__ = ()
    tag = "accept"

    def wire(self) -> Wire:
        return (self.tag, *[FACES[item] for item in self.items])


class Apart(Choice):
    """Set one die apart from the other two (D-6.2)."""

    __slots__ = ("face",)
    tag = "apart"
    fields = (Field("face", FACES),)

    def __init__(self, face: int) -> None:
        self.face: Final = face


def _lots(kinds: int, sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [lot for size in sizes for lot in combinations_with_replacement(range(kinds), size)]


def _falls(roll: tuple[int, ...]) -> int:
    """In how many of 216 ways three dice fall so."""
    return (1, 3, 6)[len(set(roll)) - 1]


DIVIDE: Final = {lot: Divide(lot) for lot in _lots(5, (1, 2))}
TAKE: Final = {lot: Take(lot) for lot in _lots(5, (1, 2, 3, 4))}
ROLL: Final = tuple(Roll(roll) for roll in _lots(6, (3,)))
CHANCES: Final = tuple(_falls(roll.items) for roll in ROLL)
ROLL_AT: Final = {roll.items: n for n, roll in enumerate(ROLL)}
ROLLS: Final = tuple("+".join([FACES[face] for face in roll.items]) for roll in ROLL)  # as frames name them
ACCEPT: Final = {lot: Accept(lot) for lot in _lots(6, (1, 2))}
APART: Final = tuple(Apart(face) for face in range(len(FACES)))


@lru_cache(maxsize=8192)
def takes(counts: tuple[int, ...], size: int) -> tuple[Take, ...]:
    """Every way to take so many of these cubes."""
    return tuple([TAKE[lot] for lot in sublots(counts, size)])


@lru_cache(maxsize=4096)
def divides(counts: tuple[int, ...]) -> tuple[Divide, ...]:
    """Every way to divide these cubes."""
    return tuple([DIVIDE[lot] for lot in divisions(counts)])
