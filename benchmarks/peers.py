"""Cadency beside its peers: CPU time of a random decision and of a copied position, in one table of one run.

The peers are Catanatron (a Catan in pure Python) and games of OpenSpiel (C++, stepped from Python) that ship with its
wheel; both are installed by name into a throw-away virtual environment. Our games play interpreted and compiled, which
needs ./cadency compile first. Every measurement is a process of its own on one and the same core. The contenders take
turns for several short rounds, so that whatever else the machine does falls on all of them alike; told is the least.

A decision of Catanatron is one `play_tick()` between random players: the winner looked for, one option picked and
carried out, the next options generated. One of OpenSpiel is `legal_actions()`, a random one of them and
`apply_action()`, or `chance_outcomes()` where chance is asked. Ours are those of `./cadency bench`: what is pending,
one of its options, `apply`. All count decisions with a single option and those of chance. A copy is one of a position
half-way through a game. Creating a game is not timed.

    ./cadency compile && python3 benchmarks/peers.py --rounds 5 --seconds 1

Exit code: 0 done, 2 not possible, 130 interrupted.
"""

import argparse
import contextlib
import importlib.metadata
import json
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("village", "heads_of_state", "dynasties", "legacy")
PEERS = ("catanatron", "open-spiel")
SPIEL = ("tic_tac_toe", "backgammon", "gin_rummy", "hearts", "chess", "go")
FIGURES = ("us_decision", "us_copy")
Report = dict[str, Any]


class Failure(Exception):
    """Something that ends the run, told in one line."""


class Contender(NamedTuple):
    """Somebody who plays: a command that prints one JSON object."""

    name: str
    words: list[str]
    compiled: str = ""


def measure_peer(name: str, seconds: float, seats: int, seed: int) -> Report:
    """Runs inside the peers' environment: three quarters of the time for decisions, the rest for copies."""
    new_game, play, copy = catanatron(seats) if name == "catanatron" else spiel(name)
    positions = []
    for number in range(seed, seed + 4):  # warms up, and leaves four games at their middle
        half = play(new_game(number), sys.maxsize) // 2
        game = new_game(number)
        play(game, half)
        positions.append(game)
    decisions, copies, deciding, copying = 0, 0, 0.0, 0.0
    while deciding < seconds * 0.75:
        number += 1
        game = new_game(number)
        start = time.process_time()
        decisions += play(game, sys.maxsize)
        deciding += time.process_time() - start
    while copying < seconds * 0.25:
        start = time.process_time()
        for position in positions * 50:
            copy(position)
        copying += time.process_time() - start
        copies += len(positions) * 50
    found = {item.metadata["Name"]: item.version for item in importlib.metadata.distributions()}
    figures = {"us_decision": deciding / decisions * 1e6, "us_copy": copying / copies * 1e6}
    return figures | {
        "packages": [f"{peer} {found.get(peer, found.get(peer.replace('-', '_'), '?'))}" for peer in PEERS]
    }


Peer = tuple[Callable[[int], Any], Callable[[Any, int], int], Callable[[Any], Any]]


def catanatron(seats: int) -> Peer:
    peer = importlib.import_module("catanatron.game")
    players = importlib.import_module("catanatron.models.player")

    def new_game(number: int) -> Any:
        return peer.Game([players.RandomPlayer(color) for color in list(players.Color)[:seats]], seed=number)

    def play(game: Any, most: int) -> int:
        done = 0
        while done < most and game.winning_color() is None and game.state.num_turns < peer.TURNS_LIMIT:
            game.play_tick()
            done += 1
        return done

    return new_game, play, lambda game: game.copy()


def spiel(name: str) -> Peer:
    game = importlib.import_module("pyspiel").load_game(name)
    chance = random.Random(1)

    def play(state: Any, most: int) -> int:
        done = 0
        while done < most and not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
            done += 1
        return done

    def new_game(number: int) -> Any:
        chance.seed(number)
        return game.new_initial_state()

    return new_game, play, lambda state: state.clone()


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(words: list[str], what: str, limit: float, compiled: str = "") -> str:
    """The standard output of a command; the command and all it started end with this call, come what may."""
    pipe, null = subprocess.PIPE, subprocess.DEVNULL
    try:
        process = subprocess.Popen(
            words,
            cwd=ROOT,
            env={**os.environ, "CADENCY_COMPILED": compiled},
            stdin=null,
            stdout=pipe,
            stderr=pipe,
            text=True,
            start_new_session=True,
        )
    except OSError as error:
        raise Failure(f"{what}: {error.strerror or error}") from None
    try:
        out, err = process.communicate(timeout=limit)
    except BaseException as error:
        for number in (signal.SIGINT, signal.SIGKILL):
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                os.killpg(process.pid, number)
                process.communicate(timeout=3)
        if isinstance(error, subprocess.TimeoutExpired):
            raise Failure(f"{what}: no end after {limit:.0f} s") from None
        raise
    if process.returncode:
        lines = [line.strip() for line in (err.strip() or out).splitlines() if line.strip()]
        errors = [line for line in lines if line.startswith("ERROR:")] or lines
        raise Failure(f"{what}: exit code {process.returncode}: {' '.join(errors[-1:])[:200]}")
    return out


def install(folder: Path) -> str:
    """The interpreter of an environment in `folder` that holds the peers."""
    if folder.exists() and not (folder / "pyvenv.cfg").exists() and any(folder.iterdir()):
        raise Failure(f"{folder}: neither an empty folder nor a virtual environment")
    python = str(folder / "bin" / "python")
    probe = [python, "-I", "-c", "import catanatron.game, pyspiel"]
    try:
        run(probe, "import", 60)
        say("using the environment kept before")
        return python
    except Failure:
        say("installing the peers ...")
    pip = [python, "-m", "pip"]
    try:
        run([sys.executable, "-m", "venv", str(folder)], "virtual environment", 300)
    except Failure:
        run([sys.executable, "-m", "venv", "--without-pip", str(folder)], "virtual environment", 300)
        pip = [sys.executable, "-m", "pip", "--python", python]
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
    run([*pip, "install", *quiet, "--upgrade", *PEERS], f"cannot install {' and '.join(PEERS)}", 900)
    run(probe, "cannot import the peers", 60)
    return python


def report_of(contender: Contender, limit: float) -> Report:
    try:
        report = json.loads(run(contender.words, contender.name, limit, contender.compiled))
    except ValueError:
        report = None
    if not isinstance(report, dict) or not all(isinstance(report.get(key), int | float) for key in FIGURES):
        raise Failure(f"{contender.name}: no {' and '.join(FIGURES)} in its JSON object")
    return report


def contenders(options: argparse.Namespace, python: str) -> list[Contender]:
    sizes = ["--seats", str(options.seats), "--seconds", f"{options.seconds:g}", "--json"]
    ours = [
        Contender(f"Cadency {game}, {side}", ["./cadency", "bench", game, *sizes], switch)
        for game in GAMES
        for side, switch in (("interpreted", "0"), ("compiled", "1"))
    ]
    worker = [python, "-I", __file__, "--worker"]
    figures = [str(options.seconds), str(options.seats)]
    peers = [Contender("Catanatron", [*worker, "catanatron", *figures])]
    others = [*ours, *[Contender(f"OpenSpiel {name}", [*worker, name, *figures]) for name in SPIEL]]
    return [*peers, *[found for found in others if not options.only or any(map(found.name.__contains__, options.only))]]


def compare(options: argparse.Namespace, python: str) -> Report:
    if hasattr(os, "sched_setaffinity"):  # not everywhere; inherited by the processes started from here on
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    field = contenders(options, python)
    least: dict[str, dict[str, float]] = {}
    packages: list[str] = []
    for turn in range(options.rounds):
        for contender in field[:: -1 if turn % 2 else 1]:
            report = report_of(contender, options.seconds * 20 + 600)  # a first start sets itself up
            packages = report.get("packages", packages)
            before = least.setdefault(contender.name, dict.fromkeys(FIGURES, float("inf")))
            least[contender.name] = {key: min(before[key], float(report[key])) for key in FIGURES}
            told = [f"{report[key]:.2f}" for key in FIGURES]
            say(f"round {turn + 1}/{options.rounds}  {contender.name}: decision {told[0]} µs, copy {told[1]} µs")
    commit = "unknown"
    with contextlib.suppress(Failure):
        commit = run(["git", "describe", "--always", "--dirty"], "git", 30).strip()
    said = [f"Cadency {commit}", *packages, f"Python {platform.python_version()}", f"load {os.getloadavg()[0]:.1f}"]
    sizes = {"seats": options.seats, "seconds": options.seconds, "rounds": options.rounds}
    return sizes | {"least": {contender.name: least[contender.name] for contender in field}, "said": said}


def table(result: Report) -> str:
    lines = ["| | µs a decision | decisions a second, Catanatron's = 1 | µs a copy |", "|---|---|---|---|"]
    base = result["least"]["Catanatron"]["us_decision"]
    for name, figures in result["least"].items():
        decision, copy = (figures[key] for key in FIGURES)
        lines.append(f"| {name} | {decision:.2f} | {base / decision:.1f} | {copy:.2f} |")
    play = f"{result['rounds']} round(s) of {result['seconds']:g} s; ours and Catanatron with {result['seats']} players"
    return "\n".join([*lines, "", f"least of {play}; CPU time, one core", ", ".join(result["said"])])


def main() -> int:
    if sys.argv[1:2] == ["--worker"]:
        name, seconds, seats = sys.argv[2:]
        print(json.dumps(measure_peer(name, float(seconds), int(seats), 1)))
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a round (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each contender (default 5)")
    parser.add_argument("--seats", type=int, default=4, choices=(3, 4), help="players (default 4)")
    parser.add_argument("--json", action="store_true", help="print one JSON object in place of the table")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="Catanatron and whoever has this in the name")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep the peers' environment here, reuse it")
    options = parser.parse_args()
    if not 0 < options.seconds <= 600 or options.rounds < 1:
        parser.error("--seconds must be above 0 and at most 600, --rounds at least 1")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with tempfile.TemporaryDirectory(prefix="peers-", ignore_cleanup_errors=True) as temporary:
            os.environ["TMPDIR"] = temporary  # for what an interrupted installation leaves behind
            folder = options.keep.absolute() if options.keep else Path(temporary) / "peer"
            result = compare(options, install(folder))
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    except (Failure, OSError, ValueError) as error:
        say(f"error: {' '.join(str(error).split())}")
        return 2
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    print(json.dumps(result, indent=2) if options.json else table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
