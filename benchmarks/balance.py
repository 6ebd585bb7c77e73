"""How Village plays with its printed values: bots meet in the arena; how long, how it ends, what is done and scores.

    .venv/bin/python benchmarks/balance.py --games 400 --seed 1 --out ../balance-village
    .venv/bin/python benchmarks/balance.py --seats 3 --content my-village.toml

The games are the arena's, as ``./cadency arena village --players squire --seats 3 --keep-records`` would play them, on
all cores of this machine. With --out every game is on disk as soon as it is over, and the same command goes on.

A share of wins is told as a multiple of an even share, with its 95 % interval; a shared win counts in parts. Who starts
is drawn by lot (V-2.8), so wins are told twice: by seat, and in turn order from whoever starts. Tables are Markdown.
After them come the bounds that our values were chosen to keep. Each game has a seed of its own, made from the run's, so
that a longer run begins the same.

Exit code: 0 all bounds kept, 1 some are not, 2 not possible, 130 interrupted (with what is done so far).
"""

import argparse
import os
import statistics
import sys
import tempfile
from collections import Counter
from itertools import islice
from pathlib import Path

from shares import table, wilson

import cadency
from cadency.arena.errors import BadArena
from cadency.arena.local import Processes
from cadency.arena.plan import Experiment, code_of, matches
from cadency.arena.store import Folder
from cadency.bots import BOTS
from cadency.games.village.names import CAREERS, SPACES
from cadency.table import Table

RULES = cadency.rules("village")
# what a house does, beside taking cubes: the event that tells of it, and how a reader would say it
DEEDS = {
    "drew": "well",
    "reaped": "harvest",
    "born": "birth",
    "recalled": "called home",
    "trained": "training",
    "made": "made with time",
    "bought": "bought",
    "ground": "mill",
    "sold": "sale",
    "travelled": "trip",
    "rose": "council step",
    **{f"used {level}": f"privilege {level}" for level in range(1, 5)},
    "gave": "given to the church",
    "ransomed": "ransomed",
    "promoted": "promoted",
}
ROUNDS = (6.0, 8.0)  # on average
POINTS = {3: (45.0, 60.0)}  # on average, by number of seats
ENDING = 0.25  # of games at least, by each ending
ADVANTAGE = 1.15  # of its even share at most, for every seat


class Tally:
    """The games so far with one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds: list[int] = []
        self.points: list[int] = []
        self.wins = [0.0] * seats  # by seat
        self.turns = [0.0] * seats  # in turn order, from whoever starts
        self.ends: Counter[str] = Counter()
        self.scored: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.dead: Counter[tuple[str, str]] = Counter()

    def add(self, played: Table) -> None:
        """One game that is over, with everything that was said in it."""
        first = 0
        for event in played.events():
            name = event["event"]
            self.done[name] += 1
            if name == "began":
                first = event["seat"]
            elif name == "took":
                self.taken[event["space"]] += 1
            elif name == "used":
                self.done[f"used {event['level']}"] += 1
            elif name == "died":
                self.dead[event["career"], event["where"]] += 1
        standing = played.standing()
        winners = [placing.seat for placing in standing if placing.rank == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.turns[(seat - first) % self.seats] += 1 / len(winners)
        for placing in standing:
            self.points.append(placing.score)
            for line in placing.reasons:
                self.scored[line.key] += line.points
        self.rounds.append(self.done["round"] - sum(self.rounds))
        self.ends[played.over] += 1

    @property
    def games(self) -> int:
        return len(self.rounds)

    def share(self, end: str) -> float:
        return self.ends[end] / self.games

    def told(self, wins: list[float]) -> str:
        """Shares of wins as multiples of an even share, each with its interval."""
        shares = [[x * self.seats for x in wilson(won, self.games)] for won in wins]
        return ", ".join(f"{found:.2f} ({least:.2f}–{most:.2f})" for least, found, most in shares)

    def faults(self) -> list[str]:
        """The bounds that are not kept."""
        found = []
        rounds, points = statistics.fmean(self.rounds), statistics.fmean(self.points)
        if not ROUNDS[0] <= rounds <= ROUNDS[1]:
            found.append(f"{rounds:.2f} rounds on average, not {ROUNDS[0]:.0f} to {ROUNDS[1]:.0f}")
        least, most = POINTS.get(self.seats, (0.0, 1000.0))
        if not least <= points <= most:
            found.append(f"{points:.1f} points on average, not {least:.0f} to {most:.0f}")
        found += [f"only {self.share(end):.0%} end by the {end}" for end in RULES.ends if self.share(end) < ENDING]
        for seat, won in enumerate(self.wins):
            least, share, _ = [x * self.seats for x in wilson(won, self.games)]
            if share > ADVANTAGE and least > 1:  # otherwise it may be chance: play more games
                found.append(f"seat {seat + 1} wins {share:.2f} times its share")
        found += [f"nobody takes from {space}" for space in SPACES if not self.taken[space]]
        found += [f"never done: {deed}" for event, deed in DEEDS.items() if not self.done[event]]
        found += [f"nothing scored by {key}" for key, points in self.scored.items() if not points]
        return found + [f"nobody is remembered for {c}" for c in CAREERS if not self.dead[c, "chronicle"]]


def told(tallies: list[Tally]) -> str:
    """The games, then a table of what is done and scored for each seat count, then one of the dead."""
    by_seats = [f"{t.seats} seats" for t in tallies]
    games = []
    for t in tallies:
        spread = (
            f"{statistics.fmean(t.points):.1f} ± {statistics.pstdev(t.points):.1f} ({min(t.points)}–{max(t.points)})"
        )
        rounds = f"{statistics.fmean(t.rounds):.2f} ({min(t.rounds)}–{max(t.rounds)})"
        games.append([str(t.seats), str(t.games), rounds, *[f"{t.share(end):.0%}" for end in RULES.ends], spread])
    head = ["seats", "games", "rounds", *[f"ended by the {end}" for end in RULES.ends], "points"]
    wins = [[str(t.seats), t.told(t.wins), t.told(t.turns)] for t in tallies]
    careers = [[c, *[_dead(t, c) for t in tallies]] for c in CAREERS]
    figures = [
        [f"{what}: {name}", *[f"{counts[key] / t.games / t.seats:.1f}" for t, counts in found]]
        for what, found, named in (
            ("points", [(t, t.scored) for t in tallies], {key: key for key in tallies[0].scored}),
            ("cubes", [(t, t.taken) for t in tallies], {space: space for space in SPACES}),
            ("deeds", [(t, t.done) for t in tallies], DEEDS),
        )
        for key, name in named.items()
    ]
    return "\n\n".join(
        [
            table(head, games),
            table(["seats", "wins by seat", "wins in turn order"], wins),
            table(["a seat and game", *by_seats], figures),
            table(["dead a game: chronicle, graves", *by_seats], careers),
        ]
    )


def _dead(t: Tally, career: str) -> str:
    return ", ".join(f"{t.dead[career, where] / t.games:.1f}" for where in ("chronicle", "grave"))


def experiment(asked: argparse.Namespace, seats: int, pack: str | None, content: str) -> Experiment:
    """Bots of one kind, at a table of so many seats."""
    options = tuple(RULES.setup(seats).options.items())
    code = code_of(RULES.id, (asked.bot,))
    return Experiment(RULES.id, RULES.version, seats, options, content, pack, (asked.bot,), asked.seed, code)


def play(folder: Folder, games: int) -> bool:
    """Play what is missing, and say now and then how far it is; False if it was interrupted."""
    wanted, looks = folder.experiment, sys.stderr.isatty()
    first = islice(matches(wanted.players, wanted.seats), games)
    missing = (match for match in first if match[:2] not in folder.rows)
    try:
        with Processes(os.cpu_count() or 1, wanted, keep=True) as players:
            for row in players.rows(missing):
                folder.add(row)
                if looks or len(folder.rows) % 100 == 1:
                    end = "\r" if looks else "\n"
                    told = f"{wanted.seats} seats: {len(folder.rows)} of {games} games"
                    print(told, end=end, file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return False
    return True


def tallied(folder: Folder, games: int) -> Tally:
    """The first so many games of a folder."""
    tally = Tally(folder.experiment.seats)
    for deal, turn in sorted(folder.rows)[:games]:
        record = folder.path / "records" / f"{deal}-{turn}.jsonl"
        tally.add(cadency.replay(record.read_text("utf-8")))
    return tally


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How Village plays with its printed values.")
    parser.add_argument("--seats", type=int, nargs="+", default=list(RULES.seats), choices=RULES.seats)
    parser.add_argument("--games", type=int, default=100, help="for each number of seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="squire", choices=list(BOTS))
    parser.add_argument("--content", type=Path, help="a pack of other values")
    parser.add_argument("--out", type=Path, help="where the games are kept, a folder for each number of seats")
    found = parser.parse_args()
    if found.games < 1:
        parser.error(f"--games must be 1 or more, not {found.games}")
    return found


def run(asked: argparse.Namespace, pack: str | None, content: str, out: Path) -> int:
    tallies: list[Tally] = []
    whole = True
    for seats in asked.seats:
        with Folder(out / str(seats), experiment(asked, seats, pack, content)) as folder:
            whole = play(folder, asked.games)
            if folder.rows:
                tallies.append(tallied(folder, asked.games))
        if not whole:
            break
    faults = [f"{tally.seats} seats: {fault}" for tally in tallies for fault in tally.faults()]
    if tallies:
        print(told(tallies))
        print("\n" + ("\n".join(faults) or "All bounds are kept."))
    return 130 if not whole else 1 if faults else 0


def main() -> int:
    asked = arguments()
    try:
        pack = None if asked.content is None else asked.content.read_text("utf-8")
        content = RULES.content(pack, str(asked.content or "")).id
        with tempfile.TemporaryDirectory() as folder:
            return run(asked, pack, content, asked.out or Path(folder))
    except (OSError, UnicodeDecodeError, cadency.BadContent, BadArena) as error:
        print(f"balance: {error}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
