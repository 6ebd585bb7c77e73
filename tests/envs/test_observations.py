"""Observations tell what a seat sees, all of it by name, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import cadency
from cadency.envs import Observer, actions, observer
from cadency.envs.encode.kit import Eyes
from cadency.kernel.engine import NATURE, Decision, apply, pending
from cadency.kernel.nature import ahead, sample
from tests.laws.laws import lively
from tests.laws.test_laws import SOME, named
from tests.support import seeds

SMALL: list[tuple[str, int, dict[str, str]]] = [(game, cadency.rules(game).seats[0] + 1, {}) for game in cadency.GAMES]


def positions(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[Any, Decision]]:
    """Every position of a lively game in which a seat is asked."""
    rules, rng = cadency.rules(game), random.Random(seed)
    s = rules.start(rules.setup(seats, options))
    while (d := ahead(s)) is not None:
        if d.seat != NATURE:
            yield s, d
        apply(s, sample(d, rng.random) if d.seat == NATURE else lively(d, rng))


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_number_has_a_name_of_its_own_and_says_what_it_means(game: str) -> None:
    fields = observer(game).fields()
    assert len(fields) == observer(game).size == len({field.name for field in fields})
    assert all(field.says and field.low < field.high for field in fields)


@pytest.mark.parametrize("table", SOME, ids=named)
def test_every_part_has_its_numbers_within_their_bounds(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    rules, watch = cadency.rules(game), observer(game)
    low = np.array([field.low for field in watch.fields()])
    high = np.array([field.high for field in watch.fields()])
    for seed in seeds(1, 20):
        for turn, (s, d) in enumerate(positions(game, seats, options, seed)):
            if turn % 20 == 0:
                view = rules.view(s, d.seat)
                eyes = Eyes(d.seat, seats, watch.most)
                for part in watch.table:
                    numbers = part.read(part.of(view), eyes if part.turned else None)
                    assert len(numbers) == len(part.labels), part.name
                seen = watch(view)
                assert seen.dtype == np.float32
                assert np.all((low <= seen) & (seen <= high))


@pytest.mark.parametrize("table", SMALL, ids=named)
def test_what_a_seat_may_not_know_changes_nothing_that_it_observes(table: tuple[str, int, dict[str, str]]) -> None:
    """The law of views, for numbers: a world that this seat cannot tell from the true one looks the same."""
    game, seats, options = table
    rules, rng, watch, acts = cadency.rules(game), random.Random(7), observer(game), actions(game)
    for turn, (s, d) in enumerate(positions(game, seats, options, 1)):
        if turn % 8 == 0:
            for seat in range(seats):
                view = rules.view(s, seat)
                other = rules.imagine(view, rng, s.content)
                assert np.array_equal(watch(rules.view(other, seat)), watch(view))
                if seat == d.seat:
                    assert np.array_equal(acts.mask(pending(other), seat), acts.mask(d, seat))
                else:
                    assert not acts.mask(d, seat).any()


@pytest.mark.parametrize("table", SMALL, ids=named)
def test_whoever_observes_the_same_is_offered_the_same(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    rules, watch, acts = cadency.rules(game), observer(game), actions(game)
    offered: dict[bytes, bytes] = {}
    for seed in seeds(2, 50):
        for s, d in positions(game, seats, options, seed):
            seen, mask = watch(rules.view(s, d.seat)).tobytes(), acts.mask(d, d.seat).tobytes()
            assert offered.setdefault(seen, mask) == mask, d
    assert len(offered) > 100


def values(game: str, seats: int, own: int, answers: int) -> tuple[Any, dict[str, float]]:
    rules = cadency.rules(game)
    for turn, (s, _) in enumerate(positions(game, seats, {}, 3)):
        if turn == answers:
            view = rules.view(s, own)
            watch = observer(game)
            names = [field.name for field in watch.fields()]
            return view, dict(zip(names, watch(view).tolist(), strict=True))
    raise AssertionError("the game was over before")


def test_village_by_name() -> None:
    view, seen = values("village", 3, 1, 60)
    for place, seat in (("own", 1), ("next", 2), ("third", 0)):
        farm = view.farms[seat]
        assert (seen[f"{place}.coins"], seen[f"{place}.score"]) == (farm.coins, farm.score)
        assert seen[f"{place}.goods.ox"] == farm.goods["ox"]
        assert seen[f"{place}.members.farm.generation1"] == farm.members.get("farm", []).count(1)
        assert seen[f"first.{place}"] == (view.first == seat)
    assert (seen["seats.3"], seen["seats.2"], seen["fourth.coins"]) == (1, 0, 0)
    assert seen["spaces.crafts.pink"] == view.spaces["crafts"]["pink"]
    asking = view.todo[-1]
    assert seen[f"todo.{asking[0]}.asks"] == seen[f"todo.{asking[0]}.waits"] == 1
    customers = list(view.customers)
    for at, name in enumerate(view.stalls, 1):
        assert seen[f"market.customer{customers.index(name) + 1}.stall"] == at


def test_heads_of_state_by_name() -> None:
    view, seen = values("heads_of_state", 3, 2, 90)
    assert all(seen[f"mine.attributes.{card}"] == n for card, n in view.mine.attributes.items())
    for place, seat in (("own", 2), ("next", 0), ("third", 1)):
        assert seen[f"{place}.cards"] == view.houses[seat].cards
        for sector in view.map:
            assert seen[f"map.{sector.id}.upper.{place}"] == (sector.slots[0].seat == seat)
    assert not any(name.startswith("next.mine") for name in seen)


def test_dynasties_by_name() -> None:
    view, seen = values("dynasties", 4, 3, 40)
    assert all(seen[f"mine.cards.{card}"] >= 1 for card in view.mine.cards)
    for place, seat in (("own", 3), ("next", 0), ("third", 1), ("fourth", 2)):
        assert seen[f"{place}.goods.pink"] == view.houses[seat].goods["pink"]
        for city in view.map:
            assert seen[f"prince.{city.id}.{place}"] == (city.prince == seat)


def test_legacy_by_name() -> None:
    view, seen = values("legacy", 2, 1, 40)
    assert sum(value for name, value in seen.items() if name.startswith("mine.friends.")) == len(view.mine.friends)
    for place, seat in (("own", 1), ("next", 0)):
        house = view.houses[seat]
        assert seen[f"{place}.gold"] == house.gold
        assert sum(seen[f"{place}.family.member{n}.there"] for n in range(32)) == len(house.family)
        assert all(seen[f"row.{friend}"] for friend in view.row)


@pytest.mark.parametrize(("game", "seats", "options"), SMALL, ids=[game for game, _, _ in SMALL])
def test_what_was_kept_of_a_house_is_what_it_would_be_read_as_now(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """Two tables by turns, so that what is kept of one must not be taken for the other's."""
    rules, kept = cadency.rules(game), observer(game)
    fresh = Observer(game, kept.table, kept.house, kept.houses, kept.most)
    for place, both in enumerate(zip(*[positions(game, seats, options, seed) for seed in (1, 2)], strict=False)):
        for s, d in both if place % 5 == 0 else ():
            view = rules.view(s, d.seat)
            fresh.forget()
            assert np.array_equal(kept(view), fresh(view))
