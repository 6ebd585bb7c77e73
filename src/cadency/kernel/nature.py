"""Nature's answers: sampled, checked and listed here, in one place, for whoever drives a game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import comb, perm
from typing import Any, Final

from cadency.kernel.engine import Deal, Decision, State, apply, pending
from cadency.kernel.sums import ones, total
from cadency.kernel.words import Choice, Wire

Chance = Callable[[], float]  # a number from 0 up to but not including 1: ``random.Random(7).random``


class Dealt(Choice):
    """What nature deals: items by number. The one choice outside a game's closed vocabulary."""

    __slots__ = ("items",)
    tag = "deal"

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items = items

    def parts(self) -> tuple[Any, ...]:
        return (self.items,)

    def wire(self) -> Wire:
        return ("deal", *self.items)


def sample(decision: Decision, chance: Chance) -> Choice:
    """One of nature's answers, drawn by its weight."""
    deal = decision.chance
    if isinstance(deal, Deal):
        if deal.cards:
            return Dealt(_draw_cards(deal, chance))
        return Dealt(_draw(deal, chance)) if deal.k != 1 else _one(deal.bag, chance)
    weights = deal
    sum_of: int = total(weights)  # an int by name: compiled, it is multiplied without a detour
    point = int(chance() * sum_of)
    for i, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return decision.options[i]
    raise AssertionError("nature was asked without weights")


def _one(counts: tuple[int, ...], chance: Chance) -> Dealt:
    """The most common deal by far: a single item."""
    sum_of: int = total(counts)
    point = int(chance() * sum_of)
    for item, n in enumerate(counts):
        point -= n
        if point < 0:
            return _SINGLE[item] if item < len(_SINGLE) else Dealt((item,))
    raise AssertionError("nature was asked to deal from nothing")


_SINGLE: Final = tuple(Dealt((item,)) for item in range(64))


def _draw(deal: Deal, chance: Chance) -> tuple[int, ...]:
    if len(deal.bag) > _WIDE:
        return _drawn(_spread(deal.bag), deal, chance)
    counts = list(deal.bag)
    left: int = total(counts)
    items: list[int] = []
    for _ in range(deal.k):
        point = int(chance() * left)
        left -= 1
        for item, n in enumerate(counts):
            if point < n:
                counts[item] = n - 1
                items.append(item)
                break
            point -= n
    if not deal.ordered:
        items.sort()
    return tuple(items)


_WIDE: Final = 8  # kinds of items: from more of them it is quicker to lay all items out in a row


def _spread(bag: tuple[int, ...]) -> list[int]:
    """All items of a bag, rising."""
    row: list[int] = []
    for item, n in enumerate(bag):
        if n == 1:
            row.append(item)
        elif n:
            row += [item] * n
    return row


def _drawn(row: list[int], deal: Deal, chance: Chance) -> tuple[int, ...]:
    """Items out of a row, one after another."""
    left: int = len(row)
    items: list[int] = []
    for _ in range(deal.k):
        items.append(row.pop(int(chance() * left)))
        left -= 1
    if not deal.ordered:
        items.sort()
    return tuple(items)


# for each byte, the places of its bits
_PLACES: Final = tuple(tuple([place for place in range(8) if byte >> place & 1]) for byte in range(256))


def _draw_cards(deal: Deal, chance: Chance) -> tuple[int, ...]:
    """The same from a pile of unique cards."""
    pile = list(deal.pile.to_bytes((deal.cards + 7) // 8, "little"))
    left: int = ones(deal.pile)
    items: list[int] = []
    for _ in range(deal.k):
        point = int(chance() * left)
        left -= 1
        for at, byte in enumerate(pile):
            places = _PLACES[byte]
            if point < len(places):
                place = places[point]
                pile[at] = byte ^ 1 << place
                items.append(8 * at + place)
                break
            point -= len(places)
    if not deal.ordered:
        items.sort()
    return tuple(items)


def allows(decision: Decision, choice: Choice) -> bool:
    """Is this one of the answers?"""
    deal = decision.deal
    if deal is None:
        for option in decision.options:  # most words are shared: to compare what they say is seldom needed, and slow
            if option is choice:
                return True
        return choice in decision.options
    if not isinstance(choice, Dealt) or len(choice.items) != deal.k:
        return False
    left = list(deal.counts)
    for item in choice.items:
        if not 0 <= item < len(left) or not left[item]:
            return False
        left[item] -= 1
    return deal.ordered or tuple(sorted(choice.items)) == choice.items


def outcomes(decision: Decision) -> list[tuple[Choice, int]]:
    """Every answer nature can give, with its weight. For search; a large deal has a great many."""
    deal = decision.deal
    if deal is None:
        return list(zip(decision.options, decision.weights, strict=True))
    listed: list[tuple[Choice, int]] = []
    if deal.ordered:
        _arrange(list(deal.counts), deal.k, (), 1, listed)
        return listed
    for takes in product(*[range(min(n, deal.k) + 1) for n in deal.counts]):
        if sum(takes) == deal.k:
            weight = 1
            for n, k in zip(deal.counts, takes, strict=True):
                weight *= comb(n, k)
            listed.append((Dealt(tuple([i for i, k in enumerate(takes) for _ in range(k)])), weight))
    return listed


def _arrange(left: list[int], k: int, done: tuple[int, ...], weight: int, into: list[tuple[Choice, int]]) -> None:
    if not k:
        into.append((Dealt(done), weight))
        return
    for item, n in enumerate(left):
        if n:
            left[item] -= 1
            _arrange(left, k - 1, (*done, item), weight * n, into)
            left[item] += 1


def ways(deal: Deal) -> int:
    """The total weight of a deal's outcomes."""
    items = sum(deal.counts)
    return perm(items, deal.k) if deal.ordered else comb(items, deal.k)


def forced(decision: Decision) -> Choice | None:
    """The only answer there is, where asking would tell nobody anything; such answers are not recorded."""
    if decision.veiled:
        return None
    deal = decision.deal
    if deal is None:
        return decision.options[0] if len(decision.options) == 1 else None
    if 0 < deal.k < deal.pile.bit_count():
        return None
    counts = deal.counts
    kinds = [item for item, n in enumerate(counts) if n]
    if not deal.k or len(kinds) == 1:
        return Dealt(tuple(kinds[:1] * deal.k))
    if not deal.ordered and deal.k == sum(counts):
        return Dealt(tuple([item for item in kinds for _ in range(counts[item])]))
    return None


def ahead(s: State) -> Decision | None:
    """Answer whatever has only one answer; the next real question, or None when the game is over."""
    while (decision := pending(s)) is not None:
        choice = forced(decision)
        if choice is None:
            return decision
        apply(s, choice)
    return None
