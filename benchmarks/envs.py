"""How fast the environments are: PettingZoo's in turns and in parallel, and Gymnasium's in one process and in several.

    .venv/bin/python benchmarks/envs.py
    .venv/bin/python benchmarks/envs.py --games village --processes 2 --envs 16 --opponents squire
    .venv/bin/python benchmarks/envs.py --pieces 5

Steps are answers of a seat; random play. "Async" is Gymnasium's own vector with a process for each game; ours has
several games in each process. Both write observations into shared memory. Every figure is given by the clock, which a
busy machine spoils, and by the processor's time of all processes together.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import random
import re
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from pettingzoo.test import performance_benchmark

import cadency
import cadency.envs
from cadency.compiled.use import in_use


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


def together(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Steps of the parallel interface, at which all seats look: a second, and a second of work."""
    env, rng = cadency.envs.parallel(game, seats), np.random.default_rng(1)
    steps, clock, work = 0, time.monotonic(), time.process_time()
    while time.monotonic() < clock + seconds:
        if not env.agents:
            seen, _ = env.reset(seed=steps)
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, *_ = env.step(actions)
        steps += 1
    return steps / (time.monotonic() - clock), steps / (time.process_time() - work)


def vector(env: Any, pids: list[int], seconds: float) -> tuple[float, float]:
    """Steps of one seat among bots in all environments together: a second, and a second of work."""
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, clock, work = 0, time.monotonic(), worked(pids)
    while time.monotonic() < clock + seconds:
        masks = seen["action_mask"]
        seen, *_ = env.step(np.array([rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks]))
        steps += env.num_envs
    clock, work = time.monotonic() - clock, worked(pids) - work
    env.close()
    return steps / clock, steps / work


def vectors(
    game: str, seats: int, envs: int, processes: int, opponents: str, seconds: float
) -> list[tuple[float, float]]:
    """The same games in one process, in a process each, and in a few."""
    (name,) = [name for name in gymnasium.registry if name.startswith(f"cadency/{game.title().replace('_', '')}-")]
    wishes: dict[str, Any] = {"seats": seats, "opponents": opponents}
    one: Any = gymnasium.make_vec(name, envs, "sync", **wishes)
    each: Any = gymnasium.make_vec(name, envs, "async", **wishes)
    few: Any = gymnasium.make_vec(name, envs, processes=processes, **wishes)
    return [
        vector(one, [], seconds),
        vector(each, [process.pid for process in each.processes], seconds),
        vector(few, few.pids, seconds),
    ]


def pieces(game: str, seats: int) -> tuple[float, ...]:
    """What a step in turns consists of, in microseconds of the processor: view, its numbers, the whole step."""
    rules, watch, rng = cadency.rules(game), cadency.envs.observer(game), random.Random(1)
    table = cadency.open_table(game, seats=seats, seed=1)
    moments = []
    while (decision := table.decision) is not None and len(moments) < 200:
        moments.append((table.state.copy(), decision.seat))
        table.choose(rng.choice(decision.options))
    begin = time.process_time()
    views = [rules.view(state, seat) for state, seat in moments]
    seen = time.process_time()
    for view in views:
        watch(view)
    read = time.process_time()
    env, steps = cadency.envs.raw_aec(game, seats), 0
    for seed in range(3):
        env.reset(seed=seed)
        while steps < 200 * (seed + 1) and not env.terminations[env.agent_selection]:
            env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
            steps += 1
    whole = time.process_time() - read
    return (seen - begin) / len(views) * 1e6, (read - seen) / len(views) * 1e6, whole / steps * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(cadency.GAMES), choices=cadency.GAMES)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--envs", type=int, default=16, help="games of a vector")
    parser.add_argument("--opponents", default="page", help="who has the other seats of a vector")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pieces", type=int, metavar="N", help="only what a step consists of, the least of N times")
    asked = parser.parse_args()
    if asked.pieces:
        print(f"Compiled copy in use: {in_use()}")
        for game in asked.games:
            least = [min(column) for column in zip(*[pieces(game, 3) for _ in range(asked.pieces)], strict=True)]
            print(f"{game}: view {least[0]:.0f} µs, its numbers {least[1]:.0f} µs, a whole step {least[2]:.0f} µs")
        return
    print(f"Compiled copy in use: {in_use()}")
    processes = f"one process | async, {asked.envs} | ours, {asked.processes} processes |"
    print(f"| game | seats | AEC, turns | parallel, steps | {asked.envs} games, {processes}")
    print("|---|---|---|---|---|---|---|")
    for game in asked.games:
        seats = 3 if 3 in cadency.rules(game).seats else cadency.rules(game).seats[0]
        figures = (
            in_turns(game, seats),
            together(game, seats, asked.seconds),
            *vectors(game, seats, asked.envs, asked.processes, asked.opponents, asked.seconds),
        )
        told = " | ".join(f"{clock:,.0f} ({work:,.0f})" for clock, work in figures)
        print(f"| {game} | {seats} | {told} |", flush=True)


if __name__ == "__main__":
    main()
