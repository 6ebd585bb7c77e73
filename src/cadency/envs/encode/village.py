"""Village in numbers."""

from __future__ import annotations

from typing import Final

from cadency.envs.encode.kit import (
    PLACES,
    Eyes,
    Numbers,
    Part,
    counts,
    ends,
    flags,
    flat,
    grid,
    named,
    number,
    one_of,
    option,
    signed,
    table_of,
    tallied,
    those,
    turned,
    whose,
)
from cadency.games.village.names import CAREERS, CITIES, COLOURS, GENERATIONS, GOODS, INFLUENCE, SPACES
from cadency.games.village.names import PLACES as STANDS
from cadency.games.village.view import Customer, Farm, Figure, VillageView

SEATS: Final = 4
CUSTOMERS: Final = tuple(f"customer{n}" for n in range(1, 25))  # as in the content
ENDS: Final = ("chronicle", "graves")
_NUMBERS: Final = tuple(map(str, GENERATIONS))
_GENERATIONS: Final = tuple(f"generation{n}" for n in GENERATIONS)


def _customers(found: tuple[list[str | None], list[str], list[str], dict[str, Customer]], _: None) -> Numbers:
    standing, waiting, hidden, customers = found
    stalls = {name: at for at, name in enumerate(standing, 1) if name}
    queue = {name: at for at, name in enumerate(waiting, 1)}
    unseen = set(hidden)
    return flat((stalls.get(name, 0), queue.get(name, 0), int(name in unseen)) for name in customers)


def _members(members: dict[str, list[int]], _: None) -> Numbers:
    found = [0] * (len(STANDS) * len(GENERATIONS))
    for place, generations in members.items():
        at = STANDS.index(place) * len(GENERATIONS) - 1
        for generation in generations:
            found[at + generation] += 1
    return found


def _served(found: tuple[dict[str, Customer], list[list[str]]], eyes: Eyes) -> Numbers:
    customers, served = found
    owner = {name: seat for seat, names in enumerate(served) for name in names}
    return flat(eyes.flags(owner.get(name)) for name in customers)


def _chronicle(chronicle: dict[str, list[Figure]], eyes: Eyes) -> Numbers:
    return flat(eyes.count(figure.seat for figure in chronicle[career]) for career in CAREERS)


def _room(found: tuple[dict[str, int], dict[str, list[Figure]]], _: None) -> Numbers:
    room, chronicle = found
    return [room[career] - len(chronicle[career]) for career in CAREERS]


TABLE: Final[tuple[Part, ...]] = (
    table_of(("2", "3", "4")),
    option("market_end", "last"),
    number("round", "from 1"),
    whose("first", SEATS, "who has the bell"),
    whose("next_first", SEATS, "who will have it, once that is known"),
    whose("ending", SEATS, "who filled the chronicle or the graves"),
    flags("cause", ENDS, "what was filled", lambda cause, _: one_of(ENDS, cause)),
    ends(ENDS),
    counts(
        "spaces",
        grid(SPACES, COLOURS),
        "cubes on the action spaces",
        lambda spaces, _: flat(spaces[space].values() for space in SPACES),
    ),
    named("bag", COLOURS, "cubes in the bag"),
    named("supply", COLOURS, "cubes beside the board"),
    counts(
        "market",
        grid(CUSTOMERS, ("stall", "queue", "unseen")),
        "where a customer is, in the order of the content: the number of its stall, its place in the queue (from 1, "
        "else 0), in the pile",
        _customers,
        *("stalls", "queue", "unseen", "customers"),
    ),
    Part(
        "served",
        grid(CUSTOMERS, PLACES[:SEATS]),
        "who has served a customer",
        _served,
        lambda view: (view.customers, [farm.served for farm in view.farms]),
        flag=True,
        turned=True,
    ),
    turned(counts("chronicle", grid(CAREERS, PLACES[:SEATS]), "whose members stand in the chronicle", _chronicle)),
    counts("chronicle.room", CAREERS, "places left there", _room, "chronicle_room", "chronicle"),
    turned(counts("graves", PLACES[:SEATS], "whose graves", lambda dead, eyes: eyes.count(f.seat for f in dead))),
    counts("graves.room", ("",), "graves left", lambda found, _: (found[0] - len(found[1]),), "graves_room", "graves"),
)

HOUSE: Final[tuple[Part, ...]] = (
    number("time", "hours on the clock"),
    number("owed", "deaths at the end of this turn"),
    signed(number("prestige", "points so far")),
    signed(number("score", "points if the game were over now")),
    number("coins", "coins"),
    number("grain", "bags of grain"),
    named("cubes", INFLUENCE, "influence"),
    named("goods", GOODS, "wares"),
    counts("members", grid(STANDS, _GENERATIONS), "members by place and generation", _members),
    counts(
        "unborn",
        _GENERATIONS,
        "members not yet born",
        lambda unborn, _: tallied(_NUMBERS, map(str, unborn)),
    ),
    those("cities", CITIES, "cities visited"),
    number("lost", "members who died without a place"),
)


def houses(view: VillageView) -> list[Farm]:
    return view.farms
