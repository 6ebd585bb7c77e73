"""What a seat sees of Village, and back: everything is open, so the view is the table as it lies.

``view`` builds up; ``imagine`` makes a position that this seat cannot tell from the true one. The face-down pile of
customers is known as a set (all tiles but those seen), never as an order, so the position holds it as a bag too.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import msgspec

from cadency.games.village.content import Content
from cadency.games.village.names import (
    CAREERS,
    CITIES,
    COLOURS,
    GENERATIONS,
    GOODS,
    INFLUENCE,
    N_PLACES,
    PLACES,
    SPACES,
)
from cadency.games.village.score import points
from cadency.games.village.state import Village, generations
from cadency.kernel.content import plain
from cadency.kernel.words import thaw


class Figure(msgspec.Struct, frozen=True):
    """A member: whose, and of which generation."""

    seat: int
    generation: int


class Farm(msgspec.Struct, frozen=True):
    """One family: its farm, what it owns, and where its members are."""

    seat: int
    time: int
    owed: int  # deaths at the end of this turn
    prestige: int
    score: int  # if the game were over now
    coins: int
    grain: int
    cubes: dict[str, int]
    goods: dict[str, int]
    members: dict[str, list[int]]  # place -> generations there
    unborn: list[int]  # generations, the next to be born first
    served: list[str]  # customers
    cities: list[str]
    lost: int  # dead without a place


class Customer(msgspec.Struct, frozen=True):
    """A customer tile."""

    wants: dict[str, int]
    points: int


class VillageView(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    content: str
    round: int
    first: int
    next_first: int | None
    ending: int | None
    cause: str
    over: str
    spaces: dict[str, dict[str, int]]  # action space -> cubes by colour
    bag: dict[str, int]
    supply: dict[str, int]
    stalls: list[str | None]
    queue: list[str]
    unseen: list[str]  # customers in the pile, in no order
    customers: dict[str, Customer]
    chronicle: dict[str, list[Figure]]
    chronicle_room: dict[str, int]
    graves: list[Figure]
    graves_room: int
    farms: list[Farm]
    printed: dict[str, list[dict[str, Any]]]  # prices, hours and points, as in the content
    todo: list[Any]  # what is still to be done: wires, the next last


_FIGURES = tuple(Figure(packed >> 2, GENERATIONS[packed & 3]) for packed in range(16))  # as the position has them

_PRINTED = (
    "time",
    "plague",
    "start",
    "card",
    "market",
    "sale",
    "harvest",
    "building",
    "mill",
    "trip",
    "road",
    "city",
    "step",
    "level",
    "privilege",
    "vow",
    "window",
    "score",
)


def view(s: Village, seat: int | None) -> VillageView:
    content = s.content
    return VillageView(
        game="village",
        seat=seat,
        seats=s.seats,
        options={"market_end": s.market_end},
        content=content.id,
        round=s.round,
        first=s.first,
        next_first=s.next_first if s.next_first >= 0 else None,
        ending=s.ending if s.ending >= 0 else None,
        cause=s.cause,
        over=s.over,
        spaces={name: _counts(COLOURS, s.spaces[i * 5 : i * 5 + 5]) for i, name in enumerate(SPACES)},
        bag=_counts(COLOURS, s.bag),
        supply=_counts(COLOURS, s.supply),
        stalls=[content.customers[n] if n >= 0 else None for n in s.stalls],
        queue=[content.customers[n] for n in s.queue],
        unseen=[name for name, n in zip(content.customers, s.unseen, strict=True) if n],
        customers=_customers(content),
        chronicle={name: [_FIGURES[f] for f in page] for name, page in zip(CAREERS, s.chronicle, strict=True)},
        chronicle_room=dict(zip(CAREERS, content.chronicle[s.seats], strict=True)),
        graves=[_FIGURES[f] for f in s.graves],
        graves_room=content.graves[s.seats],
        farms=[side(s, other) for other in range(s.seats)],
        printed=_printed(content),
        todo=[thaw(frame.wire()) for frame in s.stack],
    )


def side(s: Village, seat: int) -> Farm:
    """A farm, as everybody sees it."""
    content = s.content
    members: dict[str, list[int]] = {}
    for name, here in zip(PLACES, s.members[seat * N_PLACES : (seat + 1) * N_PLACES], strict=True):
        if here:
            members[name] = [g + 1 for g in generations(here) for _ in range(here >> 4 * g & 15)]
    return Farm(
        seat=seat,
        time=s.time[seat],
        owed=s.owed[seat],
        prestige=s.prestige[seat],
        score=sum(points(s, seat)),
        coins=s.coins[seat],
        grain=s.grain[seat],
        cubes=_counts(INFLUENCE, s.cubes[seat * 4 : seat * 4 + 4]),
        goods=_counts(GOODS, s.goods[seat * 5 : seat * 5 + 5]),
        members=members,
        unborn=[g + 1 for g in content.births[s.born[seat] :]],
        served=[content.customers[n] for n in s.served[seat]],
        cities=[name for i, name in enumerate(CITIES) if s.visited[seat] >> i & 1],
        lost=s.lost[seat],
    )


def imagine(view: VillageView, _rng: random.Random, content: Content) -> Village:
    """A position with this view. Nothing is hidden, so there is only one, and the generator is not needed."""
    from cadency.games.village import RULES

    s = Village(content, view.seats, view.options["market_end"])
    number = {name: n for n, name in enumerate(content.customers)}
    s.round, s.first, s.cause, s.over = view.round, view.first, view.cause, view.over
    s.next_first = -1 if view.next_first is None else view.next_first
    s.ending = -1 if view.ending is None else view.ending
    s.spaces = [view.spaces[space][colour] for space in SPACES for colour in COLOURS]
    s.left = sum(s.spaces)
    s.bag = [view.bag[colour] for colour in COLOURS]
    s.supply = [view.supply[colour] for colour in COLOURS]
    s.stalls = tuple([-1 if name is None else number[name] for name in view.stalls])
    s.queue = tuple([number[name] for name in view.queue])
    s.unseen = tuple([int(name in view.unseen) for name in content.customers])
    s.chronicle = tuple([tuple([_packed(f) for f in view.chronicle[name]]) for name in CAREERS])
    s.graves = tuple([_packed(f) for f in view.graves])
    s.served = tuple([tuple([number[name] for name in farm.served]) for farm in view.farms])
    s.members = [0] * (N_PLACES * view.seats)
    for seat, farm in enumerate(view.farms):
        s.time[seat], s.owed[seat], s.prestige[seat] = farm.time, farm.owed, farm.prestige
        s.coins[seat], s.grain[seat], s.lost[seat] = farm.coins, farm.grain, farm.lost
        s.cubes[seat * 4 : seat * 4 + 4] = [farm.cubes[c] for c in INFLUENCE]
        s.goods[seat * 5 : seat * 5 + 5] = [farm.goods[g] for g in GOODS]
        s.born[seat] = len(content.births) - len(farm.unborn)
        s.visited[seat] = sum(1 << CITIES.index(name) for name in farm.cities)
        for place, here in farm.members.items():
            s.members[seat * N_PLACES + PLACES.index(place)] = sum(1 << 4 * (g - 1) for g in here)
    s.stack = [RULES.frame(wire) for wire in view.todo]
    return s


def _counts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _packed(figure: Figure) -> int:
    return figure.seat * 4 + figure.generation - 1


@lru_cache(maxsize=64)
def _printed(content: Content) -> dict[str, list[dict[str, Any]]]:
    return plain(content.rows, _PRINTED)


@lru_cache(maxsize=64)
def _customers(content: Content) -> dict[str, Customer]:
    return {
        row["id"]: Customer(
            {want: row["wants"][want] for want in (*GOODS, "grain") if row["wants"].get(want)}, row["points"]
        )
        for row in content.rows["customer"]
    }
