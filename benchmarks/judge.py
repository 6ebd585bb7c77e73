"""What a judged position costs: CPU time a seat, in positions that nobody has judged before.

    .venv/bin/python benchmarks/judge.py [GAME …]

Squires play a game at each seat count. From positions in its middle half, at the ends of turns, pages play on for a
while, as a search does; where they come to is judged for all seats at once, each position once. "In a search" is what a
squire itself judges while it looks at a turn, for the seat that asks: such positions have much in common.
"""

from __future__ import annotations

import random
import sys
from time import process_time, thread_time_ns
from typing import Any

import cadency
from cadency.bots import make_bot
from cadency.bots.judge import Judge, judge_for
from cadency.bots.levels import TURN
from cadency.bots.search.line import Look
from cadency.cli.running import play_at_random
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample

BRANCHES = 8  # positions made of each at the end of a turn
STEPS = 30  # at most, that pages play on


def turns(game: str, seats: int) -> list[Any]:
    """The positions of a squires' game where another seat is asked than before."""
    rules = cadency.rules(game)
    setup = rules.setup(seats)
    rng = random.Random(seats)
    bots = [make_bot("squire", rules, setup.content, seat) for seat in range(seats)]
    s = rules.start(setup)
    found, last = [], -1
    while (decision := pending(s)) is not None:
        seat = decision.seat
        if seat == NATURE:
            apply(s, sample(decision, rng.random))
            continue
        if seat != last or seats == 1:
            found.append(s.copy())
            last = seat
        apply(s, bots[seat].choose(rules.view(s, seat), seat))
    return found[len(found) // 4 : 3 * len(found) // 4]


def fresh(found: list[Any]) -> list[Any]:
    """Where pages come to from these positions."""
    rng = random.Random(1)
    made = []
    for position in found:
        for _ in range(BRANCHES):
            s = position.copy()
            play_at_random(s, rng.random, rng.randrange(1, STEPS))
            if not s.over:
                made.append(s)
    rng.shuffle(made)
    return made


class Watch:
    """Judges, and takes the time of it."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.judged = 0
        self.spent = 0

    def __call__(self, s: Any, seat: int) -> float:
        began = thread_time_ns()
        found = self.judge(s, seat)
        self.spent += thread_time_ns() - began
        self.judged += 1
        return found


def searched(judge: Judge, found: list[Any]) -> float:
    """Microseconds for a position of a search that begins at one of these, all of its seats together."""
    watch = Watch(judge)
    for position in found:
        decision = pending(position)
        assert decision is not None
        Look(watch).ways(position, decision.seat, decision.options, TURN.positions)
    return watch.spent / watch.judged / 1000


def main(games: list[str]) -> None:
    for game in games:
        for seats in cadency.rules(game).seats:
            judge = judge_for(game)
            found = turns(game, seats)
            inside = searched(judge, found)
            print(f"{game} {seats}, in a search: {inside / seats:.1f} µs a seat, {inside:.0f} µs for all")
            positions = fresh(found)
            began = process_time()
            for s in positions:
                judge.judge_all(s)
            cost = (process_time() - began) / len(positions) * 1e6
            print(f"{game} {seats}: {cost / seats:.1f} µs a seat, {cost:.0f} µs for all ({len(positions)} positions)")


if __name__ == "__main__":
    main(sys.argv[1:] or list(cadency.GAMES))
