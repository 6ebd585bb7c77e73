"""The search itself: the best lines by the judge, then by how they turn out in imagined worlds."""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from typing import Any, Final

from cadency.bots.judge import Judge
from cadency.bots.page import asked, dice
from cadency.bots.search.found import Found, Line
from cadency.bots.search.line import Look, Way
from cadency.bots.search.plan import Plan
from cadency.bots.search.worlds import Luck, follow, play_on
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

    def attempt(self, candidate: Candidate, world: Any, n: int) -> None:
        """Try a line in a world and play on."""
        s = world.copy()
        follow(s, self.seat, candidate.way.choices)
        play_on(s, self.seat, self.look, Luck(self.seed + n), self.plan.turns, self.plan.ponder)
        self.ended(candidate, s)

    def ended(self, candidate: Candidate, s: Any) -> None:
        """Judge for all seats what came of a line."""
        judge = self.judge
        self.look.looked += 1
        worths, points = judge.laid_open(s)
        candidate.worths.append(worths[self.seat])
        candidate.ends.append((judge.chance(s) if s.seats > 1 else points, points))

    def worth_a_try(self, ways: list[Way], also: Choice | None) -> list[Candidate]:
        """The best of these ways, best first. Of several that are worth exactly the same, one will do."""
        found: list[Candidate] = []
        for way in ways:
            if len(found) == self.plan.candidates or way.value < ways[0].value - self.plan.clear:
                break
            if not found or way.value != found[-1].way.value:
                found.append(Candidate(way))
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


def search(
    rules: Rules[Any, Any],
    content: Any,
    judge: Judge,
    view: Any,
    seat: int,
    plan: Plan,
    seed: int | str,
    ceiling: float | None = None,
    also: Choice | None = None,
) -> Found:
    """The ways to answer what this seat is asked, best first. The ceiling, in seconds, only cuts. What begins with
    ``also`` is tried whatever the judge says of it."""
    rng = dice(seed, view)
    s = rules.imagine(view, rng, content)
    options = asked(s, seat).options
    run = Weighing(rules, judge, seat, plan, rng.getrandbits(64), ceiling)
    ways = run.look.ways(s, seat, options, plan.positions)
    rng.shuffle(ways)  # among equals, chance decides
    ways.sort(key=lambda way: -way.value)
    candidates = run.worth_a_try(ways, also)
    if plan.tries and len(candidates) > 1:
        candidates = run.halve(view, content, candidates)
    for candidate in candidates:
        if not candidate.ends:
            end = s.copy()
            follow(end, seat, candidate.way.choices)
            run.ended(candidate, end)
            candidate.worths.clear()
    lines = [told(candidate, seat, candidates[0], plan.prior) for candidate in candidates]
    return Found(tuple(lines), run.look.looked, run.look.cut)


def told(candidate: Candidate, seat: int, best: Candidate, prior: float) -> Line:
    """A candidate as a line. What it was not tried in is taken to turn out for it as for the best."""
    ends = candidate.ends
    values, points = shifted(candidate, best, 0), shifted(candidate, best, 1)
    own = [end[0][seat] for end in ends]
    doubt = error(own, sum(own, 0.0) / len(own)) if candidate.worths else inf
    tries = len(candidate.worths)
    worth = best.score(prior) + candidate.score(prior) - best.score(prior, tries)
    return Line(tuple(candidate.way.choices[::-1]), values, points, tries, doubt, worth)


def shifted(candidate: Candidate, best: Candidate, part: int) -> tuple[float, ...]:
    """The mean of the best over all its worlds, moved by how far this one was ahead where both were tried."""
    ends, all_ends = candidate.ends, best.ends
    chances = part == 0 and len(ends[0][0]) > 1
    n = min(len(ends), len(all_ends))
    found: list[float] = []
    for seat in range(len(ends[0][part])):
        mean = sum([end[part][seat] for end in all_ends], 0.0) / len(all_ends)
        lead = sum([ends[i][part][seat] - all_ends[i][part][seat] for i in range(n)], 0.0) / n
        found.append(min(1.0, max(0.0, mean + lead)) if chances else mean + lead)
    return tuple(found)
