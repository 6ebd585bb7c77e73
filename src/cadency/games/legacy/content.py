"""The printed values of Legacy, checked and turned into the tables that the rules read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

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
    N_FRIENDS,
    NATIONS,
    PRICES,
    PROFESSIONS,
    SIDES,
    TITLES,
)
from cadency.kernel import content as kernel
from cadency.kernel.content import Row, Rows, Table

T = TypeVar("T")
PLENTY: Final = 99  # more gold than that is no better than that
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

Paid = tuple[int, int, int]  # as bits: actions that have one price, titles, contributions


class Edition:
    """What one edition sets apart."""

    def __init__(self, row: Row) -> None:
        self.wish: int = PRICES.index(row["wish"])
        self.venture: Price = read_price(row["venture"])
        self.law: int = row["law"]
        self.removed: int = _mask(row["removed"], FRIENDS)
        self.specials: bool = row["specials"] == 1
        self.purse: tuple[tuple[Paid, ...], ...] = ()  # by gold and friends in hand: what they can pay


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
        self._closing = [[row["id"] for row in rows["closing"] if name in row["actions"]] for name in ACTIONS]
        self._read_holdings(rows)
        for edition in self.editions:
            edition.purse = self._purse(edition)
        self._read_goals(rows)
        self._read_friends(rows["friend"])

    def __reduce__(self) -> tuple[Any, ...]:
        return (Content, (self.rows, self.pack))

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

    def _purse(self, edition: Edition) -> tuple[tuple[Paid, ...], ...]:
        actions = (None, self.mansion_price, edition.venture, None, self.doctor_price, self.mission_price)
        prices = (*[price for price in actions if price], *self.title_price, *self.gift_price)
        lists = (actions, self.title_price, self.gift_price)
        friends = range(max(price[1] for price in prices) + 1)
        rows = [
            _padded([_paid(lists, gold, held) for held in friends], N_FRIENDS + 1)
            for gold in range(max(price[0] for price in prices) + 1)
        ]
        return _padded(rows, PLENTY + 1)

    def _read_goals(self, rows: Rows) -> None:
        self.mission_need: tuple[Need, ...] = tuple(read_need(row["need"], row["least"]) for row in rows["mission"])
        # by mentor: (what, points) of the main goal and the lesser ones
        self.goals: tuple[tuple[tuple[Need, int], ...], ...] = tuple(
            tuple((read_need(row[goal], row[_key(goal, "least")]), row[_key(goal, "points")]) for goal in GOALS)
            for row in rows["mentor"]
        )
        self.clues: tuple[int, ...] = tuple(_of_generation(rows["clue"], n) for n in (1, 2, 3))
        self.clue_need: tuple[Need, ...] = tuple(read_need(row["need"], row["least"]) for row in rows["clue"])
        # by a clue's bit: what is counted for it, and how much there must be; nothing where it is not counted
        self.clue_least: dict[int, tuple[int, int]] = {
            1 << n: (need.at, need.least) if need.at >= 0 else (0, 0) for n, need in enumerate(self.clue_need)
        }

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
        # for each action its bit, and the friends who close it, as bits
        self.closers: tuple[tuple[int, int], ...] = tuple(
            (1 << action, sum(1 << n for n, row in enumerate(rows) if row["profession"] in closing))
            for action, closing in enumerate(self._closing)
        )
        payable = [
            sum(1 << n for n, cost in enumerate(self.cost) if cost <= gold) for gold in range(max(self.cost) + 1)
        ]
        # by gold: women and men whose wedding it can pay, as bits
        self.weddings: tuple[tuple[int, int], ...] = _padded(
            [(self.women & found, self.men & found) for found in payable], PLENTY + 1
        )


def _mask(names: list[str], of: tuple[str, ...]) -> int:
    return sum(1 << of.index(name) for name in names)


def _paid(lists: tuple[Sequence[Price | None], ...], gold: int, friends: int) -> Paid:
    """What so much pays for, of each list of prices."""
    actions, titles, gifts = (
        sum(1 << n for n, price in enumerate(prices) if price and gold >= price[0] and friends >= price[1])
        for prices in lists
    )
    return actions, titles, gifts


def _padded(table: Sequence[T], size: int) -> tuple[T, ...]:
    """The last entry stands for all that is more."""
    return (*table, *[table[-1]] * (size - len(table)))


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
