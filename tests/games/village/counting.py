"""Keeping count: every piece of Village is somewhere, once."""

from collections import Counter

from cadency.games.village.names import COLOURS, GENERATIONS, N_PLACES
from cadency.games.village.state import Village


def dead(s: Village, seat: int, generation: int) -> int:
    return [*s.graves, *(figure for page in s.chronicle for figure in page)].count(seat * 4 + generation - 1)


def living(s: Village, seat: int, generation: int) -> int:
    here = s.members[seat * N_PLACES : (seat + 1) * N_PLACES]
    return sum(n >> 4 * (generation - 1) & 15 for n in here)


def missing(s: Village, seat: int, generation: int) -> int:
    """Members of a generation who are neither alive nor in chronicle or graves."""
    in_all = s.content.births.count(generation - 1)
    return in_all - living(s, seat, generation) - dead(s, seat, generation)


def check(s: Village) -> None:
    """Every cube, customer and member is somewhere, once."""
    for c, colour in enumerate(COLOURS):
        farms = s.cubes[c::4] if colour != "plague" else []
        piles = [s.supply[c], s.bag[c], *s.spaces[c::5], *farms]
        assert min(piles) >= 0, colour
        assert sum(piles) == s.content.cubes[c], colour
    assert s.left == sum(s.spaces)
    tiles = Counter([*s.queue, *(t for t in s.stalls if t >= 0), *(t for row in s.served for t in row)])
    tiles.update({n: count for n, count in enumerate(s.unseen) if count})
    assert tiles == Counter(range(24))
    assert min(*s.coins, *s.grain, *s.goods, *s.owed, *s.lost) >= 0
    assert max(s.grain) <= s.content.store
    assert max(s.time) < s.content.day
    for seat in range(s.seats):
        gone = sum(dead(s, seat, g) for g in GENERATIONS) + s.lost[seat]
        assert sum(living(s, seat, g) for g in GENERATIONS) + gone == s.born[seat]
        assert min(missing(s, seat, g) for g in GENERATIONS) >= 0
