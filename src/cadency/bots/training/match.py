"""What a match says: how often the new judge won, and between which bounds that is likely to lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from cadency.bots.training.games import Met

SURE: Final = 1.96  # standard errors: 95 %


class Result(NamedTuple):
    """One new judge among old ones, at one seat count."""

    seats: int
    games: int
    won: float  # share of the games
    low: float
    high: float
    margin: float  # score less the best of the others', on average


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, for so many wins."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE / games
    middle = share + square / 2.0
    reach = SURE * sqrt(share * (1.0 - share) / games + square / games / 4.0)
    return max(0.0, (middle - reach) / (1.0 + square)), min(1.0, (middle + reach) / (1.0 + square))


def results(games: Sequence[Met]) -> list[Result]:
    """By seat count."""
    found = []
    for seats in sorted({game.seats for game in games}):
        here = [game for game in games if game.seats == seats]
        won = sum([game.won for game in here])
        margin = sum([game.margin for game in here]) / len(here)
        found.append(Result(seats, len(here), won / len(here), *wilson(won, len(here)), margin))
    return found


def better(found: Sequence[Result]) -> bool:
    """Did the new judge win more than its share, over all seat counts?"""
    return sum([result.games * (result.won * result.seats - 1.0) for result in found]) > 0.0
