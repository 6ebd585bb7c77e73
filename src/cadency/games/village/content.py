"""Village's printed values, checked and turned into the tables that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cadency.games.village.names import BUILDINGS, CAREERS, CITIES, COLOURS, GOODS, INFLUENCE, PLAGUE, SPACES
from cadency.kernel import content as kernel
from cadency.kernel.content import Row, Rows, Table

SEATS = (2, 3, 4)
_CUBES = {"cubes": INFLUENCE}
TABLES: dict[str, Table] = {
    "time": Table({"length": int}),
    "plague": Table({"hours": int}),
    "cubes": Table(dict.fromkeys(COLOURS, int)),
    "start": Table(dict.fromkeys(("coins", "monks", "drawn", "store", "majority"), int)),
    "family": Table({f"generation{n}": int for n in range(1, 5)}),
    "card": Table(
        {"seats": int, "spaces": dict, "bag": dict},
        "seats",
        SEATS,
        counts={"spaces": SPACES, "bag": INFLUENCE},
    ),
    "burial": Table({"seats": int, "chronicle": dict, "graves": int}, "seats", SEATS, counts={"chronicle": CAREERS}),
    "market": Table({"seats": int, "stalls": int, "queue": int}, "seats", SEATS),
    "sale": Table({"cubes": dict, "hours": int}, counts=_CUBES),
    "harvest": Table({"plain": int, "horse": int, "ox": int}),
    "building": Table(
        {"id": str, "train": int, "hours": int, "cubes": dict, "grain": int}, "id", BUILDINGS, counts=_CUBES
    ),
    "mill": Table({"hours": int, "grain": int, "coins": int}),
    "trip": Table({"hours": int, "wagons": int}),
    "road": Table({"id": str, "cubes": dict}, "id", free=True, counts=_CUBES),
    "city": Table({"id": str, "prestige": int, "coins": int, "cubes": int}, "id", CITIES),
    "step": Table({"cubes": dict, "scrolls": int}, counts=_CUBES),
    "level": Table({"level": int, "hours": int, "points": int}, "level", (1, 2, 3, 4)),
    "privilege": Table({"cubes": int, "coins": int, "prestige": int}),
    "vow": Table({"cubes": dict, "hours": int}, counts=_CUBES),
    "window": Table({"window": int, "grain": int, "points": int}, "window", (1, 2, 3, 4)),
    "score": Table({"id": str, "points": list}, "id", ("travel", "chronicle")),
    "customer": Table({"id": str, "wants": dict, "points": int}, "id", count=24, counts={"wants": (*GOODS, "grain")}),
}

Price = tuple[tuple[int, int], ...]  # (influence colour, cubes), only what is asked for


class Content:
    """The printed values as the rules use them: tuples of small ints."""

    def __init__(self, rows: Rows, pack: str | None) -> None:
        def one(table: str) -> Row:
            return rows[table][0]

        self.rows = rows
        self.pack = pack  # the text of an owner's pack, so that a record can carry it
        self.id: str = kernel.digest(rows)
        self.day: int = one("time")["length"]
        self.plague_hours: int = one("plague")["hours"]
        self.cubes: tuple[int, ...] = tuple(one("cubes")[c] for c in COLOURS)
        self.coins: int = one("start")["coins"]
        self.monks: int = one("start")["monks"]
        self.drawn: int = one("start")["drawn"]
        self.store: int = one("start")["store"]
        self.majority: int = one("start")["majority"]
        self.births: tuple[int, ...] = tuple(g for g in range(4) for _ in range(one("family")[f"generation{g + 1}"]))
        self.spaces = {row["seats"]: tuple(row["spaces"].get(x, 0) for x in SPACES) for row in rows["card"]}
        self.bag = {row["seats"]: tuple(row["bag"].get(x, 0) for x in INFLUENCE) for row in rows["card"]}
        self.chronicle = {row["seats"]: tuple(row["chronicle"].get(x, 0) for x in CAREERS) for row in rows["burial"]}
        self.graves: dict[int, int] = {row["seats"]: row["graves"] for row in rows["burial"]}
        self.stalls: dict[int, int] = {row["seats"]: row["stalls"] for row in rows["market"]}
        self.queue: dict[int, int] = {row["seats"]: row["queue"] for row in rows["market"]}
        self.sale: Price = _price(one("sale")["cubes"])
        self.sale_hours: int = one("sale")["hours"]
        self.harvest: tuple[int, int, int] = (
            one("harvest")["plain"],
            one("harvest")["horse"],
            one("harvest")["ox"],
        )
        self.train: tuple[int, ...] = tuple(row["train"] for row in rows["building"])
        self.make: tuple[int, ...] = tuple(row["hours"] for row in rows["building"])
        self.craft_price: tuple[Price, ...] = tuple(_price(row["cubes"]) for row in rows["building"])
        self.craft_grain: tuple[int, ...] = tuple(row["grain"] for row in rows["building"])
        self.mill: tuple[int, int, int] = (one("mill")["hours"], one("mill")["grain"], one("mill")["coins"])
        self.trip_hours: int = one("trip")["hours"]
        self.wagons: int = one("trip")["wagons"]
        # roads[n] are those out of city n; roads[6] those out of the village: (to, price)
        self.roads: tuple[tuple[tuple[int, Price], ...], ...] = _roads(rows["road"])
        self.reward: tuple[tuple[int, int, int], ...] = tuple(
            (row["prestige"], row["coins"], row["cubes"]) for row in rows["city"]
        )
        self.step: Price = _price(one("step")["cubes"])
        self.scrolls: int = one("step")["scrolls"]
        self.level_hours: tuple[int, ...] = tuple(row["hours"] for row in rows["level"])
        self.level_points: tuple[int, ...] = tuple(row["points"] for row in rows["level"])
        self.gift: int = one("privilege")["cubes"]
        self.fee: int = one("privilege")["coins"]
        self.honour: int = one("privilege")["prestige"]
        self.vow: Price = _price(one("vow")["cubes"])
        self.vow_hours: int = one("vow")["hours"]
        self.window_grain: tuple[int, ...] = tuple(row["grain"] for row in rows["window"])
        self.window_points: tuple[int, ...] = tuple(row["points"] for row in rows["window"])
        self.travel_points: tuple[int, ...] = (0, *rows["score"][0]["points"])
        self.chronicle_points: tuple[int, ...] = (0, *rows["score"][1]["points"])
        self._read_customers(rows["customer"])

    def __reduce__(self) -> tuple[Any, ...]:
        return (Content, (self.rows, self.pack))

    def _read_customers(self, customers: list[Row]) -> None:
        self.customers: tuple[str, ...] = tuple(row["id"] for row in customers)
        self.wants: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((i, row["wants"][good]) for i, good in enumerate(GOODS) if row["wants"].get(good))
            for row in customers
        )  # (good, how many), only what is asked for
        self.wants_grain: tuple[int, ...] = tuple(row["wants"].get("grain", 0) for row in customers)
        self.points: tuple[int, ...] = tuple(row["points"] for row in customers)
        tiles = list(zip(self.wants, self.wants_grain, self.points, strict=True))
        # for each tile those before it with the same print
        self.twins: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in range(i) if tiles[n] == tile) for i, tile in enumerate(tiles)
        )


def _price(cubes: dict[str, int]) -> Price:
    return tuple((c, cubes[colour]) for c, colour in enumerate(INFLUENCE) if cubes.get(colour, 0))


def _roads(rows: list[Row]) -> tuple[tuple[tuple[int, Price], ...], ...]:
    out: list[list[tuple[int, Price]]] = [[] for _ in range(7)]
    for row in rows:
        a, b = row["id"].split("-")
        price = _price(row["cubes"])
        start = 6 if a == "village" else CITIES.index(a)
        out[start].append((CITIES.index(b), price))
        if start != 6:  # nobody walks back into the village (V-R37)
            out[CITIES.index(b)].append((start, price))
    return tuple(tuple(sorted(roads)) for roads in out)


def _totals(rows: Rows) -> Iterator[tuple[str, int, int]]:
    yield "cubes", 72, sum(rows["cubes"][0][c] for c in INFLUENCE)
    yield "family", 11, sum(v for k, v in rows["family"][0].items() if k != "src")


def _faults(rows: Rows) -> Iterator[tuple[str, str]]:
    """Rows that are well formed and still cannot be: (row, key of the reason; its text is ``fault-<key>``)."""
    start, plague = rows["start"][0], rows["cubes"][0][COLOURS[PLAGUE]]
    for wrong, row_name, reason in (
        (not rows["time"][0]["length"], "time", "no-hours"),
        (not rows["family"][0]["generation1"], "family", "nobody-begins"),
        (not plague, "cubes", "no-plague"),
        (start["monks"] < start["drawn"], "start", "too-few-monks"),
    ):
        if wrong:
            yield row_name, reason
    yield from _seat_faults(rows, plague)
    for table in ("sale", "building", "road", "step", "vow"):
        for row in rows[table]:
            if sum(row["cubes"].values()) > 3:
                yield f"{table} ({row.get('id', '')})", "price-too-high"
    yield from _map_faults(rows)
    for row in rows["customer"]:
        if not sum(row["wants"].values()) or row["wants"].get("grain", 0) > start["store"]:
            yield f"customer ({row['id']})", "wants-amiss"
    for row in rows["score"]:
        if not row["points"] or not all(type(n) is int and n >= 0 for n in row["points"]):
            yield f"score ({row['id']})", "points-amiss"


def _seat_faults(rows: Rows, plague: int) -> Iterator[tuple[str, str]]:
    """What the tables by number of seats must have: something to choose, somebody to serve, a way to end."""
    for row in rows["card"]:
        if sum(n > 0 for n in row["spaces"].values()) < 2:  # else whole rounds could pass without a choice
            yield f"card ({row['seats']})", "too-few-spaces"
        if sum(row["spaces"].values()) > sum(row["bag"].values()) + plague:
            yield f"card ({row['seats']})", "too-many-spaces"
    for row in rows["market"]:
        if not row["stalls"]:
            yield f"market ({row['seats']})", "no-stalls"
    for row in rows["burial"]:
        if not sum(row["chronicle"].values()) + row["graves"]:
            yield f"burial ({row['seats']})", "no-rest"


def _map_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    starts = ("village", *CITIES)
    for row in rows["road"]:
        ends = row["id"].split("-")
        if len(ends) != 2 or ends[0] not in starts or ends[1] not in CITIES or ends[0] == ends[1]:
            yield f"road ({row['id']})", "road-ends"
        elif f"{ends[1]}-{ends[0]}" in [other["id"] for other in rows["road"]]:
            yield f"road ({row['id']})", "road-twice"
    if not any(row["id"].startswith("village-") for row in rows["road"]):
        yield "road", "no-way-out"
    for row in (*rows["privilege"], *rows["city"]):
        if row["cubes"] > 2:
            yield f"city or privilege ({row.get('id', '')})", "gift-too-large"


PRINTED = kernel.Printed("village", TABLES, Content, _totals, _faults)
