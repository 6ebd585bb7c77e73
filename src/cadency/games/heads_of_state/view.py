"""What a seat sees of Heads of State, built up from what it knows and from what an attentive seat remembers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.memory import DISC, LAY
from cadency.games.heads_of_state.names import (
    ATTRIBUTES,
    COUNTRIES,
    DECK,
    DISCARDS,
    N_ATTRIBUTES,
    N_POINTS,
    N_TREASONS,
    NOBLES,
    PILE,
    POINTS,
    ROW,
    SECTORS,
    SWEPT,
    T_DECK,
    T_DISCARDS,
    T_FRESH,
    T_ROW,
    TREASONS,
    YEARS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.content import plain
from cadency.kernel.words import thaw


class Hand(msgspec.Struct, frozen=True):
    """The cards of the seat that looks."""

    attributes: dict[str, int]
    treasons: dict[str, int]


class House(msgspec.Struct, frozen=True):
    """One dynasty, as everybody sees it."""

    seat: int
    score: int
    points: dict[str, int]  # by what they are for
    cards: int  # attribute cards in hand
    known: dict[str, int]  # those of them that everybody saw being taken
    treasons: int
    exposed: dict[str, int]  # treason cards that everybody saw being taken
    counters: dict[str, int]  # in the supply
    titles: dict[str, int]  # noble cards
    been: list[str]  # sectors with a noble at some time
    dead: list[tuple[str, str]]  # counters on hexagons: (sector, noble)


class Slot(msgspec.Struct, frozen=True):
    noble: str
    seat: int | None


class Sector(msgspec.Struct, frozen=True):
    """A sector of the map; its upper slot first."""

    id: str
    country: str
    capital: bool
    hexagon: int
    opener: int | None  # who has its marker
    slots: list[Slot]


class Shuffle(msgspec.Struct, frozen=True):
    """A time at which cards that lay open were shuffled in among hidden ones, as everybody remembers it (H-R46)."""

    older: list[int]  # by seat: hidden cards of its hand that were certainly there
    disc: bool  # was the pile under the disc?
    lay: dict[str, int]  # cards that lay open then and are hidden now; none of them is among the older ones


class HeadsView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    content: str
    year: int
    first: int
    over: str
    row: dict[str, int]
    deck: int
    pile: int  # cards under the disc, the revolution included
    discards: dict[str, int]
    swept: dict[str, int]
    shuffles: list[Shuffle]  # the oldest first
    treason_row: dict[str, int]
    treason_deck: int
    treason_discards: dict[str, int]
    treason_fresh: dict[str, int]  # the most that the treason deck could hold
    treason_shuffles: list[Shuffle]
    mine: Hand | None
    houses: list[House]
    map: list[Sector]
    markers: dict[str, list[int]]  # country -> who has its markers, in order
    chamber: list[int]  # who has Chamber markers, in order
    noble_cards: dict[str, int]  # that nobody has yet
    printed: dict[str, list[dict[str, Any]]]  # sets, limits and points, as in the content
    todo: list[Any]  # what is still to be done: wires, the next last


_PRINTED = (
    *("layout", "draw", "limit", "opening", "attribute", "set", "rank"),
    *("marker", "chamber", "influence", "country", "bag", "treason"),
)


def view(s: HeadsOfState, seat: int | None) -> HeadsView:
    content = s.content
    return HeadsView(
        game="heads_of_state",
        seat=seat,
        seats=s.seats,
        options={},
        content=content.id,
        year=YEARS[s.round],
        first=s.first,
        over=s.over,
        row=_cards(s, ROW),
        deck=s.left(DECK),
        pile=s.left(PILE) + 1,
        discards=_cards(s, DISCARDS),
        swept=_cards(s, SWEPT),
        shuffles=_shuffles(s.shuffles, s.seats, ATTRIBUTES),
        treason_row=_plots(s, T_ROW),
        treason_deck=s.plotted(T_DECK),
        treason_discards=_plots(s, T_DISCARDS),
        treason_fresh=_plots(s, T_FRESH),
        treason_shuffles=_shuffles(s.treason_shuffles, s.seats, TREASONS),
        mine=None if seat is None else Hand(_attributes(s.hand, seat), _treasons(s.treason, seat)),
        houses=[side(s, other) for other in range(s.seats)],
        map=_map(s),
        markers={name: list(s.scored[i]) for i, name in enumerate(COUNTRIES)},
        chamber=list(s.chamber),
        noble_cards={name: s.noble_cards(rank) for rank, name in enumerate(NOBLES)},
        printed=_printed(content),
        todo=[thaw(frame.wire()) for frame in s.stack],
    )


def side(s: HeadsOfState, seat: int) -> House:
    """A house, as everybody sees it."""
    points = s.points[seat * N_POINTS : (seat + 1) * N_POINTS]
    dead = [(counter // 7 & 15, counter % 7) for counter in s.dead if counter // 7 >> 4 == seat]
    return House(
        seat=seat,
        score=sum(points),
        points=_named(POINTS, points),
        cards=s.size[seat],
        known=_attributes(s.known, seat),
        treasons=s.treasons[seat],
        exposed=_treasons(s.exposed, seat),
        counters=_named(NOBLES, s.counters[seat * 7 : seat * 7 + 7]),
        titles=_named(NOBLES, s.titles[seat * 7 : seat * 7 + 7]),
        been=[name for i, name in enumerate(SECTORS) if s.been[seat] >> i & 1],
        dead=[(SECTORS[sector], NOBLES[noble]) for sector, noble in dead],
    )


def _map(s: HeadsOfState) -> list[Sector]:
    return [
        _sector(printed, s.openers[number], s.owner(2 * number), s.owner(2 * number + 1))
        for number, printed in enumerate(_sectors(s.content))
    ]


Printed = tuple[str, str, bool, int, tuple[str, ...]]  # of a sector: id, country, capital, hexagon, slots


@lru_cache(maxsize=64)
def _sectors(content: Content) -> list[Printed]:
    return [
        (row["id"], row["country"], row["capital"] == 1, row["hexagon"], tuple(row["slots"]))
        for row in content.rows["sector"]
    ]


@lru_cache(maxsize=4096)
def _sector(printed: Printed, opener: int, *owners: int) -> Sector:
    """A sector. Every seat sees the same one, and most answers leave it as it is. It is kept by what is printed on it,
    so that no owner's pack is kept with it."""
    name, country, capital, hexagon, nobles = printed
    return Sector(
        id=name,
        country=country,
        capital=capital,
        hexagon=hexagon,
        opener=None if opener < 0 else opener,
        slots=[Slot(noble, None if owner < 0 else owner) for noble, owner in zip(nobles, owners, strict=False)],
    )


def _shuffles(shuffles: tuple[int, ...], seats: int, names: tuple[str, ...]) -> list[Shuffle]:
    length = LAY + len(names)
    return [
        Shuffle(list(one[:seats]), one[DISC] == 1, _named(names, one[LAY:]))
        for one in [shuffles[at : at + length] for at in range(0, len(shuffles), length)]
    ]


def _named(names: tuple[str, ...], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _attributes(cards: list[int], seat: int) -> dict[str, int]:
    return _named(ATTRIBUTES, cards[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES])


def _treasons(cards: list[int], seat: int) -> dict[str, int]:
    return _named(TREASONS, cards[seat * N_TREASONS : (seat + 1) * N_TREASONS])


def _cards(s: HeadsOfState, place: int) -> dict[str, int]:
    return _named(ATTRIBUTES, s.cards[place : place + N_ATTRIBUTES])


def _plots(s: HeadsOfState, place: int) -> dict[str, int]:
    return _named(TREASONS, s.plots[place : place + N_TREASONS])


@lru_cache(maxsize=64)
def _printed(content: Content) -> dict[str, list[dict[str, Any]]]:
    return plain(content.rows, _PRINTED)
