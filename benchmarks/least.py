"""What a decision costs on a machine that has other work: the least CPU time of several plays of the same games.

    python3 benchmarks/least.py legacy village --games 12 --plays 14

All games named are played in turns, so that their figures can be compared. ``cadency bench`` gives medians, which need
a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from time import process_time
from typing import Any

from cadency.cli.running import play_at_random
from cadency.kernel.errors import BadSetup
from cadency.kernel.rules import Rules, Setup


def setups(rules: Rules[Any, Any]) -> Iterator[Setup]:
    """Every number of seats with every option that goes with it."""
    for seats in rules.seats:
        for values in product(*rules.options.values()):
            try:
                yield rules.setup(seats, dict(zip(rules.options, values, strict=True)))
            except BadSetup:
                continue


def least(rules: Rules[Any, Any], setup: Setup, seed: int, plays: int) -> tuple[float, int]:
    """The least time of one game, and its decisions."""
    best, decisions = float("inf"), 0
    for _ in range(plays):
        s = rules.start(setup)
        chance = random.Random(seed).random
        began = process_time()
        decisions = play_at_random(s, chance)
        best = min(best, process_time() - began)
    return best, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="+", metavar="game")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--plays", type=int, default=14)
    words = parser.parse_args()
    found = [import_module(f"cadency.games.{name}").RULES for name in words.names]
    tables = [(rules, setup) for rules in found for setup in setups(rules)]
    spent = [0.0] * len(tables)
    counts = [0] * len(tables)
    for seed in range(words.games):
        for n, (rules, setup) in enumerate(tables):
            seconds, decisions = least(rules, setup, seed, words.plays)
            spent[n] += seconds
            counts[n] += decisions
    for (rules, setup), seconds, decisions in zip(tables, spent, counts, strict=True):
        options = " ".join(setup.options.values())
        print(f"{rules.id} {setup.seats} {options}: {seconds / decisions * 1e6:.2f} µs a decision ({decisions})")


if __name__ == "__main__":
    main()
