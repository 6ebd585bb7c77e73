"""Where the printed things of the map are drawn; :mod:`things` says what each is. Panels name their own."""

from __future__ import annotations

from collections.abc import Iterator

from cadency.boards.heads_of_state.layout import CARTOUCHE, CHAMBER, LANDS, SHIP, hexagon_at, storeys
from cadency.boards.kit import Point
from cadency.boards.kit.things import layer, spot
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView


def spots(view: HeadsView, country: str | None = None) -> str:
    """A layer of boxes over the map; of one country only on a narrow screen, which draws its paper elsewhere."""
    return layer([*_sectors(view, country), *([] if country else _sea())])


def _sectors(view: HeadsView, country: str | None) -> Iterator[str]:
    for sector in view.map:
        if country in (None, sector.country):
            x, y = hexagon_at(sector)
            yield spot(f"hexagon-{sector.id}", x - 15, y - 16, 30, 32, 12)
            for slot in storeys(sector):
                yield spot(f"slot-{sector.id}-{NOBLES[slot.rank]}", *slot.box)


def _sea() -> Iterator[str]:
    x, y, w = CHAMBER
    yield spot("chamber", x, y - 104, w, 126)
    yield spot("ship", SHIP[0] - 66, SHIP[1] - 40, 132, 92)
    for country, look in LANDS.items():
        yield paper(country, look.cartouche)


def paper(country: str, place: Point, s: float = 1) -> str:
    """The boxes on a country's paper: its name, both markers, both prizes, and where one has been."""
    (x, y), (w, h) = place, CARTOUCHE
    boxes = (
        ("country", 4, 4, w - 8, 30),
        ("been", w - 74, 30, 70, 14),
        ("markers", 5, 41, 55, h - 44),
        ("spoils", 65, 45, w - 70, h - 48),
    )
    return "".join(spot(f"{name}-{country}", x + a * s, y + b * s, c * s, d * s) for name, a, b, c, d in boxes)
