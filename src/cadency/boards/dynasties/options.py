"""Where an option is: on the map, among the characters, or in one's own panel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from cadency.boards.dynasties import characters, cities, court, hand, ships
from cadency.boards.dynasties.cities import symbol
from cadency.boards.dynasties.goods import price
from cadency.boards.dynasties.layout import BONUSES, COURT, LANDS, LARGE, SHIPS, SLOTS, SMALL, TILE, Box
from cadency.boards.dynasties.printed import city_of, free_cities, is_free, row
from cadency.boards.dynasties.words import label
from cadency.boards.kit import INK, circ, icon, pill
from cadency.boards.kit import options as kit
from cadency.boards.kit.options import Anchor, Option
from cadency.games.dynasties.view import City, DynastiesView
from cadency.kernel.words import Wire
from cadency.texts import Texts

MAP, CHARACTERS, HAND = "map", "court", "hand"
DRAWINGS: Final = (MAP, CHARACTERS, HAND)
# Which books can be used for what, and which part of the tile stands for it.
_USES: Final = {"card": ("cards", 0), "scoring": ("cards", 1), "trade": ("ships", 0), "deploy": ("rose", 0)}


class Asked(NamedTuple):
    """What the finders need: the view, who is asked, all options."""

    view: DynastiesView
    seat: int
    options: tuple[Wire, ...]


Finder = Callable[[Asked, Wire], Anchor | None]


def _round(x: float, y: float, r: float) -> Anchor:
    return Anchor(x - r, y - r, 2 * r, 2 * r, r)


def _box(box: Box, r: float = 8) -> Anchor:
    return Anchor(*box, r)


def _tile(view: DynastiesView, city: City) -> int:
    """Which of the free cities it is."""
    return free_cities(view).index(city)


def slot_at(view: DynastiesView, city: City, slot: str) -> tuple[float, float, float]:
    """The middle of a slot on the board, and its radius."""
    large = city.large == slot
    r = LARGE if large else SMALL
    if is_free(city.id):
        x, y, _ = court.foot(city, _tile(view, city), slot)
        return x, y - 10, 0.9 * r
    x, y, _ = cities.foot(city, slot)
    return x, y - (10 if large else 8), r


def _slot(asked: Asked, name: object, slot: str) -> Anchor | None:
    city = city_of(asked.view, name)
    if city is None or slot not in SLOTS:
        return None
    x, y, r = slot_at(asked.view, city, slot)
    return _round(x, y, r + 2)


def _send(asked: Asked, wire: Wire) -> Anchor | None:
    return _slot(asked, wire[1], str(wire[2]))


def _stays(asked: Asked, wire: Wire) -> Anchor | None:
    """The own figure of a city."""
    city = city_of(asked.view, wire[1])
    return None if city is None else _slot(asked, city.id, "prince" if city.prince == asked.seat else "princess")


def _opposite(asked: Asked, wire: Wire) -> Anchor | None:
    """The slot opposite the own figure of a city."""
    city = city_of(asked.view, wire[1])
    return None if city is None else _slot(asked, city.id, "princess" if city.prince == asked.seat else "prince")


def _board(asked: Asked, wire: Wire) -> Anchor | None:
    """The mooring that comes next: the large one, then the small one."""
    number = int(str(wire[1])) - 1
    x, y, s = SHIPS[number]
    mx, my, r = ships.MOORINGS["large" if asked.view.ships[number].large is None else "small"]
    return _round(x + mx * s, y + my * s, (r + 2) * s)


def _pass(_asked: Asked, wire: Wire) -> Anchor | None:
    if wire[1] == "large":
        x, y, w, h = court.LARGE_SPACE
        return Anchor(COURT.x + x, COURT.y + y, w, h, h / 2)
    x, y = court.space_at(int(str(wire[1])) - 1)
    return _round(COURT.x + x, COURT.y + y, 15)


def _claim(_asked: Asked, wire: Wire) -> Anchor | None:
    if wire[1] not in BONUSES:
        return None
    x, y = court.bonus_at(str(wire[1]))
    return Anchor(COURT.x + x - 15, COURT.y + y - 14.5, COURT.w - 14, 29, 14)


def _region(_asked: Asked, wire: Wire) -> Anchor | None:
    return _box(Box(*LANDS[str(wire[1])].tile, *TILE))


def _found(asked: Asked, wire: Wire) -> Anchor | None:
    """A chip for each free city, hanging from the tile of the region it would come to."""
    city = city_of(asked.view, wire[1])
    if city is None:
        return None
    x, y = LANDS[str(wire[2])].tile
    x, y = x + 6 + _tile(asked.view, city) * 42, y + TILE[1] - 4
    return Anchor(x, y, 38, 24, 12, pill(x, y, 38, 24) + symbol(city.symbol, x + 19, y + 12, 15))


def _call(asked: Asked, wire: Wire) -> Anchor | None:
    who = [space.character for space in asked.view.characters]
    if wire[1] not in who:
        return None
    return Anchor(*characters.space_at(who.index(str(wire[1]))), *characters.CARD, 7)


def _own(asked: Asked, kind: str, name: object) -> hand.Held | None:
    return next((one for one in hand.held(asked.view) if (one.kind, one.name) == (kind, name)), None)


def _whole(kind: str) -> Finder:
    def find(asked: Asked, wire: Wire) -> Anchor | None:
        one = _own(asked, kind, wire[1])
        return None if one is None else Anchor(one.x, one.y, one.w, one.h, 8)

    return find


def _play(asked: Asked, wire: Wire) -> Anchor | None:
    """An action's disc on its card; the special one is the lower part."""
    one = _own(asked, hand.ACTION, wire[1])
    if one is None:
        return None
    if wire[2] == "special":
        return Anchor(one.x, one.y + 70, one.w, 56, 8)
    card = row(asked.view, "card", one.name)
    shown = list(card["actions"])
    if wire[2] not in shown:
        return None
    i, r, half = shown.index(str(wire[2])), one.w * 0.21, one.x + one.w / 2
    if len(shown) > 2:
        return _round(half + (i % 2 - 0.5) * one.w * 0.44, one.y + 31 + i // 2 * 45, r - 3)
    return _round(half + (i - 0.5) * one.w * 0.46, one.y + 36, r)


def _discard(asked: Asked, wire: Wire) -> Anchor | None:
    """A chip on the card's upper edge: the card for a cube out of the bag."""
    one = _own(asked, hand.ACTION, wire[1])
    if one is None:
        return None
    x, y = one.x + one.w / 2, one.y + 8
    inner = circ(x, y, 10, "#fbf5e6", INK, 1) + icon("open-treasure-chest", x, y, 14)
    return _round(x, y, 10)._replace(inner=inner)


def _use(asked: Asked, wire: Wire) -> Anchor | None:
    """A book; one that can be used in two ways is lit by halves."""
    kind, half = _USES[str(wire[1])]
    one = _own(asked, hand.TOME, kind)
    if one is None:
        return None
    both = sum(other[0] == "use" and _USES[str(other[1])][0] == kind for other in asked.options) > 1
    if not both:
        return Anchor(one.x, one.y, one.w, one.h, 4)
    return Anchor(one.x, one.y + half * one.h / 2, one.w, one.h / 2, 4)


FINDERS: Final[dict[str, tuple[str, Finder]]] = {
    "send": (MAP, _send),
    "match": (MAP, _opposite),
    "ransom": (MAP, _stays),
    "board": (MAP, _board),
    "pass": (MAP, _pass),
    "claim": (MAP, _claim),
    "revalue": (MAP, _region),
    "shield": (MAP, _region),
    "found": (MAP, _found),
    "call": (CHARACTERS, _call),
    "play": (HAND, _play),
    "discard": (HAND, _discard),
    "shed": (HAND, _whole(hand.ACTION)),
    "reveal": (HAND, _whole(hand.SCORING)),
    "use": (HAND, _use),
}


def where(
    wire: Wire, view: DynastiesView, seat: int, options: Sequence[Wire] = (), drawing: str | None = None
) -> Anchor | None:
    """Where an option is on a drawing (on any, if none is named); None when it is a button elsewhere."""
    home, finder = FINDERS.get(str(wire[0]), ("", None))
    if finder is None or drawing not in (None, home):
        return None
    return finder(Asked(view, seat, tuple(options) or (wire,)), wire)


def lights(
    view: DynastiesView, texts: Texts, seat: int, options: Iterable[Option], drawing: str, least: float = 0
) -> str:
    """A ring on everything on a drawing that an option names, and the prices of lit slots over their rings."""
    wires = [kit.wire_of(option) for option in options]
    found = "".join(rings(view, texts, seat, wires, drawing, least).values())
    over = "".join(prices(view, wires).values()) if drawing == MAP else ""
    return f'<g class="lights fine">{found}{over}</g>' if found else ""


def rings(
    view: DynastiesView, texts: Texts, seat: int, options: Iterable[Option], drawing: str, least: float = 0
) -> dict[str, str]:
    """The rings alone by their ids; ``least`` is how wide and high a finger wants them."""

    def there(wire: Wire, wires: tuple[Wire, ...]) -> Anchor | None:
        return where(wire, view, seat, wires, drawing)

    return kit.rings(options, there, lambda wire: label(texts, wire, view), least)


def prices(view: DynastiesView, wires: Iterable[Wire]) -> dict[str, str]:
    """The prices of lit slots once more, over their rings, by their ids."""
    found: dict[str, str] = {}
    for wire in wires:
        city = city_of(view, wire[1]) if wire[0] == "send" else None
        if city is not None:
            slot, key = str(wire[2]), "p-" + kit.ring_id(wire)
            place = court.price_at(city, _tile(view, city), slot) if is_free(city.id) else cities.price_at(city, slot)
            found[key] = f'<g id="{key}" class="fate">{price(slot, city.prices[slot], *place)}</g>'
    return found
