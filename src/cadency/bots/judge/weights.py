"""The weights of a judge and the constants of its chances, in a file beside it with the run that fitted them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a judge makes of each thing that it measures."""

    amounts: dict[str, float]  # by the key of an amount, in points
    outside: dict[str, float]  # the same for what is reckoned of others where they have secrets
    rival: float  # how far the best of the others counts, rather than all of them alike
    win: float  # points on top, for the chance to be first in the end
    swing: tuple[float, float]  # of that chance: how far a lead can change, in any case and with a turn to come
    odds: tuple[float, float]  # the same for the calibrated chances
    tempo: float = (
        0.0  # of the chances: points by which whoever has the next turn stands better than whoever has the last
    )
    par: float = 0.0  # for one seat: the hope with which losing is as likely as not
    alone: dict[str, tuple[float, float]] = {}  # by game for one seat: where it is even, and how far that reaches
    ruin: float = 0.0  # points that a seat has lost with the game, whatever its score
    fit: dict[str, Any] = {}  # the run that fitted all this


def kept(game: str) -> Weights:
    """The weights that lie beside a game's judge."""
    return msgspec.json.decode(files(__package__).joinpath(f"{game}.json").read_bytes(), type=Weights)
