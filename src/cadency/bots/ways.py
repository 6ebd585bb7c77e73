"""How far a seat has come on the three main ways to score of its game. It reads nothing but that seat's view."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from cadency.bots.judge import judge_for
from cadency.kernel.rules import Rules


class Kind(NamedTuple):
    """What belongs to one way: ``way-<name>`` and ``way-<name>-about`` in the game's texts."""

    name: str
    lines: tuple[str, ...]  # of the standing: what is scored
    terms: tuple[str, ...]  # of the judge: what can be hoped for


WAYS: Final[dict[str, tuple[Kind, Kind, Kind]]] = {
    "village": (
        Kind("stalls", ("customers",), ("customers", "market")),
        Kind("places", ("travel", "council", "church"), ("travel", "council", "church")),
        Kind("book", ("chronicle",), ("chronicle",)),
    ),
    "heads_of_state": (
        Kind("first", ("sectors", "countries"), ("sectors", "countries")),
        Kind("influence", ("influence",), ("influence",)),
        Kind("titles", ("chamber", "nobles"), ("chamber", "nobles")),
    ),
    "dynasties": (
        Kind("couples", ("cities", "dowry", "singles"), ("singles", "weddings")),
        Kind("regions", ("majorities", "crowns"), ("regions", "crowns")),
        Kind("cards", ("cards", "books"), ("plans", "books")),
    ),
    "legacy": (
        Kind("prestige", ("prestige",), ("prestige",)),
        Kind("children", ("children",), ("children", "promised")),
        Kind("goals", ("missions", "mentor", "goals"), ("missions", "mentor")),
    ),
    "legacy-inheritance": (
        Kind("prestige", ("prestige",), ("prestige",)),
        Kind("missions", ("missions",), ("missions",)),
        Kind("forebears", ("nations", "trades", "clues"), ("heritage", "clues")),
    ),
}
APART: Final = {"dynasties", "legacy"}  # what is scored there is a term of its own, and in none of the others


class Way(msgspec.Struct, frozen=True):
    """How far one of them is."""

    name: str
    now: int
    end: int  # about


class Ways(msgspec.Struct, frozen=True):
    """All three, and what the seat has scored in any way."""

    score: int
    each: tuple[Way, ...]


def kinds(game: str, options: dict[str, Any]) -> tuple[Kind, Kind, Kind]:
    """The ways of a game as it is played with these options."""
    return WAYS.get(f"{game}-{options.get('variant')}", WAYS[game])


def ways(rules: Rules[Any, Any], content: Any, view: Any, seat: int) -> Ways:
    """For whoever looks at a running game like this."""
    s = rules.imagine(view, Random(0), content)
    placing = rules.standing(s)[seat]
    scored = {line.key: line.points for line in placing.reasons}
    hoped = {term.name: term.points for term in judge_for(rules.id).terms(s, seat)}
    found = []
    for kind in kinds(rules.id, view.options):
        now = sum([scored[key] for key in kind.lines])
        more = round(sum([hoped[name] for name in kind.terms]))
        found.append(Way(kind.name, now, now + more if rules.id in APART else max(now, more)))
    return Ways(placing.score, tuple(found))
