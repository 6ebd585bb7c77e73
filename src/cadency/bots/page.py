"""The page: any option, each as likely as the others."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from cadency.kernel.engine import Decision, State, pending
from cadency.kernel.errors import NotAChoice, NotYourTurn
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice


class Page:
    """Answers at random."""

    def __init__(self, rules: Rules[Any, Any], content: Any, seed: int | str) -> None:
        self.rules = rules
        self.content = content
        self.seed = seed

    def choose(self, view: Any, seat: int) -> Choice:
        rng = dice(self.seed, view)
        return rng.choice(asked(self.rules.imagine(view, rng, self.content), seat).options)


def dice(seed: int | str, view: Any) -> random.Random:
    """A generator made from seed and view: a bot keeps nothing in mind, so it can be put away and woken at any time."""
    return random.Random(f"{seed}:".encode() + msgspec.json.encode(view))


def asked(s: State, seat: int) -> Decision:
    """What this seat is asked; it is the caller's mistake if it is not."""
    decision = pending(s)
    if decision is None:
        raise NotAChoice("over")
    if decision.seat != seat:
        raise NotYourTurn("not-your-turn", seat=seat, waiting=decision.seat)
    return decision
