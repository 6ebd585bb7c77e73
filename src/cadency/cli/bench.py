"""``cadency bench``: CPU time of a decision and of a copy, interpreted or compiled."""

from __future__ import annotations

import json
import platform
import random
from statistics import median
from time import process_time
from typing import Annotated, Any

import typer

import cadency
from cadency.cli.errors import BadCommand
from cadency.cli.files import options_of
from cadency.cli.parsing import Game, command_app, whole
from cadency.cli.running import play_at_random
from cadency.cli.speech import speak
from cadency.kernel import engine
from cadency.kernel.rules import Rules, Setup

COPIES = 1000  # between two looks at the clock


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86400:
        raise BadCommand("not-a-time", flag="--seconds", value=text)
    return seconds


def bench(
    ctx: typer.Context,
    game: Game = cadency.GAMES[0],
    seats: Annotated[int | None, typer.Option(metavar="N", help="flag-bench-seats", parser=whole("--seats"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="flag-option")] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="flag-bench-seconds", parser=_seconds)] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
) -> int:
    found = cadency.rules(game)
    setup = found.setup(found.seats[-1] if seats is None else seats, options_of(option or []))
    report = measure(found, setup, seconds)
    print(json.dumps(report) if as_json else speak(ctx.obj)("bench-report", **_shown(report)))
    return 0


def measure(found: Rules[Any, Any], setup: Setup, seconds: float) -> dict[str, Any]:
    """Three quarters of the time for whole random games, the rest for copies half-way through some of them.

    Figures are medians over games and batches of copies, so that a neighbour's burst of work does not count. Creating a
    game is not timed for a decision; it is for games a second."""
    halves = [play_at_random(found.start(setup), random.Random(n).random) // 2 for n in range(4)]  # warms up, too
    decisions: list[float] = []
    games: list[float] = []
    copies: list[float] = []
    while sum(games) < seconds * 0.75:
        chance = random.Random(len(games)).random
        began = process_time()
        s = found.start(setup)
        created = process_time()
        answers = play_at_random(s, chance)
        ended = process_time()
        decisions.append((ended - created) / answers)
        games.append(ended - began)
    positions = [_half_way(found, setup, n, half) for n, half in enumerate(halves)] * (COPIES // len(halves))
    while sum(copies) * len(positions) < seconds * 0.25:
        began = process_time()
        for position in positions:
            position.copy()
        copies.append((process_time() - began) / len(positions))
    decision = median(decisions)
    return {
        "game": found.id,
        "seats": setup.seats,
        "options": dict(setup.options),
        "us_decision": decision * 1e6,
        "us_copy": median(copies) * 1e6,
        "decisions_per_second": 1 / decision,
        "games_per_second": 1 / median(games),
        "compiled": not str(engine.__file__).endswith(".py"),
        "version": cadency.__version__,
        "python": platform.python_version(),
    }


def _half_way(found: Rules[Any, Any], setup: Setup, seed: int, decisions: int) -> Any:
    """The position in the middle of a random game."""
    s = found.start(setup)
    play_at_random(s, random.Random(seed).random, decisions)
    return s


def _shown(report: dict[str, Any]) -> dict[str, Any]:
    rounded = {
        "us_decision": f"{report['us_decision']:.2f}",
        "us_copy": f"{report['us_copy']:.2f}",
        "decisions_per_second": f"{report['decisions_per_second']:.0f}",
        "games_per_second": f"{report['games_per_second']:.0f}",
        "compiled": "yes" if report["compiled"] else "no",
        "options": ", ".join(report["options"].values()),
    }
    return {key.replace("_", ""): value for key, value in {**report, **rounded}.items()}


app = command_app(bench)
