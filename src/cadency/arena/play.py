"""One game of an experiment, played to its end wherever there is room for it; what is kept of it is one row."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import ceil, log
from typing import Any

import cadency
from cadency.arena.plan import Experiment, Match, code_of
from cadency.arena.players import make_player
from cadency.kernel.rules import Placing, Rules
from cadency.plugins import part
from cadency.table import Table
from cadency.texts import Texts

Row = dict[str, Any]
STEP = log(1.05)  # times are counted in steps of 5 %


def play(experiment: Experiment, match: Match, keep: bool = False) -> Row:
    """The row of this game; with its record if that is wanted."""
    rules, content = _values(experiment)
    table = Table(rules, experiment.seats, dict(experiment.options), f"{experiment.seed}:{match.deal}", content)
    bots = [
        make_player(player, rules, content, f"{experiment.seed}:{match.deal}:{entry}")
        for player, entry in zip(match.players, match.entries, strict=True)
    ]
    clocks = [Clock() for _ in bots]
    while (decision := table.decision) is not None:
        seat = decision.seat
        view = table.view(seat)
        began = time.thread_time()
        choice = bots[seat].choose(view, seat)
        clocks[seat].add(time.thread_time() - began)
        table.choose(choice, seat)
    row = {"deal": match.deal, "turn": match.turn, "players": list(match.players), "code": _code(experiment)}
    row |= outcome(table) | _course(table)
    row |= {
        "answers": [clock.answers for clock in clocks],
        "seconds": [round(clock.seconds, 6) for clock in clocks],
        "slowest": [round(clock.slowest, 6) for clock in clocks],
        "times": [dict(sorted(clock.steps.items())) for clock in clocks],
        "did": deeds(table),
    }
    return {**row, "record": table.save()} if keep else row


class Clock:
    """How long a seat thought, by the processor: in all, the longest, and how often about so long."""

    def __init__(self) -> None:
        self.answers = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.steps: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.answers += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.steps[ceil(log(max(seconds, 1e-6) * 1e6) / STEP)] += 1


def longest_of(step: int) -> float:
    """The most seconds that are counted in a step."""
    return 1.05**step / 1e6


def outcome(table: Table) -> Row:
    """How it went, seat by seat."""
    standing = sorted(table.standing(), key=_seat)
    winners = [placing.rank == 1 and placing.outcome != "lost" for placing in standing]
    part = 1 / max(1, sum(winners))
    return {
        "scores": [placing.score for placing in standing],
        "ranks": [placing.rank for placing in standing],
        "won": [part if won else 0.0 for won in winners],
        "end": table.over,
    }


def _seat(placing: Placing) -> int:
    return placing.seat


def _course(table: Table) -> Row:
    """Who began, how long it took."""
    told = Counter[str]()
    first = 0
    for event in table.events():
        told[event["event"]] += 1
        if event["event"] == "began":
            first = int(event["seat"])
    asked = sum([answer.seat >= 0 for answer in table.record.answers])
    draws = len(table.record.answers) - asked
    return {"first": first, "rounds": told["round"], "decisions": asked, "draws": draws}


def deeds(table: Table) -> list[dict[str, int]]:
    """By seat, how often something of a name happened to it: ``{"played treason-assassin": 2}``. Told by the events
    that the seat heard of itself, wherever one of their parts is a noun of the game's texts."""
    found: list[Counter[str]] = [Counter() for _ in range(table.seats)]
    for seat in range(table.seats):
        for event in table.events(seat):
            if event.get("seat") == seat:
                for part, value in event.items():
                    for one in value if isinstance(value, (list, tuple)) else (value,):
                        noun = _noun(table.rules.id, part, one) if isinstance(one, str) and part != "event" else ""
                        if noun:
                            found[seat][f"{event['event']} {noun}"] += 1
    return [dict(sorted(counts.items())) for counts in found]


@cache
def _noun(game: str, part: str, value: str) -> str:
    """The noun that a part of an event stands for: ``treasons`` with ``assassin`` is ``treason-assassin``."""
    texts, nouns = _texts(game), _nouns(game)
    for kind in (part, part.removesuffix("s")):
        key = f"{nouns.get(kind, kind)}-{value}"
        if key in texts:
            return key
    return ""


@cache
def _texts(game: str) -> Texts:
    return Texts("en", game)


@cache
def _nouns(game: str) -> Mapping[str, str]:
    nouns: Mapping[str, str] = part("cadency.texts", game).NOUNS
    return nouns


@cache
def _values(experiment: Experiment) -> tuple[Rules[Any, Any], Any]:
    rules = cadency.rules(experiment.game)
    return rules, rules.content(experiment.pack, "pack")


@cache
def _code(experiment: Experiment) -> str:
    return code_of(experiment.game, experiment.players)
