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
    table_of,
    tallied,
    those,
    whose,
)
from cadency.games.village.names import CAREERS, CITIES, COLOURS, GENERATIONS, GOODS, INFLUENCE, SPACES
from cadency.games.village.names import PLACES as STANDS
from cadency.games.village.view import Farm, VillageView

SEATS: Final = 4
CUSTOMERS: Final = tuple(f"customer{n}" for n in range(1, 25))  # as in the content
ENDS: Final = ("chronicle", "graves")
_NUMBERS: Final = tuple(map(str, GENERATIONS))
_GENERATIONS: Final = tuple(f"generation{n}" for n in GENERATIONS)


def _customers(view: VillageView, _: Eyes) -> Numbers:
    stalls = {name: at for at, name in enumerate(view.stalls, 1) if name}
    queue = {name: at for at, name in enumerate(view.queue, 1)}
    unseen = set(view.unseen)
    return flat((stalls.get(name, 0), queue.get(name, 0), int(name in unseen)) for name in view.customers)


def _members(farm: Farm, _: Eyes) -> Numbers:
    found = [0] * (len(STANDS) * len(GENERATIONS))
    for place, generations in farm.members.items():
        at = STANDS.index(place) * len(GENERATIONS) - 1
        for generation in generations:
            found[at + generation] += 1
    return found


def _served(view: VillageView, eyes: Eyes) -> Numbers:
    owner = {name: farm.seat for farm in view.farms for name in farm.served}
    return flat(eyes.flags(owner.get(name)) for name in view.customers)


TABLE: Final[tuple[Part, ...]] = (
    table_of(("2", "3", "4")),
    flags("market_end.last", ("",), "option", lambda v, _: (int(v.options["market_end"] == "last"),)),
    number("round", "from 1"),
    whose("first", SEATS, "who has the bell"),
    whose("next_first", SEATS, "who will have it, once that is known"),
    whose("ending", SEATS, "who filled the chronicle or the graves"),
    flags("cause", ENDS, "what was filled", lambda v, _: one_of(ENDS, v.cause)),
    ends(ENDS),
    counts(
        "spaces",
        grid(SPACES, COLOURS),
        "cubes on the action spaces",
        lambda v, _: flat(v.spaces[space].values() for space in SPACES),
    ),
    named("bag", COLOURS, "cubes in the bag"),
    named("supply", COLOURS, "cubes beside the board"),
    counts(
        "market",
        grid(CUSTOMERS, ("stall", "queue", "unseen")),
        "where a customer is: the number of its stall, its place in the queue (from 1, else 0), in the pile",
        _customers,
    ),
    flags("served", grid(CUSTOMERS, PLACES[:SEATS]), "who has served a customer", _served),
    counts(
        "chronicle",
        grid(CAREERS, PLACES[:SEATS]),
        "whose members stand in the chronicle",
        lambda v, eyes: flat(eyes.count(f.seat for f in v.chronicle[career]) for career in CAREERS),
    ),
    counts(
        "chronicle.room",
        CAREERS,
        "places left there",
        lambda v, _: [v.chronicle_room[career] - len(v.chronicle[career]) for career in CAREERS],
    ),
    counts("graves", PLACES[:SEATS], "whose graves", lambda v, eyes: eyes.count(f.seat for f in v.graves)),
    counts("graves.room", ("",), "graves left", lambda v, _: (v.graves_room - len(v.graves),)),
)

HOUSE: Final[tuple[Part, ...]] = (
    number("time", "hours on the clock"),
    number("owed", "deaths at the end of this turn"),
    number("prestige", "points so far"),
    number("score", "points if the game were over now"),
    number("coins", "coins"),
    number("grain", "bags of grain"),
    named("cubes", INFLUENCE, "influence"),
    named("goods", GOODS, "wares"),
    counts("members", grid(STANDS, _GENERATIONS), "members by place and generation", _members),
    counts(
        "unborn",
        _GENERATIONS,
        "members not yet born",
        lambda farm, _: tallied(_NUMBERS, map(str, farm.unborn)),
    ),
    those("cities", CITIES, "cities visited"),
    number("lost", "members who died without a place"),
)


def houses(view: VillageView) -> list[Farm]:
    return view.farms
