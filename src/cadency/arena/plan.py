"""What is played: an experiment, and the endless list of its games, deal by deal."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from itertools import islice, permutations
from math import factorial
from pathlib import Path
from typing import Any, NamedTuple

import cadency
from cadency.arena.players import source_of
from cadency.plugins import package

ROOT = Path(cadency.__file__).parent


@dataclass(frozen=True)
class Experiment:
    """All that decides how the games go. How many are played is not part of it: more can be played later."""

    game: str
    rules: int  # the version of the game's rules
    seats: int
    options: tuple[tuple[str, str], ...]
    content: str  # the digest of the printed values
    pack: str | None  # an owner's pack of them, as text
    players: tuple[str, ...]
    seed: str
    code: str  # a digest of all that plays: kernel, game, table, bots

    def data(self) -> dict[str, Any]:
        """As it is written down beside the results."""
        return {**asdict(self), "options": dict(self.options), "players": list(self.players)}


class Match(NamedTuple):
    """One game: which deal, which of its replays, and whose player sits where."""

    deal: int
    turn: int
    players: tuple[str, ...]  # by seat
    entries: tuple[int, ...]  # by seat: the place in the line-up, so that copies of a player think with other dice


def code_of(game: str, players: Sequence[str]) -> str:
    """A digest of the sources that decide how a game goes, and of players that are somebody's own."""
    found = hashlib.sha256()
    for room in ("kernel", "table", "bots", f"games/{game}"):
        folder = ROOT / room if room != f"games/{game}" else Path(str(files(package(game))))
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".json", ".toml"):
                found.update(f"{room}/{file.relative_to(folder).as_posix()}\0".encode() + file.read_bytes())
    for player in sorted(set(players)):
        found.update(source_of(player))
    return found.hexdigest()[:12]


def matches(players: Sequence[str], seats: int) -> Iterator[Match]:
    """All games, without an end.

    Every deal is played by one line-up in all rotations of its seats, alone by everybody in turn. Fewer players than
    seats: the last one named fills the others. More: whoever has played least comes next, with whom they met least;
    whoever was named twice counts once. Neighbours change: a line-up that meets again sits down in its next order."""
    met: Counter[frozenset[int]] = Counter()
    played: Counter[tuple[int, ...]] = Counter()
    named = list(players) if len(players) <= seats else _distinct(players)
    named += named[-1:] * (seats - len(named))
    deal = 0
    while True:
        if seats == 1:
            rotations: list[tuple[int, ...]] = [(n,) for n in range(len(named))]
        else:
            line_up = _line_up(len(named), seats, met)
            order = _order(line_up, played[line_up])
            played[line_up] += 1
            rotations = [order[-turn:] + order[:-turn] for turn in range(seats)]
        seen: dict[tuple[str, ...], tuple[int, ...]] = {}
        for entries in rotations:
            seen.setdefault(tuple([named[n] for n in entries]), entries)
        for turn, (names, entries) in enumerate(seen.items()):
            yield Match(deal, turn, names, entries)
        deal += 1


def first_matches(players: Sequence[str], seats: int, games: int) -> list[Match]:
    """At least so many games: the last deal is played whole, too."""
    endless = matches(players, seats)
    found = list(islice(endless, games))
    for match in endless:
        if match.deal != found[-1].deal:
            break
        found.append(match)
    return found


def _distinct(players: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(players))


def _line_up(players: int, seats: int, met: Counter[frozenset[int]]) -> tuple[int, ...]:
    """Whoever has played least, one after the other, by preference with those whom they met least."""
    chosen: list[int] = []
    while len(chosen) < min(players, seats):
        rest = [n for n in range(players) if n not in chosen]
        chosen.append(
            min(rest, key=lambda n: (met[frozenset((n,))], sum(met[frozenset((n, other))] for other in chosen), n))
        )
    for n in chosen:
        met[frozenset((n,))] += 1
        for other in chosen:
            if other < n:
                met[frozenset((n, other))] += 1
    return tuple(sorted(chosen))


def _order(line_up: tuple[int, ...], meeting: int) -> tuple[int, ...]:
    """The next order in which they sit round the table; rotations are the same order."""
    first, rest = line_up[0], line_up[1:]
    number = meeting % factorial(len(rest))
    return (first, *next(islice(permutations(rest), number, None)))
