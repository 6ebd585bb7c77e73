"""How strong the levels are, step by step: each among the level below, at the smallest and the largest table.

    .venv/bin/python benchmarks/ladder.py village --tally benchmarks/kept/ladder.jsonl

One player of a level sits among players of the level below; every deal is played from each of its seats. Told is the
share of games that it wins, as multiples of an even share with the 95 % interval, by how many points it leads the best
of the others, and what an answer costs. BARS says what each step has to reach. Games for one are told by mean scores.

With --tally every deal is counted in a small file as soon as it is over, and a later run goes on from there, on another
machine too, as long as what plays is the same: the version of the rules, values, judge, search and the plans of those
who play. With --games 0 it only tells what is counted. Whole experiments, with reports and Parquet files, are the
arena's: ``./cadency arena``.

Exit code: 0 all bars reached, 1 some are not or not yet sure, 2 not possible, 130 interrupted.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import groupby
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from shares import evenly, table, told

import cadency
from cadency.arena.plan import Experiment, Match, first_matches
from cadency.arena.play import play
from cadency.bots import LEVELS

GAMES = {"squire": 400, "knight": 400, "baron": 400, "duke": 200}
BELOW = {"squire": "page", "knight": "squire", "baron": "knight", "duke": "baron"}
BARS = {"knight": (1.4, 1.6), "baron": (1.2, 1.3), "duke": (1.1, 1.15)}  # times a share: with two seats, with more
ALONE = ({"variant": "standard"}, {"variant": "inheritance"})  # Legacy's games for one
TOLD = ("odds", "tempo", "par", "alone", "fit")  # in a file of weights: for chances, and where they come from
PLAYS = ("page.py", "squire.py", "thinker.py", "search/*.py", "judge/common.py", "judge/weights.py")
ROOT = Path(cadency.__file__).parent
Line = dict[str, Any]


class Step(NamedTuple):
    """One level among those below it, or alone, at one kind of table."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    level: str

    @property
    def key(self) -> Line:
        return {"game": self.game, "seats": self.seats, "options": dict(self.options), "level": self.level}

    def experiment(self, seed: str) -> Experiment:
        rules = cadency.rules(self.game)
        players = (self.level,) if self.seats == 1 else (self.level, BELOW[self.level])
        content = values(self.game)
        return Experiment(self.game, rules.version, self.seats, self.options, content, None, players, seed, code(self))


def steps(game: str, levels: list[str], seats: list[int] | None) -> Iterator[Step]:
    """All that is asked of a game."""
    counts = [n for n in cadency.rules(game).seats if n > 1]
    for level in levels:
        for n in dict.fromkeys((counts[0], counts[-1])):
            if not seats or n in seats:
                yield Step(game, n, (), level)
    if 1 in cadency.rules(game).seats and (not seats or 1 in seats):
        for options in ALONE:
            for level in levels:
                yield Step(game, 1, tuple(options.items()), level)


@cache
def values(game: str) -> str:
    """The digest of its printed values."""
    return str(cadency.rules(game).content(None, "content").id)


@cache
def code(step: Step) -> str:
    """A digest of all that decides how these games go. Kernel and game count by the version of the rules, which rises
    when games would go otherwise; so they can become quicker meanwhile."""
    game, folder = step.game, ROOT / "bots"
    names = {step.level, BELOW[step.level]} if step.seats > 1 else {step.level}
    plans = [(name, LEVELS[name].plan(game, step.seats)) for name in sorted(names)]
    found = hashlib.sha256(f"{cadency.rules(game).version} {values(game)} {plans}".encode())
    files = [file for name in PLAYS for file in folder.glob(name)]
    prefix = "heads" if game == "heads_of_state" else game
    files += [file for file in (folder / "judge").glob(f"{prefix}*") if file.suffix in (".py", ".json")]
    for file in sorted(files):
        found.update(f"{file.relative_to(folder).as_posix()}\0".encode() + played_by(file))
    return found.hexdigest()[:12]


def played_by(file: Path) -> bytes:
    """What of a file decides how games go: of weights, all but what chances are told by."""
    if file.suffix != ".json":
        return file.read_bytes()
    weights = json.loads(file.read_text("utf-8"))
    return repr(sorted([(name, found) for name, found in weights.items() if name not in TOLD])).encode()


def deal(given: tuple[Experiment, list[Match]]) -> Line:
    """What came of one deal, played from every seat."""
    experiment, matches = given
    level = experiment.players[0]
    found: Line = {"games": 0, "won": 0.0, "lead": 0.0, "square": 0.0, "answers": 0, "seconds": 0.0}
    for match in matches:
        row = play(experiment, match)
        seat = match.players.index(level) if experiment.seats > 1 else 0
        others = [score for n, score in enumerate(row["scores"]) if n != seat]
        lead = row["scores"][seat] - max(others, default=0)
        found["games"] += 1
        found["won"] += row["won"][seat]
        found["lead"] += lead
        found["square"] += lead * lead
        found["answers"] += row["answers"][seat]
        found["seconds"] += row["seconds"][seat]
    return found


class Tally:
    """What is counted so far, a line a step; written anew after every deal."""

    def __init__(self, file: Path | None, seed: str) -> None:
        self.file = file
        self.seed = seed
        self.lines: list[Line] = []
        if file is not None and file.exists():
            for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                try:
                    self.lines.append(json.loads(line))
                except ValueError:
                    print(f"ladder.py: {file}, line {n}, is no JSON; take it out or name another file", file=sys.stderr)
                    sys.exit(2)

    def of(self, step: Step) -> Line:
        """The line of a step, with the code of today."""
        wanted = {**step.key, "code": code(step), "seed": self.seed}
        for line in self.lines:
            if {key: line.get(key) for key in wanted} == wanted:
                return line
        fresh = {**wanted, "deals": 0, "games": 0, "won": 0.0, "lead": 0.0, "square": 0.0, "answers": 0, "seconds": 0.0}
        self.lines.append(fresh)
        return fresh

    def add(self, step: Step, counted: Line) -> None:
        line = self.of(step)
        line["deals"] += 1
        for key, value in counted.items():
            line[key] = round(line[key] + value, 4)
        if self.file is not None:
            text = "".join(json.dumps(line) + "\n" for line in self.lines if line["games"])
            beside = self.file.with_suffix(".new")
            beside.write_text(text, "utf-8")
            beside.replace(self.file)


def run(step: Step, games: int, tally: Tally, pool: Any, until: float) -> None:
    """Play what is missing, as far as the time reaches."""
    experiment, done = step.experiment(tally.seed), tally.of(step)["deals"]
    matches = first_matches(experiment.players if step.seats > 1 else (step.level,), step.seats, games)
    missing = [(experiment, list(found)) for n, found in groupby(matches, lambda match: match.deal) if n >= done]
    for counted in pool.imap(deal, missing):
        tally.add(step, counted)
        line = tally.of(step)
        told_so_far = f"{named(step)}: {line['games']} of {len(matches)} games, won {line['won']:g}"
        print(told_so_far, file=sys.stderr, flush=True)
        if time.monotonic() > until:
            raise TimeoutError


def named(step: Step) -> str:
    options = "".join(f", {value}" for _, value in step.options)
    return f"{step.game}{options}, {step.seats} seats, {step.level}"


def bar(step: Step) -> float:
    """How many times an even share a step has to win; a squire wins nearly all."""
    return 0.95 * step.seats if step.level == "squire" else BARS[step.level][step.seats > 2]


def points(line: Line) -> str:
    mean = line["lead"] / line["games"]
    return f"{mean:.1f} ± {sqrt(max(0.0, line['square'] / line['games'] - mean * mean) / line['games']):.1f}"


def answer(line: Line) -> str:
    return f"{1000 * line['seconds'] / max(1, line['answers']):.0f} ms"


def row(step: Step, line: Line) -> list[str]:
    """What is told of a step."""
    many = line["games"]
    share = evenly(line["won"], many, step.seats)
    enough = share[1] >= bar(step)
    verdict = "reached" if enough and many >= GAMES[step.level] else "so far" if enough else "short"
    who = f"{step.level} among {BELOW[step.level]}s" if step.seats > 2 else f"{step.level} and {BELOW[step.level]}"
    won = f"{100 * share[1] / step.seats:.1f} %"
    return [
        *(step.game, str(step.seats), who, str(many), won),
        *(told(share), f"{bar(step):g}", verdict, points(line), answer(line)),
    ]


def tell(tally: Tally, asked: list[Step]) -> int:
    """The tables, and whether all bars are reached."""
    found = [(step, tally.of(step)) for step in asked]
    played = [(step, line) for step, line in found if line["games"]]
    rows = [row(step, line) for step, line in played if step.seats > 1]
    head = ["game", "seats", "who", "games", "won", "times a share", "bar", "", "points ahead", "an answer"]
    print(table(head, rows))
    alone = [
        [step.game, step.options[0][1], step.level, str(line["games"]), points(line), answer(line)]
        for step, line in played
        if step.seats == 1
    ]
    if alone:
        print("\n" + table(["game", "for one", "who", "games", "score", "an answer"], alone))
    return 0 if len(played) == len(found) and all(one[7] == "reached" for one in rows) else 1


def quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> int:
    parser = argparse.ArgumentParser(description="How strong the levels are, step by step.")
    parser.add_argument("game", nargs="+", choices=list(cadency.GAMES))
    parser.add_argument("--levels", nargs="+", choices=list(BELOW), default=list(BELOW))
    parser.add_argument("--seats", nargs="+", type=int)
    parser.add_argument("--games", type=int, help="for each step; otherwise 400, for dukes 200")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many; what is done is kept")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tally", type=Path, help="where deals are counted, to go on from there")
    words = parser.parse_args()
    tally = Tally(words.tally, words.seed)
    asked = [step for game in words.game for step in steps(game, words.levels, words.seats)]
    until = time.monotonic() + 60 * words.minutes
    if words.games != 0:
        pool = multiprocessing.get_context("spawn").Pool(words.processes, quiet)
        try:
            with suppress(TimeoutError):
                for step in asked:
                    run(step, words.games or GAMES[step.level], tally, pool, until)
        except KeyboardInterrupt:
            tell(tally, asked)
            return 130
        finally:
            pool.terminate()
    return tell(tally, asked)


if __name__ == "__main__":
    sys.exit(main())
