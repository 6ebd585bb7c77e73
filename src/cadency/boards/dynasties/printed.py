"""What is printed on the components, as a view brings it, and which cities lie where."""

from __future__ import annotations

from typing import Any

from cadency.games.dynasties.names import TILES
from cadency.games.dynasties.view import City, DynastiesView


def row(view: DynastiesView, table: str, name: str) -> dict[str, Any]:
    """A printed row by its id."""
    return next(found for found in view.printed[table] if found["id"] == name)


def reward(view: DynastiesView) -> int:
    """How many points a city with points gives."""
    return int(view.printed["reward"][0]["points"])


def on_the_map(view: DynastiesView) -> list[City]:
    """The cities with a place of their own; free ones stay on the paper at the edge."""
    return [city for city in view.map if not is_free(city.id) and city.in_play]


def free_cities(view: DynastiesView) -> list[City]:
    return [city for city in view.map if is_free(city.id)]


def is_free(city: str) -> bool:
    return city in TILES


def city_of(view: DynastiesView, name: object) -> City | None:
    return next((city for city in view.map if city.id == name), None)
