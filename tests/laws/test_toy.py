"""The laws hold for a game with secrets, and catch each way of giving one away and each false belief about one."""

from __future__ import annotations

import random

import pytest

from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample
from tests.laws.laws import check_game, check_imagined_plays_on, uniform
from tests.laws.toy import BELIEFS, LEAKS, conserved, secrets, toy
from tests.support import seeds


@pytest.mark.parametrize("seats", [2, 3])
def test_the_laws_hold_without_a_leak(seats: int) -> None:
    for seed in seeds(40, 400):
        check_game(toy(), seats, {}, seed, conserved=conserved, closely=1.0, hidden=secrets, believing=1.0)


@pytest.mark.parametrize("leak", LEAKS)
def test_every_leak_breaks_a_law(leak: str) -> None:
    with pytest.raises(AssertionError, match=r"^(view|secrets|imagine):"):
        play_closely(leak)


def play_closely(leak: str, believing: float = 0.0) -> None:
    for seed in range(30):
        check_game(toy(leak), 3, {}, seed, closely=1.0, hidden=secrets, believing=believing)


@pytest.mark.parametrize("belief", BELIEFS)
def test_every_false_belief_breaks_the_law_of_beliefs_and_no_other(belief: str) -> None:
    play_closely(belief)
    with pytest.raises(AssertionError, match=r"^beliefs:"):
        play_closely(belief, believing=1.0)


def test_imagined_positions_play_to_the_end() -> None:
    rules = toy()
    for seed in seeds(10, 100):
        rng = random.Random(seed)
        s = rules.start(rules.setup(3))
        while (d := pending(s)) is not None:
            if d.seat != NATURE:
                for seat in range(3):
                    check_imagined_plays_on(rules, s, seat, rng)
            apply(s, sample(d, rng.random) if d.seat == NATURE else uniform(d, rng))
