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
    signed,
    table_of,
    tallied,
    those,
    turned,
    whose,
)
from cadency.games.heads_of_state.names import ATTRIBUTES, COUNTRIES, NOBLES, POINTS, SECTORS, TREASONS, YEARS
from cadency.games.heads_of_state.view import HeadsView, House, Sector, Shuffle

SEATS: Final = 5
_SLOTS: Final = ("upper", "lower")
_YEARS: Final = tuple(map(str, YEARS))


def _openers(sectors: list[Sector], eyes: Eyes) -> Numbers:
    return flat(eyes.flags(sector.opener) for sector in sectors)


def _slots(sectors: list[Sector], eyes: Eyes) -> Numbers:
    found: list[int] = []
    for sector in sectors:
        found += eyes.flags(sector.slots[0].seat)
        found += eyes.flags(sector.slots[1].seat if len(sector.slots) > 1 else None)
    return found


def _markers(markers: dict[str, list[int]], eyes: Eyes) -> Numbers:
    return flat(eyes.count(markers[country]) for country in COUNTRIES)


def _memory(shuffles: Sequence[Shuffle], names: tuple[str, ...], eyes: Eyes) -> Numbers:
    older = [sum(one.older[seat] for one in shuffles) for seat in range(eyes.seats)]
    lay = [sum(one.lay[name] for one in shuffles) for name in names]
    return [len(shuffles), sum(one.disc for one in shuffles), *eyes.turned(older), *lay]


def _remembered(name: str, names: tuple[str, ...]) -> Part:
    labels = ("times", "disc", *grid(("older",), PLACES[:SEATS]), *grid(("lay",), names))
    says = (
        "shuffles that everybody remembers (H-R46), added up: how many, those with the pile under the disc, hidden "
        "cards that were in hands already, cards that lay open then and are hidden now"
    )
    return turned(counts(name, labels, says, lambda shuffles, eyes: _memory(shuffles, names, eyes)))


TABLE: Final[tuple[Part, ...]] = (
    table_of(("2", "3", "4", "5")),
    flags("year", _YEARS, "which round it is", lambda year, _: one(3, YEARS.index(year))),
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
    counts("mine.attributes", ATTRIBUTES, "own hand", lambda cards, _: list(cards.values())),
    counts("mine.treasons", TREASONS, "own treason cards", lambda cards, _: list(cards.values())),
    turned(flags("opener", grid(SECTORS, PLACES[:SEATS]), "who has the marker of a sector", _openers, "map")),
    turned(flags("map", grid(SECTORS, _SLOTS, PLACES[:SEATS]), "whose noble stands in a slot", _slots)),
    turned(counts("markers", grid(COUNTRIES, PLACES[:SEATS]), "markers of the countries", _markers)),
    turned(counts("chamber", PLACES[:SEATS], "Chamber markers", lambda seats, eyes: eyes.count(seats))),
    named("noble_cards", NOBLES, "noble cards that nobody has yet"),
)

HOUSE: Final[tuple[Part, ...]] = (
    signed(number("score", "points so far")),
    signed(named("points", POINTS, "what for")),
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
        lambda dead, _: tallied(SECTORS, (sector for sector, _noble in dead)),
    ),
)


def houses(view: HeadsView) -> list[House]:
    return view.houses
