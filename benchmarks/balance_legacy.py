"""How Legacy plays with the values that are ours, told by whole games between bots:

    .venv/bin/python benchmarks/balance_legacy.py --games 1200 --clues 100 --keep games.jsonl --plot balance.svg

Families that marry much win much anyway, so it says little who used a card. Here chance deals cards to seats, and what
is told is how often a seat wins that was dealt a card, against an even share. Every game deals some of each kind:

- heads, mentors and first hands as in any game; a coin chooses the side of a head, and no hand is drawn anew;
- before its first turn each family is given a mission;
- in every second game each family is given a title and a contribution of every generation: it alone may acquire them,
  at their price, and no others. The games between leave them to whoever comes first, and tell of seats in turn order
  and of mentors, one of whom asks for more titles than a family is given.

The interval of every card of ours is to lie within 8 points of its share, in each edition; printed cards are told as
well. No seat's interval is to reach beyond 1.25 times its share. With --clues a squire plays the Inheritance alone and
is to solve all clues in 10 to 40 % of games. A card is open while its interval holds a bound: only more games tell.
The honour of its holders above the mean of their tables, with its standard error, gives a hint sooner.

With --keep every game is written down as soon as it is over, and a later run with the same file, seed, values and bots
plays only what is missing. Ctrl-C tells what is done so far.

Exit code: 0 all bounds kept, 1 some are not or still open, 2 not possible, 130 interrupted.
"""

import argparse
import hashlib
import random
import statistics
import sys
from collections import Counter
from functools import cache
from math import inf, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from shares import Game, Kept, Share, evenly, plot, table, told, watch, wilson

import cadency.bots.squire
from cadency.bots import Squire
from cadency.bots.judge import legacy, legacy_goals
from cadency.cli.running import play_with
from cadency.games.legacy import RULES
from cadency.games.legacy.choices import ACQUIRE, GIVE, SIDE, SKIP, Acquire, Give
from cadency.games.legacy.frames.board import Acquiring, Giving
from cadency.games.legacy.names import (
    CLUES,
    CONTRIBUTIONS,
    EDITIONS,
    FRIENDS,
    HEADS,
    MENTORS,
    MISSIONS,
    SIDES,
    TITLES,
)
from cadency.games.legacy.piles import bits
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.errors import BadContent
from cadency.kernel.nature import sample
from cadency.kernel.words import Choice

KINDS = ("head", "mentor", "mission", "title", "contribution", "friend")
POINTS = 8.0  # of a hundred games, within which the interval of a card lies
SEAT = 1.25  # of an even share, which no seat's interval may reach beyond
SOLVED = (0.1, 0.4)  # of the Inheritances, in which no clue is left open


class Bound(Squire):
    """A squire who leaves some titles and contributions to others."""

    barred: frozenset[Choice] = frozenset()

    def values(self, s: Any, seat: int, options: tuple[Choice, ...], budget: int) -> tuple[list[float], int]:
        if not isinstance(options[0], (Acquire, Give)):
            return super().values(s, seat, options, budget)
        free = tuple([option for option in options if option not in self.barred])
        found, used = super().values(s, seat, free, budget)
        worth = dict(zip(free, found, strict=True))
        return [worth.get(option, -inf) for option in options], used

    def worth(self, s: Any, seat: int, budget: int) -> tuple[float, int]:
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, (Acquiring, Giving)) and self.barred.issuperset(frame.decision(s).options):
            return -inf, 1
        return super().worth(s, seat, budget)


def parted(piles: tuple[int, ...], seats: int, rng: random.Random) -> list[list[int]]:
    """Of each generation's cards one for each seat, as far as they go."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for pile in piles:
        cards: list[int | None] = [*bits(pile)]
        cards += [None] * (seats - len(cards))
        for seat, card in enumerate(rng.sample(cards, seats)):
            if card is not None:
                found[seat].append(card)
    return found


def begin(s: Any, sides: list[int], rng: random.Random) -> None:
    """Up to the first turn: a coin has chosen the sides, and nobody draws a hand anew."""
    while (decision := pending(s)) is not None and decision.kind != "turn.act":
        if decision.seat == NATURE:
            apply(s, sample(decision, rng.random))
        else:
            apply(s, SIDE[sides[decision.seat]] if decision.kind == "opening.side" else SKIP)


def give(s: Any, bots: list[Bound], sides: list[int], given: bool, rng: random.Random) -> list[list[str]]:
    """Missions, and the right to titles and contributions; all that each seat was dealt."""
    missions = rng.sample(range(len(MISSIONS)), s.seats)
    titles, gifts = parted(s.content.titles, s.seats, rng), parted(s.content.gifts, s.seats, rng)
    dealt: list[list[str]] = []
    for seat, bot in enumerate(bots):
        s.missions &= ~(1 << missions[seat])
        s.tasks[seat] |= 1 << missions[seat]
        cards = [f"head {HEADS[s.heads[seat]]}-{SIDES[sides[seat]]}", f"mentor {MENTORS[s.mentors[seat]]}"]
        cards += [f"friend {FRIENDS[friend]}" for friend in bits(s.hand[seat])]
        cards.append(f"mission {MISSIONS[missions[seat]]}")
        if given:
            cards += [f"title {TITLES[title]}" for title in titles[seat]]
            cards += [f"contribution {CONTRIBUTIONS[gift]}" for gift in gifts[seat]]
            barred = [ACQUIRE[n] for n in range(len(TITLES)) if n not in titles[seat]]
            bot.barred = frozenset(barred + [GIVE[n] for n in range(len(CONTRIBUTIONS)) if n not in gifts[seat]])
        dealt.append(cards)
    return dealt


def play(content: Any, seats: int, edition: str, seed: str, given: bool) -> Game:
    """One whole game between squires, and what is kept of it: who was dealt what, who won, what was done."""
    rng = random.Random(seed)
    s = RULES.start(RULES.setup(seats, {"edition": edition}, content))
    s.events = []
    sides = [rng.randrange(2) for _ in range(seats)]
    bots = [Bound(RULES, content, f"{seed}:{seat}") for seat in range(seats)]
    begin(s, sides, rng)
    dealt = give(s, bots, sides, given, rng)
    first = s.first
    play_with(s, RULES, bots, rng.random)
    standing = RULES.standing(s)
    held: list[list[str]] = [[] for _ in range(seats)]
    for _, (name, *parts) in s.events:
        if name == "held":
            held[parts[0]].append(f"{parts[2]} {parts[3]}")
    return {
        "dealt": dealt,
        "held": held,
        "first": first,
        "given": given,
        "scores": [placing.score for placing in standing],
        "winners": [placing.seat for placing in standing if placing.rank == 1],
        "extinct": s.out.bit_count(),
        "used": used(s.events, standing, dealt, given),
    }


def used(events: list[Any], standing: list[Any], dealt: list[list[str]], given: bool) -> Counter[str]:
    """How often things were done, and by whom of those who were dealt them."""
    found: Counter[str] = Counter()
    for _, (name, *parts) in events:
        if name in ("wed", "promised"):
            found[f"friend {parts[2]}"] += 1
        elif name == "claimed":
            found[f"mission {parts[1]}"] += f"mission {parts[1]}" in dealt[parts[0]]
        elif name == "held":
            found[f"{parts[2]} {parts[3]}"] += 1
    for placing in standing:
        for line in placing.reasons:
            found[f"points {line.key}"] += line.points
            if line.key == "mentor" and line.points and not given:
                found[dealt[placing.seat][1]] += 1
    return found


def alone(content: Any, edition: str, seed: str) -> Game:
    """One Inheritance, and its clues."""
    s = RULES.start(RULES.setup(1, {"edition": edition, "variant": "inheritance"}, content))
    play_with(s, RULES, [Squire(RULES, content, seed)], random.Random(seed).random)
    return {"open": [CLUES[n] for n in bits(s.clues)], "solved": [CLUES[n] for n in bits(s.solved)]}


# --- tallies


class Mean(NamedTuple):
    """How far above its share a card wins, in points, with its 95 % interval."""

    least: float
    found: float
    most: float
    times: int

    def told(self) -> str:
        return f"{self.found:+.1f} ({self.least:+.1f} to {self.most:+.1f}) in {self.times}"

    def verdict(self) -> str:
        if self.least >= -POINTS and self.most <= POINTS:
            return "within"
        return "beyond" if self.least > POINTS or self.most < -POINTS else "open"


class Tally:
    """The games so far with one edition and one number of seats."""

    def __init__(self, edition: str, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.games = self.extinct = 0
        self.scores: list[int] = []
        self.ordered = 0  # games that tell of turn order
        self.turn_wins = [0.0] * seats
        self.times: Counter[str] = Counter()  # by card: how often it was dealt, and won by its holder
        self.won: Counter[str] = Counter()
        self.leads: dict[str, list[float]] = {}  # by card: the honour of its holder above the mean of the table
        self.used: Counter[str] = Counter()

    def add(self, game: Game) -> None:
        self.games += 1
        self.extinct += game["extinct"]
        self.scores += game["scores"]
        self.used.update(game["used"])
        part, usual = 1 / len(game["winners"]), statistics.fmean(game["scores"])
        for seat, cards in enumerate(game["dealt"]):
            won = part if seat in game["winners"] else 0.0
            for card in cards:
                if game["given"] and card.startswith("mentor"):
                    continue
                self.times[card] += 1
                self.won[card] += won  # type: ignore[assignment]
                self.leads.setdefault(card, []).append(game["scores"][seat] - usual)
            if not game["given"]:
                self.turn_wins[(seat - game["first"]) % self.seats] += won
        self.ordered += not game["given"]

    def turns(self) -> dict[str, Share]:
        if not self.ordered:
            return {}
        return {f"turn {n + 1}": evenly(won, self.ordered, self.seats) for n, won in enumerate(self.turn_wins)}

    def name(self) -> str:
        return f"{self.edition}, {self.seats} seats"


def ours(content: Any) -> dict[str, bool]:
    """Every card that is dealt, kind by kind, and whether its values are ours."""
    return {f"{kind} {row['id']}": row["src"] == "ours" for kind in KINDS for row in content.rows[kind]}


def by_edition(tallies: list[Tally], card: str, edition: str = "") -> Mean | None:
    """What all numbers of seats say together, of one edition or of both."""
    played = [t for t in tallies if edition in ("", t.edition)]
    times = sum([t.times[card] for t in played])
    if not times:
        return None
    even = sum([t.times[card] / t.seats for t in played]) / times
    least, found, most = wilson(sum([t.won[card] for t in played]), times)
    return Mean(100 * (least - even), 100 * (found - even), 100 * (most - even), times)


def verdict(tallies: list[Tally], card: str) -> str:
    """A card is within when it is so in each edition that was played, beyond when it is so in one."""
    said = []
    for edition in dict.fromkeys(t.edition for t in tallies):
        found = by_edition(tallies, card, edition)
        said.append(found.verdict() if found else "open")
    return "beyond" if "beyond" in said else "within" if set(said) == {"within"} else "open"


def faults(content: Any, tallies: list[Tally], riddles: dict[str, list[Game]]) -> list[str]:
    """The bounds that are not kept, or not yet sure."""
    found = []
    if tallies:
        said = {card: verdict(tallies, card) for card, own in ours(content).items() if own}
        for word in ("beyond", "open"):
            cards = [card for card, what in said.items() if what == word]
            if cards:
                found.append(f"{len(cards)} of {len(said)} cards of ours {word}: {', '.join(cards)}")
    for t in tallies:
        for name, share in t.turns().items():
            if share[2] > SEAT:
                found.append(f"{t.name()}: the interval of {name} reaches {share[2]:.2f} times its share")
    for edition, games in riddles.items():
        share = sum([not game["open"] for game in games]) / len(games)
        if not SOLVED[0] <= share <= SOLVED[1]:
            found.append(f"{edition}: all clues solved in {100 * share:.0f} % of Inheritances")
    return found


# --- the report


def report(content: Any, tallies: list[Tally], riddles: dict[str, list[Game]]) -> str:
    parts = []
    if tallies:
        head = ["edition, seats", "games", "honour", "extinct", "wins in turn order (games)"]
        parts.append(table(head, [_games(t) for t in tallies]))
        editions = list(dict.fromkeys(t.edition for t in tallies))
        head = ["card dealt", "whose", "both editions", *editions, "verdict", "honour", "used a game, or reached"]
        parts.append(table(head, [_card(content, tallies, editions, card) for card in ours(content)]))
        keys = [key for key in tallies[0].used if key.startswith("points")]
        rows = [[key, *[f"{t.used[key] / t.games / t.seats:.1f}" for t in tallies]] for key in keys]
        parts.append(table(["of a family", *[t.name() for t in tallies]], rows))
    if riddles:
        rows = []
        for edition, games in riddles.items():
            least, found, most = wilson(sum([not game["open"] for game in games]), len(games))
            rows.append([edition, str(len(games)), f"{100 * found:.0f} % ({100 * least:.0f}–{100 * most:.0f})"])
        parts.append(table(["Inheritance", "games", "all clues solved"], rows))
        parts.append(table(["clue", *riddles], [[clue, *[_clue(riddles[e], clue) for e in riddles]] for clue in CLUES]))
    return "\n\n".join(parts)


def _games(t: Tally) -> list[str]:
    honour = f"{statistics.fmean(t.scores):.1f} ± {statistics.pstdev(t.scores):.1f}"
    turns = ", ".join(map(told, t.turns().values()))
    return [t.name(), str(t.games), honour, str(t.extinct), f"{turns} ({t.ordered})"]


def _card(content: Any, tallies: list[Tally], editions: list[str], card: str) -> list[str]:
    found = [by_edition(tallies, card, edition) for edition in ("", *editions)]
    cells = [one.told() if one else "" for one in found]
    kind = card.partition(" ")[0]
    times = sum([t.times[card] for t in tallies])
    per = times if kind in ("mentor", "mission") else sum([t.games for t in tallies])
    use = f"{sum([t.used[card] for t in tallies]) / per:.2f}" if per and kind != "head" else ""
    return [
        card,
        "ours" if ours(content)[card] else "printed",
        *cells,
        verdict(tallies, card),
        _lead(tallies, card),
        use,
    ]


def _lead(tallies: list[Tally], card: str) -> str:
    leads = [lead for t in tallies for lead in t.leads.get(card, [])]
    if len(leads) < 2:
        return ""
    return f"{statistics.fmean(leads):+.1f} ± {statistics.stdev(leads) / sqrt(len(leads)):.1f}"


def _clue(games: list[Game], clue: str) -> str:
    dealt = [game for game in games if clue in game["open"] or clue in game["solved"]]
    return (
        f"{100 * sum([clue in game['solved'] for game in dealt]) / len(dealt):.0f} % of {len(dealt)}" if dealt else ""
    )


def picture(content: Any, tallies: list[Tally]) -> str:
    """Points above a share, drawn as multiples of one with as many seats as were played most."""
    seats = max(tallies, key=lambda t: t.games).seats
    groups: dict[str, dict[str, Share]] = {}
    bounds: dict[str, float] = {}
    for t in tallies:
        if t.ordered:
            groups[f"{t.name()}: turn order, {t.ordered} games"] = t.turns()
            bounds[f"{t.name()}: turn order, {t.ordered} games"] = SEAT
    for kind in KINDS:
        name = f"{kind}s, both editions"
        for card in [card for card in ours(content) if card.startswith(f"{kind} ")]:
            found = by_edition(tallies, card)
            if found:
                share = (1 + found.least * seats / 100, 1 + found.found * seats / 100, 1 + found.most * seats / 100)
                groups.setdefault(name, {})[card.partition(" ")[2]] = share
                bounds[name] = 1 + POINTS * seats / 100
    return plot(
        "Legacy: wins of whoever was dealt a card, as multiples of an even share, 95 % intervals", groups, bounds
    )


# --- games that are kept


@cache
def made_by() -> str:
    """Which bots play: a change of squire or judge begins the games anew. A compiled copy has its source beside it."""
    found = hashlib.sha256()
    for module in (cadency.bots.squire, legacy, legacy_goals):
        name = module.__name__.rpartition(".")[2]
        found.update(Path(str(module.__file__)).with_name(f"{name}.py").read_bytes())
    return found.hexdigest()[:12]


class Run:
    """Plays what is not kept yet, and keeps it."""

    def __init__(self, content: Any, seed: str, path: Path | None) -> None:
        self.content = content
        self.seed = seed
        self.kept = Kept(path)

    def dealt(self, t: Tally, n: int) -> None:
        seed = f"{self.seed}:{t.edition}:{t.seats}:{n}"
        key = f"{seed}:{self.content.id}:{made_by()}"
        t.add(self.kept.game(key, lambda: play(self.content, t.seats, t.edition, seed, n % 2 == 0)))

    def riddle(self, games: list[Game], edition: str, n: int) -> None:
        seed = f"{self.seed}:{edition}:clues:{n}"
        key = f"{seed}:{self.content.id}:{made_by()}"
        games.append(self.kept.game(key, lambda: alone(self.content, edition, seed)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How Legacy plays with the values that are ours.")
    parser.add_argument("--seats", type=int, nargs="+", default=[3], choices=RULES.seats[1:])
    parser.add_argument("--editions", nargs="+", default=list(EDITIONS), choices=EDITIONS)
    parser.add_argument("--games", type=int, default=1200, help="for each edition and number of seats")
    parser.add_argument("--clues", type=int, default=100, help="Inheritances for each edition")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--content", type=Path, help="a pack of other values")
    parser.add_argument("--keep", type=Path, help="where games are kept, to go on from there")
    parser.add_argument("--plot", type=Path, help="an SVG to write")
    found = parser.parse_args()
    if min(found.games, found.clues) < 0 or not found.games + found.clues:
        parser.error("--games and --clues must not be negative, nor both 0")
    return found


def main() -> int:
    asked = arguments()
    try:
        pack = None if asked.content is None else asked.content.read_text("utf-8")
        run = Run(RULES.content(pack, str(asked.content or "")), asked.seed, asked.keep)
    except (OSError, UnicodeDecodeError, BadContent) as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    tallies = [Tally(edition, seats) for edition in asked.editions for seats in asked.seats]
    riddles: dict[str, list[Game]] = {edition: [] for edition in asked.editions}
    whole = watch_all(run, tallies, riddles, asked)
    tallies = [t for t in tallies if t.games]
    riddles = {edition: games for edition, games in riddles.items() if games}
    found = faults(run.content, tallies, riddles)
    if tallies or riddles:
        print(report(run.content, tallies, riddles))
        print("\n" + ("\n".join(found) or "All bounds are kept."))
        if asked.plot and tallies:
            asked.plot.write_text(picture(run.content, tallies), "utf-8")
    return 130 if not whole else 1 if found else 0


def watch_all(run: Run, tallies: list[Tally], riddles: dict[str, list[Game]], asked: argparse.Namespace) -> bool:
    """Editions and seats by turns, so that whoever stops has as many games of each; then the clues."""

    def one(n: int) -> None:
        run.dealt(tallies[n % len(tallies)], n // len(tallies))

    def two(n: int) -> None:
        edition = list(riddles)[n % len(riddles)]
        run.riddle(riddles[edition], edition, n // len(riddles))

    names = ", ".join([t.name() for t in tallies])
    if not watch(names, asked.games * len(tallies), one):
        return False
    return watch(f"Inheritance, {', '.join(riddles)}", asked.clues * len(riddles), two)


if __name__ == "__main__":
    sys.exit(main())
