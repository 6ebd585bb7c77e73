"""The printed values of Heads of State, checked and turned into the tables that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cadency.games.heads_of_state.choices import COVERS, NONE, PLAY, RAISE, SETTLE, TARGET, Raise, Settle, Target
from cadency.games.heads_of_state.names import (
    ASSASSIN,
    ATTRIBUTES,
    COUNTRIES,
    N_SLOTS,
    NOBLES,
    SECTORS,
    TREASONS,
)
from cadency.kernel import content as kernel
from cadency.kernel.content import Row, Rows, Table
from cadency.kernel.words import Choice

SEATS = (2, 3, 4, 5)
_PAIR = {"first": int, "second": int}
TABLES: dict[str, Table] = {
    "layout": Table({"row": int, "treasons": int, "pile": int}),
    "draw": Table({"cards": int, "swept": int}),
    "limit": Table({"id": str, "attributes": int, "treasons": int}, "id", ("turn", "round")),
    "opening": Table({"seats": int, "cards": list}, "seats", SEATS),
    "attribute": Table({"id": str, "plain": int, "three": int, "four": int, "five": int}, "id", ATTRIBUTES),
    "set": Table({"id": str, "cards": list}, "id", NOBLES),
    "rank": Table({"id": str, "counters": int, "cards": int, "courtesan": int, "most": int}, "id", NOBLES),
    "sector": Table({"id": str, "country": str, "capital": int, "slots": list, "hexagon": int}, "id", SECTORS),
    "marker": Table({"id": str, **_PAIR}, "id", COUNTRIES),
    "chamber": Table({"seats": int, "points": list}, "seats", SEATS),
    "influence": Table({"id": str, "upper": int, "lower": int}, "id", ("province", "capital")),
    "country": Table({"id": str, **_PAIR}, "id", COUNTRIES),
    "bag": Table({"attacker": int, "victim": int}),
    "treason": Table({"id": str, "cards": int}, "id", TREASONS),
}


class Content:
    """The printed values as the rules use them: tuples of small ints, and bits for slots and sectors."""

    def __init__(self, rows: Rows, pack: str | None) -> None:
        self.rows = rows
        self.pack = pack  # the text of an owner's pack, so that a record can carry it
        self.id: str = kernel.digest(rows)
        layout, draw, bag = rows["layout"][0], rows["draw"][0], rows["bag"][0]
        self.row: int = layout["row"]
        self.treason_row: int = layout["treasons"]
        self.pile: int = layout["pile"]
        self.draws: int = draw["cards"]
        self.swept_draws: int = draw["swept"]
        self.turn_limit, self.round_limit = ((row["attributes"], row["treasons"]) for row in rows["limit"])
        self.opening: dict[int, tuple[int, ...]] = {row["seats"]: tuple(row["cards"]) for row in rows["opening"]}
        self.attributes = {seats: _attributes(rows["attribute"], seats) for seats in SEATS}
        self.treasons: tuple[int, ...] = tuple(row["cards"] for row in rows["treason"])
        self.cubes: tuple[int, int] = (bag["attacker"], bag["victim"])
        self.counters: tuple[int, ...] = tuple(row["counters"] for row in rows["rank"])
        self.noble_cards: tuple[int, ...] = tuple(row["cards"] for row in rows["rank"])
        self.most: tuple[int, ...] = tuple(row["most"] for row in rows["rank"])
        self.markers: tuple[tuple[int, int], ...] = tuple((row["first"], row["second"]) for row in rows["marker"])
        self.chamber: dict[int, tuple[int, ...]] = {row["seats"]: tuple(row["points"]) for row in rows["chamber"]}
        self.spoils: tuple[tuple[int, int], ...] = tuple((row["first"], row["second"]) for row in rows["country"])
        self._read_sets(rows)
        self._read_map(rows)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Content, (self.rows, self.pack))

    def _read_sets(self, rows: Rows) -> None:
        # for each rank the kinds of its set, and whether a courtesan may help
        self.sets: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(ATTRIBUTES.index(card) for card in row["cards"])) for row in rows["set"]
        )
        self.cost: tuple[int, ...] = tuple(len(kinds) for kinds in self.sets)
        self.helped: tuple[bool, ...] = tuple(row["courtesan"] == 1 for row in rows["rank"])
        self.set_mask: tuple[int, ...] = tuple(sum(1 << kind for kind in kinds) for kinds in self.sets)
        # offers[with a courtesan][which kinds are in hand, as bits]: what could be raised
        self.offers: tuple[tuple[tuple[Raise, ...], ...], ...] = tuple(
            tuple(self._offer(mask, courtesan) for mask in range(256)) for courtesan in (False, True)
        )

        # payable[with a courtesan][kinds in hand]: the ranks that could be, as bits
        self.payable: tuple[tuple[int, ...], ...] = tuple(
            tuple(sum({1 << word.noble for word in words}) for words in table) for table in self.offers
        )
        self.raises: dict[int, tuple[Choice, ...]] = {}  # remembered by frames/court.py

    def _offer(self, mask: int, courtesan: bool) -> tuple[Raise, ...]:
        found: list[Raise] = []
        for noble, kinds in enumerate(self.sets):
            missing = [kind for kind in kinds if not mask >> kind & 1]
            if not missing:
                found.append(RAISE[noble][NONE])
            if courtesan and self.helped[noble] and len(missing) < 2:
                found += [RAISE[noble][kind] for kind in missing or kinds]
        return tuple(found)

    def _read_map(self, rows: Rows) -> None:
        weights = [(row["upper"], row["lower"]) for row in rows["influence"]]
        noble_of, settle, target, influence = [-1] * N_SLOTS, [], [], []
        slots = [0] * 7  # by rank
        provinces, capitals, sectors = [0] * 4, [0] * 4, [0] * 4  # by country: slots, slots, sectors
        self.country_of: tuple[int, ...] = tuple(COUNTRIES.index(row["country"]) for row in rows["sector"])
        self.hexagon: tuple[int, ...] = tuple(row["hexagon"] for row in rows["sector"])
        for sector, row in enumerate(rows["sector"]):
            country = self.country_of[sector]
            sectors[country] |= 1 << sector
            influence.append(weights[row["capital"]])
            for place in (0, 1):
                noble = NOBLES.index(row["slots"][place]) if place < len(row["slots"]) else -1
                settle.append(SETTLE[sector][noble])
                target.append(TARGET[sector][noble])
                if noble >= 0:
                    slot = 2 * sector + place
                    noble_of[slot] = noble
                    slots[noble] |= 1 << slot
                    (capitals if row["capital"] else provinces)[country] |= 1 << slot
        self.noble_of: tuple[int, ...] = tuple(noble_of)  # by slot; -1 where there is none
        self.settle: tuple[Settle, ...] = tuple(settle)  # by slot
        self.target: tuple[Target, ...] = tuple(target)
        self.slots: tuple[int, ...] = tuple(slots)
        self.sectors: tuple[int, ...] = tuple(sectors)
        self.influence: tuple[tuple[int, int], ...] = tuple(influence)  # by sector: (upper or only, lower)
        # for each play of treason cards the slots that it reaches
        self.reach: tuple[int, ...] = tuple(_reach(play.cards, provinces, capitals) for play in PLAY)

    def slot(self, sector: int, noble: int) -> int:
        """The slot of a sector that takes nobles of this rank."""
        return 2 * sector + (self.noble_of[2 * sector] != noble)


def _attributes(rows: list[Row], seats: int) -> tuple[int, ...]:
    """How many cards of each kind so many seats play with (H-2.2)."""
    marks = ("plain", "three", "four", "five")[: seats - 1]
    return tuple(sum(row[mark] for mark in marks) for row in rows)


def _reach(cards: tuple[int, ...], provinces: list[int], capitals: list[int]) -> int:
    slots = provinces if len(cards) == 1 else capitals
    countries = range(4) if cards[0] == ASSASSIN else COVERS[cards[0]] & COVERS[cards[-1]]
    found = 0
    for country in countries:
        found |= slots[country]
    return found


def _totals(rows: Rows) -> Iterator[tuple[str, int, int]]:
    yield "attribute", 100, sum(_attributes(rows["attribute"], 5))
    yield "treason", 29, sum(row["cards"] for row in rows["treason"])


def _numbers(found: list[Any]) -> bool:
    return all(type(n) is int and n >= 0 for n in found)


def _faults(rows: Rows) -> Iterator[tuple[str, str]]:
    """Rows that are well formed and still cannot be: (row, key of the reason; its text is ``fault-<key>``)."""
    layout, (turn, new) = rows["layout"][0], rows["limit"]
    draws = [rows["draw"][0]["cards"], rows["draw"][0]["swept"]]
    if not layout["row"] or not layout["treasons"] or not min(draws):
        yield "layout or draw", "nothing-to-draw"
    for seats in SEATS:
        # an attribute deck must be left after every reshuffle, and a treason card for whoever wants one
        if sum(_attributes(rows["attribute"], seats)) <= seats * new["attributes"] + layout["pile"] + layout["row"]:
            yield f"attribute ({seats} seats)", "too-few-cards"
    if sum(row["cards"] for row in rows["treason"]) <= 5 * turn["treasons"] + layout["treasons"] + 1:
        yield "treason", "too-few-cards"
    yield from _list_faults(rows)
    for row in rows["rank"]:
        if row["most"] % 2:
            yield f"rank ({row['id']})", "points-odd"
        if row["courtesan"] > 1:
            yield f"rank ({row['id']})", "yes-or-no"
    if not min(rows["bag"][0][owner] for owner in ("attacker", "victim")):
        yield "bag", "bag-empty"
    yield from _map_faults(rows)


def _list_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    """Lists that a table cannot check by itself."""
    for row in rows["opening"]:
        if len(row["cards"]) != row["seats"] or not _numbers(row["cards"]) or 0 in row["cards"]:
            yield f"opening ({row['seats']})", "opening-amiss"
    for row in rows["chamber"]:
        if not _numbers(row["points"]):
            yield f"chamber ({row['seats']})", "points-amiss"
    for row in rows["set"]:
        cards = row["cards"]
        if not cards or len(set(map(str, cards))) < len(cards) or not set(map(str, cards)) <= set(ATTRIBUTES[:8]):
            yield f"set ({row['id']})", "set-amiss"


def _map_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    seen: dict[str, set[int]] = {country: set() for country in COUNTRIES}
    for row in rows["sector"]:
        name, slots = f"sector ({row['id']})", [str(noble) for noble in row["slots"]]
        ranks = [NOBLES.index(noble) for noble in slots if noble in NOBLES]
        if row["country"] not in COUNTRIES:
            yield name, "country-unknown"
        elif row["hexagon"] in seen[row["country"]]:
            yield name, "hexagon-twice"
        else:
            seen[row["country"]].add(row["hexagon"])
        if row["capital"] > 1:
            yield name, "yes-or-no"
        if len(ranks) != len(slots) or len(slots) not in (1, 2) or sorted(set(ranks), reverse=True) != ranks:
            yield name, "slots-amiss"
    for country in COUNTRIES:
        if sum(row["capital"] for row in rows["sector"] if row["country"] == country) != 1:
            yield f"sector ({country})", "one-capital"


PRINTED = kernel.Printed("heads_of_state", TABLES, Content, _totals, _faults)
