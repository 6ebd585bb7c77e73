"""Nature's answers: what is sampled is allowed and listed, and weights are those of drawing without replacement."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cadency.kernel.engine import NATURE, Ask, Deal, Decision, State
from cadency.kernel.nature import Dealt, allows, forced, outcomes, sample, ways
from cadency.kernel.words import Choice, Field


class Pick(Choice):
    __slots__ = ("n",)
    tag = "pick"
    fields = (Field("n"),)

    def __init__(self, n: int) -> None:
        self.n = n


class Asker(Ask[State]):
    __slots__ = ()
    tag = "asker"
    kind = "test.ask"
    clause = "T-1"


def dealing(deal: Deal) -> Decision:
    return Decision(Asker(), NATURE, (), deal)


@st.composite
def deals(draw: Any) -> Deal:
    counts = draw(st.lists(st.integers(0, 3), min_size=1, max_size=5))
    return Deal(tuple(counts), draw(st.integers(0, min(sum(counts), 4))), draw(st.booleans()))


@given(deal=deals(), seed=st.integers(0, 99))
def test_what_is_dealt_is_allowed_and_listed(deal: Deal, seed: int) -> None:
    d = dealing(deal)
    dealt = sample(d, random.Random(seed).random)
    listed = dict(outcomes(d))
    assert allows(d, dealt)
    assert dealt in listed
    assert all(allows(d, choice) and weight > 0 for choice, weight in listed.items())
    assert sum(listed.values()) == ways(deal)
    assert len(listed) == len(outcomes(d)), "an outcome is listed twice"


@given(deal=deals())
def test_a_deal_is_forced_exactly_when_it_has_one_outcome(deal: Deal) -> None:
    d = dealing(deal)
    listed = [choice for choice, _ in outcomes(d)]
    assert forced(d) == (listed[0] if len(listed) == 1 else None)


@pytest.mark.parametrize(
    "wrong", [Dealt((0,)), Dealt((0, 0, 0)), Dealt((2, 2)), Dealt((1, 0)), Dealt((0, 3)), Dealt((-1, 0)), Pick(0)]
)
def test_what_cannot_be_dealt_is_not_allowed(wrong: Choice) -> None:
    assert allows(dealing(Deal((2, 1, 1), 2)), Dealt((0, 1)))
    assert not allows(dealing(Deal((2, 1, 1), 2)), wrong)
    assert allows(dealing(Deal((2, 1, 1), 2, ordered=True)), Dealt((1, 0)))


def test_sampling_follows_the_weights() -> None:
    d = Decision(Asker(), NATURE, (Pick(0), Pick(1), Pick(2)), (1, 0, 3))
    chance = random.Random(5).random
    drawn = Counter(sample(d, chance).wire()[1] for _ in range(4000))
    assert drawn[1] == 0
    assert 0.22 < drawn[0] / 4000 < 0.28
    chance = random.Random(6).random
    dealt = Counter(sample(dealing(Deal((1, 3), 1)), chance).wire()[1] for _ in range(4000))
    assert 0.22 < dealt[0] / 4000 < 0.28


def test_veiled_questions_are_never_forced() -> None:
    assert forced(Decision(Asker(), 0, (Pick(1),))) == Pick(1)
    assert forced(Decision(Asker(), 0, (Pick(1),), veiled=True)) is None
    assert forced(Decision(Asker(), NATURE, (), Deal((0, 2), 1), veiled=True)) is None
    assert forced(Decision(Asker(), 0, (Pick(1), Pick(2)))) is None
