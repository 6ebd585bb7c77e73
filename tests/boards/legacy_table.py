"""Positions of Legacy to draw: those of games, and families larger than most games come to."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from cadency.games.legacy import RULES
from cadency.games.legacy.names import BOY, CHILDREN, CONTRIBUTIONS, FRIENDS, TITLES
from cadency.games.legacy.view import LegacyView, Person
from cadency.table import Table

SOLO = {"variant": "standard"}
INHERITANCE = {"variant": "inheritance"}
LIVELY = frozenset(("wed", "live", "member", "instead", "take", "acquire", "give", "place", "extra", "claim"))


def game(seats: int, seed: int, every: int, options: Mapping[str, str] | None = None) -> Iterator[Table]:
    """A game in which families grow, seen at every so many choices and at its end."""
    table = Table(RULES, seats, dict(options or {}), seed, None)
    chance = random.Random(seed)
    n = 0
    while table.decision is not None:
        if n % every == 0:
            yield table
        offered = table.decision.options
        lively = [choice for choice in offered if choice.tag in LIVELY]
        table.choose(chance.choice(lively if lively and chance.random() < 0.85 else offered), table.decision.seat)
        n += 1
    yield table


def finished(seats: int, seed: int, options: Mapping[str, str] | None = None, seat: int | None = 0) -> LegacyView:
    """How a game ended."""
    view: LegacyView = list(game(seats, seed, 10**6, options))[-1].view(seat)
    return view


def grown(seed: int, most: int = 3, generation: int = 3, wed: float = 0.75, least: int = 0) -> LegacyView:
    """A family of any size that the rules allow, up to three children for each couple of three generations."""
    chance = random.Random(seed)
    view: LegacyView = next(game(2, 1, 10**6)).view(0)
    friends = chance.sample(FRIENDS, len(FRIENDS))
    family = [_person(chance, 1, 0, friends, 1.0, generation)]
    for number, one in enumerate(family):
        if one.mate is not None and not one.promised and one.generation <= generation:
            for _ in range(chance.randint(least if number else max(least, 1), most)):
                family.append(_person(chance, one.generation + 1, number, friends, wed, generation, one.mate))
    houses = [replace(house, family=family if house.seat == 0 else house.family, head="blue") for house in view.houses]
    return replace(view, generation=generation, houses=houses)


def widower(*, wed: bool = True) -> LegacyView:
    """The head lost his first wife, who bore two children; with the second he has one."""
    view = grown(11, 3, 3, 1.0, 3)
    house = view.houses[0]
    first, second = "ann", "nancy"
    family = [
        replace(one, mate=None if one.mate in (first, second) and n else one.mate) for n, one in enumerate(house.family)
    ]
    family[0] = replace(family[0], child="boy", late=first, mate=second if wed else None)
    for n in (1, 2, 3):
        family[n] = replace(family[n], other=first if n < 3 else second)
    return replace(view, houses=[replace(house, family=family), *view.houses[1:]])


def _person(
    chance: random.Random,
    born: int,
    parent: int,
    friends: list[str],
    wed: float,
    generation: int,
    other: str | None = None,
) -> Person:
    mate = friends.pop() if friends and chance.random() < wed else None
    kinds = (CHILDREN[0], CHILDREN[BOY]) if born == 1 else CHILDREN[:-1]
    return Person(
        child=chance.choice(kinds),
        generation=born,
        parent=parent,
        other=other,
        late=None,
        mate=mate,
        promised=mate is not None and born > generation,
        dead=chance.random() < 0.1,
        waking=False,
        children=0,
        title=chance.choice(TITLES) if chance.random() < 0.3 else None,
        contribution=chance.choice(CONTRIBUTIONS) if chance.random() < 0.3 else None,
        mansion=chance.random() < 0.3,
        venture=chance.random() < 0.3,
    )
