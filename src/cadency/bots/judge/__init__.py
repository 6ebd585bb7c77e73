"""Judges: what a position of a game is worth to its seats. One module a game, looked up by the game's id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from cadency.bots.judge.common import Judge, Parts, Term
from cadency.bots.judge.weights import Weights, kept
from cadency.kernel.errors import BadSetup

__all__ = ["JUDGES", "Judge", "Term", "Weights", "judge_for", "judge_with"]

JUDGES = ("village", "heads_of_state", "dynasties", "legacy")


@cache
def judge_for(game: str) -> Judge:
    """The judge of a game by its id, with the weights that lie beside it."""
    if game not in JUDGES:
        raise BadSetup("no-judge", game=game, known=", ".join(JUDGES))
    return judge_with(game, kept(game))


def judge_with(game: str, weights: Weights) -> Judge:
    """A judge of the same game that weighs otherwise."""
    parts: Parts = import_module(f"cadency.bots.judge.{game}").PARTS
    return Judge(game, parts, weights)
