"""Who plays the other seats of a single-seat environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cadency.bots import Bot, bots_of, make_bot
from cadency.envs.errors import BadEnvironment
from cadency.kernel.rules import Rules

Maker = Callable[[Rules[Any, Any], Any, str], Bot]  # (rules, content, seed) -> bot
Opponent = str | Maker


def checked(game: str, opponents: Opponent | Sequence[Opponent], seats: int) -> tuple[Opponent, ...]:
    """One for every other seat, in the order of play after one's own."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        given = tuple(opponents)
    else:
        given = (opponents,) * (seats - 1)
    if len(given) != seats - 1:
        raise BadEnvironment("opponents", wanted=seats - 1, seats=seats, found=len(given))
    for one in given:
        if not callable(one) and one not in bots_of(game):
            raise BadEnvironment("not-an-opponent", found=one, known=", ".join(bots_of(game)))
    return given


def seated(one: Opponent, rules: Rules[Any, Any], content: Any, seed: str) -> Bot:
    return make_bot(one, rules, content, seed) if isinstance(one, str) else one(rules, content, seed)
