"""What is printed at this number of seats, read from a view."""

from __future__ import annotations

from typing import Any, Final

from cadency.games.village.view import VillageView

ICON: Final = {
    "harvest": "wheat",
    "family": "ages",
    "crafts": "anvil",
    "market": "scales",
    "travel": "cartwheel",
    "council": "gavel",
    "church": "church",
    "farm": "wheat",
}


def row(view: VillageView, table: str, key: str, value: object) -> dict[str, Any]:
    """The printed row of a table with this value."""
    return next(found for found in view.printed[table] if found[key] == value)


def rooms(view: VillageView) -> list[tuple[str, int]]:
    """How many cubes fit on each action space; never fewer than lie there."""
    card = row(view, "card", "seats", view.seats)["spaces"]
    return [(space, max(card.get(space, 0), sum(cubes.values()))) for space, cubes in view.spaces.items()]


def road_pairs(view: VillageView) -> list[tuple[str, str]]:
    """The roads there are, as (from, to)."""
    return [(a, b) for a, _, b in (printed["id"].partition("-") for printed in view.printed["road"])]
