"""What no single row of the printed values can show: totals, and bounds that the rules rely on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cadency.games.dynasties.names import ACTIONS, CITIES, EXTRA, FREE, REGIONS, SLOTS, SPECIALS, SYMBOLS
from cadency.kernel.content import Row, Rows

COUNTED: Final[tuple[str, ...]] = (
    *("region", "symbol", "princes", "princesses", "large", "small"),
    *("married", "cities", "children", "cubes", "shields", "regions"),
)


def totals(rows: Rows) -> Iterator[tuple[str, int, int]]:
    yield "card", 34, sum(row["cards"] for row in rows["card"])
    yield "book", 12, sum(row["tiles"] for row in rows["book"])
    yield "scoring", 32, sum(row["cards"] for row in rows["scoring"])
    yield "colour", 72, sum(row["cubes"] for row in rows["colour"])


def faults(rows: Rows, most_paid: int) -> Iterator[tuple[str, str]]:
    yield from _city_faults(rows, most_paid)
    yield from _card_faults(rows, most_paid)
    yield from _scoring_faults(rows["scoring"])
    limit, supply, ship = rows["limit"][0], rows["supply"][0], rows["ship"][0]
    if not 1 <= ship["alone"] <= 2 or not 1 <= ship["cubes"] <= 5:
        yield "ship", "ship-amiss"
    if supply["figures"] < 1:
        yield "supply", "too-few-figures"
    if limit["green"] * 5 > sum(row["cards"] for row in rows["scoring"] if row["colour"] == "green"):
        yield "limit", "too-few-cards"
    if any(row["seats"] * row["cards"] > 34 for row in rows["hand"]) or 5 * (limit["new"] + limit["kept"] + 1) > 34:
        yield "limit", "too-few-cards"
    if not 1 <= limit["kept"] <= 3 or not limit["green"] <= limit["held"] <= 4:
        yield "limit", "limit-amiss"
    for row in rows["colour"]:
        if row["start"] * 5 > row["cubes"] or (row["start"] + ship["cubes"]) * 5 > 72:
            yield f"colour ({row['id']})", "too-few-cubes"
    yield from _gift_faults(rows)


def _gift_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    for table in ("character", "bonus"):
        for row in rows[table]:
            gives = row["gives"]
            if (
                not gives.get("keep", 0) <= min(4, gives.get("cubes", 0))
                or max(gives.get("choose", 0), gives.get("less", 0)) > 4
            ):
                yield f"{table} ({row['id']})", "gift-amiss"


def _city_faults(rows: Rows, most_paid: int) -> Iterator[tuple[str, str]]:
    for city, row in enumerate(rows["city"]):
        name = f"city ({row['id']})"
        if row["symbol"] not in SYMBOLS or row["large"] not in SLOTS:
            yield name, "city-amiss"
        if (row["region"] in REGIONS) != (city < FREE):
            yield name, "region-unknown"
        if max(row["prince"], row["princess"]) > most_paid:
            yield name, "too-dear"
        if EXTRA <= city < FREE and row["symbol"] in ("book", "crown"):
            yield name, "extra-amiss"
    board = rows["city"][:EXTRA]
    for region in REGIONS:
        symbols = [row["symbol"] for row in board if row["region"] == region]
        if symbols.count("book") != 1 or not symbols.count("crown"):
            yield f"city ({region})", "one-book-and-crowns"
    shelves = sum(row["symbol"] == "book" for row in rows["city"])
    if shelves * rows["supply"][0]["books"] > 12:
        yield "supply", "too-few-books"


def _card_faults(rows: Rows, most_paid: int) -> Iterator[tuple[str, str]]:
    for card, row in enumerate(rows["card"]):
        name = f"card ({row['id']})"
        if not row["actions"] or not set(map(str, row["actions"])) <= set(ACTIONS[:4]):
            yield name, "actions-amiss"
        if row["special"] not in SPECIALS or (row["special"] == "city") != (card < EXTRA):
            yield name, "special-amiss"
        if row["price"] > most_paid:
            yield name, "too-dear"
    for table, count in (("space", 6), ("track", 4)):
        if not _prices(rows[table][0]["prices"], count, most_paid):
            yield table, "prices-amiss"


def _prices(prices: list[Any], count: int, most_paid: int) -> bool:
    return len(prices) == count and all(type(n) is int and 0 <= n <= most_paid for n in prices)


def _scoring_faults(cards: list[Row]) -> Iterator[tuple[str, str]]:
    known = {"region": REGIONS, "married": REGIONS, "symbol": SYMBOLS, "cities": CITIES}
    for n, row in enumerate(cards):
        name = f"scoring ({row['id']})"
        allowed = known.get(row["counts"], ())
        if (
            row["counts"] not in COUNTED
            or bool(allowed) != bool(row["of"])
            or not set(map(str, row["of"])) <= {*allowed}
        ):
            yield name, "scoring-amiss"
        if row["counts"] in ("region", "married") and len(row["of"]) != 1:
            yield name, "scoring-amiss"
        if (row["colour"] == "green") != (n < 12) or row["colour"] not in ("green", "yellow"):
            yield name, "colour-amiss"
        if not row["every"] or not all(type(step) is int and step >= 0 for step in row["steps"]):
            yield name, "scoring-amiss"
