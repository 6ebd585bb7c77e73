"""Ratings by openskill's Plackett-Luce model, on the scale on which 400 points are odds of ten to one.

The model learns game by game, so the order of games matters to it. Therefore it goes through all games several times,
each time in another order: it grows surer and moves less from time to time, and a rating is the mean over the later
half of that way. That is done twice, and how far the two ways end apart says how little the order matters. The
interval does not come from the model's own doubt, which takes every game for independent: it is the robust one of the
Plackett-Luce likelihood, with all games of a deal taken together.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from cadency.arena.linear import solve
from cadency.arena.play import Row
from cadency.arena.shares import Z

WAYS = 2
RATED = 6_000  # games on each way, about
LEAST, MOST = 4, 16  # times through all games
POINTS = 400 / log(10)


class Rating(NamedTuple):
    """In points above the player at nought, with the 95 % interval; ``order`` is how far the two ways ended apart."""

    least: float
    found: float
    most: float
    order: float


def ratings(rows: Sequence[Row], zero: str, seed: str, step: Callable[[], None] = lambda: None) -> dict[str, Rating]:
    """Everybody's rating. ``step`` is told after each time through the games."""
    names = list(dict.fromkeys([name for row in rows for name in row["players"]]))
    ways = [_way(rows, random.Random(f"{seed}:{way}"), step) for way in range(WAYS)]
    strength = {name: fmean([way[name] for way in ways]) for name in names}
    errors = _errors(rows, strength, zero)
    found = {}
    for name in names:
        mean = (strength[name] - strength[zero]) * POINTS
        apart = [(way[name] - way[zero]) * POINTS for way in ways]
        half = Z * errors[name] * POINTS
        found[name] = Rating(mean - half, mean, mean + half, max(apart) - min(apart))
    return found


def times(games: int) -> int:
    """How often the model goes through so many games."""
    return max(LEAST, min(MOST, RATED // max(1, games)))


def _way(rows: Sequence[Row], rng: random.Random, step: Callable[[], None]) -> dict[str, float]:
    """Everybody's strength, in natural logarithms of odds: the mean over the later half of the way."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(tau=0.0)  # nobody gets better while the games are played
    known = {name: model.rating(name=name) for row in rows for name in row["players"]}
    sums: defaultdict[str, float] = defaultdict(float)
    often = times(len(rows))
    for time in range(often):
        order = list(rows)
        rng.shuffle(order)
        for row in order:
            _learn(model, known, row)
            if time >= often // 2:
                for name, one in known.items():
                    sums[name] += one.mu
        step()
    games = len(rows) * (often - often // 2)
    unit = model.beta * sqrt(len(rows[0]["players"]))
    return {name: total / games / unit for name, total in sums.items()}


def _learn(model: Any, known: dict[str, Any], row: Row) -> None:
    """One game. Copies of a player learn together, as much as their mean."""
    names = row["players"]
    after = model.rate([[known[name]] for name in names], ranks=[float(rank) for rank in row["ranks"]])
    copies: defaultdict[str, list[Any]] = defaultdict(list)
    for name, (one,) in zip(names, after, strict=True):
        copies[name].append(one)
    for name, ones in copies.items():
        known[name] = ones[0]
        known[name].mu = fmean([one.mu for one in ones])
        known[name].sigma = fmean([one.sigma for one in ones])


def _errors(rows: Sequence[Row], strength: dict[str, float], zero: str) -> dict[str, float]:
    """Standard errors of strengths against the player at nought: the sandwich, with deals as clusters."""
    free = [name for name in strength if name != zero]
    at = {name: n for n, name in enumerate(free)}
    slopes: defaultdict[int, list[float]] = defaultdict(lambda: [0.0] * len(free))
    bend = [[0.0] * len(free) for _ in free]
    for row in rows:
        _add(row, strength, at, slopes[row["deal"]], bend)
    for n in range(len(free)):
        bend[n][n] += 1e-9  # somebody who always loses has no slope left
    turned = [solve(bend, slope) for slope in slopes.values()]
    more = len(turned) / max(1, len(turned) - 1)
    found = {name: sqrt(more * sum([one[at[name]] ** 2 for one in turned])) for name in free}
    return {**found, zero: 0.0}


def _add(row: Row, strength: dict[str, float], at: dict[str, int], slope: list[float], bend: list[list[float]]) -> None:
    """What a game says of the log-likelihood's slope and bend. Equals are each weighed against all who are left."""
    names, ranks = row["players"], row["ranks"]
    for own, rank in zip(names, ranks, strict=True):
        left = [name for name, other in zip(names, ranks, strict=True) if other >= rank]
        weights: defaultdict[str, float] = defaultdict(float)
        total = sum([exp(strength[name]) for name in left])
        for name in left:
            weights[name] += exp(strength[name]) / total
        if own in at:
            slope[at[own]] += 1.0
        for name, weight in weights.items():
            if name in at:
                slope[at[name]] -= weight
                for other, second in weights.items():
                    if other in at:
                        bend[at[name]][at[other]] += weight * ((name == other) - second)
