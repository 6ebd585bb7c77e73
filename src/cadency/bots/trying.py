"""A turn that was played, held against what else its seat could have done, by what that seat could see then."""

from __future__ import annotations

from math import inf, sqrt
from typing import Any, Final

import msgspec

from cadency.bots.advice import Step, walked
from cadency.bots.judge import judge_for
from cadency.bots.levels import LEVELS
from cadency.bots.page import asked, dice
from cadency.bots.search.line import Look, Way
from cadency.bots.search.weigh import Candidate, Weighing, error
from cadency.bots.search.worlds import Luck, Span, follow, play_on
from cadency.kernel.engine import apply
from cadency.kernel.nature import ahead
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice
from cadency.table import Table

POSITIONS: Final = 400  # of a first look
RANDOM: Final = 8  # turns at random that are compared with
LONGEST: Final = 60  # answers of a turn at random
PICKED: Final = 4  # worlds in which the best other turn is picked; it is measured in others
LEAST: Final = 6  # worlds in which it is measured, however clear it looks
CLEAR: Final = 4.0  # standard errors at which more of them would tell nothing
FARTHER: Final = 3  # lengths of play before it is judged, in turn: a judge that errs at one of them shows as doubt


class Gain(msgspec.Struct, frozen=True):
    """What the best other turn had more than the one that was played, each with its standard error."""

    chance: float  # of winning; in a game for one, points
    doubt: float
    points: float  # as the judge weighs them: own and others', and the win
    unsure: float
    worlds: int


def first_look(table: Table, s: Any, seat: int, played: list[Choice]) -> tuple[float, float]:
    """What a turn seems to give away, and what one at random would have given away on average, in points."""
    judge = judge_for(table.rules.id)
    view = table.rules.view(s, seat)
    rng = dice("analysis", view)
    world = table.rules.imagine(view, rng, table.setup.content)
    look = Look(judge)
    best = max([way.value for way in look.ways(world, seat, asked(world, seat).options, POSITIONS)])
    taken = world.copy()
    follow(taken, seat, played[::-1])
    total = 0.0
    for _ in range(RANDOM):
        end = world.copy()
        for _ in range(LONGEST):
            decision = ahead(end)
            if decision is None or decision.seat != seat:
                break
            apply(end, rng.choice(decision.options))
        total += judge(end, seat)
    lost = best - look.best(taken, seat, POSITIONS // 4).value
    return max(0.0, lost), best - total / RANDOM


def try_out(
    table: Table, s: Any, seat: int, played: list[Choice], level: str
) -> tuple[Gain, tuple[Step, ...], tuple[Step, ...]]:
    """The best other turn: what it would have gained, and both as far as they can be walked from the true position."""
    rules, content = table.rules, table.setup.content
    gain, better = weighed(rules, content, rules.view(s, seat), seat, played, level)
    return gain, walked(s, played)[0], walked(s, better)[0]


def weighed(
    rules: Rules[Any, Any], content: Any, view: Any, seat: int, played: list[Choice], level: str
) -> tuple[Gain, list[Choice]]:
    """The best other turn, and what it would have gained; the turn itself where there was no other."""
    rng = dice("analysis", view)
    world = rules.imagine(view, rng, content)
    plan = LEVELS[level].plan(rules.id, world.seats)
    if plan is None:
        raise AssertionError(level)
    run = Weighing(rules, judge_for(rules.id), seat, plan, rng.getrandbits(64), None)
    ways = run.look.ways(world, seat, asked(world, seat).options, plan.positions)
    ways.sort(key=lambda way: -way.value)
    mine = Candidate(Way(0.0, played[::-1]))
    others = [one for one in run.worth_a_try(ways, None) if one.way.choices != mine.way.choices]
    if not others:
        return Gain(0.0, 0.0, 0.0, 0.0, 0), played
    for n in range(PICKED):
        for candidate in (mine, *others):
            _attempt(run, candidate, run.imagined(view, content, n), n)
    best = max(others, key=lambda one: one.score(plan.prior))
    for n in range(PICKED, PICKED + max(LEAST, plan.tries // 2)):
        for candidate in (mine, best):
            _attempt(run, candidate, run.imagined(view, content, n), n)
        gain = _gain(mine, best, seat)
        if gain.worlds >= LEAST and abs(gain.points) > CLEAR * gain.unsure:
            break
    return gain, best.way.choices[::-1]


def _attempt(run: Weighing, candidate: Candidate, world: Any, n: int) -> None:
    """Try a turn in a world and play on, for longer in every other one."""
    s, plan = world.copy(), run.plan
    follow(s, run.seat, candidate.way.choices)
    play_on(s, Span(run.seat, plan.turns + n % FARTHER), run.look, Luck(run.seed + n), plan.ponder)
    run.ended(candidate, s)


def _gain(mine: Candidate, best: Candidate, seat: int) -> Gain:
    """Over the worlds in which the best was not picked."""
    ends = zip(best.ends[PICKED:], mine.ends[PICKED:], strict=True)
    chances = [there[0][seat] - here[0][seat] for there, here in ends]
    points = [there - here for there, here in zip(best.worths[PICKED:], mine.worths[PICKED:], strict=True)]
    chance, more = sum(chances) / len(chances), sum(points) / len(points)
    return Gain(chance, _doubt(chances), more, _doubt(points), len(points))


def _doubt(found: list[float]) -> float:
    """The standard error of their mean. Worlds in which all went exactly alike tell no more than one of them."""
    mean, n, different = sum(found) / len(found), len(found), len(set(found))
    return error(found, mean) * sqrt((n - 1) / max(1, different - 1)) if n > 1 else inf
