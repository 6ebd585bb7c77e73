"""Cadency beside a peer: CPU time of a random decision and of a copied position, in one run on one machine.

The peer, Catanatron (a pure Python Catan), is installed by name into a throw-away virtual environment.
Every measurement is a process of its own on one and the same core. The contenders take turns for several
short rounds, so that whatever else the machine does falls on all of them alike; medians are reported.

A decision of the peer is one `play_tick()` between random players: the winner looked for, one option picked
and carried out, the next options generated; ticks with a single option count too. A copy is `game.copy()`
half-way through a game. Creating a game is not timed. Cadency's figures are those of its bench command.

Exit code: 0 done, 1 done but with figures missing, 2 not possible, 130 interrupted.
"""

import argparse
import contextlib
import importlib.metadata
import json
import os
import platform
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMMAND = "./cadency bench village"
FIGURES = ("us_decision", "us_copy")
Report = dict[str, Any]


class Failure(Exception):
    """Something that ends the run, told in one line."""


def measure_peer(seconds: float, seats: int, seed: int) -> Report:
    """Runs inside the peer's environment: three quarters of the time for decisions, the rest for copies."""
    peer = importlib.import_module("catanatron.game")
    players = importlib.import_module("catanatron.models.player")

    def new_game(number: int) -> Any:
        return peer.Game([players.RandomPlayer(color) for color in list(players.Color)[:seats]], seed=number)

    def play(game: Any, most: int = sys.maxsize) -> int:
        done = 0
        while done < most and game.winning_color() is None and game.state.num_turns < peer.TURNS_LIMIT:
            game.play_tick()
            done += 1
        return done

    positions, single, seen = [], 0, 0
    for number in range(seed, seed + 4):  # warms up, and leaves four games at their middle
        half = play(new_game(number)) // 2
        game = new_game(number)
        for _ in range(half):
            single += len(game.state.playable_actions) == 1
            seen += play(game, 1)
        positions.append(game)
    decisions, copies, deciding, copying = 0, 0, 0.0, 0.0
    while deciding < seconds * 0.75:
        number += 1
        game = new_game(number)
        start = time.process_time()
        decisions += play(game)
        deciding += time.process_time() - start
    while copying < seconds * 0.25:
        start = time.process_time()
        for position in positions * 50:
            position.copy()
        copying += time.process_time() - start
        copies += len(positions) * 50
    found = {item.metadata["Name"]: item.version for item in importlib.metadata.distributions()}
    packages = [f"{name} {found[name]}" for name in sorted(found) if name not in ("pip", "setuptools")]
    figures = {"us_decision": deciding / decisions * 1e6, "us_copy": copying / copies * 1e6}
    return figures | {"single": single / seen, "packages": packages, "python": platform.python_version()}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(words: list[str], what: str, limit: float) -> str:
    """The standard output of a command; the command and all it started end with this call, come what may."""
    pipe, null = subprocess.PIPE, subprocess.DEVNULL
    try:
        process = subprocess.Popen(
            words, cwd=ROOT, stdin=null, stdout=pipe, stderr=pipe, text=True, start_new_session=True
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
    """The interpreter of an environment in `folder` that holds the peer."""
    if folder.exists() and not (folder / "pyvenv.cfg").exists() and any(folder.iterdir()):
        raise Failure(f"{folder}: neither an empty folder nor a virtual environment")
    python = str(folder / "bin" / "python")
    probe = [python, "-I", "-c", "import catanatron.game"]
    try:
        run(probe, "import", 60)
        say("using the environment kept before")
        return python
    except Failure:
        say("installing the peer ...")
    pip = [python, "-m", "pip"]
    try:
        run([sys.executable, "-m", "venv", str(folder)], "virtual environment", 300)
    except Failure:
        run([sys.executable, "-m", "venv", "--without-pip", str(folder)], "virtual environment", 300)
        pip = [sys.executable, "-m", "pip", "--python", python]
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
    run([*pip, "install", *quiet, "--upgrade", "catanatron"], "cannot install catanatron", 600)
    run(probe, "cannot import catanatron", 60)
    return python


def report_of(words: list[str], what: str, limit: float) -> Report:
    try:
        report = json.loads(run(words, what, limit))
    except ValueError:
        report = None
    if not isinstance(report, dict):
        raise Failure(f"{what}: did not print one JSON object")
    if all(figure(report, key) is None for key in FIGURES):
        raise Failure(f"{what}: neither {' nor '.join(FIGURES)} in its JSON object")
    return report


def figure(report: Report, key: str) -> float | None:
    value = report.get(key)
    return float(value) if isinstance(value, int | float) and value > 0 else None


def shown(value: float | None, digits: int = 1) -> str:
    return "missing" if value is None else f"{value:.{digits}f}"


def compare(options: argparse.Namespace, python: str) -> Report:
    if hasattr(os, "sched_setaffinity"):  # not everywhere; inherited by the processes started from here on
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    sizes = ["--seats", str(options.seats), "--seconds", f"{options.seconds:g}"]
    ours = [*shlex.split(options.command), *sizes, "--json"]
    theirs = [python, "-I", __file__, "--worker", str(options.seconds), str(options.seats)]
    reports: dict[str, list[Report]] = {"cadency": [], "catanatron": []}
    for turn in range(options.rounds):
        for name in list(reports)[:: -1 if turn % 2 else 1]:
            words, what = (ours, options.command) if name == "cadency" else ([*theirs, str(turn)], name)
            report = report_of(words, what, options.seconds * 20 + 600)  # a first start sets itself up
            reports[name].append(report)
            told = [shown(figure(report, key)) for key in FIGURES]
            say(f"round {turn + 1}/{options.rounds}  {name:<10}  decision {told[0]} µs  copy {told[1]} µs")
    peers: Report = {name: {} for name in reports}
    for name, rounds in reports.items():
        for key in FIGURES:
            values = [value for report in rounds if (value := figure(report, key)) is not None]
            median = statistics.median(values) if len(values) == len(rounds) else None
            base = peers["cadency"][key]["median"] if name != "cadency" else median
            ratio = median / base if median and base else None
            peers[name][key] = {"median": median, "rounds": values, "ratio_to_cadency": ratio}
    commit = "unknown"
    with contextlib.suppress(Failure):
        commit = run(["git", "describe", "--always", "--dirty"], "git", 30).strip()
    first, peer = reports["cadency"][0], reports["catanatron"][0]
    stated = [f"{key} {first.get(key, 'not stated')}" for key in ("version", "python")]
    versions = {
        "cadency": ", ".join([*stated, f"commit {commit}"]),
        "catanatron": ", ".join([*peer["packages"], f"python {peer['python']}"]),
        "machine": f"{platform.system()} {platform.release()} {platform.machine()}",
    }
    result = {"seats": options.seats, "seconds": options.seconds, "rounds": options.rounds, "peers": peers}
    result["single_option"] = statistics.median(report["single"] for report in reports["catanatron"])
    missing = [f"{name} {key}" for name in peers for key in FIGURES if peers[name][key]["median"] is None]
    return result | {"command": shlex.join(ours), "versions": versions, "missing": missing}


def table(result: Report) -> str:
    row = "{:<12}{:>14}{:>15}{:>9}{:>12}{:>15}{:>9}".format
    lines = [row("", "µs a decision", "min-max", "ratio", "µs a copy", "min-max", "ratio")]
    for name, figures in result["peers"].items():
        cells: list[str] = []
        for entry in (figures[key] for key in FIGURES):
            spread = "-".join(shown(end(entry["rounds"])) for end in (min, max) if entry["rounds"])
            cells += [shown(entry["median"]), spread, shown(entry["ratio_to_cadency"], 2)]
        lines.append(row(name, *cells))
    play = f"{result['rounds']} round(s) of {result['seconds']:g} s, {result['seats']} random players"
    lines += ["", f"medians of {play}, CPU time, one core; ratio: times Cadency's"]
    lines.append(f"{result['single_option']:.0%} of the peer's decisions, all counted, had a single option")
    lines.append(f"command: {result['command']}")
    lines += [f"{name}: {version}" for name, version in result["versions"].items()]
    lines += [f"MISSING: {name} is not a positive number in every round" for name in result["missing"]]
    return "\n".join(lines)


def main() -> int:
    if sys.argv[1:2] == ["--worker"]:
        seconds, seats, turn = sys.argv[2:]
        print(json.dumps(measure_peer(float(seconds), int(seats), 1 + int(turn) * 1_000_000)))
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a round (default 2)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each contender (default 5)")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4), help="players (default 4)")
    parser.add_argument("--json", action="store_true", help="print one JSON object in place of the table")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep the peer's environment here, reuse it")
    parser.add_argument("--command", default=COMMAND, help="Cadency's bench, without seats, seconds and json")
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
    return 1 if result["missing"] else 0


if __name__ == "__main__":
    sys.exit(main())
