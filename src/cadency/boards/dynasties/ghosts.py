"""Who would stand where if an option were chosen: a pale figure, and rings where there would be a wedding."""

from __future__ import annotations

from cadency.boards.dynasties import cities, court, ships
from cadency.boards.dynasties.layout import COURT, SHIPS
from cadency.boards.dynasties.printed import city_of, free_cities, is_free
from cadency.boards.dynasties.royals import rings, royal
from cadency.games.dynasties.view import NEUTRAL, City, DynastiesView
from cadency.kernel.words import Wire


def ghost(view: DynastiesView, seat: int, wire: Wire) -> str:
    """What an option would bring to the map; nothing for most."""
    if wire[0] == "send":
        return _sent(view, city_of(view, wire[1]), str(wire[2]), seat)
    if wire[0] == "match":
        city = city_of(view, wire[1])
        return _sent(view, city, "princess" if city is not None and city.prince == seat else "prince", NEUTRAL)
    if wire[0] == "board":
        return _moored(view, seat, int(str(wire[1])) - 1)
    return _passed(view, seat, str(wire[1])) if wire[0] == "pass" else ""


def _sent(view: DynastiesView, city: City | None, slot: str, seat: int) -> str:
    if city is None:
        return ""
    mate = city.princess if slot == "prince" else city.prince
    if is_free(city.id):
        x, y, s = court.foot(city, free_cities(view).index(city), slot)
    else:
        x, y, s = cities.foot(city, slot)
    found = royal(seat, slot, x, y, s, class_="ghost")
    return found if mate is None else found + rings(x, y - 46 * s, 1.2)


def _moored(view: DynastiesView, seat: int, number: int) -> str:
    x, y, s = SHIPS[number]
    side = "large" if view.ships[number].large is None else "small"
    mx, my, r = ships.MOORINGS[side]
    size = s * (1.0 if side == "large" else 0.82)
    return royal(seat, "prince", x + mx * s, y + (my + r * 0.62) * s, size, class_="ghost")


def _passed(view: DynastiesView, seat: int, space: str) -> str:
    if space == "large":
        many = len(view.queue)
        x, y = court.queue_at(many, many + 1)
        return royal(seat, "prince", COURT.x + x, COURT.y + y, 0.9, class_="ghost")
    x, y = court.space_at(int(space) - 1)
    return royal(seat, "prince", COURT.x + x, COURT.y + y + 10, 0.84, class_="ghost")
