"""How Village plays with its printed values: bots play whole games; how long, how they end, what is done and scores.

    .venv/bin/python benchmarks/balance.py --games 400 --seed 1
    .venv/bin/python benchmarks/balance.py --seats 3 --content my-village.toml

A share of wins is told as a multiple of an even share, with its 95 % interval; a shared win counts in parts. Who starts
is drawn by lot (V-2.8), so wins are told twice: by seat, and in turn order from whoever starts. Tables are Markdown.
After them come the bounds that our values were chosen to keep. Each game has a seed of its own, made from the run's, so
that a longer run begins the same.

Exit code: 0 all bounds kept, 1 some are not, 2 not possible, 130 interrupted (with what is done so far).
"""

import argparse
import random
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from shares import table, wilson

import cadency
from cadency.bots import BOTS, make_bot
from cadency.cli.running import play_with
from cadency.games.village.names import CAREERS, SPACES
from cadency.kernel.rules import Setup

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

    def add(self, s: Any) -> None:
        """One game that is over, with everything that was said in it."""
        first = 0
        for _, (name, *parts) in s.events:
            self.done[name] += 1
            if name == "began":
                first = parts[0]
            elif name == "took":
                self.taken[parts[1]] += 1
            elif name == "used":
                self.done[f"used {parts[1]}"] += 1
            elif name == "died":
                self.dead[parts[2], parts[3]] += 1
        standing = RULES.standing(s)
        winners = [placing.seat for placing in standing if placing.rank == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.turns[(seat - first) % self.seats] += 1 / len(winners)
        for placing in standing:
            self.points.append(placing.score)
            for line in placing.reasons:
                self.scored[line.key] += line.points
        self.rounds.append(s.round)
        self.ends[s.over] += 1

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


def play(setup: Setup, bot: str, seed: str) -> Any:
    """One whole game, listened to."""
    s = RULES.start(setup)
    s.events = []
    bots = [make_bot(bot, RULES, setup.content, f"{seed}:{seat}") for seat in range(setup.seats)]
    play_with(s, RULES, bots, random.Random(seed).random)
    return s


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


def watch(tally: Tally, games: int, setup: Setup, bot: str, seed: str) -> bool:
    """Play, and say now and then how far it is; False if it was interrupted. A game cut short does not count."""
    looks = sys.stderr.isatty()
    try:
        for n in range(games):
            tally.add(play(setup, bot, f"{seed}:{tally.seats}:{n}"))
            if looks or n % 100 == 0:
                end = "\r" if looks else "\n"
                print(f"{tally.seats} seats: {n + 1} of {games} games", end=end, file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return False
    return True


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How Village plays with its printed values.")
    parser.add_argument("--seats", type=int, nargs="+", default=list(RULES.seats), choices=RULES.seats)
    parser.add_argument("--games", type=int, default=100, help="for each number of seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="squire", choices=list(BOTS))
    parser.add_argument("--content", type=Path, help="a pack of other values")
    found = parser.parse_args()
    if found.games < 1:
        parser.error(f"--games must be 1 or more, not {found.games}")
    return found


def main() -> int:
    asked = arguments()
    try:
        pack = None if asked.content is None else asked.content.read_text("utf-8")
        content = RULES.content(pack, str(asked.content or ""))
    except (OSError, UnicodeDecodeError, cadency.BadContent) as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    tallies: list[Tally] = []
    whole = True
    for seats in asked.seats:
        tally = Tally(seats)
        whole = watch(tally, asked.games, RULES.setup(seats, {}, content), asked.bot, asked.seed)
        if tally.games:
            tallies.append(tally)
        if not whole:
            break
    faults = [f"{tally.seats} seats: {fault}" for tally in tallies for fault in tally.faults()]
    if tallies:
        print(told(tallies))
        print("\n" + ("\n".join(faults) or "All bounds are kept."))
    return 130 if not whole else 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
