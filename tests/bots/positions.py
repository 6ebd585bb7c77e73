"""What the tests of several judges share: positions to look at, and what holds in each of them."""

from random import Random
from typing import Any

from cadency.bots import Squire
from cadency.bots.judge import Judge
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample
from cadency.kernel.rules import Rules


def of_each_kind(s: Any, seed: int) -> list[Any]:
    """Play on at random to the end: the positions of a few questions of each kind on the way."""
    rng = Random(seed)
    found: dict[str, list[Any]] = {}
    while (decision := pending(s)) is not None:
        if decision.seat == NATURE:
            apply(s, sample(decision, rng.random))
            continue
        kept = found.setdefault(decision.kind, [])
        if len(kept) < 4:
            kept.append(s.copy())
        apply(s, rng.choice(decision.options))
    return [position for kept in found.values() for position in kept]


def looks_at_no_secrets(rules: Rules[Any, Any], judge: Judge, s: Any) -> None:
    """Whatever the others may hide, a seat's judge says the same."""
    for seat in range(s.seats):
        view = rules.view(s, seat)
        guesses = [rules.imagine(view, Random(n), s.content) for n in range(3)]
        assert {judge(guess, seat) for guess in guesses} == {judge(s, seat)}


def answers_alike(rules: Rules[Any, Any], s: Any) -> None:
    """Two squires of the same seed give the same answer, and it is one of the options."""
    decision = pending(s)
    assert decision is not None
    view = rules.view(s, decision.seat)
    one, other = [Squire(rules, s.content, 3).choose(view, decision.seat) for _ in range(2)]
    assert one in decision.options
    assert one is other
