"""What can neither appear nor vanish, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cadency.games.village.state import Village
from tests.games.dynasties.counting import conserved as dynasties
from tests.games.heads_of_state.counting import conserved as heads_of_state
from tests.games.legacy.counting import conserved as legacy


def village(s: Village) -> Any:
    """Cubes by colour, members by seat and generation, customers; and what must never be negative."""
    lists = (s.cubes, s.goods, s.grain, s.coins, s.spaces, s.bag, s.supply, s.members, s.time, s.owed, s.prestige)
    assert min(min(numbers) for numbers in lists) >= 0, "conservation: something is owed to the bank"
    assert max(s.grain) <= s.content.store, "conservation: a store holds too much"
    assert max(s.time) < s.content.day, "conservation: a time marker left its track"
    assert s.left == sum(s.spaces), "conservation: cubes on the board are miscounted"
    seats = range(s.seats)
    cubes = [
        s.bag[c] + s.supply[c] + sum(s.spaces[c::5]) + (sum(s.cubes[seat * 4 + c] for seat in seats) if c < 4 else 0)
        for c in range(5)
    ]
    dead = [figure for page in (*s.chronicle, s.graves) for figure in page]
    families = []
    for seat in seats:
        living = [sum(s.at(seat, place) >> 4 * g & 15 for place in range(20)) for g in range(4)]
        buried = [dead.count(seat * 4 + g) for g in range(4)]
        unborn = [s.content.births[s.born[seat] :].count(g) for g in range(4)]
        families.append(sum(living) + sum(buried) + sum(unborn) + s.lost[seat])
    tiles = [n for n in (*s.stalls, *s.queue) if n >= 0] + [n for row in s.served for n in row]
    tiles += [n for n, count in enumerate(s.unseen) if count]
    return cubes, families, sorted(tiles) if tiles else tiles


CONSERVED: dict[str, Callable[[Any], Any]] = {
    "village": village,
    "heads_of_state": heads_of_state,
    "dynasties": dynasties,
    "legacy": legacy,
}
