"""What houses did or held, by the names of things in a game's events, and whether those who did it won more often."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from cadency.arena.play import Row
from cadency.arena.shares import Estimate, average

FEW = 30  # houses on either side, without which nothing is said


class Thing(NamedTuple):
    """Those who did something at least so often, against what the same players reach otherwise: won games as a share,
    alone points."""

    event: str
    noun: str  # a message of the game's texts
    often: int
    above: Estimate


class House(NamedTuple):
    """A seat in a game: of which deal, how much better than usual for its player, and what it did."""

    deal: int
    above: float
    did: dict[str, int]


def things(rows: Sequence[Row], alone: bool) -> tuple[Thing, ...]:
    """All that enough houses did and enough did not, the best first."""
    houses = _houses(rows, "scores" if alone else "won")
    counts: defaultdict[str, list[int]] = defaultdict(list)
    for n, house in enumerate(houses):
        for name in house.did:
            counts[name].append(n)
    found: dict[tuple[str, tuple[int, ...]], Thing] = {}
    for name, who in counts.items():
        often = _often([houses[n].did[name] for n in who], len(houses))
        does = tuple([n for n in who if houses[n].did[name] >= often])
        if FEW <= len(does) <= len(houses) - FEW:
            event, noun = name.split(" ", 1)
            above = average([(houses[n].deal, houses[n].above) for n in does])
            found.setdefault((event, does), Thing(event, noun, often, above))  # two parts of an event, one thing
    return tuple(sorted(found.values(), key=lambda one: one.above.found, reverse=True))


def notable(found: Sequence[Thing], most: int) -> list[Thing]:
    """Those that are surest to be unusual, the best first."""
    surest = sorted(found, key=lambda one: abs(one.above.found) / (one.above.error or 1e9), reverse=True)
    return sorted(surest[:most], key=lambda one: one.above.found, reverse=True)


def _houses(rows: Sequence[Row], what: str) -> list[House]:
    sums: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for row in rows:
        for name, value in zip(row["players"], row[what], strict=True):
            sums[name] += value
            games[name] += 1
    return [
        House(row["deal"], value - sums[name] / games[name], did)
        for row in rows
        for name, value, did in zip(row["players"], row[what], row["did"], strict=True)
    ]


def _often(counts: list[int], houses: int) -> int:
    """How often it must be done so that at most half of the houses did."""
    often = 1
    while sum([count >= often for count in counts]) > houses / 2:
        often += 1
    return often
