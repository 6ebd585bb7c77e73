"""Ways to take some of several things that may be alike, by counts of kinds."""

from __future__ import annotations

from typing import Any

from cadency.kernel.sums import total
from cadency.kernel.words import Field

Lot = tuple[int, ...]  # kinds, sorted


def sublots(counts: tuple[int, ...], size: int) -> list[Lot]:
    """Every lot of this size."""
    found: list[Lot] = []
    _choose(list(counts), 0, size, (), found)
    return found


def _choose(left: list[int], lowest: int, size: int, lot: Lot, found: list[Lot]) -> None:
    """Add so many things to a lot, in every way, from this kind on."""
    if not size:
        found.append(lot)
        return
    for kind in range(lowest, len(left)):
        n = left[kind]
        if n:
            left[kind] = n - 1
            _choose(left, kind, size - 1, (*lot, kind), found)
            left[kind] = n


def divisions(counts: tuple[int, ...]) -> list[Lot]:
    """Every way to make two lots that are not empty, by the smaller one; of two equal ones by the first (D-R16)."""
    items = total(counts)
    found: list[Lot] = []
    for size in range(1, items // 2 + 1):
        for lot in sublots(counts, size):
            if 2 * size < items or lot <= rest_of(counts, lot):
                found.append(lot)
    return found


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
