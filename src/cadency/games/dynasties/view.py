"""What a seat sees of Dynasties, built up from what it knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cadency.games.dynasties.content import Content
from cadency.games.dynasties.names import (
    BAG,
    BONUSES,
    BOOKS,
    CARDS,
    CHARACTERS,
    CHILD,
    CITIES,
    COLOURS,
    DECK,
    DISCARDS,
    DRAWN,
    N_BLUE,
    N_BOOKS,
    N_CARDS,
    N_GREEN,
    N_POINTS,
    N_SCORINGS,
    N_SHIPS,
    PILE,
    POINTS,
    REGIONS,
    SCORINGS,
    SHIP,
    SHOWN,
    SPENT,
    STORE,
    WORTHS,
)
from cadency.games.dynasties.score import worth
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.content import plain
from cadency.kernel.words import thaw

NEUTRAL = -1  # instead of a seat: a figure that is nobody's


class Hand(msgspec.Struct, frozen=True):
    """What the seat that looks holds."""

    cards: list[str]
    scorings: list[str]
    books: list[str]


class House(msgspec.Struct, frozen=True):
    """One dynasty, as everybody sees it."""

    seat: int
    score: int
    points: dict[str, int]  # by what they are for
    goods: dict[str, int]
    figures: int  # in the supply
    cards: int
    green: int  # scoring cards, by the colour of their backs
    yellow: int
    books: int
    shields: dict[str, int]
    passed: str  # the space of the pass track; empty for who has not passed
    bare: bool  # passed without a figure
    opened: list[str]  # books, once the game is over


class City(msgspec.Struct, frozen=True):
    """A city of the map. A seat, -1 for a neutral figure, None for nobody."""

    id: str
    region: str  # empty while it is not founded
    in_play: bool
    symbol: str
    large: str  # which slot
    prices: dict[str, int]
    prince: int | None
    princess: int | None
    child: int | None
    books: int


class Ship(msgspec.Struct, frozen=True):
    cubes: dict[str, int]
    large: int | None
    small: int | None


class Space(msgspec.Struct, frozen=True):
    """A space with a character; once used it lies face down, though everybody knows who it is."""

    row: str
    price: int  # in blue cubes; the yellow ones have the price of the card
    character: str
    used: bool


class Region(msgspec.Struct, frozen=True):
    id: str
    tile: str
    first: int
    second: int
    crowns: int
    revalued: bool
    shields: int  # that nobody has yet


class DynastiesView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    content: str
    round: int
    first: int
    over: str
    bag: dict[str, int]
    drawn: dict[str, int]  # cubes that somebody may choose from
    ships: list[Ship]
    deck: int
    discards: dict[str, int]
    played: str  # the card whose action lasts
    pile: int  # yellow scoring cards
    shown: dict[str, int]  # scoring cards that were played
    spent: dict[str, int]  # books that were used
    mine: Hand | None
    houses: list[House]
    map: list[City]
    regions: list[Region]
    characters: list[Space]
    leonardo: int | None
    track: list[int | None]  # the four upper spaces of the pass track
    queue: list[int]  # the large one, the foremost first
    claimed: list[str]  # bonus actions of this round
    neutrals: int  # figures that are not on the map
    printed: dict[str, list[dict[str, Any]]]
    todo: list[Any]  # what is still to be done: wires, the next last


_PRINTED = (
    *("hand", "limit", "supply", "ship", "colour", "reward", "card", "face", "space", "character"),
    *("book", "revalue", "track", "bonus", "single", "scoring"),
)


def view(s: Dynasties, seat: int | None) -> DynastiesView:
    return DynastiesView(
        game="dynasties",
        seat=seat,
        seats=s.seats,
        options={},
        content=s.content.id,
        round=s.round + 1,
        first=s.first,
        over=s.over,
        bag=_cubes(s, BAG),
        drawn=_cubes(s, DRAWN),
        ships=[
            Ship(_cubes(s, SHIP + 5 * ship), _seat(s.aboard[2 * ship]), _seat(s.aboard[2 * ship + 1]))
            for ship in range(N_SHIPS)
        ],
        deck=sum(s.cards[DECK : DECK + N_CARDS]),
        discards=_some(CARDS, s.cards[DISCARDS : DISCARDS + N_CARDS]),
        played=CARDS[s.played] if s.played >= 0 else "",
        pile=sum(s.scorings[PILE + N_GREEN : PILE + N_SCORINGS]),
        shown=_some(SCORINGS, s.scorings[SHOWN : SHOWN + N_SCORINGS]),
        spent=_some(BOOKS, s.tiles[SPENT : SPENT + N_BOOKS]),
        mine=None if seat is None else _hand(s, seat),
        houses=[side(s, other) for other in range(s.seats)],
        map=_map(s),
        regions=_regions(s),
        characters=_characters(s),
        leonardo=_seat(s.leonardo),
        track=[_seat(other) for other in s.track],
        queue=list(s.queue),
        claimed=[name for bonus, name in enumerate(BONUSES) if s.claimed >> bonus & 1],
        neutrals=s.neutrals(),
        printed=_printed(s.content),
        todo=[thaw(frame.wire()) for frame in s.stack],
    )


def side(s: Dynasties, seat: int) -> House:
    """A house, as everybody sees it."""
    points = s.points[seat * N_POINTS : (seat + 1) * N_POINTS]
    agenda = s.agendas[seat]
    green = sum([card < N_GREEN for card in agenda])
    passed = "large" if seat in s.queue else str(s.track.index(seat) + 1) if seat in s.track else ""
    return House(
        seat=seat,
        score=sum(points),
        points=dict(zip(POINTS, points, strict=True)),
        goods=_cubes(s, STORE + 5 * seat),
        figures=s.figures[seat],
        cards=len(s.hands[seat]),
        green=green,
        yellow=len(agenda) - green,
        books=len(s.books[seat]),
        shields=dict(zip(REGIONS, s.shields[4 * seat : 4 * seat + 4], strict=True)),
        passed=passed,
        bare=bool(s.bare >> seat & 1),
        opened=[BOOKS[book] for book in s.books[seat]] if s.over else [],
    )


def _hand(s: Dynasties, seat: int) -> Hand:
    return Hand(
        [CARDS[card] for card in s.hands[seat]],
        [SCORINGS[card] for card in s.agendas[seat]],
        [BOOKS[book] for book in s.books[seat]],
    )


_maps: dict[tuple[Any, ...], list[City]] = {}  # by all that a city is told from
_MOST = 64


def _map(s: Dynasties) -> list[City]:
    """All cities. Every seat sees the same ones, and most answers leave them as they are."""
    key = (s.content.id, s.seats, tuple(s.folk), tuple(s.founded), tuple(s.stock))
    if key not in _maps:
        if len(_maps) >= _MOST:
            _maps.clear()
        _maps[key] = [_city(s, city) for city in range(len(CITIES))]
    return list(_maps[key])


def _city(s: Dynasties, city: int) -> City:
    row = s.content.rows["city"][city]
    region = s.region(city)
    prince, princess = s.owner(city, 0), s.owner(city, 1)
    child = next((seat for seat in range(s.seats) if s.folk[3 * seat + CHILD] >> city & 1), None)
    return City(
        id=row["id"],
        region=REGIONS[region] if region >= 0 else "",
        in_play=bool(s.in_play() >> city & 1),
        symbol=row["symbol"],
        large=row["large"],
        prices={"prince": row["prince"], "princess": row["princess"]},
        prince=None if prince < NEUTRAL else prince,
        princess=None if princess < NEUTRAL else princess,
        child=child,
        books=s.stock[s.content.shelf[city]] if city in s.content.shelf else 0,
    )


def _regions(s: Dynasties) -> list[Region]:
    """The regions, once their tiles lie there."""
    return [
        Region(
            name,
            WORTHS[s.worths[region]],
            *worth(s, region),
            bool(s.revalued >> region & 1),
            s.shields_left(region),
        )
        for region, name in enumerate(REGIONS)
        if s.worths
    ]


def _characters(s: Dynasties) -> list[Space]:
    return [
        Space(
            row="blue" if space < N_BLUE else "yellow",
            price=s.content.blue[space] if space < N_BLUE else 0,
            character=CHARACTERS[character],
            used=bool(s.used >> character & 1),
        )
        for space, character in enumerate(s.cast)
    ]


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _cubes(s: Dynasties, place: int) -> dict[str, int]:
    return dict(zip(COLOURS, s.cubes[place : place + 5], strict=True))


def _some(names: tuple[str, ...], counts: Sequence[int]) -> dict[str, int]:
    """The names of what there is, and how many."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


@lru_cache(maxsize=64)
def _printed(content: Content) -> dict[str, list[dict[str, Any]]]:
    return plain(content.rows, _PRINTED)
