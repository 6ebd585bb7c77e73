"""A position can be sent to another process and copied as a whole, by Python's own means."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import cadency
from cadency.kernel.engine import Decision, apply, pending
from cadency.kernel.nature import sample

WAYS: dict[str, Callable[[Any], Any]] = {"pickle": lambda thing: pickle.loads(pickle.dumps(thing)), "copy": deepcopy}


def answer(decision: Decision, rng: Random) -> Any:
    return sample(decision, rng.random) if decision.seat < 0 else rng.choice(decision.options)


def asked(decision: Decision | None) -> Any:
    if decision is None:
        return None
    options = [option.wire() for option in decision.options]
    return decision.seat, decision.about, options, decision.weights, decision.audience, decision.veiled


def deal(decision: Decision) -> Any:
    return decision.deal and (decision.deal.counts, decision.deal.k, decision.deal.ordered)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_position_carried_over_is_played_on_alike(game: str, way: str) -> None:
    rules, carry = cadency.rules(game), WAYS[way]
    setup = carry(rules.setup(rules.seats[-1]))
    s, rng, steps = rules.start(setup), Random(7), 0
    while (decision := pending(s)) is not None:
        steps += 1
        if steps % 40 == 1:
            kept = carry(decision)
            assert (asked(kept), deal(kept)) == (asked(decision), deal(decision))
            other, before = carry(s), s.copy()
            after = Random(steps)
            for _ in range(20):
                if (mine := pending(before)) is None:
                    break
                assert asked(pending(other)) == asked(mine)
                choice = answer(mine, after)
                apply(before, choice)
                apply(other, choice)
            assert rules.view(other, None) == rules.view(before, None)
        apply(s, answer(decision, rng))
    assert rules.standing(carry(s)) == rules.standing(s)
