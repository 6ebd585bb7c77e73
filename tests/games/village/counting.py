"""Keeping count: every piece of Village is somewhere, once."""

from cadency.games.village.names import COLOURS, GENERATIONS, N_PLACES
from cadency.games.village.state import Village


def living(s: Village, seat: int) -> list[int]:
    """Living members by generation, wherever they are."""
    packed = sum(s.members[seat * N_PLACES : (seat + 1) * N_PLACES])  # four bits a generation are enough for eleven
    return [packed >> shift & 15 for shift in (0, 4, 8, 12)]


def dead(s: Village, seat: int) -> list[int]:
    """Members in chronicle and graves by generation."""
    figures = sum(s.chronicle, s.graves)
    return [figures.count(seat * 4 + g - 1) for g in GENERATIONS]


def missing(s: Village, seat: int) -> list[int]:
    """Members by generation who are neither alive nor in chronicle or graves: unborn or lost."""
    in_all = [s.content.births.count(g - 1) for g in GENERATIONS]
    return [n - a - d for n, a, d in zip(in_all, living(s, seat), dead(s, seat), strict=True)]


def check(s: Village) -> None:
    """Every cube, customer and member is somewhere, once, and no pile is less than empty."""
    for c, colour in enumerate(COLOURS):
        farms = s.cubes[c::4] if colour != "plague" else []
        piles = [s.supply[c], s.bag[c], *s.spaces[c::5], *farms]
        assert min(piles) >= 0, colour
        assert sum(piles) == s.content.cubes[c], colour
    assert s.left == sum(s.spaces)
    seen = [*s.queue, *(tile for tile in s.stalls if tile >= 0), *sum(s.served, ())]
    assert sorted([*seen, *(tile for tile, n in enumerate(s.unseen) if n)]) == list(range(24))
    assert min(*s.coins, *s.grain, *s.goods, *s.owed, *s.lost) >= 0
    assert max(s.grain) <= s.content.store
    assert max(s.time) < s.content.day
    assert (len(s.served), len(s.stalls)) == (s.seats, s.content.stalls[s.seats])
    for seat in range(s.seats):
        assert sum(living(s, seat)) + sum(dead(s, seat)) + s.lost[seat] == s.born[seat]
        assert min(missing(s, seat)) >= 0
