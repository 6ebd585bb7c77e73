"""Dynasties in numbers."""

from __future__ import annotations

from typing import Final

from cadency.envs.encode.kit import (
    PLACES,
    Eyes,
    Numbers,
    Part,
    counts,
    ends,
    flag,
    flags,
    flat,
    grid,
    named,
    number,
    one_of,
    signed,
    table_of,
    tallied,
    those,
    turned,
    whose,
)
from cadency.games.dynasties.names import (
    BONUSES,
    BOOKS,
    CARDS,
    CHARACTERS,
    CITIES,
    COLOURS,
    FREE,
    POINTS,
    REGIONS,
    SCORINGS,
    SPACES,
    TILES,
    WORTHS,
)
from cadency.games.dynasties.view import DynastiesView, House, Region, Ship, Space

SEATS: Final = 5
_SHIPS: Final = ("ship1", "ship2", "ship3")
_AT: Final = tuple(f"space{n}" for n in range(1, 9))
_OWNERS: Final = (*PLACES[:SEATS], "neutral")


def _owner(seat: int | None, eyes: Eyes) -> list[int]:
    return [*eyes.flags(seat), int(seat == -1)]


def _whole(found: Numbers, _: None) -> Numbers:
    return found


def _crews(ships: list[Ship], eyes: Eyes) -> Numbers:
    return flat((*eyes.flags(ship.large), *eyes.flags(ship.small)) for ship in ships)


def _regions(regions: list[Region], _: None) -> Numbers:
    if not regions:
        return [0] * (len(REGIONS) * (5 + len(WORTHS)))
    return flat((r.first, r.second, r.crowns, int(r.revalued), r.shields, *one_of(WORTHS, r.tile)) for r in regions)


def _characters(spaces: list[Space], _: None) -> Numbers:
    found = flat((int(space.used), *one_of(CHARACTERS, space.character)) for space in spaces)
    return found + [0] * (len(_AT) * (1 + len(CHARACTERS)) - len(found))


def _queue(queue: list[int], eyes: Eyes) -> Numbers:
    found = [0] * SEATS
    for at, seat in enumerate(queue, 1):
        found[eyes.place(seat)] = at
    return found


def _city(name: str, says: str) -> Part:
    def read(owners: list[int | None], eyes: Eyes) -> Numbers:
        return flat(_owner(seat, eyes) for seat in owners)

    def of(view: DynastiesView) -> list[int | None]:
        return [getattr(city, name) for city in view.map]

    return Part(name, grid(CITIES, _OWNERS), says, read, of, flag=True, turned=True)


def _mine(name: str, labels: tuple[str, ...], says: str) -> Part:
    return counts(f"mine.{name}", labels, says, lambda cards, _: tallied(labels, cards))


TABLE: Final[tuple[Part, ...]] = (
    table_of(("3", "4", "5")),
    number("round", "from 1"),
    whose("first", SEATS, "the first player"),
    ends(("rounds",)),
    named("bag", COLOURS, "cubes in the bag"),
    named("drawn", COLOURS, "cubes that somebody may choose from"),
    counts(
        "ships",
        grid(_SHIPS, COLOURS),
        "cubes on the ships",
        lambda ships, _: flat(ship.cubes.values() for ship in ships),
    ),
    turned(
        flags("crews", grid(_SHIPS, ("large", "small"), PLACES[:SEATS]), "whose figures are aboard", _crews, "ships")
    ),
    number("deck", "cards in the deck"),
    named("discards", CARDS, "cards discarded"),
    flags("played", CARDS, "the card whose action lasts", lambda card, _: one_of(CARDS, card)),
    number("pile", "yellow scoring cards in the pile"),
    named("shown", SCORINGS, "scoring cards that were played"),
    named("spent", BOOKS, "books that were used"),
    _mine("cards", CARDS, "own hand"),
    _mine("scorings", SCORINGS, "own scoring cards"),
    _mine("books", BOOKS, "own books"),
    Part("in_play", CITIES, "cities that are in play", _whole, lambda v: [c.in_play for c in v.map], flag=True),
    Part(
        "founded",
        grid(TILES, REGIONS),
        "where a free city was founded",
        lambda regions, _: flat(one_of(REGIONS, region) for region in regions),
        lambda v: [city.region for city in v.map[FREE:]],
        flag=True,
    ),
    _city("prince", "whose prince is in a city"),
    _city("princess", "whose princess is in a city"),
    _city("child", "whose child is in a city"),
    Part("stock", CITIES, "books that lie in a city", _whole, lambda v: [city.books for city in v.map]),
    counts(
        "regions",
        grid(REGIONS, ("first", "second", "crowns", "revalued", "shields", *grid(("tile",), WORTHS))),
        "what a region is worth to the first and the second, crowns, whether it was revalued, shields left, its tile",
        _regions,
    ),
    flags(
        "characters",
        grid(_AT, ("used", *CHARACTERS)),
        "who is in the spaces, six blue and two yellow, and whether face down",
        _characters,
    ),
    whose("leonardo", SEATS, "who has Leonardo"),
    turned(
        flags(
            "track",
            grid(SPACES[:4], PLACES[:SEATS]),
            "who is on the upper spaces of the pass track",
            lambda seats, eyes: flat(eyes.flags(seat) for seat in seats),
        )
    ),
    turned(counts("queue", PLACES[:SEATS], "place on the large space of the pass track, from 1", _queue)),
    those("claimed", BONUSES, "bonus actions taken this round"),
    number("neutrals", "neutral figures that are not on the map"),
)

HOUSE: Final[tuple[Part, ...]] = (
    signed(number("score", "points so far")),
    signed(named("points", POINTS, "what for")),
    named("goods", COLOURS, "cubes"),
    number("figures", "figures in the supply"),
    number("cards", "cards in hand"),
    number("green", "green scoring cards"),
    number("yellow", "yellow scoring cards"),
    number("books", "books"),
    named("shields", REGIONS, "shields"),
    flags("passed", SPACES, "the space of the pass track", lambda space, _: one_of(SPACES, space)),
    flag("bare", "passed without a figure"),
    counts("opened", BOOKS, "books, once the game is over", lambda books, _: tallied(BOOKS, books)),
)


def houses(view: DynastiesView) -> list[House]:
    return view.houses
