"""The reckoning (V-17)."""

from __future__ import annotations

from cadency.games.village.names import LEVEL, N_PLACES
from cadency.games.village.state import Village, head
from cadency.kernel.rules import Line, Placing, placings


def lines(s: Village, seat: int) -> tuple[Line, ...]:
    """What a seat would score if the game were over now."""
    content = s.content
    travel, chronicle = content.travel_points, content.chronicle_points
    cities = s.visited[seat].bit_count()
    entries = sum(figure >> 2 == seat for page in s.chronicle for figure in page)
    levels = [head(s.members[seat * N_PLACES + LEVEL + level]) for level in range(4)]
    windows = s.in_church(seat)
    return (
        Line("prestige", s.prestige[seat], "V-17.7"),
        Line("travel", travel[min(cities, len(travel) - 1)], "V-17.1"),
        Line(
            "council",
            sum(n * points for n, points in zip(levels, content.level_points, strict=True)),
            "V-17.2",
        ),
        Line(
            "church",
            sum(n * points for n, points in zip(windows, content.window_points, strict=True)),
            "V-17.3",
        ),
        Line("chronicle", chronicle[min(entries, len(chronicle) - 1)], "V-17.4"),
        Line("customers", sum(content.points[customer] for customer in s.served[seat]), "V-17.5"),
        Line("coins", s.coins[seat], "V-17.6"),
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
