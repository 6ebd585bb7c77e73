"""Sums of a few numbers, and the like. Compiled, loops are quickest; interpreted, Python's own functions stand in."""

from __future__ import annotations

from itertools import compress
from operator import contains
from types import FunctionType
from typing import Final

_BITS: Final = tuple(1 << place for place in range(64))
ones: Final = int.bit_count  # how many bits are set: by this name, compiled code need not look for the method


def total(numbers: list[int] | tuple[int, ...]) -> int:
    """Their sum."""
    found = 0
    if isinstance(numbers, list):
        for n in numbers:
            found += n
    else:
        for n in numbers:
            found += n
    return found


def some(numbers: list[int]) -> bool:
    """Is any of them not zero?"""
    for n in numbers:
        if n:
            return True
    return False


def among(numbers: tuple[int, ...], number: int) -> bool:
    """Is it one of them?"""
    for n in numbers:
        if n == number:
            return True
    return False


def places(numbers: list[int]) -> int:
    """Where they are not zero, as bits."""
    found = 0
    for place in range(len(numbers)):
        if numbers[place]:
            found |= 1 << place
    return found


def _places(numbers: list[int]) -> int:
    return sum(compress(_BITS, numbers))


if isinstance(total, FunctionType):  # this runs interpreted
    globals().update(total=sum, some=any, among=contains, places=_places)
