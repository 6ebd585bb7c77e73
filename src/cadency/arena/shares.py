"""Estimates with their 95 % intervals. Replays of one deal resemble each other, so deals are what is counted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

Seen = tuple[int, float]  # the deal that a value comes from, and the value


class Estimate(NamedTuple):
    """A mean with its interval, its standard error, and how many values and deals it comes from."""

    least: float
    found: float
    most: float
    error: float
    times: int
    deals: int

    def leaves_out(self, value: float) -> bool:
        return not self.least <= value <= self.most


def share(seen: Iterable[Seen]) -> Estimate:
    """A share of games won, values from 0 to 1: Wilson's interval for the effective number of games.

    That is the number of independent games that would have the variance found between deals. It is never more than
    the games that were played; where nothing varies, each deal counts as one."""
    mean, error, times, deals = _spread(seen)
    if not times:
        return Estimate(0.0, 0.0, 1.0, 0.0, 0, 0)
    games = float(times)
    if mean <= 0.0 or mean >= 1.0 or deals == 1:
        games = float(deals)
    elif error > 0.0:
        games = min(games, mean * (1 - mean) / error**2)
    scale = 1 + Z * Z / games
    middle = (mean + Z * Z / (2 * games)) / scale
    half = Z * sqrt(max(0.0, mean * (1 - mean) / games + Z * Z / (4 * games * games))) / scale
    return Estimate(max(0.0, middle - half), mean, min(1.0, middle + half), error, times, deals)


def average(seen: Iterable[Seen]) -> Estimate:
    """A mean of any numbers; the interval is Student's, with as many degrees of freedom as there are deals less one."""
    mean, error, times, deals = _spread(seen)
    half = student(deals - 1) * error if deals > 1 else 0.0
    return Estimate(mean - half, mean, mean + half, error, times, deals)


def student(freedom: int) -> float:
    """What 1.96 is for a normal distribution (Cornish and Fisher's series)."""
    z3, z5 = Z**3, Z**5
    return Z + (z3 + Z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom**2)


def _spread(seen: Iterable[Seen]) -> tuple[float, float, int, int]:
    """Mean, its standard error with all values of a deal taken together, values, deals."""
    sums: defaultdict[int, float] = defaultdict(float)
    counts: defaultdict[int, int] = defaultdict(int)
    for deal, value in seen:
        sums[deal] += value
        counts[deal] += 1
    times, deals = sum(counts.values()), len(counts)
    if not times:
        return 0.0, 0.0, 0, 0
    mean = sum(sums.values()) / times
    if deals == 1:
        return mean, 0.0, times, deals
    squares = sum([(sums[deal] - mean * counts[deal]) ** 2 for deal in sums])
    return mean, sqrt(squares * deals / (deals - 1)) / times, times, deals
