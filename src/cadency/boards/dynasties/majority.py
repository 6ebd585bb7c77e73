"""Who would score a region if the game ended now."""

from __future__ import annotations

from typing import NamedTuple

from cadency.games.dynasties.view import DynastiesView


class Lead(NamedTuple):
    """The seats that have the most, the next, and a figure in every crown city."""

    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()
    crowns: tuple[int, ...] = ()


def presence(view: DynastiesView, region: str) -> dict[int, int]:
    """Figures and shields of each seat in a region."""
    found = {house.seat: house.shields.get(region, 0) for house in view.houses}
    for city in view.map:
        if city.region == region:
            for seat in (city.prince, city.princess, city.child):
                if seat is not None and seat in found:
                    found[seat] += 1
    return found


def lead(view: DynastiesView, region: str) -> Lead:
    here = presence(view, region)
    ranks = sorted({n for n in here.values() if n}, reverse=True)
    first = tuple(seat for seat, n in here.items() if ranks and n == ranks[0])
    second = tuple(seat for seat, n in here.items() if len(first) == 1 and len(ranks) > 1 and n == ranks[1])
    crowns = [city for city in view.map if city.region == region and city.symbol == "crown"]
    holders = (seat for seat in here if crowns and all(seat in (city.prince, city.princess) for city in crowns))
    return Lead(first, second, tuple(holders))
