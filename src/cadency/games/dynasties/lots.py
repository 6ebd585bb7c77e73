"""Ways to take some of several things that may be alike, by counts of kinds. Remembered: the same ones come again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cadency.kernel.words import Field

Lot = tuple[int, ...]  # kinds, sorted


@lru_cache(maxsize=8192)
def sublots(counts: tuple[int, ...], size: int) -> tuple[Lot, ...]:
    """Every lot of this size."""
    if not size:
        return ((),)
    found: list[Lot] = []
    for kind, n in enumerate(counts):
        if n:
            rest = (0,) * kind + (n - 1,) + counts[kind + 1 :]
            found += [(kind, *more) for more in sublots(rest, size - 1)]
    return tuple(found)


@lru_cache(maxsize=4096)
def divisions(counts: tuple[int, ...]) -> tuple[Lot, ...]:
    """Every way to make two lots that are not empty, by the smaller one; of two equal ones by the first (D-R16)."""
    total = sum(counts)
    found: list[Lot] = []
    for size in range(1, total // 2 + 1):
        for lot in sublots(counts, size):
            if 2 * size < total or lot <= rest_of(counts, lot):
                found.append(lot)
    return tuple(found)


def rest_of(counts: tuple[int, ...], lot: Lot) -> Lot:
    """What is left without a lot."""
    left = list(counts)
    for kind in lot:
        left[kind] -= 1
    return tuple([kind for kind, n in enumerate(left) for _ in range(n)])


class Several(Field):
    """A part of a word that is a lot: several names."""

    def out(self, value: Any) -> Any:
        return tuple([self.values[kind] for kind in value])

    def back(self, value: Any) -> Any:
        return tuple([self.values.index(name) for name in value])
