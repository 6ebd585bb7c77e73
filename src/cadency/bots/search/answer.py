"""The search itself: the best lines by the judge, then by how they turn out in imagined worlds."""

from __future__ import annotations

from math import inf
from typing import Any

from cadency.bots.judge import Judge
from cadency.bots.page import asked, dice
from cadency.bots.search.climb import climb
from cadency.bots.search.found import Found, Line
from cadency.bots.search.plan import Plan
from cadency.bots.search.weigh import Candidate, Weighing, error
from cadency.bots.search.worlds import follow
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice


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
        candidates = climb(run, view, content, candidates) if plan.tree else run.halve(view, content, candidates)
    for candidate in candidates:
        if not candidate.ends:
            end = s.copy()
            follow(end, seat, candidate.way.choices)
            run.ended(candidate, end)
            candidate.worths.clear()
    # a tree has seen to it that its lines can be compared as they are
    lines = [told(one, seat, one if plan.tree else candidates[0], plan.prior) for one in candidates]
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
