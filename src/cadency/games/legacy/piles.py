"""Piles of unique cards: an int with a bit for each."""

from __future__ import annotations


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
    return tuple([mask >> n & 1 for n in range(size)])
