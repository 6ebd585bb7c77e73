"""A table of Dynasties to draw from: printed values, and any position, without the rules."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

# id, region, symbol, prince, princess
PRINTED_CITIES = (
    "london britannia crown 3 2, edinburgh britannia crown 2 3, york britannia points 1 2, dublin britannia "
    "anchor 2 1, oxford britannia book 2 3, paris france crown 3 2, carcassonne france points 1 2, brest france "
    "anchor 2 3, lyon france book 3 2, madrid hispania crown 2 3, lisboa hispania crown 3 2, barcelona hispania "
    "anchor 2 1, granada hispania points 2 3, salamanca hispania book 2 3, wien empire crown 2 3, praha empire "
    "crown 3 2, augsburg empire book 3 2, luebeck empire anchor 1 2, koeln empire points 2 1, milano empire "
    "points 2 1, canterbury britannia points 1 2, bordeaux france anchor 2 1, sevilla hispania anchor 1 2, "
    "nuernberg empire points 2 1, free-book - book 3 2, free-anchor - anchor 2 3, free-points - points 3 2"
)
FOR_FIVE = ("canterbury", "bordeaux", "sevilla", "nuernberg")
COLOURS = ("black", "white", "yellow", "blue", "pink")
REGIONS = ("britannia", "france", "hispania", "empire")
CAST = ("machiavelli", "columbus", "fugger", "gutenberg", "leonardo", "drake", "catherine", "charles")
BONUSES = ("points", "card", "scoring", "goods", "shield", "revalue", "found")


class City(NamedTuple):
    id: str
    region: str
    in_play: bool
    symbol: str
    large: str
    prices: dict[str, int]
    prince: int | None
    princess: int | None
    child: int | None
    books: int


class Ship(NamedTuple):
    cubes: dict[str, int]
    large: int | None
    small: int | None


class Space(NamedTuple):
    row: str
    price: int
    character: str
    used: bool


class Region(NamedTuple):
    id: str
    first: int
    second: int
    crowns: int
    revalued: bool
    shields: int


class House(NamedTuple):
    seat: int
    score: int
    goods: dict[str, int]
    figures: int
    cards: int
    green: int
    yellow: int
    books: int
    shields: dict[str, int]
    passed: str


class Hand(NamedTuple):
    cards: list[str]
    scorings: list[str]
    books: list[str]


class Table(NamedTuple):
    seat: int | None
    first: int
    mine: Hand | None
    seats: int
    content: str
    houses: list[House]
    ships: list[Ship]
    map: list[City]
    regions: list[Region]
    characters: list[Space]
    leonardo: int | None
    track: list[int | None]
    queue: list[int]
    claimed: list[str]
    printed: dict[str, list[dict[str, Any]]]


def card(name: str, actions: str, special: str, price: int) -> dict[str, Any]:
    return {"id": name, "actions": actions.split(), "special": special, "price": price}


def scoring(colour: str, counts: str, of: str = "", points: int = 3, every: int = 1, most: int = 0) -> dict[str, Any]:
    steps = [0, 0, 1, 3, 5] if counts == "regions" else []
    name = "-".join((counts, colour, *of.split()))
    fields = {"id": name, "colour": colour, "counts": counts, "of": of.split(), "points": points, "every": every}
    return {**fields, "most": most, "steps": steps}


CARDS = [
    card("madrid", "prince princess", "city", 1),
    card("carcassonne", "trade prince", "city", 1),
    card("patron-1", "trade character", "character", 1),
    card("fleet-1", "princess character", "trade", 1),
    card("pass-1", "prince character", "pass", 0),
    card("joker", "trade prince princess character", "none", 0),
]
SCORINGS = [
    *(scoring("green", "region", region, every=2) for region in REGIONS),
    *(scoring("green", "symbol", sign, every=2) for sign in ("points", "anchor", "book", "crown")),
    *(scoring("green", counts, every=2) for counts in ("princes", "princesses", "large", "small")),
    *(scoring("yellow", "married", region, 2) for region in REGIONS),
    scoring("yellow", "symbol", "crown", 2, most=8),
    scoring("yellow", "cities", "carcassonne granada", 4),
    scoring("yellow", "cities", "brest barcelona", 4),
    scoring("yellow", "children"),
    scoring("yellow", "cubes", points=1, most=5),
    scoring("yellow", "shields", points=2),
    scoring("yellow", "regions", points=0),
]
PRINTED: dict[str, list[dict[str, Any]]] = {
    "reward": [{"points": 2, "cubes": 1}],
    "track": [{"prices": [3, 2, 1, 1]}],
    "bonus": [
        {"id": "points", "gives": {"points": 3}},
        {"id": "card", "gives": {"cards": 1}},
        {"id": "scoring", "gives": {"scoring": 1}},
        {"id": "goods", "gives": {"cubes": 3, "keep": 2}},
        {"id": "shield", "gives": {"shields": 1, "cubes": 1}},
        {"id": "revalue", "gives": {}},
        {"id": "found", "gives": {}},
    ],
    "character": [
        {"id": "leonardo", "gives": {}},
        {"id": "drake", "gives": {"cubes": 4, "keep": 3}},
        {"id": "machiavelli", "gives": {"cards": 2}},
        {"id": "gutenberg", "gives": {"scoring": 1, "cubes": 1}},
        {"id": "catherine", "gives": {}},
        {"id": "fugger", "gives": {"choose": 3}},
        {"id": "charles", "gives": {"shields": 1, "cubes": 1}},
        {"id": "columbus", "gives": {"less": 1}},
    ],
    "card": CARDS,
    "scoring": SCORINGS,
}


def cities(seats: int, chance: random.Random, full: float) -> list[City]:
    """Every city; so many of the slots are taken, now and then by a neutral figure."""
    found = []
    for printed in PRINTED_CITIES.split(", "):
        name, region, symbol, prince, princess = printed.split()
        free = region == "-"
        there = seats == 5 or name not in FOR_FIVE
        founded = free and chance.random() < full
        ready = founded if free else there
        lord, lady = [s if ready and chance.random() < full else None for s in chance.sample(range(-1, seats), 2)]
        wed = lord is not None and lady is not None
        found.append(
            City(
                name,
                (chance.choice(REGIONS) if founded else "") if free else region,
                ready,
                symbol,
                "prince" if prince > princess else "princess",
                {"prince": int(prince), "princess": int(princess)},
                lord,
                lady,
                chance.randrange(seats) if wed and chance.random() < 0.6 else None,
                chance.randrange(3) if symbol == "book" else 0,
            )
        )
    return found


def hand(chance: random.Random, full: float) -> Hand:
    books = ["cards", "points", "ships", "rose", *(f"shield-{region}" for region in REGIONS)]
    cards = chance.sample([str(one["id"]) for one in CARDS], round(6 * full))
    plans = chance.sample([str(one["id"]) for one in SCORINGS], round(5 * full))
    return Hand([*cards, *(["joker"] if full == 1 else [])], plans, chance.sample(books, round(4 * full)))


def house(seat: int, chance: random.Random, full: float, passed: str) -> House:
    goods = {colour: chance.randrange(1 + round(8 * full)) for colour in COLOURS}
    shields = {region: chance.randrange(3) if full else 0 for region in REGIONS}
    return House(seat, chance.randrange(120), goods, chance.randrange(18), 4, 2, round(7 * full), 1, shields, passed)


def table(seats: int = 4, seed: int = 1, full: float = 0.55) -> Table:
    """A position; with ``full`` at 1 everything is taken, at 0 nothing is."""
    chance = random.Random(seed)
    ships = []
    for _ in range(3):
        drawn = [chance.choice(COLOURS) for _ in range(5 if full else 0)]
        moored = [seat if chance.random() < full else None for seat in chance.sample(range(seats), 2)]
        ships.append(Ship({colour: drawn.count(colour) for colour in COLOURS}, *moored))
    passed = chance.sample(range(seats), seats)[: round(seats * full)]
    worths = ((10, 6, 4), (9, 5, 6), (8, 5, 7), (7, 5, 8))
    return Table(
        0,
        1,
        hand(chance, full),
        seats,
        "test",
        [house(seat, chance, full, "1" if seat in passed else "") for seat in range(seats)],
        ships,
        cities(seats, chance, full),
        [
            Region(name, *worth, chance.random() < full / 3, chance.randrange(7))
            for name, worth in zip(REGIONS, worths, strict=True)
        ],
        [
            Space(
                "blue" if n < 6 else "yellow",
                (2, 2, 1, 1, 1, 0, 0, 0)[n],
                who,
                (who == "leonardo" and full > 0) or chance.random() < full / 2,
            )
            for n, who in enumerate(CAST)
        ],
        passed[0] if passed else None,
        [*passed[1:2], None, *passed[2:3], None][:4] if len(passed) > 2 else [None] * 4,
        passed[3:] if len(passed) > 2 else passed,
        list(BONUSES[1:4]) if full > 0.5 else [],
        PRINTED,
    )
