"""Every choice has one number, and every number one choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cadency
from cadency.envs import BadEnvironment, SeatEnv, actions
from cadency.kernel.nature import Dealt
from tests.envs.test_observations import positions
from tests.laws.test_laws import SOME, named
from tests.support import seeds


@pytest.mark.parametrize("game", cadency.GAMES)
def test_numbers_and_choices_are_one_to_one(game: str) -> None:
    acts = actions(game)
    assert [acts.number(acts.choice(n)) for n in range(len(acts))] == list(range(len(acts)))
    assert len({acts.choice(n).wire() for n in range(len(acts))}) == len(acts) == len(set(acts.names()))


@pytest.mark.parametrize("table", SOME, ids=named)
def test_whatever_is_offered_has_exactly_one_number(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    acts = actions(game)
    for seed in seeds(2, 40):
        for _, d in positions(game, seats, options, seed):
            numbers = acts.numbers(d)
            assert len(set(numbers)) == len(d.options)
            assert {acts.choice(number) for number in numbers} == set(d.options)
            assert np.flatnonzero(acts.mask(d, d.seat)).tolist() == numbers


@pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.array], ids=["int", "int8", "int64", "array"])
def test_a_number_may_come_in_any_form_that_the_action_space_takes(kind: Callable[[int], Any]) -> None:
    env = SeatEnv("village", 2)
    seen, _ = env.reset(seed=1)
    action = kind(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.action_space.contains(action)
    env.step(action)
    assert env.table.record.dumps().count("\n") > 1


@pytest.mark.parametrize("wrong", [-1, 482, 1.0, None, "skip", True, np.array([7]), np.array(7.0)])
def test_what_is_no_number_of_an_action_is_refused(wrong: object) -> None:
    with pytest.raises(BadEnvironment, match=r"is no action of village; actions are 0 to 481"):
        actions("village").choice(wrong)


def test_a_deal_of_nature_has_no_number() -> None:
    with pytest.raises(cadency.NotAChoice, match="'deal 1 2' is not a choice of village"):
        actions("village").number(Dealt((1, 2)))


def test_the_numbers_of_other_tables_are_the_same() -> None:
    take = cadency.rules("village").choice(["take", "church", "pink"])
    assert actions("village").names()[actions("village").number(take)] == "take church pink"
