"""Where the printed things of the map are drawn; :mod:`things` says what each is. Panels name their own."""

from __future__ import annotations

from cadency.boards.dynasties import court
from cadency.boards.dynasties.layout import BONUSES, COURT, PLACES, SHIPS, SLOTS, Box, banner
from cadency.boards.dynasties.options import slot_at
from cadency.boards.dynasties.printed import free_cities, on_the_map
from cadency.boards.dynasties.ships import MOORINGS
from cadency.boards.kit.things import layer, spot
from cadency.games.dynasties.view import City, DynastiesView
from cadency.texts import Texts


def spots(view: DynastiesView, said: Texts) -> str:
    """A layer of boxes over the map."""
    found = [of_city(view, city, said) for city in on_the_map(view)]
    found += [of_ship(ship) for ship in range(len(SHIPS))]
    return layer([*found, track(), bonuses(), tiles(view)])


def _slots(view: DynastiesView, city: City) -> str:
    found = ""
    for slot in SLOTS:
        x, y, r = slot_at(view, city, slot)
        found += spot(f"slot-{city.id}-{slot}", x - r - 3, y - r - 3, 2 * r + 6, 2 * r + 6, r + 3)
    return found


def of_city(view: DynastiesView, city: City, said: Texts) -> str:
    """Both slots, the sign and the star of a city."""
    (x, y), w = PLACES[city.id], banner(said(f"sign-city-{city.id}"))
    found = _slots(view, city) + spot(f"reward-{city.symbol}", x - w / 2, y + 3, 27, 20)
    return found + spot("star", x + w / 2 - 22, y + 3, 21, 20)


def of_ship(ship: int) -> str:
    x, y, s = SHIPS[ship]
    found = spot("ship", x - 2 * s, y - 42 * s, 126 * s, 112 * s)
    for side, (mx, my, r) in MOORINGS.items():
        half = (r + 2.4) * s
        found += spot(f"mooring-{side}", x + mx * s - half, y + my * s - half, 2 * half, 2 * half, half)
    return found


def _paper(name: str, x: float, y: float, w: float, h: float, r: float = 6) -> str:
    return spot(name, COURT.x + x, COURT.y + y, w, h, r)


def track() -> str:
    """The spaces of the pass track."""
    found = ""
    for n in range(4):
        x, y = court.space_at(n)
        found += _paper(f"pass-{n + 1}", x - 15, y - 15, 30, 54)
    return found + _paper("pass-large", *court.LARGE_SPACE, 17)


def bonuses() -> str:
    return "".join(_bonus(name) for name in BONUSES)


def _bonus(name: str) -> str:
    x, y = court.bonus_at(name)
    return _paper(f"bonus-{name}", x - 14, y - 15, COURT.w - 14, 30, 14)


def tiles(view: DynastiesView) -> str:
    """The free cities."""
    found = ""
    for n, city in enumerate(free_cities(view)):
        box = court.tile_box(n)
        middle = Box(box.x + box.w / 2 - 20, box.y + 1, 40, box.h - 2)
        found += _paper(city.id, *middle) + _slots(view, city)
    return found
