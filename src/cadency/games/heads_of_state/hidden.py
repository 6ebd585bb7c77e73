"""Dealing hidden cards at random, so that whatever is possible can come about and nothing else does.

One knows how many there are of each kind, how many lie in each place, and limits. Lots have levels: limit n says how
many cards of each kind the lots up to level n hold together at most, so limits are nested. Instead, a lot may have a
limit of its own. Whether it all can be met is a question of cuts: for every choice of limits there must be enough cards
that may lie under them to fill the lots under them. By the theorem of the greatest flow and the smallest cut nothing
else matters: a card that leaves enough for every cut can be laid, and no dealing gets stuck.
"""

from __future__ import annotations

import random
from itertools import compress, product
from operator import add
from typing import Any

Place = tuple[Any, ...]


class Lot:
    """So many hidden cards for a place, under the limits from this level on, or else under one of its own."""

    def __init__(self, place: Place, size: int, level: int, most: list[int] | None = None) -> None:
        self.place = place
        self.size = size
        self.level = level
        self.most = most

    def kinds(self) -> tuple[int, ...]:
        """The cards of a lot whose own limit leaves no choice."""
        return tuple([kind for kind, n in enumerate(self.most or ()) for _ in range(n)])


class Cut:
    """Some lots, the most that they can hold of each kind, and how many cards more there are for them than needed."""

    def __init__(self, cards: list[int], lots: list[Lot], most: list[int]) -> None:
        self.lots = lots
        self.most = most
        self.spare = sum(map(min, cards, most)) - sum(lot.size for lot in lots)


class Hidden:
    """Hidden cards by kind and the lots that share them out, lower levels first; one more lot takes what is left."""

    def __init__(self, cards: list[int], limits: list[list[int]], lots: list[Lot], rest: Lot) -> None:
        self.cards = cards[:]
        self.limits = [limit[:] for limit in limits]
        self.lots = sorted(lots, key=lambda lot: lot.level)
        self.rest = rest
        alone = [lot for lot in (*lots, rest) if lot.most is not None]
        self.cuts: list[Cut] = []
        for level, *chosen in product(range(len(limits) + 1), *[(False, True)] * len(alone)):
            under = [lot for lot in lots if lot.level < level and lot.most is None]
            most = limits[level - 1] if level else [0] * len(cards)
            for lot in compress(alone, chosen):
                under.append(lot)
                most = list(map(add, most, lot.most or most))
            if under:
                self.cuts.append(Cut(cards, under, most[:]))

    def is_possible(self) -> bool:
        return all(lot.size >= 0 for lot in self.lots) and all(cut.spare >= 0 for cut in self.cuts)

    def deal(self, rng: random.Random) -> dict[Place, list[int]]:
        """What lies in each place, card by card. Every draw says what it puts where, so that a law can follow it."""
        found = {lot.place: [0] * len(self.cards) for lot in self.lots}
        for lot in self.lots:
            items = [(lot.place, (kind,)) for kind in range(len(self.cards))]
            for _ in range(lot.size):
                _, (kind,) = rng.choices(items, self.weights(lot))[0]
                self.lay(lot, kind)
                found[lot.place][kind] += 1
        found[self.rest.place] = self.cards
        return found

    def weights(self, lot: Lot) -> list[int]:
        """How many cards of each kind might come next; none where too few would be left for other lots."""
        found = self.cards[:]
        if lot.most is not None:
            found = list(map(min, found, lot.most))
        elif lot.level < len(self.limits):
            found = list(map(min, found, self.limits[lot.level]))
        for cut in self.cuts:
            if not cut.spare and lot not in cut.lots:
                found = [0 if self.cards[kind] <= cut.most[kind] else n for kind, n in enumerate(found)]
        return found

    def lay(self, lot: Lot, kind: int) -> None:
        for cut in self.cuts:
            if lot in cut.lots:
                cut.most[kind] -= 1
            elif self.cards[kind] <= cut.most[kind]:
                cut.spare -= 1
        self.cards[kind] -= 1
        if lot.most is not None:
            lot.most[kind] -= 1
        else:
            for limit in self.limits[lot.level :]:
                limit[kind] -= 1
