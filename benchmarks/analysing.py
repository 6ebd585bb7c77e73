"""What it costs to look at a finished game again, and how a knight, a squire and a page are graded.

    .venv/bin/python benchmarks/analysing.py village dynasties --seed 3

The three play one game of each; then its analysis is timed by the CPU: the chances, the first look at every turn, the
turns that are tried out.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise

import cadency
from cadency.bots import make_bot
from cadency.bots.analysis import begin, go_on
from cadency.bots.verdict import played
from cadency.table import Table

LEVELS = ("knight", "squire", "page")


def whole(game: str, seed: int) -> Table:
    table = cadency.open_table(game, len(LEVELS), seed=seed)
    bots = [make_bot(level, table.rules, table.setup.content, f"{seed}:{n}") for n, level in enumerate(LEVELS)]
    while (asked := table.decision) is not None:
        table.choose(bots[asked.seat].choose(table.view(asked.seat), asked.seat))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+", choices=cadency.GAMES)
    parser.add_argument("--seed", type=int, default=3)
    wish = parser.parse_args()
    for game in wish.games:
        table = whole(game, wish.seed)
        at = [time.process_time()]
        found = begin(table, "knight")
        at.append(time.process_time())
        work = go_on(table, found, lambda: False)
        while len(found.looked) < len(found.turns):
            next(work)
        at.append(time.process_time())
        for _ in work:
            pass
        at.append(time.process_time())
        shares = zip(LEVELS, played(found), strict=True)
        graded = ", ".join([f"{level} {one.share} ± {one.doubt}" for level, one in shares])
        cost = [f"{after - before:.2f}" for before, after in pairwise(at)]
        print(f"{game}: {found.answers} answers, {len(found.turns)} turns, {len(found.tried)} tried; {graded}")
        print(f"  CPU s: chances {cost[0]}, first look {cost[1]}, trying {cost[2]}")


if __name__ == "__main__":
    main()
