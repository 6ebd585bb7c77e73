"""Heads of State in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cadency.envs.encode.kit import (
    PLACES,
    Eyes,
    Numbers,
    Part,
    counts,
    ends,
    flags,
    flat,
    grid,
    named,
    number,
    one,
    table_of,
    tallied,
    those,
    whose,
)
from cadency.games.heads_of_state.names import ATTRIBUTES, COUNTRIES, NOBLES, POINTS, SECTORS, TREASONS, YEARS
from cadency.games.heads_of_state.view import HeadsView, House, Shuffle

SEATS: Final = 5
_SLOTS: Final = ("upper", "lower")
_YEARS: Final = tuple(map(str, YEARS))


def _openers(view: HeadsView, eyes: Eyes) -> Numbers:
    return flat(eyes.flags(sector.opener) for sector in view.map)


def _slots(view: HeadsView, eyes: Eyes) -> Numbers:
    found: list[int] = []
    for sector in view.map:
        found += eyes.flags(sector.slots[0].seat)
        found += eyes.flags(sector.slots[1].seat if len(sector.slots) > 1 else None)
    return found


def _memory(shuffles: Sequence[Shuffle], names: tuple[str, ...], eyes: Eyes) -> Numbers:
    older = [sum(one.older[seat] for one in shuffles) for seat in range(eyes.seats)]
    lay = [sum(one.lay[name] for one in shuffles) for name in names]
    return [len(shuffles), sum(one.disc for one in shuffles), *eyes.turned(older), *lay]


def _remembered(name: str, names: tuple[str, ...]) -> Part:
    return counts(
        name,
        ("times", "disc", *grid(("older",), PLACES[:SEATS]), *grid(("lay",), names)),
        "shuffles that everybody remembers (H-R46), added up: how many, those with the pile under the disc, hidden "
        "cards that were in hands already, cards that lay open then and are hidden now",
        lambda view, eyes: _memory(getattr(view, name), names, eyes),
    )


TABLE: Final[tuple[Part, ...]] = (
    table_of(("2", "3", "4", "5")),
    flags("year", _YEARS, "which round it is", lambda v, _: one(3, YEARS.index(v.year))),
    whose("first", SEATS, "the first player"),
    ends(("drawn", "filled")),
    named("row", ATTRIBUTES, "attribute cards in the row"),
    number("deck", "attribute cards in the deck"),
    number("pile", "cards under the disc, the revolution included"),
    named("discards", ATTRIBUTES, "attribute cards discarded"),
    named("swept", ATTRIBUTES, "attribute cards swept from the row"),
    _remembered("shuffles", ATTRIBUTES),
    named("treason_row", TREASONS, "treason cards in their row"),
    number("treason_deck", "treason cards in the deck"),
    named("treason_discards", TREASONS, "treason cards discarded"),
    named("treason_fresh", TREASONS, "the most that the treason deck could hold"),
    _remembered("treason_shuffles", TREASONS),
    counts("mine.attributes", ATTRIBUTES, "own hand", lambda v, _: list(v.mine.attributes.values())),
    counts("mine.treasons", TREASONS, "own treason cards", lambda v, _: list(v.mine.treasons.values())),
    flags("opener", grid(SECTORS, PLACES[:SEATS]), "who has the marker of a sector", _openers),
    flags("map", grid(SECTORS, _SLOTS, PLACES[:SEATS]), "whose noble stands in a slot", _slots),
    counts(
        "markers",
        grid(COUNTRIES, PLACES[:SEATS]),
        "markers of the countries",
        lambda v, eyes: flat(eyes.count(v.markers[country]) for country in COUNTRIES),
    ),
    counts("chamber", PLACES[:SEATS], "Chamber markers", lambda v, eyes: eyes.count(v.chamber)),
    named("noble_cards", NOBLES, "noble cards that nobody has yet"),
)

HOUSE: Final[tuple[Part, ...]] = (
    number("score", "points so far"),
    named("points", POINTS, "what for"),
    number("cards", "attribute cards in hand"),
    named("known", ATTRIBUTES, "those that everybody saw being taken"),
    number("treasons", "treason cards in hand"),
    named("exposed", TREASONS, "those that everybody saw being taken"),
    named("counters", NOBLES, "counters in the supply"),
    named("titles", NOBLES, "noble cards"),
    those("been", SECTORS, "sectors with a noble at some time"),
    counts(
        "dead",
        SECTORS,
        "counters on the hexagons of the sectors",
        lambda house, _: tallied(SECTORS, (sector for sector, _noble in house.dead)),
    ),
)


def houses(view: HeadsView) -> list[House]:
    return view.houses
