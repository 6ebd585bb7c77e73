"""``cadency simulate``: bots play many games; how they went."""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cadency import rules
from cadency.bots import bots_of, make_bot, unknown_bot
from cadency.cli.files import options_of, read_pack
from cadency.cli.parsing import Game, command_app, whole
from cadency.cli.running import play_at_random, play_with
from cadency.cli.seating import bot_name
from cadency.cli.speech import speak
from cadency.kernel.rules import Rules, Setup

if TYPE_CHECKING:
    from cadency.texts import Texts


def simulate(
    ctx: typer.Context,
    game: Game,
    seats: Annotated[int, typer.Option(metavar="N", help="flag-simulate-seats", parser=whole("--seats"))],
    games: Annotated[int, typer.Option(metavar="N", help="flag-simulate-games", parser=whole("--games"))] = 100,
    seed: Annotated[str, typer.Option(metavar="SEED", help="flag-simulate-seed")] = "0",
    bots: Annotated[str, typer.Option(metavar="BOT,…", help="flag-simulate-bots")] = "page",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="flag-option")] = None,
    content: Annotated[Path | None, typer.Option(metavar="FILE", help="flag-content")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
) -> int:
    found = rules(game)
    setup = found.setup(seats, options_of(option or []), read_pack(found, content))
    levels = _levels(bots, seats, found.id)
    texts = speak(ctx.obj, found.id)
    run = Run(found, setup, levels, seed)
    whole_run = _watch(run, games, texts)
    print(json.dumps(run.report()) if as_json else _told(run, texts))
    return 0 if whole_run else 130


def _levels(words: str, seats: int, game: str) -> list[str]:
    """Who sits where; fewer bots than seats take turns."""
    named = [word.strip() for word in words.split(",")]
    for name in named:
        if name not in bots_of(game):
            raise unknown_bot(name, game)
    return [named[seat % len(named)] for seat in range(seats)]


class Run:
    """The games so far. Each game has a seed of its own, made from the run's, so that a longer run begins the same."""

    def __init__(self, found: Rules[Any, Any], setup: Setup, levels: list[str], seed: str) -> None:
        self.rules = found
        self.setup = setup
        self.levels = levels
        self.seed = seed
        self.decisions = 0
        self.seconds = 0.0
        self.scores: list[list[int]] = [[] for _ in levels]
        self.wins = [0] * len(levels)
        self.ends: Counter[str] = Counter()

    def play(self) -> None:
        """One game more."""
        seed = f"{self.seed}:{self.ends.total()}"
        chance = random.Random(seed).random
        began = time.perf_counter()
        s = self.rules.start(self.setup)
        if set(self.levels) == {"page"}:
            self.decisions += play_at_random(s, chance)
        else:
            bots = [
                make_bot(level, self.rules, self.setup.content, f"{seed}:{n}") for n, level in enumerate(self.levels)
            ]
            self.decisions += play_with(s, self.rules, bots, chance)
        standing = self.rules.standing(s)
        self.seconds += time.perf_counter() - began
        for placing in standing:
            self.scores[placing.seat].append(placing.score)
            self.wins[placing.seat] += placing.rank == 1
        self.ends[s.over] += 1

    def report(self) -> dict[str, Any]:
        return {
            "game": self.rules.id,
            "seats": len(self.levels),
            "bots": self.levels,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "games": self.ends.total(),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "scores": [_spread(scores) for scores in self.scores],
            "wins": self.wins,
            "ends": dict(sorted(self.ends.items())),
        }


def _spread(scores: list[int]) -> dict[str, float | None]:
    if not scores:
        return {"mean": None, "sd": None, "min": None, "max": None}
    return {
        "mean": round(statistics.fmean(scores), 3),
        "sd": round(statistics.pstdev(scores), 3),
        "min": min(scores),
        "max": max(scores),
    }


def _watch(run: Run, games: int, texts: Texts) -> bool:
    """Play, with a bar where somebody is looking; False if it was interrupted. A game cut short does not count."""
    try:
        if not sys.stderr.isatty():
            for _ in range(games):
                run.play()
            return True
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            for _ in progress.track(range(games), description=texts(f"game-{run.rules.id}")):
                run.play()
    except KeyboardInterrupt:
        return False
    return True


def _told(run: Run, texts: Texts) -> str:
    report = run.report()
    n = max(report["games"], 1)
    rate = report["decisions"] / report["seconds"] if report["seconds"] else 0
    lines = [texts("simulate-head", games=report["games"], decisions=report["decisions"], rate=round(rate))]
    for seat, (level, spread, wins) in enumerate(zip(run.levels, report["scores"], run.wins, strict=True), 1):
        if spread["mean"] is not None:
            numbers = f"{spread['mean']:6.1f} ± {spread['sd']:4.1f}  ({spread['min']}–{spread['max']})"
            name = f"{texts('seat-number', number=seat)} ({bot_name(level, texts)})"
            lines.append(
                texts("simulate-seat", name=f"{name:<20}", numbers=numbers, wins=wins, percent=round(100 * wins / n))
            )
    lines += [texts("simulate-end", count=count, end=texts.end(end)) for end, count in report["ends"].items()]
    return "\n".join(lines)


app = command_app(simulate)
