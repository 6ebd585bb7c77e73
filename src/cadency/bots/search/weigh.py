"""How lines turn out in imagined worlds: tried one beside the other, in a race."""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from typing import Any, Final

from cadency.bots.judge import Judge
from cadency.bots.search.line import Look, Way, best_of
from cadency.bots.search.plan import Plan
from cadency.bots.search.worlds import Luck, Span, follow, play_on
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice

FEW: Final = 4  # worlds before anybody can be sure
SURE: Final = 2.0  # standard errors by which the best line has to lead another for that to be out
SMALL: Final = 4.0  # and some more while there are few worlds to tell the error from


class Candidate:
    """A line that is tried, and what came of it, world by world."""

    __slots__ = ("ends", "way", "worths")

    def __init__(self, way: Way) -> None:
        self.way: Final = way
        self.worths: list[float] = []  # to the seat that asks
        self.ends: list[tuple[list[float], list[float]]] = []  # values and points of all seats

    def score(self, prior: float, most: int = 1 << 30) -> float:
        """The mean worth, with the judge's own value of the line counted as so many tries; in the first worlds only, if
        that is asked for."""
        worths = self.worths[:most]
        if not worths:
            return self.way.value
        return (prior * self.way.value + sum(worths, 0.0)) / (prior + len(worths))


class Weighing:
    """One search."""

    __slots__ = ("judge", "look", "plan", "rules", "seat", "seed", "worlds")

    def __init__(
        self, rules: Rules[Any, Any], judge: Judge, seat: int, plan: Plan, seed: int, ceiling: float | None
    ) -> None:
        self.rules: Final = rules
        self.judge: Final = judge
        self.seat: Final = seat
        self.plan: Final = plan
        self.seed: Final = seed
        self.look: Final = Look(judge, ceiling)
        self.worlds: list[Any] = []

    def imagined(self, view: Any, content: Any, n: int) -> Any:
        """The nth world; each is drawn once."""
        while len(self.worlds) <= n:
            self.worlds.append(self.rules.imagine(view, Random(self.seed + len(self.worlds)), content))
        return self.worlds[n]

    def attempt(self, candidate: Candidate, world: Any, n: int) -> list[float]:
        """Try a line in a world and play on. What the end is worth to each seat."""
        s = world.copy()
        follow(s, self.seat, candidate.way.choices)
        play_on(s, Span(self.seat, self.plan.turns), self.look, Luck(self.seed + n), self.plan.ponder)
        return self.ended(candidate, s)

    def ended(self, candidate: Candidate, s: Any) -> list[float]:
        """Judge for all seats what came of a line, and what that is worth to each."""
        judge = self.judge
        self.look.looked += 1
        worths, points = judge.laid_open(s)
        candidate.worths.append(worths[self.seat])
        candidate.ends.append((judge.chance(s) if s.seats > 1 else points, points))
        return worths

    def worth_a_try(self, ways: list[Way], also: Choice | None) -> list[Candidate]:
        """The best of these ways, best first, and the one that begins with ``also``."""
        found = [Candidate(way) for way in best_of(ways, self.plan)]
        if also is not None and all(candidate.way.choices[-1] is not also for candidate in found):
            found += [Candidate(way) for way in ways if way.choices[-1] is also]
        return found

    def halve(self, view: Any, content: Any, candidates: list[Candidate]) -> list[Candidate]:
        """Sequential halving: all are tried in the same worlds, the better half in more of them, and so on. Whoever is
        surely behind is out at once; the tries that it would have taken go to the others."""
        plan = self.plan
        left, out = candidates, list[Candidate]()
        rounds = max(1, (len(left) - 1).bit_length())
        n = spent = 0
        for round_ in range(1, rounds + 1):
            while len(left) > 1 and (n == 0 or spent + len(left) <= plan.tries * round_ // rounds):
                world = self.imagined(view, content, n)
                for candidate in left:
                    self.attempt(candidate, world, n)
                n += 1
                spent += len(left)
                if self.look.late():  # some were played on with more care than others
                    forget(left)
                    break
                left.sort(key=lambda candidate: -candidate.score(plan.prior))
                if n >= FEW:
                    behind = [candidate for candidate in left[1:] if surely(left[0], candidate, plan.prior)]
                    left = [candidate for candidate in left if candidate not in behind]
                    out = behind + out
            left.sort(key=lambda candidate: -candidate.score(plan.prior))
            if self.look.cut or len(left) == 1:
                break
            if round_ < rounds:
                kept = (len(left) + 1) // 2
                left, out = left[:kept], left[kept:] + out
        return left + out


def forget(left: list[Candidate]) -> None:
    """Take back the last world."""
    for candidate in left:
        candidate.worths.pop()
        candidate.ends.pop()


def surely(first: Candidate, other: Candidate, prior: float) -> bool:
    """Does the first lead the other in so many worlds by so much that more of them would change nothing?"""
    leads = [one - two for one, two in zip(first.worths, other.worths, strict=False)]
    n = len(leads)
    lead = first.score(prior) - other.score(prior)
    return lead > (SURE + SMALL / (n - 1)) * error(leads, sum(leads, 0.0) / n)


def error(found: list[float], mean: float) -> float:
    """The standard error of a mean."""
    n = len(found)
    return sqrt(sum([(value - mean) ** 2 for value in found], 0.0) / (n * (n - 1))) if n > 1 else inf
