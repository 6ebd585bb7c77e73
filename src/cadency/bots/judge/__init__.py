"""Judges: what a position of a game is worth to a seat. One module a game, looked up by the game's id."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from cadency.kernel.errors import BadSetup

Judge = Callable[[Any, int], float]  # (state, seat) -> the higher, the better for this seat
JUDGES = ("village", "heads_of_state", "dynasties", "legacy")


def judge_for(game: str) -> Judge:
    """The judge of a game by its id."""
    if game not in JUDGES:
        raise BadSetup("no-judge", game=game, known=", ".join(JUDGES))
    found: Judge = import_module(f"cadency.bots.judge.{game}").judge
    return found
