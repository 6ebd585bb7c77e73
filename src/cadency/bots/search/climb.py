"""Lines weighed by a tree over turns, instead of one beside the other."""

from __future__ import annotations

from typing import Any

from cadency.bots.search.line import Way
from cadency.bots.search.tree import Tree
from cadency.bots.search.weigh import Candidate, Weighing, forget


def climb(run: Weighing, view: Any, content: Any, candidates: list[Candidate]) -> list[Candidate]:
    """The lines by how tries that begin with them end, best first."""
    plan, count = run.plan, min(run.plan.worlds, run.plan.tries)
    ways = [candidate.way for candidate in candidates]
    tree = Tree(ways, run.seat, run.look, plan, run.seed)
    usual = Candidate(ways[0])  # the judge's own line, once in every world
    bases: list[list[float]] = []  # by world, what that came to for each seat
    where: list[list[int]] = [[] for _ in ways]  # by line, the worlds of its tries
    for n in range(plan.tries):
        number = n % count
        world = run.imagined(view, content, number)
        if n == number:
            bases.append(run.attempt(usual, world, n))
        s = world.copy()
        path = tree.descend(s, number)
        at = tree.root.next.index(path[1])
        worths = run.ended(candidates[at], s)
        if run.look.late():  # this try was played with less care than others
            forget([usual] if n == number else [])
            forget([candidates[at]])
            break
        where[at].append(number)
        gains = [one - zero for one, zero in zip(worths, bases[number], strict=True)]
        for turn in path:
            turn.credit(gains)
        if tree.settled(plan.tries - n - 1):
            break
    if not usual.worths:
        return candidates
    found = [evened(one, usual, worlds) for one, worlds in zip(candidates, where, strict=True)]
    return sorted(found, key=lambda candidate: -candidate.score(plan.prior))


def evened(one: Candidate, usual: Candidate, worlds: list[int]) -> Candidate:
    """A line as if it had been tried in all worlds: what the judge's own came to over all of them, and by how much this
    one ended better or worse in those where it was tried."""
    mean = sum(usual.worths, 0.0) / len(usual.worths)
    behind = one.way.value - usual.way.value
    found = Candidate(Way(mean + behind, one.way.choices))
    found.worths = [worth - usual.worths[n] + mean for worth, n in zip(one.worths, worlds, strict=True)]
    values, points = means(usual, 0), means(usual, 1)
    for end, n in zip(one.ends, worlds, strict=True):
        base = usual.ends[n]
        found.ends.append((moved(end[0], base[0], values), moved(end[1], base[1], points)))
    return found


def means(usual: Candidate, part: int) -> list[float]:
    """By seat, over all worlds."""
    ends = usual.ends
    return [sum([end[part][seat] for end in ends], 0.0) / len(ends) for seat in range(len(ends[0][part]))]


def moved(end: list[float], base: list[float], mean: list[float]) -> list[float]:
    return [one - zero + usual for one, zero, usual in zip(end, base, mean, strict=True)]
