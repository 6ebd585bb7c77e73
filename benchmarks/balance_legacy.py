"""How Legacy plays with the values that are ours, told by whole games between bots:

    .venv/bin/python benchmarks/balance_legacy.py --games 1200 --clues 100 --tally tally.jsonl --plot balance.svg

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

With --tally games are counted in a small file as soon as they are over, and a later run with the same file, seed,
values and bots plays only what is missing. With --add it tells of other seeds' files too, and with --games 0 --clues 0
of nothing else: then of whatever was counted with these values, under the digest of the bots that played it, whether
they are those of today or not. --keep writes every game down, for those who want to look into them. Ctrl-C tells what
is done so far.

Exit code: 0 all bounds kept, 1 some are not or still open, 2 not possible, 130 interrupted.
"""

import argparse
import hashlib
import random
import sys
from collections import Counter
from functools import cache
from itertools import product
from math import inf, sqrt
from pathlib import Path
from typing import Any

from legacy_tally import POINTS, Key, Riddles, Tallies, Tally, by_edition, verdict
from shares import Game, Kept, Share, plot, table, told, watch, wilson

from cadency.bots import Squire
from cadency.bots.judge import judge_for
from cadency.bots.levels import TURN
from cadency.bots.search import Judging, Look, Way
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
from cadency.games.legacy.state import put
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.errors import BadContent
from cadency.kernel.nature import sample
from cadency.kernel.words import Choice

KINDS = ("head", "mentor", "mission", "title", "contribution", "friend")
SEAT = 1.25  # of an even share, which no seat's interval may reach beyond
SOLVED = (0.1, 0.4)  # of the Inheritances, in which no clue is left open


class Barred(Look):
    """Looks past some titles and contributions."""

    def __init__(self, judge: Judging, barred: frozenset[Choice]) -> None:
        super().__init__(judge)
        self.barred = barred

    def ways(self, s: Any, seat: int, options: tuple[Choice, ...], budget: int) -> list[Way]:
        if not isinstance(options[0], (Acquire, Give)):
            return super().ways(s, seat, options, budget)
        free = tuple([option for option in options if option not in self.barred])
        found = {way.choices[-1]: way for way in super().ways(s, seat, free, budget)}
        return [found.get(option) or Way(-inf, [option]) for option in options]

    def best(self, s: Any, seat: int, budget: int) -> Way:
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, (Acquiring, Giving)) and self.barred.issuperset(frame.decision(s).options):
            self.looked += 1
            return Way(-inf, [])
        return super().best(s, seat, budget)


class Bound(Squire):
    """A squire who leaves some titles and contributions to others."""

    barred: frozenset[Choice] = frozenset()

    def ways(self, s: Any, seat: int, options: tuple[Choice, ...]) -> list[Way]:
        return Barred(self.judge, self.barred).ways(s, seat, options, TURN.positions)


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
        s.tasks = put(s.tasks, seat, s.tasks[seat] | 1 << missions[seat])
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


# --- bounds


def ours(content: Any) -> dict[str, bool]:
    """Every card that is dealt, kind by kind, and whether its values are ours."""
    return {f"{kind} {row['id']}": row["src"] == "ours" for kind in KINDS for row in content.rows[kind]}


def faults(content: Any, tallies: list[Tally], riddles: list[Riddles]) -> list[str]:
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
    for r in riddles:
        share = r.whole / r.games
        if not SOLVED[0] <= share <= SOLVED[1]:
            found.append(f"{r.edition}: all clues solved in {100 * share:.0f} % of Inheritances")
    return found


def summed(tallies: list[Tally], card: str, field: str) -> float:
    return sum([t.cards[card][field] for t in tallies if card in t.cards])


# --- the report


def report(content: Any, tallies: list[Tally], riddles: list[Riddles]) -> str:
    parts = []
    if tallies:
        head = ["edition, seats", "games", "honour", "extinct", "wins in turn order (games)"]
        parts.append(table(head, [_games(t) for t in tallies]))
        editions = list(dict.fromkeys(t.edition for t in tallies))
        head = ["card dealt", "whose", "both editions", *editions, "verdict", "honour", "used a game, or reached"]
        parts.append(table(head, [_card(content, tallies, editions, card) for card in ours(content)]))
        keys = sorted([key for key in tallies[0].counts if key.startswith("points")])
        rows = [[key, *[f"{t.counts[key] / t.games / t.seats:.1f}" for t in tallies]] for key in keys]
        parts.append(table(["of a family", *[t.name() for t in tallies]], rows))
    if riddles:
        rows = []
        for r in riddles:
            least, found, most = wilson(r.whole, r.games)
            rows.append([r.edition, str(r.games), f"{100 * found:.0f} % ({100 * least:.0f}–{100 * most:.0f})"])
        parts.append(table(["Inheritance", "games", "all clues solved"], rows))
        head = ["clue", *[r.edition for r in riddles]]
        parts.append(table(head, [[clue, *[_clue(r, clue) for r in riddles]] for clue in CLUES]))
    return "\n\n".join(parts)


def _games(t: Tally) -> list[str]:
    mean, spread = t.spread()
    turns = ", ".join(map(told, t.turns().values()))
    died = str(t.counts["extinct"])
    return [t.name(), str(t.games), f"{mean:.1f} ± {spread:.1f}", died, f"{turns} ({t.ordered})"]


def _card(content: Any, tallies: list[Tally], editions: list[str], card: str) -> list[str]:
    found = [by_edition(tallies, card, edition) for edition in ("", *editions)]
    cells = [one.told() if one else "" for one in found]
    kind = card.partition(" ")[0]
    times, used = summed(tallies, card, "times"), summed(tallies, card, "used")
    per = times if kind in ("mentor", "mission") else sum([t.games for t in tallies])
    use = f"{used / per:.2f}" if per and kind != "head" else ""
    return [
        card,
        "ours" if ours(content)[card] else "printed",
        *cells,
        verdict(tallies, card),
        _lead(tallies, card),
        use,
    ]


def _lead(tallies: list[Tally], card: str) -> str:
    times, lead, squares = [summed(tallies, card, field) for field in ("times", "lead", "squares")]
    if times < 2:
        return ""
    return f"{lead / times:+.1f} ± {sqrt(max(0.0, squares - lead**2 / times) / (times - 1) / times):.1f}"


def _clue(r: Riddles, clue: str) -> str:
    return f"{100 * r.solved[clue] / r.dealt[clue]:.0f} % of {r.dealt[clue]}" if r.dealt[clue] else ""


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
def made_by(alone: bool) -> str:
    """Which bots play among others, or alone, told by what they choose and how they judge in a game of each kind. So
    another way to write them down changes nothing, and a change of their play begins those games anew."""
    found = hashlib.sha256()
    for edition, seats in product(EDITIONS, (1,) if alone else (2, 3, 4)):
        setup = RULES.setup(seats, {"edition": edition, "variant": "inheritance" if seats == 1 else "standard"})
        rng = random.Random(f"{edition} {seats}")
        bots = [Squire(RULES, setup.content, seat) for seat in range(seats)]
        s = RULES.start(setup)
        while (decision := pending(s)) is not None:
            if decision.seat == NATURE:
                apply(s, sample(decision, rng.random))
                continue
            choice = bots[decision.seat].choose(RULES.view(s, decision.seat), decision.seat)
            values = [round(value, 6) for value in judge_for(RULES.id).judge_all(s)]
            found.update(f"{decision.options.index(choice)} {values}\n".encode())
            apply(s, choice)
    return found.hexdigest()[:12]


class Run:
    """Plays what is neither counted nor kept yet, and counts and keeps it."""

    def __init__(self, content: Any, asked: argparse.Namespace) -> None:
        self.content = content
        self.seed: str = asked.seed
        self.kept = Kept(asked.keep)
        self.tallies = Tallies(asked.tally, asked.add)

    def part(self, edition: str, seats: int) -> Any:
        return self.tallies.part(Key(self.content.id, made_by(seats == 1), self.seed, edition, seats))

    def game(self, edition: str, seats: int, n: int) -> None:
        """The game with this number, unless it is counted."""
        part = self.part(edition, seats)
        if n < part.games:
            return
        seed = f"{self.seed}:{edition}:{seats if seats > 1 else 'clues'}:{n}"
        part.add(
            self.kept.game(
                f"{seed}:{self.content.id}:{made_by(seats == 1)}", lambda: self.played(edition, seats, seed, n)
            )
        )
        self.tallies.write()

    def played(self, edition: str, seats: int, seed: str, n: int) -> Game:
        if seats == 1:
            return alone(self.content, edition, seed)
        return play(self.content, seats, edition, seed, n % 2 == 0)

    def bots(self, playing: bool) -> list[str]:
        """Whose games are told: today's bots' while they play, else those of everybody who is counted."""
        return [made_by(False), made_by(True)] if playing else self.tallies.bots(self.content.id)

    def counted(self, bots: str) -> tuple[list[Tally], list[Riddles]]:
        """What the seeds say together."""
        tallies: dict[tuple[str, int], Tally] = {}
        riddles: dict[str, Riddles] = {}
        for key, part in self.tallies.all(self.content.id, bots):
            if isinstance(part, Tally):
                tallies.setdefault((key.edition, key.seats), Tally(key.edition, key.seats)).merge(part)
            else:
                riddles.setdefault(key.edition, Riddles(key.edition)).merge(part)
        return list(tallies.values()), list(riddles.values())


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How Legacy plays with the values that are ours.")
    parser.add_argument("--seats", type=int, nargs="+", default=[3], choices=RULES.seats[1:])
    parser.add_argument("--editions", nargs="+", default=list(EDITIONS), choices=EDITIONS)
    parser.add_argument("--games", type=int, default=1200, help="for each edition and number of seats")
    parser.add_argument("--clues", type=int, default=100, help="Inheritances for each edition")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--content", type=Path, help="a pack of other values")
    parser.add_argument("--keep", type=Path, help="where whole games are kept, to go on from there")
    parser.add_argument("--tally", type=Path, help="where games are counted, to go on from there")
    parser.add_argument("--add", type=Path, nargs="+", default=[], help="tallies of other seeds, to be told together")
    parser.add_argument("--plot", type=Path, help="an SVG to write")
    found = parser.parse_args()
    if min(found.games, found.clues) < 0 or not (found.games + found.clues or found.tally or found.add):
        parser.error("--games and --clues must not be negative, nor both 0 without a tally")
    return found


def main() -> int:
    asked = arguments()
    try:
        pack = None if asked.content is None else asked.content.read_text("utf-8")
        run = Run(RULES.content(pack, str(asked.content or "")), asked)
    except (OSError, ValueError, TypeError, KeyError, BadContent) as error:  # a file that is no tally, or no pack
        print(f"balance: {error}", file=sys.stderr)
        return 2
    whole = watch_all(run, asked)
    bots = run.bots(bool(asked.games or asked.clues))
    if not bots:
        print(f"balance: no games were counted with the values {run.content.id}", file=sys.stderr)
        return 2
    found = [fault for n, those in enumerate(bots) for fault in tell(run, those, None if n else asked.plot)]
    return 130 if not whole else 1 if found else 0


def tell(run: Run, bots: str, plot_to: Path | None) -> list[str]:
    """The report on whatever these bots have played, and the bounds that are not kept."""
    tallies, riddles = run.counted(bots)
    found = faults(run.content, tallies, riddles)
    if tallies or riddles:
        whose = "those of today" if bots in (made_by(False), made_by(True)) else "not those of today"
        print(f"Values {run.content.id}, played by the bots {bots}, {whose}.\n")
        print(report(run.content, tallies, riddles))
        print("\n" + ("\n".join(found) or "All bounds are kept."))
        if plot_to and tallies:
            plot_to.write_text(picture(run.content, tallies), "utf-8")
    return found


def watch_all(run: Run, asked: argparse.Namespace) -> bool:
    """Editions and seats by turns, so that whoever stops has as many games of each; then the clues."""
    tables = [(edition, seats) for edition in asked.editions for seats in asked.seats]

    def one(n: int) -> None:
        run.game(*tables[n % len(tables)], n // len(tables))

    def two(n: int) -> None:
        run.game(asked.editions[n % len(asked.editions)], 1, n // len(asked.editions))

    if not watch("; ".join([f"{edition}, {seats} seats" for edition, seats in tables]), asked.games * len(tables), one):
        return False
    return watch(f"Inheritance, {', '.join(asked.editions)}", asked.clues * len(asked.editions), two)


if __name__ == "__main__":
    sys.exit(main())
