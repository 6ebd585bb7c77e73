"""What the rows of an experiment say: who is stronger and by how much, from which seat, in what time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, log
from typing import NamedTuple

from cadency.arena.plan import Experiment
from cadency.arena.play import Row, longest_of
from cadency.arena.players import STRENGTH
from cadency.arena.ratings import POINTS, Rating, ratings
from cadency.arena.shares import Estimate, Seen, average, share
from cadency.arena.things import Thing, things


class Clocked(NamedTuple):
    """Seconds an answer: the mean, what 95 in a hundred stay below, the longest; and how many answers."""

    mean: float
    most: float
    longest: float
    answers: int


class Standing(NamedTuple):
    """A player's place. Alone there is no rating and no share: the score is what counts."""

    player: str
    rating: Rating | None
    won: Estimate
    score: Estimate
    margin: Estimate  # of its score above the mean of the others at the table; alone: above that of the best
    clock: Clocked


class Spread(NamedTuple):
    """How long games were: a tenth is not longer than the first, half not than the second, nine tenths."""

    tenth: int
    half: int
    most: int
    all: tuple[int, ...]


@dataclass(frozen=True)
class Results:
    """All numbers of a report."""

    experiment: Experiment
    games: int
    deals: int
    zero: str  # whose rating is nought
    order: float  # points by which the order of games moved a rating at most
    ladder: tuple[Standing, ...]  # the best first
    pairings: dict[tuple[str, str], Estimate]  # how often the first was before the second
    seats: tuple[Estimate, ...]  # won, in turn order from whoever begins
    decisions: Spread
    rounds: Spread
    ends: dict[str, int]
    things: tuple[Thing, ...]

    @property
    def alone(self) -> bool:
        return self.experiment.seats == 1

    @property
    def fair(self) -> float:
        return 1 / self.experiment.seats


def results(experiment: Experiment, rows: Sequence[Row], step: Callable[[], None] = lambda: None) -> Results:
    """From rows by deal and turn, of which there is at least one."""
    players = list(dict.fromkeys([name for row in rows for name in row["players"]]))
    alone = experiment.seats == 1
    pairs = _pairings_alone(rows) if alone else _pairings(rows)
    zero = _zero(players, pairs)
    rated = {} if alone or len(players) < 2 else _opened(ratings(rows, zero, experiment.seed, step), pairs, zero)
    margins = _margins_alone(rows) if alone else _margins(rows)
    clocks = _clocks(rows)
    ladder = [
        Standing(
            name,
            rated.get(name),
            share(_seen(rows, name, "won")),
            average(_seen(rows, name, "scores")),
            average(margins[name]),
            clocks[name],
        )
        for name in players
    ]
    ladder.sort(key=lambda one: one.rating.found if one.rating else one.score.found, reverse=True)
    return Results(
        experiment,
        len(rows),
        len({row["deal"] for row in rows}),
        zero,
        max([one.order for one in rated.values()], default=0.0),
        tuple(ladder),
        pairs,
        _seats(rows, experiment.seats),
        _spread(rows, "decisions"),
        _spread(rows, "rounds"),
        dict(sorted(Counter([row["end"] for row in rows]).items())),
        things(rows, alone),
    )


def _zero(players: list[str], pairs: dict[tuple[str, str], Estimate]) -> str:
    """Whose rating is nought: the knight, or whoever of ours is next to it; by preference nobody who always loses."""
    middle = sorted(players, key=lambda name: (abs(STRENGTH.get(name, 9) - 3), name))
    return next((name for name in middle if not _always(name, pairs)), middle[0])


def _always(player: str, pairs: dict[tuple[str, str], Estimate]) -> int:
    """1 for somebody who was before everybody in all games, -1 for somebody who never was, else 0."""
    shares = [pairs[pair].found for pair in pairs if pair[0] == player]
    return (bool(shares) and min(shares) == 1.0) - (bool(shares) and max(shares) == 0.0)


def _opened(rated: dict[str, Rating], pairs: dict[tuple[str, str], Estimate], zero: str) -> dict[str, Rating]:
    """Somebody who always wins could be any amount stronger: the interval has no end on that side, and begins where
    the share's interval does."""
    found = {}
    for name, one in rated.items():
        side, known = _always(name, pairs) if name != zero else 0, one
        if side > 0:
            least = min([pairs[pair].least for pair in pairs if pair[0] == name])
            known = one._replace(least=min(one.least, _points(least)), most=inf)
        elif side < 0:
            most = max([pairs[pair].most for pair in pairs if pair[0] == name])
            known = one._replace(least=-inf, most=max(one.most, _points(most)))
        found[name] = known
    return found


def _points(chance: float) -> float:
    return POINTS * log(chance / (1 - chance))


def _seen(rows: Sequence[Row], player: str, what: str) -> list[Seen]:
    return [
        (row["deal"], float(value))
        for row in rows
        for name, value in zip(row["players"], row[what], strict=True)
        if name == player
    ]


def _pairings(rows: Sequence[Row]) -> dict[tuple[str, str], Estimate]:
    """Of all games that both played: how often one was before the other; equals are half before."""
    found: defaultdict[tuple[str, str], list[Seen]] = defaultdict(list)
    for row in rows:
        placed = list(zip(row["players"], row["ranks"], strict=True))
        for name, rank in placed:
            for other, below in placed:
                if name != other:
                    found[name, other].append((row["deal"], 0.5 if rank == below else float(rank < below)))
    return {pair: share(seen) for pair, seen in found.items()}


def _pairings_alone(rows: Sequence[Row]) -> dict[tuple[str, str], Estimate]:
    """Of all deals that both had: how often one scored more than the other."""
    found: defaultdict[tuple[str, str], list[Seen]] = defaultdict(list)
    for deal, scores in _by_deal(rows).items():
        for name, score in scores.items():
            for other, theirs in scores.items():
                if name != other:
                    found[name, other].append((deal, 0.5 if score == theirs else float(score > theirs)))
    return {pair: share(seen) for pair, seen in found.items()}


def _margins(rows: Sequence[Row]) -> dict[str, list[Seen]]:
    found: defaultdict[str, list[Seen]] = defaultdict(list)
    for row in rows:
        scores = row["scores"]
        for name, score in zip(row["players"], scores, strict=True):
            found[name].append((row["deal"], score - (sum(scores) - score) / (len(scores) - 1)))
    return found


def _margins_alone(rows: Sequence[Row]) -> dict[str, list[Seen]]:
    """Above the mean of all players with the same deal."""
    found: defaultdict[str, list[Seen]] = defaultdict(list)
    for deal, scores in _by_deal(rows).items():
        for name, score in scores.items():
            found[name].append((deal, score - sum(scores.values()) / len(scores)))
    return found


def _by_deal(rows: Sequence[Row]) -> dict[int, dict[str, int]]:
    found: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for row in rows:
        found[row["deal"]][row["players"][0]] = row["scores"][0]
    return found


def _seats(rows: Sequence[Row], seats: int) -> tuple[Estimate, ...]:
    """Games won in turn order; whoever begins sits first, wherever that is."""
    found: list[list[Seen]] = [[] for _ in range(seats)]
    for row in rows:
        for seat, won in enumerate(row["won"]):
            found[(seat - row["first"]) % seats].append((row["deal"], won))
    return tuple([share(seen) for seen in found])


def _clocks(rows: Sequence[Row]) -> dict[str, Clocked]:
    steps: defaultdict[str, Counter[int]] = defaultdict(Counter)
    seconds: defaultdict[str, float] = defaultdict(float)
    slowest: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        for seat, name in enumerate(row["players"]):
            steps[name].update({int(step): times for step, times in row["times"][seat].items()})
            seconds[name] += row["seconds"][seat]
            slowest[name] = max(slowest[name], row["slowest"][seat])
    found = {}
    for name, counts in steps.items():
        answers = counts.total()
        below, most = 0, 0.0
        for step, times in sorted(counts.items()):
            below += times
            if below >= 0.95 * answers:
                most = min(longest_of(step), slowest[name])
                break
        found[name] = Clocked(seconds[name] / max(1, answers), most, slowest[name], answers)
    return {name: found.get(name, Clocked(0.0, 0.0, 0.0, 0)) for row in rows for name in row["players"]}


def _spread(rows: Sequence[Row], what: str) -> Spread:
    values = sorted([row[what] for row in rows])
    tenth, half, most = [values[min(len(values) - 1, int(part * len(values)))] for part in (0.1, 0.5, 0.9)]
    return Spread(tenth, half, most, tuple(values))
