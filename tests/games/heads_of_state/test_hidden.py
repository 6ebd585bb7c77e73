"""Dealing hidden cards: whatever the limits allow can come about, nothing else does, and no dealing gets stuck."""

import random
from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from cadency.games.heads_of_state.hidden import Hidden, Lot

Dealing = tuple[tuple[int, ...], ...]  # cards by kind, lot by lot, what is left last


def reachable(make: Callable[[], Hidden], done: tuple[tuple[int, ...], ...] = ()) -> set[Dealing]:
    """Everything that could be dealt, card by card, where so much lies in the first lots already."""
    table = laid_out(make(), done)
    if len(done) == len(table.lots):
        return {(*done, tuple(table.cards))}
    open_ones = {(0,) * len(table.cards)}
    for _ in range(table.lots[len(done)].size):
        further = set()
        for laid in open_ones:
            before = laid_out(make(), (*done, laid))
            weights = before.weights(before.lots[len(done)])
            assert any(weights), "the dealing got stuck"
            for kind, weight in enumerate(weights):
                if weight:
                    further.add(tuple([n + (kind == k) for k, n in enumerate(laid)]))
        open_ones = further
    return {found for laid in open_ones for found in reachable(make, (*done, laid))}


def laid_out(table: Hidden, dealt: tuple[tuple[int, ...], ...]) -> Hidden:
    for lot, cards in zip(table.lots, dealt, strict=False):
        for kind, n in enumerate(cards):
            for _ in range(n):
                table.lay(lot, kind)
    return table


def allowed(cards: list[int], limits: list[list[int]], lots: list[Lot], rest: Lot) -> set[Dealing]:
    """Everything that keeps to the limits, found by trying all there is."""
    kinds = range(len(cards))
    found = set()
    ways = [
        [way for way in product(*[range(n + 1) for n in cards]) if sum(way) == lot.size and _within(way, lot.most)]
        for lot in lots
    ]
    for dealing in product(*ways):
        left = tuple([n - sum(way[kind] for way in dealing) for kind, n in enumerate(cards)])
        under = []
        for n in range(len(limits)):
            here = [way for way, lot in zip(dealing, lots, strict=True) if lot.most is None and lot.level <= n]
            under.append(tuple([sum(way[kind] for way in here) for kind in kinds]))
        if min(left) >= 0 and _within(left, rest.most) and all(map(_within, under, limits)):
            found.add((*dealing, left))
    return found


def _within(cards: tuple[int, ...], most: list[int] | None) -> bool:
    return most is None or all(n <= most[kind] for kind, n in enumerate(cards))


def some_table(rng: random.Random) -> tuple[list[int], list[list[int]], list[Lot], Lot]:
    """Few cards of three kinds under nested limits: lots that must hold something, older ones, others, and the rest."""
    cards = [rng.randrange(4) for _ in range(3)]
    limits = [[n - rng.randrange(n + 1) for n in cards]]
    limits.insert(0, [rng.randrange(n + 1) for n in limits[0]])
    left = sum(cards)
    lots: list[Lot] = []
    for level in (-1, 0, 1, 1, 2):
        size = rng.randrange(min(left, 3) + 1)
        left -= size
        most = [rng.randrange(n + 1) for n in cards] if level < 0 else None
        lots.append(Lot((len(lots),), size, level, most))
    most = [rng.randrange(n + 1) for n in cards] if rng.random() < 0.5 else None
    return cards, limits, lots, Lot(("rest",), left, 2, most)


def some_hidden(seed: int) -> Hidden:
    return Hidden(*some_table(random.Random(seed)))


@pytest.mark.parametrize("start", range(0, 200, 50))
def test_what_can_be_dealt_is_what_the_limits_allow(start: int) -> None:
    possible = 0
    for seed in range(start, start + 50):
        wanted = allowed(*some_table(random.Random(seed)))
        assert some_hidden(seed).is_possible() == bool(wanted)
        if wanted:
            possible += 1
            assert reachable(partial(some_hidden, seed)) == wanted
    assert possible > 10


def test_a_dealing_draws_what_has_a_weight() -> None:
    cards, limits = [2, 2, 2], [[1, 0, 2]]
    lots = [Lot(("old",), 2, 0), Lot(("new",), 2, 1)]
    for seed in range(20):
        found = Hidden(cards, limits, lots, Lot(("deck",), 2, 1)).deal(random.Random(seed))
        assert [sum(here) for here in found.values()] == [2, 2, 2]
        assert list(map(sum, zip(*found.values(), strict=True))) == cards
        assert found["old",][1] == 0
