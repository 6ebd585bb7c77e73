"""Interpreted and compiled beside each other, in one run: what a decision and a copy cost, in all games.

    ./cadency compile && .venv/bin/python benchmarks/compiled.py
    .venv/bin/python benchmarks/compiled.py --instructions village

Two processes, one with the sources and one with the compiled copy, play the same games and take turns, game by game,
so that whatever else the machine does falls on both. Told is the least CPU time of several plays of each game, and of
several batches of copies of positions half-way through. ``--instructions`` counts instructions instead, which no other
work disturbs: valgrind's callgrind runs each side twice, with few games and with more, and the difference is told.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIDES = {"interpreted": "0", "compiled": "1"}
COPIES = 400  # between two looks at the clock
IN_A_ROW = 4  # plays in one turn: the first finds caches that others have filled
FEW, MORE = 1, 4  # games under callgrind
MANY_COPIES = 2000  # under callgrind


class Worker:
    """A process that plays by the sources or by the compiled copy, a line in and a line out."""

    def __init__(self, side: str) -> None:
        pipe = subprocess.PIPE
        words = [sys.executable, "-P", __file__, "--worker"]
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, env=surroundings(side))

    def ask(self, *words: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(words), file=self.process.stdin, flush=True)
        told = self.process.stdout.readline()
        if not told:
            raise SystemExit(self.process.wait() or 1)  # it has said why
        return json.loads(told)

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def surroundings(side: str) -> dict[str, str]:
    return {**os.environ, "CADENCY_COMPILED": SIDES[side], "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}


def work() -> None:
    """Answers questions until there are no more: (game, seats, seed, "play" or "copy"), by seconds and how many."""
    import cadency
    from cadency.cli.running import play_at_random

    halves: dict[tuple[str, int, int], int] = {}
    for line in sys.stdin:
        game, seats, seed, what = json.loads(line)
        rules = cadency.rules(game)
        setup = rules.setup(seats)
        least, count = float("inf"), COPIES
        for _ in range(IN_A_ROW):
            s: Any = rules.start(setup)
            chance = random.Random(seed).random
            if what == "copy":
                play_at_random(s, chance, halves[game, seats, seed])
                began = process_time()
                for _ in range(COPIES):
                    s.copy()
            else:
                began = process_time()
                count = play_at_random(s, chance)
                halves[game, seats, seed] = count // 2
            least = min(least, process_time() - began)
        print(json.dumps((least, count)), flush=True)


def measured(workers: dict[str, Worker], game: str, seats: int, games: int, plays: int) -> dict[str, Any]:
    """Microseconds by side: of a decision, of a copy."""
    found: dict[str, Any] = {side: {} for side in workers}
    for what in ("play", "copy"):
        spent, counts = dict.fromkeys(workers, 0.0), dict.fromkeys(workers, 0)
        for seed in range(games):
            least = dict.fromkeys(workers, float("inf"))
            for turn in range(plays):
                for side in list(workers)[:: -1 if turn % 2 else 1]:
                    seconds, count = workers[side].ask(game, seats, seed, what)
                    least[side] = min(least[side], seconds)
                    counts[side] += count if not turn else 0
            for side in workers:
                spent[side] += least[side]
        for side in workers:
            found[side][what] = spent[side] / counts[side] * 1e6
    return found


def counted(game: str, seats: int, side: str) -> tuple[float, float]:
    """Instructions a decision, and a copy."""
    few, more = under_callgrind(game, seats, side, FEW, 0), under_callgrind(game, seats, side, MORE, 0)
    copying = under_callgrind(game, seats, side, FEW, MANY_COPIES)
    return (more[0] - few[0]) / (more[1] - few[1]), (copying[0] - few[0]) / MANY_COPIES


def under_callgrind(game: str, seats: int, side: str, games: int, copies: int) -> tuple[int, int]:
    """All instructions of a process that plays so many games, and how many decisions those had."""
    with tempfile.NamedTemporaryFile() as out:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}"]
        words = [sys.executable, "-P", __file__, "--once", game, *map(str, (seats, games, copies))]
        done = subprocess.run([*tool, *words], env=surroundings(side), capture_output=True, text=True, check=False)
    total = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not total:
        raise SystemExit(done.stderr.strip() or "callgrind told nothing")
    return int(total[1]), int(done.stdout)


def once(game: str, seats: int, games: int, copies: int) -> None:
    import cadency
    from cadency.cli.running import play_at_random

    rules = cadency.rules(game)
    setup = rules.setup(seats)
    print(sum([play_at_random(rules.start(setup), random.Random(seed).random) for seed in range(games)]))
    s: Any = rules.start(setup)
    play_at_random(s, random.Random(0).random, 100)
    for _ in range(copies):
        s.copy()


def row(name: str, seats: int, before: tuple[float, float], after: tuple[float, float], form: str) -> str:
    cells = [format(value, form) for value in (before[0], after[0])] + [f"{after[0] / before[0]:.3f}"]
    cells += [format(value, form) for value in (before[1], after[1])]
    return f"| {name} | {seats} | {' | '.join(cells)} |"


def main() -> None:
    import cadency

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="game", default=list(cadency.GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=6, help="different games (default 6)")
    parser.add_argument("--plays", type=int, default=12, help="plays of each, by each side (default 12)")
    parser.add_argument("--instructions", action="store_true", help="count instructions with callgrind")
    wish = parser.parse_args()
    if wish.instructions and not shutil.which("valgrind"):
        parser.error("--instructions needs valgrind (Debian: apt install valgrind)")
    unit = "instructions" if wish.instructions else "µs"
    print(f"| game | seats | {unit} a decision | compiled | ratio | {unit} a copy | compiled |\n|{'---|' * 7}")
    workers = {} if wish.instructions else {side: Worker(side) for side in SIDES}
    for name in wish.names:
        if wish.instructions:
            before, after = (counted(name, wish.seats, side) for side in SIDES)
            print(row(name, wish.seats, before, after, ",.0f"), flush=True)
            continue
        found = measured(workers, name, wish.seats, wish.games, wish.plays)
        before, after = ((found[side]["play"], found[side]["copy"]) for side in SIDES)
        print(row(name, wish.seats, before, after, ".2f"), flush=True)
    for worker in workers.values():
        worker.stop()
    print(f"\nload {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        work()
    elif sys.argv[1:2] == ["--once"]:
        once(sys.argv[2], *map(int, sys.argv[3:]))
    else:
        main()
