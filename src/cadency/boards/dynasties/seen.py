"""What the drawings need to know of a table: the shape of a view, and no more of it than is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

NEUTRAL: Final = -1  # instead of a seat: a figure that is nobody's


class City(Protocol):
    """A city. A seat, -1 for a neutral figure, None for nobody."""

    @property
    def id(self) -> str: ...
    @property
    def region(self) -> str: ...  # empty while it is not founded
    @property
    def in_play(self) -> bool: ...
    @property
    def symbol(self) -> str: ...
    @property
    def large(self) -> str: ...  # which slot
    @property
    def prices(self) -> Mapping[str, int]: ...
    @property
    def prince(self) -> int | None: ...
    @property
    def princess(self) -> int | None: ...
    @property
    def child(self) -> int | None: ...
    @property
    def books(self) -> int: ...


class Ship(Protocol):
    @property
    def cubes(self) -> Mapping[str, int]: ...
    @property
    def large(self) -> int | None: ...
    @property
    def small(self) -> int | None: ...


class Space(Protocol):
    """A space with a character."""

    @property
    def row(self) -> str: ...  # blue or yellow
    @property
    def price(self) -> int: ...
    @property
    def character(self) -> str: ...
    @property
    def used(self) -> bool: ...


class Region(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def first(self) -> int: ...
    @property
    def second(self) -> int: ...
    @property
    def crowns(self) -> int: ...
    @property
    def revalued(self) -> bool: ...
    @property
    def shields(self) -> int: ...


class House(Protocol):
    """A dynasty, as everybody sees it."""

    @property
    def seat(self) -> int: ...
    @property
    def score(self) -> int: ...
    @property
    def goods(self) -> Mapping[str, int]: ...
    @property
    def figures(self) -> int: ...  # in the supply
    @property
    def cards(self) -> int: ...
    @property
    def green(self) -> int: ...  # scoring cards, by their backs
    @property
    def yellow(self) -> int: ...
    @property
    def books(self) -> int: ...
    @property
    def shields(self) -> Mapping[str, int]: ...
    @property
    def passed(self) -> str: ...  # empty for who has not passed


class Hand(Protocol):
    """What the seat that looks holds."""

    @property
    def cards(self) -> Sequence[str]: ...
    @property
    def scorings(self) -> Sequence[str]: ...
    @property
    def books(self) -> Sequence[str]: ...


class Seen(Protocol):
    """The table as a seat (None: a spectator) sees it."""

    @property
    def seat(self) -> int | None: ...
    @property
    def first(self) -> int: ...
    @property
    def mine(self) -> Hand | None: ...
    @property
    def seats(self) -> int: ...
    @property
    def content(self) -> str: ...
    @property
    def houses(self) -> Sequence[House]: ...
    @property
    def ships(self) -> Sequence[Ship]: ...
    @property
    def map(self) -> Sequence[City]: ...
    @property
    def regions(self) -> Sequence[Region]: ...
    @property
    def characters(self) -> Sequence[Space]: ...
    @property
    def leonardo(self) -> int | None: ...
    @property
    def track(self) -> Sequence[int | None]: ...
    @property
    def queue(self) -> Sequence[int]: ...
    @property
    def claimed(self) -> Sequence[str]: ...
    @property
    def printed(self) -> Mapping[str, Sequence[Mapping[str, Any]]]: ...


def row(view: Seen, table: str, name: str) -> Mapping[str, Any]:
    """A printed row by its id."""
    return next(found for found in view.printed[table] if found["id"] == name)


def on_the_map(view: Seen) -> list[City]:
    """The cities with a place of their own; free ones stay on the paper at the edge."""
    return [city for city in view.map if not is_free(city.id) and city.in_play]


def is_free(city: str) -> bool:
    return city.startswith("free-")
