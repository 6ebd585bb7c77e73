"""The printed values of Dynasties, checked and turned into the tables that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cadency.games.dynasties.choices import DISCARD, MOST_PAID, PLAY
from cadency.games.dynasties.faults import COUNTED, faults, totals
from cadency.games.dynasties.names import (
    ACTIONS,
    BONUSES,
    BOOKS,
    CARDS,
    CHARACTERS,
    CITIES,
    COLOURS,
    EXTRA,
    FACES,
    FREE,
    N_CITIES,
    REGIONS,
    SCORINGS,
    SLOTS,
    SPECIALS,
    SYMBOLS,
    WORTHS,
)
from cadency.kernel import content as kernel
from cadency.kernel.content import Row, Rows, Table
from cadency.kernel.words import Choice

SEATS = (3, 4, 5)
_GIVES = {"gives": ("points", "cubes", "keep", "choose", "cards", "scoring", "shields", "less")}
_PLACES = {"first": int, "second": int, "crowns": int}
TABLES: dict[str, Table] = {
    "hand": Table({"seats": int, "cards": int}, "seats", SEATS),
    "limit": Table({"new": int, "kept": int, "green": int, "held": int}),
    "supply": Table({"figures": int, "neutral": int, "shields": int, "books": int}),
    "ship": Table({"cubes": int, "alone": int}),
    "colour": Table({"id": str, "cubes": int, "start": int}, "id", COLOURS),
    "city": Table(
        {"id": str, "region": str, "symbol": str, "prince": int, "princess": int, "large": str}, "id", CITIES
    ),
    "reward": Table({"points": int, "cubes": int}),
    "card": Table({"id": str, "actions": list, "special": str, "price": int, "cards": int}, "id", CARDS),
    "face": Table({"id": str, "gives": int}, "id", FACES),
    "space": Table({"prices": list}),
    "character": Table({"id": str, "gives": dict}, "id", CHARACTERS, counts=_GIVES),
    "book": Table({"id": str, "tiles": int, "gives": int}, "id", BOOKS),
    "worth": Table({"id": str, **_PLACES}, "id", WORTHS),
    "revalue": Table(_PLACES),
    "track": Table({"prices": list}),
    "bonus": Table({"id": str, "gives": dict}, "id", BONUSES, counts=_GIVES),
    "single": Table({"round": int, "large": int, "small": int, "pink": int}, "round", (1, 2)),
    "scoring": Table(
        {
            "id": str,
            "colour": str,
            "cards": int,
            "counts": str,
            "of": list,
            "points": int,
            "every": int,
            "most": int,
            "steps": list,
        },
        "id",
        SCORINGS,
    ),
}


class Gives:
    """What a character or a bonus action gives."""

    def __init__(self, row: Row) -> None:
        gives: dict[str, int] = row["gives"]
        self.points, self.cubes, self.keep = gives.get("points", 0), gives.get("cubes", 0), gives.get("keep", 0)
        self.choose, self.cards, self.scoring = gives.get("choose", 0), gives.get("cards", 0), gives.get("scoring", 0)
        self.shields, self.less = gives.get("shields", 0), gives.get("less", 0)


class Scoring:
    """What a scoring card counts, as numbers."""

    def __init__(self, row: Row, cities: list[Row]) -> None:
        self.counts: int = COUNTED.index(row["counts"])
        self.mask = 0  # of cities
        self.region = REGIONS.index(row["of"][0]) if row["counts"] in ("region", "married") else -1
        for city, printed in enumerate(cities):
            if row["counts"] == "symbol" and printed["symbol"] in row["of"]:
                self.mask |= 1 << city
            if row["counts"] == "cities" and printed["id"] in row["of"]:
                self.mask |= 1 << city
        self.points: int = row["points"]
        self.every: int = row["every"]
        self.most: int = row["most"]
        self.steps: tuple[int, ...] = tuple(row["steps"])

    def worth(self, n: int) -> int:
        """The points for so many."""
        if self.steps:
            return self.steps[min(n, len(self.steps) - 1)]
        points = self.points * (n // self.every)
        return min(points, self.most) if self.most else points


class Content:
    """The printed values as the rules use them: tuples of small ints, and bits for cities."""

    def __init__(self, rows: Rows, pack: str | None) -> None:
        self.rows = rows
        self.pack = pack  # the text of an owner's pack, so that a record can carry it
        self.id: str = kernel.digest(rows)
        limit, supply, ship, reward = rows["limit"][0], rows["supply"][0], rows["ship"][0], rows["reward"][0]
        self.first_hand: dict[int, int] = {row["seats"]: row["cards"] for row in rows["hand"]}
        self.new: int = limit["new"]
        self.kept: int = limit["kept"]
        self.green: int = limit["green"]
        self.held: int = limit["held"]
        self.figures: int = supply["figures"]
        self.neutral: int = supply["neutral"]
        self.shields: int = supply["shields"]
        self.ship: int = ship["cubes"]
        self.alone: int = ship["alone"]
        self.reward_points: int = reward["points"]
        self.reward_cubes: int = reward["cubes"]
        self.cubes: tuple[int, ...] = tuple(row["cubes"] for row in rows["colour"])
        self.start: tuple[int, ...] = tuple(row["start"] for row in rows["colour"])
        self.faces: tuple[int, ...] = tuple(row["gives"] for row in rows["face"])
        self.blue: tuple[int, ...] = tuple(rows["space"][0]["prices"])
        self.track: tuple[int, ...] = tuple(rows["track"][0]["prices"])
        self.least: int = min(self.track)  # the price of the cheapest upper space
        self.characters: tuple[Gives, ...] = tuple(Gives(row) for row in rows["character"])
        self.bonuses: tuple[Gives, ...] = tuple(Gives(row) for row in rows["bonus"])
        self.tiles: tuple[int, ...] = tuple(row["tiles"] for row in rows["book"])
        self.books: tuple[int, ...] = tuple(row["gives"] for row in rows["book"])
        self.worths: tuple[tuple[int, int, int], ...] = tuple(_places(rows["worth"]))
        self.raised: tuple[int, int, int] = next(_places(rows["revalue"]))
        self.singles: tuple[tuple[int, int], ...] = tuple((row["large"], row["small"]) for row in rows["single"])
        self.ransom: tuple[int, ...] = tuple(row["pink"] for row in rows["single"])
        self.scoring_counts: tuple[int, ...] = tuple(row["cards"] for row in rows["scoring"])
        self.scorings: tuple[Scoring, ...] = tuple(Scoring(row, rows["city"]) for row in rows["scoring"])
        self._read_cities(rows["city"], supply["books"])
        self._read_cards(rows["card"])

    def __reduce__(self) -> tuple[Any, ...]:
        return (Content, (self.rows, self.pack))

    def _read_cities(self, cities: list[Row], books: int) -> None:
        self.region_of: tuple[int, ...] = tuple(
            REGIONS.index(row["region"]) if row["region"] in REGIONS else -1 for row in cities
        )
        self.symbol_of: tuple[int, ...] = tuple(SYMBOLS.index(row["symbol"]) for row in cities)
        self.large: tuple[int, ...] = tuple(SLOTS.index(row["large"]) for row in cities)  # which slot
        self.large_princes: int = sum(1 << city for city in range(N_CITIES) if not self.large[city])
        self.prices: tuple[tuple[int, ...], ...] = tuple(tuple(row[slot] for row in cities) for slot in SLOTS)
        # payable[slot][cubes]: the cities where the slot costs no more, as bits
        self.payable: tuple[tuple[int, ...], ...] = tuple(
            tuple(sum(1 << city for city, price in enumerate(prices) if price <= n) for n in range(sum(self.cubes)))
            for prices in self.prices
        )
        self.regions: tuple[int, ...] = tuple(
            sum(1 << city for city in range(N_CITIES) if self.region_of[city] == region) for region in range(4)
        )
        crowns = sum(1 << city for city in range(EXTRA) if self.symbol_of[city] == SYMBOLS.index("crown"))
        self.crowns: tuple[int, ...] = tuple(crowns & cities for cities in self.regions)
        self.begin: tuple[int, ...] = tuple(  # by the number of seats: the cities that there are from the start
            (1 << FREE) - 1 if seats == SEATS[-1] else (1 << EXTRA) - 1 for seats in range(SEATS[-1] + 1)
        )
        shelves = [city for city in range(N_CITIES) if self.symbol_of[city] == SYMBOLS.index("book")]
        self.shelf: dict[int, int] = {city: n for n, city in enumerate(shelves)}  # where a city's books are counted
        self.stock: tuple[int, ...] = (books,) * len(shelves)

    def _read_cards(self, cards: list[Row]) -> None:
        self.cards: tuple[int, ...] = tuple(row["cards"] for row in cards)
        self.shows: tuple[int, ...] = tuple(sum(1 << ACTIONS.index(name) for name in row["actions"]) for row in cards)
        self.special: tuple[int, ...] = tuple(SPECIALS.index(row["special"]) for row in cards)
        self.special_price: tuple[int, ...] = tuple(row["price"] for row in cards)
        # plays[card][actions that are possible, as bits]: what it can be played for, or discarded
        self.plays: tuple[tuple[tuple[Choice, ...], ...], ...] = tuple(
            tuple(
                (*[word for word in PLAY[card] if (shows | 16) & able & 1 << word.action], DISCARD[card])
                for able in range(32)
            )
            for card, shows in enumerate(self.shows)
        )


def _places(rows: list[Row]) -> Iterator[tuple[int, int, int]]:
    for row in rows:
        yield row["first"], row["second"], row["crowns"]


def _faults(rows: Rows) -> Iterator[tuple[str, str]]:
    yield from faults(rows, MOST_PAID)


PRINTED = kernel.Printed("dynasties", TABLES, Content, totals, _faults)
