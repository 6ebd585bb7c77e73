"""Positions of Dynasties to draw: those of a game, and fuller ones than most games come to."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import BOOKS, CARDS, CHARACTERS, COLOURS, REGIONS, SCORINGS
from cadency.games.dynasties.view import City, DynastiesView, Hand, Ship
from cadency.table import Table


def game(seats: int, seed: int, every: int) -> Iterator[Table]:
    """A random game, seen at every so many choices and at its end."""
    table = Table(RULES, seats, {}, seed, None)
    chance = random.Random(seed)
    n = 0
    while table.decision is not None:
        if n % every == 0:
            yield table
        table.choose(chance.choice(table.decision.options), table.decision.seat)
        n += 1
    yield table


def begun(seats: int) -> DynastiesView:
    """The table when the first turn begins."""
    return Table(RULES, seats, {}, 1, None).view(0)


def filled(seats: int, seed: int = 1, full: float = 1) -> DynastiesView:
    """So much of everything is taken, now and then by neutral figures; at 1 all of it is."""
    chance = random.Random(seed)
    view = begun(seats)
    passed = chance.sample(range(seats), round(seats * full))
    track = [passed[i] if i < len(passed) and i % 2 == 0 else None for i in range(4)]
    return replace(
        view,
        map=[_lived_in(city, seats, chance, full) for city in view.map],
        ships=[_moored(seats, chance, full) for _ in range(3)],
        regions=[replace(region, revalued=chance.random() < full / 2) for region in view.regions],
        characters=[
            replace(space, used=space.character == CHARACTERS[0] or chance.random() < full / 2)
            for space in view.characters
        ],
        leonardo=passed[0] if passed else None,
        track=track,
        queue=[seat for seat in passed if seat not in track],
        claimed=["card", "scoring", "goods"] if full > 0.5 else [],
        mine=Hand(
            [*chance.sample(CARDS[:-1], round(6 * full)), "joker", "joker"],
            chance.sample(SCORINGS, round(5 * full)),
            chance.sample(BOOKS, round(4 * full)),
        ),
        houses=[
            replace(
                house,
                score=chance.randrange(120),
                goods={colour: chance.randrange(9) for colour in COLOURS},
                shields={region: chance.randrange(3) for region in REGIONS},
                passed="1" if house.seat in passed else "",
            )
            for house in view.houses
        ],
    )


def _moored(seats: int, chance: random.Random, full: float) -> Ship:
    drawn = [chance.choice(COLOURS) for _ in range(5)]
    large, small = [seat if chance.random() < full else None for seat in chance.sample(range(seats), 2)]
    return Ship({colour: drawn.count(colour) for colour in COLOURS}, large, small)


def _lived_in(city: City, seats: int, chance: random.Random, full: float) -> City:
    free = city.id.startswith("free-")
    if (free and chance.random() >= full) or (not free and not city.in_play):
        return city
    lord, lady = [seat if chance.random() < full else None for seat in chance.sample(range(-1, seats), 2)]
    wed = lord is not None and lady is not None
    return replace(
        city,
        region=chance.choice(REGIONS) if free else city.region,
        in_play=True,
        prince=lord,
        princess=lady,
        child=chance.randrange(seats) if wed and chance.random() < 0.6 else None,
        books=chance.randrange(3) if city.symbol == "book" else 0,
    )
