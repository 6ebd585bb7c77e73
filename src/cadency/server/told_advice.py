"""What the coach says to programs; in words if a language is named. Whoever asks holds the table."""

from __future__ import annotations

from cadency.bots.advice import Advised, told
from cadency.bots.hindsight import told as told_back
from cadency.server.advices import far
from cadency.server.coach_shapes import AdviceTold, HindsightTold, LineTold, ReasonTold, WaysTold, WayTold
from cadency.server.live import Counsel, LiveTable, Review
from cadency.server.words import texts


def told_advice(live: LiveTable, seat: int, counsel: Counsel, lang: str | None) -> AdviceTold:
    """What a bot would do, and why."""
    advice, rules = counsel.advice, live.table.rules
    lines = [] if advice is None else [_line(line) for line in advice.lines]
    if advice is not None and lang is not None:
        for line, said in zip(
            lines, told(advice, rules, live.view(live.table, seat), texts(lang, rules.id)), strict=True
        ):
            line.text, line.result, line.why = list(said.steps), said.result, said.why
    return AdviceTold(counsel.version, counsel.level, advice is None, lines)


def _line(line: Advised) -> LineTold:
    reasons = [ReasonTold(reason.name, reason.points, reason.clause) for reason in line.reasons]
    steps = [list(step.wire) for step in line.steps]
    return LineTold(steps=steps, value=line.value, points=line.points, reasons=reasons)


def told_review(live: LiveTable, review: Review, lang: str | None) -> HindsightTold:
    """What would have been better in the last turn."""
    found = review.found
    if found is None:
        return HindsightTold(version=review.version, thinking=True, played=[], better=[], by=0.0, doubt=0.0)
    played, better = ([list(step.wire) for step in steps] for steps in (found.played, found.better))
    by = found.by if found.better else 0.0
    answer = HindsightTold(
        version=review.version, thinking=False, played=played, better=better, by=by, doubt=found.doubt
    )
    if lang is not None:
        answer.text = told_back(found, live.table, texts(lang, live.table.rules.id))
    return answer


def told_ways(live: LiveTable, seat: int, lang: str | None) -> WaysTold:
    """How far a seat has come."""
    found = far(live, seat)
    each = [WayTold(name=way.name, now=way.now, end=way.end) for way in found.each]
    if lang is not None:
        say = texts(lang, live.table.rules.id)
        for way in each:
            way.text, way.about = say(f"way-{way.name}"), say(f"way-{way.name}-about")
    return WaysTold(live.table.version, found.score, each)
