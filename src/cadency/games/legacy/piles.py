"""Piles of unique cards: an int with a bit for each."""

from __future__ import annotations

from typing import Final, TypeVar

from cadency.kernel.words import Choice

W = TypeVar("W", bound=Choice)
BIT: Final[tuple[int, ...]] = tuple(1 << n for n in range(128))


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, rising."""
    found = []
    while mask:
        number = mask.bit_length() - 1
        found.append(number)
        mask ^= BIT[number]
    found.reverse()
    return found


def words(mask: int, of: tuple[W, ...]) -> list[W]:
    """The words for the bits that are set, rising."""
    found = []
    while mask:
        number = mask.bit_length() - 1
        found.append(of[number])
        mask ^= BIT[number]
    found.reverse()
    return found


def pile(cards: tuple[int, ...]) -> int:
    """These cards as one pile."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found
