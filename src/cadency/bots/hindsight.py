"""What would have been better than a seat's own last turn, and by how much, by what that seat could see then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from cadency.bots.advice import Step, walked
from cadency.bots.analysis import SURE
from cadency.bots.analysis_told import steps
from cadency.bots.trying import weighed
from cadency.kernel.engine import apply
from cadency.kernel.nature import ahead
from cadency.kernel.rules import Rules, Setup
from cadency.kernel.words import Choice, Wire
from cadency.table import Table
from cadency.texts import Texts


class Hindsight(msgspec.Struct, frozen=True):
    """A turn held against the best other one."""

    alone: bool  # a game for one
    by: float  # how much better: a chance of winning, or in a game for one points
    doubt: float  # so far it may be off, as often as not one time in twenty
    played: tuple[Step, ...]
    better: tuple[Step, ...]  # nothing, where nothing was clearly better


def last_turn(table: Table, seat: int) -> tuple[int, int] | None:
    """Where the seat's latest answers with nothing in between begin and end in the record."""
    answers = table.record.answers
    last = next((n for n in range(len(answers), 0, -1) if answers[n - 1].seat == seat), None)
    if last is None:
        return None
    first = last - 1
    while first and answers[first - 1].seat == seat:
        first -= 1
    return first, last


def view_before(rules: Rules[Any, Any], setup: Setup, wires: Sequence[Wire], seat: int) -> Any:
    """What the seat saw after so many answers of the game, nature's included."""
    s = rules.start(setup)
    for wire in wires:
        ahead(s)
        apply(s, rules.choice(wire))
    ahead(s)
    return rules.view(s, seat)


def look_back(
    rules: Rules[Any, Any], content: Any, view: Any, seat: int, played: list[Choice], level: str
) -> Hindsight:
    """What such a bot makes of it. The view is the seat's own before the turn."""
    s = rules.imagine(view, Random(0), content)
    gain, better = weighed(rules, content, view, seat, played, level)
    taken, other = walked(s, played)[0], walked(s, better)[0]
    same = 0
    while same < min(len(taken), len(other)) and taken[same] == other[same]:
        same += 1
    clear = gain.worlds > 0 and gain.chance > SURE * gain.doubt and len(other) > same
    by = gain.chance if s.seats == 1 else min(1.0, gain.chance)
    return Hindsight(s.seats == 1, by, SURE * gain.doubt, taken[same:] or taken, other[same:] if clear else ())


def told(found: Hindsight, table: Table, texts: Texts) -> str:
    """In words: what was done, and what would clearly have been better."""
    did = texts("hindsight-did", played=steps(found.played, table, texts))
    if not found.better:
        return f"{did} {texts('analysis-nothing')}"
    whole = 1.0 if found.alone else 100.0
    by, doubt = max(1, round(whole * found.by)), max(1, round(whole * found.doubt))
    key = "hindsight-better-alone" if found.alone else "hindsight-better"
    return f"{did} {texts(key, better=steps(found.better, table, texts), by=by, doubt=doubt)}"
