"""What is regular in the to and fro of chances, and their course without it.

Whoever has just moved is a move ahead of the others, so that chances rise with each own move and fall with those of
others, whatever they were. In a finished game that can be told from the rest as one tells seasons from weather: by how
the same seat's being next has mattered in the turns around.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from statistics import median
from typing import Final

AROUND: Final = 2  # turns of the whole table, before and after, in which something is regular or is not

Chances = tuple[float, ...]  # by seat


def steadied(course: Sequence[Chances], movers: Sequence[int]) -> list[Chances]:
    """The course of a game; ``movers`` says who is next at each position but the last. The first and the last are left
    as they are, and so is what is certain."""
    open_ones = [n for n in range(len(movers)) if all(0.0 < chance < 1.0 for chance in course[n])]
    logs = [_logs(course[n]) for n in open_ones]
    seats, wide = len(course[0]), AROUND * len(course[0])
    moved = [_apart(logs, at, seats) for at in range(len(logs))]
    found = list(course)
    for at, n in enumerate(open_ones):
        near = range(max(0, at - wide), min(len(logs), at + wide + 1))
        alike = [moved[other] for other in near if movers[open_ones[other]] == movers[n]]
        if n:
            usual = [median([one[seat] for one in alike]) for seat in range(seats)]
            found[n] = _shares([known - less for known, less in zip(logs[at], usual, strict=True)])
    return found


def _logs(chances: Chances) -> list[float]:
    return [log(chance) for chance in chances]


def _apart(logs: list[list[float]], at: int, seats: int) -> list[float]:
    """How far a position is from the mean of the turns around it, in which everybody moved once."""
    half = seats // 2
    near = range(max(0, at - half), min(len(logs), at + half + 1))
    weights = [0.5 if seats % 2 == 0 and abs(other - at) == half else 1.0 for other in near]
    means = [sum([w * logs[other][seat] for w, other in zip(weights, near, strict=True)]) for seat in range(seats)]
    return [logs[at][seat] - mean / sum(weights) for seat, mean in enumerate(means)]


def _shares(logs: list[float]) -> Chances:
    odds = [exp(one - max(logs)) for one in logs]
    return tuple([one / sum(odds) for one in odds])
