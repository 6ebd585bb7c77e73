"""One plan among others: a small match that says which of two budgets of a search plays better, and at what cost.

    .venv/bin/python benchmarks/plans.py village knight squire
    .venv/bin/python benchmarks/plans.py legacy knight,tries=24,slack=0 positions=400 --games 100
    .venv/bin/python benchmarks/plans.py dynasties duke baron --seats 5

A plan is a level's, or one of its own, with changes by name (src/cadency/bots/search/plan.py). One player with the
first sits among players with the second, and every deal is played from each seat. Levels are proved by
benchmarks/ladder.py; this is for whoever sets them. It is much quicker with a compiled copy (./cadency compile).

Exit code: 0 played, 2 not possible, 130 interrupted; then it tells what was played so far.
"""

import argparse
import multiprocessing
import os
import random
import signal
import sys
import time
from typing import Any, NamedTuple

from shares import evenly, told

import cadency
from cadency.bots import LEVELS
from cadency.bots.levels import Level
from cadency.bots.search import Plan
from cadency.bots.squire import Squire
from cadency.bots.thinker import Thinker
from cadency.cli.running import play_with
from cadency.kernel.words import Choice

WHOLE = ("positions", "tries", "candidates", "turns", "ponder", "worlds")
BROKEN = ("prior", "clear", "slack", "tree")


class Given(Level):
    """A level with a plan of its own."""

    __slots__ = ("given",)

    def __init__(self, given: Plan) -> None:
        super().__init__("duke", 5, 0.0)
        self.given = given

    def plan(self, game: str, seats: int) -> Plan | None:
        return self.given


class Timed:
    """A bot and what its answers cost."""

    def __init__(self, plan: Plan, game: str, content: Any, seed: str) -> None:
        rules = cadency.rules(game)
        self.bot: Squire | Thinker = Squire(rules, content, seed, plan=plan)
        if plan.tries:
            self.bot = Thinker(rules, content, seed, Given(plan))
        self.answers = 0
        self.seconds = 0.0

    def choose(self, view: Any, seat: int) -> Choice:
        began = time.thread_time()
        choice = self.bot.choose(view, seat)
        self.seconds += time.thread_time() - began
        self.answers += 1
        return choice


class Job(NamedTuple):
    """One game of a match."""

    game: str
    seats: int
    plans: tuple[str, str]
    deal: int
    turn: int  # the seat of the first plan


def read(text: str, game: str, seats: int) -> Plan:
    """A plan by its words; a ValueError says what is wrong with them."""
    first, *changes = text.split(",")
    found: dict[str, float] = {}
    if "=" in first:
        changes.insert(0, first)
    else:
        level = LEVELS.get(first)
        plan = level and level.plan(game, seats)
        if plan is None:
            names = ", ".join(name for name, level in LEVELS.items() if level.plan(game, seats))
            raise ValueError(f"{first!r} is no level with a plan: one of {names}, or positions=400 and the like")
        found = {name: getattr(plan, name) for name in (*WHOLE, *BROKEN)}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in (*WHOLE, *BROKEN):
            raise ValueError(f"{change!r} changes nothing of a plan: {', '.join((*WHOLE, *BROKEN))}")
        try:
            found[name] = int(value) if name in WHOLE else float(value)
        except ValueError:
            raise ValueError(f"{change!r}: {value!r} is no {'whole ' * (name in WHOLE)}number") from None
    if "positions" not in found:
        raise ValueError(f"{text!r} says nothing of positions, which every plan needs")
    return Plan(**found)  # type: ignore[arg-type]


def play(job: Job) -> tuple[float, int, float]:
    """How much of a win it was for the first plan; how often it was asked, and how long it thought."""
    rules = cadency.rules(job.game)
    content = rules.content(None, "content")
    one, other = (read(text, job.game, job.seats) for text in job.plans)
    s = rules.start(rules.setup(job.seats, {}, content))
    s.events = None
    seats = range(job.seats)
    bots = [Timed(one if n == job.turn else other, job.game, content, f"plans:{job.deal}:{n}") for n in seats]
    play_with(s, rules, bots, random.Random(f"plans:{job.deal}").random)
    winners = [placing.seat for placing in rules.standing(s) if placing.rank == 1 and placing.outcome != "lost"]
    mine = bots[job.turn]
    return (1 / len(winners) if job.turn in winners else 0.0), mine.answers, mine.seconds


def quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> int:
    parser = argparse.ArgumentParser(description="One plan among others: a small match.")
    parser.add_argument("game", choices=list(cadency.GAMES))
    parser.add_argument("one", help="a level, with changes: knight,tries=24,slack=0; or a plan: positions=400,tries=8")
    parser.add_argument("other", help="the plan of all others")
    parser.add_argument("--seats", type=int, help="otherwise the fewest for several")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    several = [n for n in cadency.rules(words.game).seats if n > 1]
    seats = words.seats or several[0]
    if seats not in several:
        parser.error(f"{words.game} is for {several[0]} to {several[-1]} seats here, not {seats}")
    for text in (words.one, words.other):
        try:
            read(text, words.game, seats)
        except ValueError as error:
            parser.error(str(error))
    deals = max(1, words.games // seats)
    jobs = [Job(words.game, seats, (words.one, words.other), n, turn) for n in range(deals) for turn in range(seats)]
    won, games, answers, seconds, stopped = 0.0, 0, 0, 0.0, False
    pool = multiprocessing.get_context("spawn").Pool(words.processes, quiet)
    try:
        for share, asked, thought in pool.imap_unordered(play, jobs):
            won, games, answers, seconds = won + share, games + 1, answers + asked, seconds + thought
            print(f"{games} of {len(jobs)} games, won {won:g}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        stopped = True
    finally:
        pool.terminate()
    if games:
        share = f"{100 * won / games:.1f} % of {games} games, {told(evenly(won, games, seats))} times a share"
        print(f"{words.game}, {seats} seats, {words.one} among {words.other}: {share}")
        print(f"{1000 * seconds / answers:.1f} ms an answer")
    return 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
