"""How Dynasties plays with its printed values, told by whole games between bots:

    .venv/bin/python benchmarks/balance_dynasties.py --seed fresh --keep games.jsonl --plot balance.svg

Squires of equal kind play at each number of seats, then squires with tastes. A taste makes more of one
thing than the points that it brings on the average: TASTES says of what and how much. Every order of tastes at the
table is played as often as the others. Tables are Markdown; after them come the bounds that our values were chosen to
keep. No seat in turn order may have an interval that reaches beyond 1.25 times its share, no taste may win more than
1.5 times its share, and everything that is printed is used. An interval must be narrow before it can keep such a bound:
GAMES says how many games make it so, --even how often seats that are truly equal keep it, and with --share how often
they do when the first one has an advantage. Points in turn order, with their standard errors, tell of one sooner.

With --keep every game is written down as soon as it is over, and a later run with the same file, seed, values and bots
plays only what is missing. Ctrl-C tells what is done so far.

Exit code: 0 all bounds kept, 1 some are not, 2 not possible, 130 interrupted.
"""

import argparse
import hashlib
import random
import statistics
import sys
from collections import Counter
from functools import cache
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import Any

from shares import Game, Kept, Share, evenly, plot, table, told, watch

import cadency
from cadency.bots import Squire
from cadency.bots.judge.dynasties import Taste, with_taste
from cadency.cli.running import play_with
from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import (
    ACTIONS,
    BONUSES,
    BOOKS,
    CARDS,
    CHARACTERS,
    CITIES,
    EXTRA,
    FACES,
    FREE,
    REGIONS,
    SCORINGS,
    SPACES,
)
from cadency.kernel.errors import BadContent

TASTES = {
    "trade": Taste(cubes=1.25),
    "marriage": Taste(weddings=1.4),
    "majority": Taste(regions=1.3),
    "scoring": Taste(plans=1.35),
    "mixed": Taste(),
}
SEAT = 1.25  # of an even share, which no seat's interval may reach beyond
GAMES = {3: 600, 4: 900, 5: 1300}  # with which seats that are truly equal keep that bound in 19 runs of 20
TASTE = 1.5  # of an even share at most, for a taste
# what must be used, each by its group: the event that tells of it, and the part that names it
TOLD = {
    "card": ("played", 1, CARDS),
    "action": ("played", 2, ACTIONS),
    "character": ("called", 1, CHARACTERS),
    "book": ("read", 1, BOOKS),
    "die": ("accepted", 1, FACES),
    "pass": ("passed", 1, SPACES),
    "bonus": ("claimed", 1, BONUSES),
    "city": ("deployed", 2, CITIES),
    "revalued": ("revalued", 1, REGIONS),
    "scoring": ("revealed", 1, SCORINGS),
}
DEEDS = {
    "discarded": "a card for a cube",
    "divided": "a ship divided",
    "wed": "wedding",
    "matched": "wedding with a neutral figure",
    "born": "child",
    "founded": "free city founded",
    "retired": "gone to the monastery",
}


def order_of(seats: int, n: int, seed: str) -> tuple[str, ...]:
    """The tastes at the table in a game: all orders by turns."""
    orders = list(permutations(TASTES, seats))
    random.Random(seed).shuffle(orders)
    return orders[n % len(orders)]


def play(content: Any, tastes: tuple[str, ...], seed: str) -> dict[str, Any]:
    """One whole game between squires, and what is kept of it."""
    seats = len(tastes)
    s = RULES.start(RULES.setup(seats, {}, content))
    s.events = []
    bots = [Squire(RULES, content, f"{seed}:{seat}", with_taste(TASTES[taste])) for seat, taste in enumerate(tastes)]
    play_with(s, RULES, bots, random.Random(seed).random)
    used: Counter[str] = Counter()
    first = 0
    for _, (name, *parts) in s.events:
        if name == "began":
            first = parts[0]
        elif name in DEEDS:
            used[f"deed:{name}"] += 1
        elif name == "used":
            used[f"turned:{parts[1]}"] += 1
        elif name == "revealed":
            used[f"brought:{parts[1]}"] += parts[2]
        if name in ("played", "discarded", "passed"):
            used["turns"] += 1
        for group, (event, at, _) in TOLD.items():
            if name == event:
                for one in parts[at] if isinstance(parts[at], tuple) else (parts[at],):
                    used[f"{group}:{one}"] += 1
    standing = RULES.standing(s)
    points: Counter[str] = Counter()
    for placing in standing:
        points.update({line.key: line.points for line in placing.reasons})
    return {
        "tastes": tastes,
        "first": first,
        "scores": [placing.score for placing in standing],
        "winners": [placing.seat for placing in standing if placing.rank == 1],
        "points": points,
        "used": used,
    }


class Tally:
    """The games so far with one number of seats, of equal bots or of tastes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.scores: list[int] = []
        self.leads: list[int] = []
        self.seat_wins = [0.0] * seats
        self.turn_wins = [0.0] * seats  # from whoever starts
        self.turn_scores: list[list[int]] = [[] for _ in range(seats)]
        self.taste_wins: Counter[str] = Counter()
        self.taste_games: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.games = 0

    def add(self, game: dict[str, Any]) -> None:
        self.games += 1
        self.scores += game["scores"]
        for seat, score in enumerate(game["scores"]):
            self.turn_scores[(seat - game["first"]) % self.seats].append(score)
        best, second, *_ = sorted(game["scores"], reverse=True)
        self.leads.append(best - second)
        self.taste_games.update(game["tastes"])
        for seat in game["winners"]:
            part = 1 / len(game["winners"])
            self.seat_wins[seat] += part
            self.turn_wins[(seat - game["first"]) % self.seats] += part
            self.taste_wins[game["tastes"][seat]] += part  # type: ignore[assignment]
        self.points.update(game["points"])
        self.used.update(game["used"])

    def turns(self) -> dict[str, Share]:
        return {f"turn {n + 1}": evenly(won, self.games, self.seats) for n, won in enumerate(self.turn_wins)}

    def tastes(self) -> dict[str, Share]:
        found = {}
        for taste in TASTES:
            if self.taste_games[taste]:
                found[taste] = evenly(self.taste_wins[taste], self.taste_games[taste], self.seats)
        return found

    def unused(self) -> list[str]:
        """What nobody ever used, of all that this number of seats has."""
        found = []
        for group, (_, _, names) in TOLD.items():
            for name in names:
                away = group == "city" and self.seats < max(RULES.seats) and name in CITIES[EXTRA:FREE]
                if not away and not self.used[f"{group}:{name}"]:
                    found.append(f"never used: {group} {name}")
        found += [f"never used: book {name}" for name in ("cards", "ships", "rose") if not self.used[f"turned:{name}"]]
        found += [f"never done: {deed}" for event, deed in DEEDS.items() if not self.used[f"deed:{event}"]]
        return found + [f"nothing scored by {key}" for key, points in self.points.items() if not points]


def faults(equal: list[Tally], tasted: list[Tally]) -> list[str]:
    """The bounds that are not kept."""
    found = []
    for t in equal:
        for name, share in t.turns().items():
            if share[2] > SEAT:
                found.append(f"{t.seats} seats: the interval of {name} reaches {share[2]:.2f} times its share")
        found += [f"{t.seats} seats: {fault}" for fault in t.unused()]
    for t in tasted:
        for name, share in t.tastes().items():
            if share[1] > TASTE:
                found.append(f"{t.seats} seats: {name} wins {share[1]:.2f} times its share")
    return found


def even(seats: int, games: int, runs: int, share: float) -> float:
    """The part of so many runs in which seats that win by lot, the first of them this many times its share, keep it."""
    rng = random.Random(f"{seats}:{games}")
    weights = [share, *[(seats - share) / (seats - 1)] * (seats - 1)]
    kept = 0
    for _ in range(runs):
        most = max(Counter(rng.choices(range(seats), weights, k=games)).values())
        kept += evenly(most, games, seats)[2] <= SEAT
    return kept / runs


# --- the report


def report(equal: list[Tally], tasted: list[Tally]) -> str:
    parts = []
    if equal:
        head = ["seats", "games", "points", "winner's lead", "turns a seat"]
        parts.append(table(head, [_games(t) for t in equal]))
        wins = [[str(t.seats), _told(t.turns()), _told(dict(enumerate(_seats(t)))), _scores(t)] for t in equal]
        parts.append(table(["seats", "wins in turn order", "wins by seat", "points in turn order"], wins))
    if tasted:
        rows = [
            [_taste(name), *[told(t.tastes()[name]) if name in t.tastes() else "" for t in tasted]] for name in TASTES
        ]
        parts.append(table(["taste", *[f"{t.seats} seats, {t.games} games" for t in tasted]], rows))
    if equal:
        by_seats = [f"{t.seats} seats" for t in equal]
        rows = [[key, *[f"{t.points[key] / t.games / t.seats:.1f}" for t in equal]] for key in equal[0].points]
        parts.append(table(["points of a seat", *by_seats], rows))
        parts.append(table(["times a game", *by_seats], _uses(equal)))
    return "\n\n".join(parts)


def _games(t: Tally) -> list[str]:
    points = f"{statistics.fmean(t.scores):.1f} ± {statistics.pstdev(t.scores):.1f} ({min(t.scores)}–{max(t.scores)})"
    turns = t.used["turns"] / t.games / t.seats
    return [str(t.seats), str(t.games), points, f"{statistics.fmean(t.leads):.1f}", f"{turns:.1f}"]


def _seats(t: Tally) -> list[Share]:
    return [evenly(won, t.games, t.seats) for won in t.seat_wins]


def _scores(t: Tally) -> str:
    """Mean points from whoever starts, each with its standard error."""
    error = sqrt(t.games)
    return ", ".join([f"{statistics.fmean(one):.1f} ± {statistics.pstdev(one) / error:.1f}" for one in t.turn_scores])


def _told(shares: dict[Any, Share]) -> str:
    return ", ".join(map(told, shares.values()))


def _taste(name: str) -> str:
    strong = [f"{what} {much}" for what, much in TASTES[name]._asdict().items() if much != 1]
    return f"{name} ({', '.join(strong) or 'nothing more than the rest'})"


def _uses(equal: list[Tally]) -> list[list[str]]:
    rows = [[deed, *[f"{t.used[f'deed:{event}'] / t.games:.2f}" for t in equal]] for event, deed in DEEDS.items()]
    for group, (_, _, names) in TOLD.items():
        for name in names:
            row = [f"{group}: {name}"]
            for t in equal:
                n = t.used[f"{group}:{name}"]
                mean = f", {t.used[f'brought:{name}'] / n:.1f} points" if group == "scoring" and n else ""
                row.append(f"{n / t.games:.2f}{mean}")
            rows.append(row)
    return rows


def picture(equal: list[Tally], tasted: list[Tally]) -> str:
    groups: dict[str, dict[str, Share]] = {}
    bounds: dict[str, float] = {}
    for tallies, name, bound in ((equal, "equal squires", SEAT), (tasted, "tastes", TASTE)):
        for t in tallies:
            title = f"{t.seats} seats, {name}, {t.games} games"
            groups[title] = t.turns() if bound == SEAT else t.tastes()
            bounds[title] = bound
    return plot("Dynasties: wins as multiples of an even share, with 95 % intervals", groups, bounds)


# --- games that are kept


BOTS = Path(cadency.__file__).parent / "bots"  # the sources, whichever way they run
JUDGE = ("common.py", "dynasties.py", "dynasties_map.py", "dynasties.json")


@cache
def made_by() -> str:
    """Which bots play: a change of squire or judge begins the games anew."""
    found = hashlib.sha256(repr(TASTES).encode())
    for name in ("squire.py", "search/line.py", *[f"judge/{name}" for name in JUDGE]):
        found.update((BOTS / name).read_bytes())
    return found.hexdigest()[:12]


class Run:
    """Plays what is not kept yet, and keeps it."""

    def __init__(self, content: Any, seed: str, path: Path | None) -> None:
        self.content = content
        self.seed = seed
        self.kept = Kept(path)

    def game(self, kind: str, seats: int, n: int) -> Game:
        seed = f"{self.seed}:{kind}:{seats}:{n}"
        tastes = ("mixed",) * seats if kind == "equal" else order_of(seats, n, self.seed)
        return self.kept.game(f"{seed}:{self.content.id}:{made_by()}", lambda: play(self.content, tastes, seed))

    def watch(self, tally: Tally, kind: str, games: int) -> bool:
        return watch(f"{tally.seats} seats, {kind}", games, lambda n: tally.add(self.game(kind, tally.seats, n)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How Dynasties plays with its printed values.")
    parser.add_argument("--seats", type=int, nargs="+", default=list(RULES.seats), choices=RULES.seats)
    parser.add_argument("--games", type=int, help="between equal squires at each number of seats; GAMES by default")
    parser.add_argument("--tastes", type=int, default=300, help="between squires with tastes")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--content", type=Path, help="a pack of other values")
    parser.add_argument("--keep", type=Path, help="where games are kept, to go on from there")
    parser.add_argument("--even", type=int, metavar="RUNS", help="no games: how often truly equal seats keep the bound")
    parser.add_argument("--share", type=float, default=1.0, help="for --even: what the first seat truly wins")
    parser.add_argument("--plot", type=Path, help="an SVG to write")
    found = parser.parse_args()
    if min(found.games or 0, found.tastes) < 0 or (found.games == 0 == found.tastes):
        parser.error("--games and --tastes must not be negative, nor both 0")
    if not 0 <= found.share <= min(found.seats):
        parser.error("--share is at least 0, and at most all games")
    return found


def main() -> int:
    asked = arguments()
    try:
        pack = None if asked.content is None else asked.content.read_text("utf-8")
        run = Run(RULES.content(pack, str(asked.content or "")), asked.seed, asked.keep)
    except (OSError, UnicodeDecodeError, BadContent) as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    if asked.even:
        played = [(seats, asked.games or GAMES[seats]) for seats in asked.seats]
        rows = [[str(seats), str(n), f"{even(seats, n, asked.even, asked.share):.0%}"] for seats, n in played]
        print(table(["seats", "games", "runs that keep the bound"], rows))
        return 0
    tallies: dict[str, list[Tally]] = {"equal": [], "tastes": []}
    whole = True
    for kind, done in tallies.items():
        for seats in asked.seats:
            tally = Tally(seats)
            games = asked.tastes if kind == "tastes" else GAMES[seats] if asked.games is None else asked.games
            whole = whole and run.watch(tally, kind, games)
            if tally.games:
                done.append(tally)
    equal, tasted = tallies["equal"], tallies["tastes"]
    found = faults(equal, tasted)
    if equal or tasted:
        print(report(equal, tasted))
        print("\n" + ("\n".join(found) or "All bounds are kept."))
        if asked.plot:
            asked.plot.write_text(picture(equal, tasted), "utf-8")
    return 130 if not whole else 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
