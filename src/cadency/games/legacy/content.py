"""The printed values of Legacy, checked and turned into the tables that the rules read."""

from __future__ import annotations

from collections.abc import Iterator

from cadency.games.legacy.cards import Need, Price, Program, read_effect, read_need, read_price
from cadency.games.legacy.faults import GOALS, faults
from cadency.games.legacy.names import (
    ACTIONS,
    BOY,
    CHILDREN,
    CLUES,
    COLOURS,
    COMPLICATION,
    CONTRIBUTIONS,
    EDITIONS,
    FRIENDS,
    HEADS,
    MENTORS,
    MISSIONS,
    NATIONS,
    PRICES,
    PROFESSIONS,
    SIDES,
    TITLES,
)
from cadency.kernel import content as kernel
from cadency.kernel.content import Row, Rows, Table

SEATS = (1, 2, 3, 4)
_STOCK = ("standard", "two", "three", "four", "inheritance")
_SIDES = tuple(f"{head}-{side}" for head in HEADS for side in SIDES)
_cost = {"cost": PRICES}
TABLES: dict[str, Table] = {
    "layout": Table(
        dict.fromkeys(("row", "reserve", "children", "sealed", "pawns", "colour", "missions", "clues"), int),
    ),
    "generation": Table({"id": int, "rounds": int}, "id", (1, 2, 3)),
    "stock": Table({"id": str, "houses": int}, "id", _STOCK),
    "edition": Table(
        {"id": str, "wish": str, "venture": dict, "law": int, "removed": list, "specials": int},
        "id",
        EDITIONS,
        counts={"venture": PRICES},
    ),
    "alone": Table({"friends": list, "missions": list}),
    "money": Table({"id": str, "gold": int, "honour": int, "friends": int}, "id", ("small", "middle", "large")),
    "social": Table({"id": str, "friends": int, "gold": int}, "id", ("one", "two", "three")),
    "action": Table(
        {"id": str, "cost": dict, "effect": list}, "id", ("mansion", "venture", "doctor", "mission"), counts=_cost
    ),
    "closing": Table({"id": str, "actions": list}, "id", PROFESSIONS[:-1]),
    "head": Table({"id": str, "pawn": str, "income": int, "gold": int, "friends": int}, "id", _SIDES),
    "start": Table({"id": str, "income": int, "gold": int, "friends": int}, "id", ("nathalie", "patrick")),
    "child": Table({"id": str, "sex": str, "cards": int}, "id", CHILDREN),
    "title": Table({"id": str, "generation": int, "cost": dict, "effect": list}, "id", TITLES, counts=_cost),
    "contribution": Table(
        {"id": str, "generation": int, "cost": dict, "effect": list}, "id", CONTRIBUTIONS, counts=_cost
    ),
    "mission": Table({"id": str, "need": str, "least": int, "effect": list, "known": list}, "id", MISSIONS),
    "mentor": Table(
        {
            "id": str,
            "goal": str,
            "least": int,
            "points": int,
            "second": str,
            "second_least": int,
            "second_points": int,
            "third": str,
            "third_least": int,
            "third_points": int,
            "known": list,
        },
        "id",
        MENTORS,
    ),
    "clue": Table({"id": str, "generation": int, "need": str, "least": int}, "id", CLUES),
    "friend": Table(
        {
            "id": str,
            **dict.fromkeys(("sex", "nation", "profession"), str),
            **dict.fromkeys(("cost", "dowry", "income", "friends", "prestige", "disgrace"), int),
            **dict.fromkeys(("free", "births", "pick"), int),
            "need": str,
            "least": int,
            "effect": list,
            "known": list,
        },
        "id",
        FRIENDS,
    ),
}


class Edition:
    """What one edition sets apart."""

    def __init__(self, row: Row) -> None:
        self.wish: int = PRICES.index(row["wish"])
        self.venture: Price = read_price(row["venture"])
        self.law: int = row["law"]
        self.removed: int = _mask(row["removed"], FRIENDS)
        self.specials: bool = row["specials"] == 1


class Content:
    """The printed values as the rules use them: tuples of small ints, and bits for friends and missions."""

    def __init__(self, rows: Rows, pack: str | None) -> None:
        self.rows = rows
        self.pack = pack  # the text of an owner's pack, so that a record can carry it
        self.id: str = kernel.digest(rows)
        layout, alone = rows["layout"][0], rows["alone"][0]
        self.row: int = layout["row"]
        self.reserve: int = layout["reserve"]
        self.limit: int = layout["children"]
        self.most_sealed: int = layout["sealed"]
        self.pawns: int = layout["pawns"]
        self.colour: int = layout["colour"]
        self.drawn_missions: int = layout["missions"]
        self.drawn_clues: int = layout["clues"]
        self.rounds: tuple[int, ...] = tuple(row["rounds"] for row in rows["generation"])
        self.last_rounds: tuple[int, ...] = tuple(sum(self.rounds[: n + 1]) for n in range(3))
        self.stock: tuple[int, ...] = tuple(row["houses"] for row in rows["stock"])  # by seats less one; Inheritance
        self.editions: tuple[Edition, ...] = tuple(Edition(row) for row in rows["edition"])
        self.alone_friends: int = _mask(alone["friends"], FRIENDS)
        self.alone_missions: int = _mask(alone["missions"], MISSIONS)
        self.money: tuple[tuple[int, int, int], ...] = tuple(
            (row["gold"], row["honour"], row["friends"]) for row in rows["money"]
        )
        self.social: tuple[tuple[int, int], ...] = tuple((row["friends"], row["gold"]) for row in rows["social"])
        self.children: tuple[int, ...] = tuple(row["cards"] for row in rows["child"])
        # by head and side: extra pawn, income, gold, friends
        self.heads: tuple[tuple[int, int, int, int], ...] = tuple(
            (COLOURS.index(row["pawn"]), row["income"], row["gold"], row["friends"]) for row in rows["head"]
        )
        self.starts: tuple[tuple[int, int, int], ...] = tuple(
            (row["income"], row["gold"], row["friends"]) for row in rows["start"]
        )
        # by profession: the actions that it closes, as bits
        self.closing: tuple[int, ...] = (*[_mask(row["actions"], ACTIONS) for row in rows["closing"]], 0)
        self._read_holdings(rows)
        self._read_goals(rows)
        self._read_friends(rows["friend"])

    def _read_holdings(self, rows: Rows) -> None:
        actions = {row["id"]: row for row in rows["action"]}
        self.title_price: tuple[Price, ...] = tuple(read_price(row["cost"]) for row in rows["title"])
        self.gift_price: tuple[Price, ...] = tuple(read_price(row["cost"]) for row in rows["contribution"])
        # by generation: what lies open, as bits
        self.titles: tuple[int, ...] = tuple(_of_generation(rows["title"], n) for n in (1, 2, 3))
        self.gifts: tuple[int, ...] = tuple(_of_generation(rows["contribution"], n) for n in (1, 2, 3))
        self.mansion_price: Price = read_price(actions["mansion"]["cost"])
        self.doctor_price: Price = read_price(actions["doctor"]["cost"])
        self.mission_price: Price = read_price(actions["mission"]["cost"])
        by_action = [
            read_effect(actions[name]["effect"]) if name in actions else ()
            for name in ("", *ACTIONS[1:3], "", *ACTIONS[4:])
        ]
        self.programs: tuple[tuple[Program, ...], ...] = (  # by names.SOURCES and number
            tuple(read_effect(row["effect"]) for row in rows["friend"]),
            tuple(read_effect(row["effect"]) for row in rows["title"]),
            tuple(read_effect(row["effect"]) for row in rows["contribution"]),
            tuple(read_effect(row["effect"]) for row in rows["mission"]),
            tuple(by_action),
        )

    def _read_goals(self, rows: Rows) -> None:
        self.mission_need: tuple[Need, ...] = tuple(read_need(row["need"], row["least"]) for row in rows["mission"])
        # by mentor: (what, points) of the main goal and the lesser ones
        self.goals: tuple[tuple[tuple[Need, int], ...], ...] = tuple(
            tuple((read_need(row[goal], row[_key(goal, "least")]), row[_key(goal, "points")]) for goal in GOALS)
            for row in rows["mentor"]
        )
        self.clues: tuple[int, ...] = tuple(_of_generation(rows["clue"], n) for n in (1, 2, 3))
        self.clue_need: tuple[Need, ...] = tuple(read_need(row["need"], row["least"]) for row in rows["clue"])

    def _read_friends(self, rows: list[Row]) -> None:
        self.women: int = sum(1 << n for n, row in enumerate(rows) if row["sex"] == "woman")
        self.men: int = (1 << len(rows)) - 1 - self.women
        self.nation: tuple[int, ...] = tuple(NATIONS.index(row["nation"]) for row in rows)
        self.profession: tuple[int, ...] = tuple(PROFESSIONS.index(row["profession"]) for row in rows)
        self.cost: tuple[int, ...] = tuple(row["cost"] for row in rows)
        self.dowry: tuple[int, ...] = tuple(row["dowry"] for row in rows)
        self.income: tuple[int, ...] = tuple(row["income"] for row in rows)
        self.brings: tuple[int, ...] = tuple(row["friends"] for row in rows)
        self.prestige: tuple[int, ...] = tuple(row["prestige"] - row["disgrace"] for row in rows)
        self.births: tuple[int, ...] = tuple(row["births"] for row in rows)
        self.picky: int = sum(1 << n for n, row in enumerate(rows) if row["pick"])
        self.free: int = sum(1 << n for n, row in enumerate(rows) if row["free"])
        self.free_friends: tuple[int, ...] = tuple(n for n, row in enumerate(rows) if row["free"])
        self.need: tuple[Need, ...] = tuple(read_need(row["need"], row["least"]) for row in rows)
        # friends whose wedding so much gold can pay, as bits; more gold than that pays for all
        self.payable: tuple[int, ...] = tuple(
            sum(1 << n for n, cost in enumerate(self.cost) if cost <= gold) for gold in range(max(self.cost) + 1)
        )

    def weddings(self, gold: int) -> int:
        """The friends whose wedding so much gold can pay, as bits."""
        return self.payable[gold] if gold < len(self.payable) else self.payable[-1]


def _mask(names: list[str], of: tuple[str, ...]) -> int:
    return sum(1 << of.index(name) for name in names)


def _of_generation(rows: list[Row], generation: int) -> int:
    return sum(1 << n for n, row in enumerate(rows) if row["generation"] == generation)


def _key(goal: str, what: str) -> str:
    return what if goal == "goal" else f"{goal}_{what}"


def _totals(rows: Rows) -> Iterator[tuple[str, int, int]]:
    cards = [row["cards"] for row in rows["child"]]
    yield "child", 39, sum(cards[:BOY])
    yield "child", 39, sum(cards[BOY:COMPLICATION])
    yield "child", 10, cards[COMPLICATION]


PRINTED = kernel.Printed("legacy", TABLES, Content, _totals, faults)
