"""Whole games without a table: the kernel's loop, nothing recorded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cadency.bots import Bot
from cadency.kernel.engine import NATURE, State, apply, pending
from cadency.kernel.nature import sample
from cadency.kernel.rules import Rules


def play_at_random(s: State, chance: Callable[[], float], most: int = 1 << 60) -> int:
    """Play any option, to the end or for so many decisions, nature's included; how many there were."""
    for decisions in range(most):
        decision = pending(s)
        if decision is None:
            return decisions
        if decision.seat == NATURE:
            apply(s, sample(decision, chance))
        else:
            options = decision.options
            size: int = len(options)  # an int by name: compiled, it is multiplied without a detour
            apply(s, options[int(chance() * size)])
    return most


def play_with(s: State, rules: Rules[Any, Any], bots: Sequence[Bot], chance: Callable[[], float]) -> int:
    """Let a bot for each seat play to the end; how many decisions there were."""
    decisions = 0
    while (decision := pending(s)) is not None:
        seat = decision.seat
        if seat == NATURE:
            apply(s, sample(decision, chance))
        elif len(decision.options) == 1:
            apply(s, decision.options[0])
        else:
            apply(s, bots[seat].choose(rules.view(s, seat), seat))
        decisions += 1
    return decisions
