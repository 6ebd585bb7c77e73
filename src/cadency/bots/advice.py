"""What a bot would do in a person's place, and why. It reads nothing but that person's view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cadency.bots.judge import Term, judge_for
from cadency.bots.levels import LEVELS
from cadency.bots.page import asked
from cadency.bots.search import Line, Look, search
from cadency.kernel.engine import apply
from cadency.kernel.errors import BadSetup
from cadency.kernel.nature import ahead
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice

if TYPE_CHECKING:
    from cadency.texts import Texts

LINES: Final = 3  # that are told
REASONS: Final = 3  # for each of them
COUNTS: Final = 0.5  # points from which on a difference is worth a word


class Step(msgspec.Struct, frozen=True):
    """One choice of a line, and what it answers."""

    wire: tuple[Any, ...]
    about: tuple[Any, ...]


class Reason(msgspec.Struct, frozen=True):
    """What a line has more of than the one it is held against."""

    name: str  # ``term-<name>`` in the game's texts
    points: float
    clause: str


class Advised(msgspec.Struct, frozen=True):
    """A line, what may come of it for whoever takes it, and what speaks for it."""

    steps: tuple[Step, ...]
    value: float  # the chance of winning; in a game for one the points; never more than that of a better line
    points: float  # nor are these
    reasons: tuple[Reason, ...]  # against the next best line; for the others against the best one


class Advice(msgspec.Struct, frozen=True):
    """The best lines, best first."""

    level: str
    alone: bool  # a game for one
    lines: tuple[Advised, ...]


class Said(msgspec.Struct, frozen=True):
    """A line in words."""

    steps: tuple[str, ...]
    result: str
    why: str
    clauses: tuple[str, ...]


def thinker(level: str) -> str:
    """A level that thinks before it answers: a page has nothing to say for what it does."""
    if level not in LEVELS or level == "page":
        raise BadSetup("no-adviser", bot=level, known=", ".join([name for name in LEVELS if name != "page"]))
    return level


def advise(
    rules: Rules[Any, Any],
    content: Any,
    view: Any,
    seat: int,
    level: str,
    seed: int | str,
    ceiling: float | None = None,
) -> Advice:
    """What such a bot finds for this seat, which is asked."""
    judge = judge_for(rules.id)
    s = rules.imagine(view, Random(0), content)
    plan = LEVELS[thinker(level)].plan(rules.id, s.seats)
    if plan is None:
        raise AssertionError(level)
    found = search(rules, content, judge, view, seat, plan, seed, ceiling).lines[:LINES]
    others = _others(s, seat, found[0])
    if len(found) == 1 and others:  # so far ahead that nothing else was tried: what it is ahead of tells why
        ways = Look(judge).ways(s, seat, others, plan.positions)
        other = max(ways, key=lambda way: way.value).choices[-1]
        both = search(rules, content, judge, view, seat, plan, seed, ceiling, other).lines
        found = tuple(sorted(both, key=lambda line: line.choices[0] is other))
    ends = [walked(s, line.choices) for line in found]
    terms = [judge.terms(end, seat) for _, end in ends]
    values, points = falling([line.values[seat] for line in found]), falling([line.points[seat] for line in found])
    lines = [Advised(steps, values[n], points[n], _reasons(terms, n)) for n, (steps, _) in enumerate(ends)]
    return Advice(level, s.seats == 1, tuple(lines))


def _others(s: Any, seat: int, best: Line) -> tuple[Choice, ...]:
    """What else this seat, which is asked, could begin with."""
    return tuple([option for option in asked(s, seat).options if option != best.choices[0]])


def falling(found: Sequence[float]) -> list[float]:
    """What was found for lines, best first, whose order is surer than these numbers: neighbours that contradict it are
    as good as each other and have their mean."""
    pools: list[tuple[float, int]] = []
    for value in found:
        mean, many = value, 1
        while pools and pools[-1][0] < mean:
            before, more = pools.pop()
            mean, many = (before * more + mean * many) / (more + many), more + many
        pools.append((mean, many))
    return [mean for mean, many in pools for _ in range(many)]


def walked(s: Any, choices: Sequence[Choice]) -> tuple[tuple[Step, ...], Any]:
    """A line as far as it can be taken here, step by step, and where it leads."""
    end, steps = s.copy(), []
    for choice in choices:
        decision = ahead(end)
        if decision is None or choice not in decision.options:
            break
        steps.append(Step(choice.wire(), decision.about))
        apply(end, choice)
    ahead(end)
    return tuple(steps), end


def _reasons(terms: list[list[Term]], n: int) -> tuple[Reason, ...]:
    if len(terms) == 1:
        return ()
    other = {term.name: term.points for term in terms[0 if n else 1]}
    more = [Reason(term.name, term.points - other.get(term.name, 0.0), term.clause) for term in terms[n]]
    more = [reason for reason in more if reason.points >= COUNTS]
    return tuple(sorted(more, key=lambda reason: -reason.points)[:REASONS])


def in_words(rules: Rules[Any, Any], steps: Sequence[Step], texts: Texts, view: Any = None) -> tuple[str, ...]:
    """What a line does. The view knows what the first step costs."""
    return tuple(
        [texts.choice(rules.choice(step.wire), step.about, None if n else view) for n, step in enumerate(steps)]
    )


def told(advice: Advice, rules: Rules[Any, Any], view: Any, texts: Texts) -> list[Said]:
    """The advice in words, best line first."""
    return [_said(line, advice.alone, rules, view, texts) for line in advice.lines]


def _said(line: Advised, alone: bool, rules: Rules[Any, Any], view: Any, texts: Texts) -> Said:
    points = round(line.points)
    result = (
        texts("advice-alone", points=round(line.value))
        if alone
        else texts("advice-chance", chance=hundred(line.value), points=points)
    )
    said = ""
    for reason in line.reasons:
        one = texts("advice-term", term=texts(f"term-{reason.name}"), points=max(1, round(reason.points)))
        said = one if not said else texts("list-comma", before=said, next=one)
    clauses = tuple(dict.fromkeys([reason.clause for reason in line.reasons if reason.clause]))
    why = texts("advice-for", terms=said) if said else ""
    return Said(in_words(rules, line.steps, texts, view), result, why, clauses)


def hundred(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * min(1.0, max(0.0, chance)))
