"""Piles of unique cards: an int with a bit for each."""

from __future__ import annotations

from typing import Final

# for each eight cards of a pile which are there
_EIGHT: Final = tuple(tuple(mask >> n & 1 for n in range(8)) for mask in range(256))


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def counts(mask: int, size: int) -> tuple[int, ...]:
    """A pile as a bag for nature."""
    found: list[int] = []
    for _ in range(0, size, 8):
        found += _EIGHT[mask & 255]
        mask >>= 8
    return tuple(found[:size])
