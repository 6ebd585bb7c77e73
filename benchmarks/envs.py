"""How fast the environments are: PettingZoo's own benchmark, and Gymnasium's in one process and in several.

    .venv/bin/python benchmarks/envs.py
    .venv/bin/python benchmarks/envs.py --games village --processes 2 --seconds 5

Steps are answers of a seat; random play. The processes write their observations into shared memory. Every figure is
given by the clock, which a busy machine spoils, and by the processor's time of all processes together.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from pettingzoo.test import performance_benchmark

import cadency
import cadency.envs


def worked(pids: list[int]) -> float:
    """The processor's time of this process and of others, in seconds."""
    ticks = 0
    for pid in pids:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(told[11]) + int(told[12])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


def in_turns(game: str, seats: int) -> tuple[float, float]:
    """What PettingZoo's benchmark says, which plays for five seconds: turns a second, and a second of work."""
    said, env = io.StringIO(), cadency.envs.aec(game, seats)
    clock, work = time.time(), time.process_time()
    with contextlib.redirect_stdout(said):
        performance_benchmark(env)
    share = (time.process_time() - work) / (time.time() - clock)
    (found,) = re.findall(r"([\d.]+) turns per second", said.getvalue())
    return float(found), float(found) / share


def vector(game: str, seats: int, processes: int, mode: str, seconds: float) -> tuple[float, float]:
    """Steps of one seat among pages in all environments together: a second, and a second of work."""
    name = f"cadency.envs:cadency/{game.title().replace('_', '')}-v1"
    env: Any = gymnasium.make_vec(name, num_envs=processes, vectorization_mode=mode, seats=seats)
    pids = [process.pid for process in getattr(env, "processes", [])]
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, clock, work = 0, time.monotonic(), worked(pids)
    while time.monotonic() < clock + seconds:
        masks = seen["action_mask"]
        seen, *_ = env.step(np.array([rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks]))
        steps += processes
    clock, work = time.monotonic() - clock, worked(pids) - work
    env.close()
    return steps / clock, steps / work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(cadency.GAMES), choices=cadency.GAMES)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=5)
    asked = parser.parse_args()
    print(f"| game | seats | AEC, turns | one process, steps | {asked.processes} processes, steps |")
    print("|---|---|---|---|---|")
    for game in asked.games:
        seats = 3 if 3 in cadency.rules(game).seats else cadency.rules(game).seats[0]
        figures = (
            in_turns(game, seats),
            vector(game, seats, 1, "sync", asked.seconds),
            vector(game, seats, asked.processes, "async", asked.seconds),
        )
        told = " | ".join(f"{clock:,.0f} ({work:,.0f})" for clock, work in figures)
        print(f"| {game} | {seats} | {told} |", flush=True)


if __name__ == "__main__":
    main()
