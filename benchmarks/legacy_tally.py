"""What games of Legacy leave behind when they are counted: by card how often it was dealt and won, by turn who won.

A tally holds the first so many games of one seed, and names the values and the bots that they were played with. So it
is small enough to be kept with the code, another run goes on from it, and those of other seeds are added to it.
"""

import json
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from shares import Game, Share, evenly, wilson

POINTS = 8.0  # of a hundred games, within which the interval of a card lies
FIELDS = ("times", "won", "lead", "squares", "used")  # what is counted of a card


class Key(NamedTuple):
    """Which games a tally is of. Seats 1: Inheritances."""

    content: str
    bots: str
    seed: str
    edition: str
    seats: int


class Twice(ValueError):
    """The same games in two files."""


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
    """Games with one edition and one number of seats."""

    def __init__(self, edition: str, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.games = self.ordered = 0  # and those of them that tell of turn order
        self.counts: Counter[str] = Counter()  # families that died out, honour and its squares, points by their reason
        self.turns_won = [0.0] * seats
        self.cards: dict[str, Counter[str]] = {}  # by FIELDS; lead: the honour of its holder above the table's mean

    def card(self, card: str) -> Counter[str]:
        return self.cards.setdefault(card, Counter())

    def add(self, game: Game) -> None:
        self.games += 1
        self.ordered += not game["given"]
        scores = game["scores"]
        self.counts.update(extinct=game["extinct"], honour=sum(scores), squares=sum([score**2 for score in scores]))
        for what, times in game["used"].items():
            if what.startswith("points "):
                self.counts[what] += times
            else:
                self.card(what)["used"] += times
        part, usual = 1 / len(game["winners"]), sum(scores) / self.seats
        for seat, cards in enumerate(game["dealt"]):
            won, lead = part if seat in game["winners"] else 0.0, scores[seat] - usual
            for card in cards:
                if not (game["given"] and card.startswith("mentor")):
                    self.card(card).update({"times": 1, "won": won, "lead": lead, "squares": lead**2})
            if not game["given"]:
                self.turns_won[(seat - game["first"]) % self.seats] += won

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.ordered += other.ordered
        self.counts.update(other.counts)
        self.turns_won = [sum(pair) for pair in zip(self.turns_won, other.turns_won, strict=True)]
        for card, counts in other.cards.items():
            self.card(card).update(counts)

    def turns(self) -> dict[str, Share]:
        if not self.ordered:
            return {}
        return {f"turn {n + 1}": evenly(won, self.ordered, self.seats) for n, won in enumerate(self.turns_won)}

    def name(self) -> str:
        return f"{self.edition}, {self.seats} seats"

    def spread(self) -> tuple[float, float]:
        """Honour of a family, and its standard deviation."""
        families = self.games * self.seats
        mean = self.counts["honour"] / families
        return mean, sqrt(max(0.0, self.counts["squares"] / families - mean**2))

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "ordered": self.ordered,
            "turns": _short(self.turns_won),
            "counts": dict(sorted(self.counts.items())),
            "cards": {card: _short([counts[field] for field in FIELDS]) for card, counts in sorted(self.cards.items())},
        }

    @classmethod
    def read(cls, key: Key, data: dict[str, Any]) -> "Tally":
        found = cls(key.edition, key.seats)
        found.games, found.ordered, found.turns_won = data["games"], data["ordered"], data["turns"]
        found.counts.update(data["counts"])
        for card, counts in data["cards"].items():
            found.card(card).update(dict(zip(FIELDS, counts, strict=True)))
        return found


class Riddles:
    """Inheritances of one edition: how many were solved whole, and by clue how often it was there and solved."""

    seats = 1

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.games = self.whole = 0
        self.dealt: Counter[str] = Counter()
        self.solved: Counter[str] = Counter()

    def add(self, game: Game) -> None:
        self.games += 1
        self.whole += not game["open"]
        self.dealt.update(game["open"] + game["solved"])
        self.solved.update(game["solved"])

    def merge(self, other: "Riddles") -> None:
        self.games += other.games
        self.whole += other.whole
        self.dealt.update(other.dealt)
        self.solved.update(other.solved)

    def data(self) -> dict[str, Any]:
        clues = {clue: [times, self.solved[clue]] for clue, times in sorted(self.dealt.items())}
        return {"games": self.games, "whole": self.whole, "clues": clues}

    @classmethod
    def read(cls, key: Key, data: dict[str, Any]) -> "Riddles":
        found = cls(key.edition)
        found.games, found.whole = data["games"], data["whole"]
        for clue, (dealt, solved) in data["clues"].items():
            found.dealt[clue], found.solved[clue] = dealt, solved
        return found


Part = Tally | Riddles


class Tallies:
    """A file of tallies that grows with every game, and others that are only read."""

    def __init__(self, path: Path | None, more: Iterable[Path] = ()) -> None:
        self.path = path
        self.own = read(path) if path is not None and path.exists() else {}
        self.added: dict[Key, Part] = {}
        for other in more:
            for key, part in read(other).items():
                if key in self.own or key in self.added:
                    raise Twice(
                        f"{other}: the games of seed {key.seed}, {key.edition}, {key.seats} seats are there twice"
                    )
                self.added[key] = part

    def part(self, key: Key) -> Part:
        """What the file has of these games, to go on from."""
        if key not in self.own:
            self.own[key] = Riddles(key.edition) if key.seats == 1 else Tally(key.edition, key.seats)
        return self.own[key]

    def all(self, content: str, bots: str) -> list[tuple[Key, Part]]:
        """Whatever was played with these values by these bots."""
        parts = [*self.own.items(), *self.added.items()]
        return [(key, part) for key, part in parts if part.games and key[:2] == (content, bots)]

    def bots(self, content: str) -> list[str]:
        """Who played with these values, those first who played most."""
        games: Counter[str] = Counter()
        for key, part in [*self.own.items(), *self.added.items()]:
            if key.content == content:
                games[key.bots] += part.games
        return [bots for bots, _ in games.most_common()]

    def write(self) -> None:
        if self.path is not None:
            lines = [
                json.dumps({**key._asdict(), **part.data()}) for key, part in sorted(self.own.items()) if part.games
            ]
            fresh = self.path.with_suffix(".new")
            fresh.write_text("\n".join(lines) + "\n", "utf-8")
            fresh.replace(self.path)


def read(path: Path) -> dict[Key, Part]:
    found: dict[Key, Part] = {}
    for line in path.read_text("utf-8").splitlines():
        data = json.loads(line)
        key = Key(*[data[name] for name in Key._fields])
        found[key] = Riddles.read(key, data) if key.seats == 1 else Tally.read(key, data)
    return found


def by_edition(tallies: list[Tally], card: str, edition: str = "") -> Mean | None:
    """What all numbers of seats say together, of one edition or of both."""
    played = [(t.seats, t.cards[card]) for t in tallies if edition in ("", t.edition) and card in t.cards]
    times = sum([counts["times"] for _, counts in played])
    if not times:
        return None
    even = sum([counts["times"] / seats for seats, counts in played]) / times
    least, found, most = wilson(sum([counts["won"] for _, counts in played]), times)
    return Mean(100 * (least - even), 100 * (found - even), 100 * (most - even), times)


def verdict(tallies: list[Tally], card: str) -> str:
    """A card is within when it is so in each edition that was played, beyond when it is so in one."""
    said = []
    for edition in dict.fromkeys(t.edition for t in tallies):
        found = by_edition(tallies, card, edition)
        said.append(found.verdict() if found else "open")
    return "beyond" if "beyond" in said else "within" if set(said) == {"within"} else "open"


def _short(numbers: list[float]) -> list[float]:
    return [round(number, 3) for number in numbers]
