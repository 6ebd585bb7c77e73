"""The reckoning (V-17)."""

from __future__ import annotations

from typing import Final

from cadency.games.village.names import LEVEL, N_PLACES
from cadency.games.village.state import Village, head
from cadency.kernel.rules import Line, Placing, placings

_KEYS: Final[tuple[str, ...]] = ("prestige", "travel", "council", "church", "chronicle", "customers", "coins")
_CLAUSES: Final[tuple[str, ...]] = ("V-17.7", "V-17.1", "V-17.2", "V-17.3", "V-17.4", "V-17.5", "V-17.6")


def lines(s: Village, seat: int) -> tuple[Line, ...]:
    """What a seat would score if the game were over now."""
    return tuple([Line(*told) for told in zip(_KEYS, points(s, seat), _CLAUSES, strict=True)])


def points(s: Village, seat: int) -> tuple[int, ...]:
    """The same as numbers alone, in the order of the lines."""
    content = s.content
    travel, chronicle = content.travel_points, content.chronicle_points
    cities = s.visited[seat].bit_count()
    entries = sum([figure >> 2 == seat for page in s.chronicle for figure in page])
    levels = [head(s.members[seat * N_PLACES + LEVEL + level]) for level in range(4)]
    windows = s.in_church(seat)
    return (
        s.prestige[seat],
        travel[min(cities, len(travel) - 1)],
        sum([n * each for n, each in zip(levels, content.level_points, strict=True)]),
        sum([n * each for n, each in zip(windows, content.window_points, strict=True)]),
        chronicle[min(entries, len(chronicle) - 1)],
        sum([content.points[customer] for customer in s.served[seat]]),
        s.coins[seat],
    )


def standing(s: Village) -> list[Placing]:
    """Most prestige, then most customers, then most living members, then a shared place (V-17.8 to V-17.11)."""
    return placings(
        [
            (
                lines(s, seat),
                (Line("customers", len(s.served[seat]), "V-17.9"), Line("living", s.living(seat), "V-17.10")),
            )
            for seat in range(s.seats)
        ]
    )
