"""What a judged position costs: CPU time a seat, in positions that nobody has judged before.

    .venv/bin/python benchmarks/judge.py [GAME …]

Squires play a game at each seat count. From positions in its middle half, at the ends of turns, pages play on for a
while, as a search does; where they come to is judged for all seats at once, each position once.
"""

from __future__ import annotations

import random
import sys
from time import process_time
from typing import Any

import cadency
from cadency.bots import make_bot
from cadency.bots.judge import judge_for
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


def main(games: list[str]) -> None:
    for game in games:
        for seats in cadency.rules(game).seats:
            positions = fresh(turns(game, seats))
            judge = judge_for(game)
            began = process_time()
            for s in positions:
                judge.judge_all(s)
            cost = (process_time() - began) / len(positions) * 1e6
            print(f"{game} {seats}: {cost / seats:.1f} µs a seat, {cost:.0f} µs for all ({len(positions)} positions)")


if __name__ == "__main__":
    main(sys.argv[1:] or list(cadency.GAMES))
