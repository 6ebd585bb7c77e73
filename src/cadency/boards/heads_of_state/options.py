"""Where an option is: on the map, among the cards on display, in the hand or on the chart of nobles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from cadency.boards.heads_of_state import chart, display, hand
from cadency.boards.heads_of_state.cards import treason_icon
from cadency.boards.heads_of_state.layout import storeys
from cadency.boards.heads_of_state.nobles import crown
from cadency.boards.heads_of_state.printed import covers
from cadency.boards.heads_of_state.signs import emblem
from cadency.boards.heads_of_state.words import label
from cadency.boards.kit import INK, at, circ, icon, pill, rect
from cadency.boards.kit import options as kit
from cadency.boards.kit.options import Anchor, Option
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.words import Wire
from cadency.texts import Texts

MAP, DISPLAY, HAND, CHART = "map", "display", "hand", "chart"
DRAWINGS: Final = (MAP, DISPLAY, HAND, CHART)


class Asked(NamedTuple):
    """What the finders need: the view, who is asked, all options."""

    view: HeadsView
    seat: int
    options: tuple[Wire, ...]


Finder = Callable[[Asked, Wire], Anchor | None]


def _slot(asked: Asked, wire: Wire) -> Anchor | None:
    """A storey of a building; on narrow screens it is still a thumb wide."""
    sector = next((found for found in asked.view.map if found.id == wire[1]), None)
    for slot in [] if sector is None else storeys(sector):
        if NOBLES[slot.rank] == wire[2]:
            x, y, w, h = slot.box
            return Anchor(x, y, w, h, 5, rect(x - 1, y - 3.5, w + 2, h + 7, 0, "transparent"))
    return None


def _row(cards: list[display.Lying], card: object) -> Anchor | None:
    """The last of its kind, which lies on top."""
    found = next((lying for lying in reversed(cards) if lying.card == card), None)
    return None if found is None else Anchor(found.x - 1.5, found.y - 1.5, found.w + 3, 85, 6.5)


def _take(asked: Asked, wire: Wire) -> Anchor | None:
    return _row(display.attributes(asked.view), wire[1])


def _seize(asked: Asked, wire: Wire) -> Anchor | None:
    return _row(display.treasons(asked.view), wire[1])


def _deck(box: tuple[float, float, float, float]) -> Finder:
    x, y, w, h = box
    return lambda _asked, _wire: Anchor(x + 2, y - 2, w + 3, h + 3, 6.5)


def _draw(asked: Asked, wire: Wire) -> Anchor | None:
    """The deck, or the guillotine's pile once the deck is gone."""
    if asked.view.deck:
        return _deck(display.DECK)(asked, wire)
    return Anchor(74, 120, 76, 94, 8)


def _sweep(_asked: Asked, _wire: Wire) -> Anchor:
    x, y = display.BROOM
    thumb = rect(x - 20, 0, 40, 32, 0, "transparent")
    return Anchor(x - 12, y - 12, 24, 24, 12, thumb + display.broom(x, y))


def _held(asked: Asked, wire: Wire) -> Anchor | None:
    found = next((held for held in hand.shelf(asked.view, asked.seat) if held.card == wire[1]), None)
    return None if found is None else Anchor(found.x - 1.5, found.y - 1.5, found.w + 3, found.h + 3, 6.5)


def _plot(asked: Asked, wire: Wire) -> Anchor | None:
    lying = [held for held in hand.plots(asked.view, asked.seat) if held.card == wire[1]]
    return Anchor(lying[-1].x - 1.5, lying[-1].y - 1.5, lying[-1].w + 3, lying[-1].h + 3, 6.5) if lying else None


def _play(asked: Asked, wire: Wire) -> Anchor | None:
    """One card: itself. Two for a capital: a chip with both signs before the hand."""
    if len(wire) == 2:
        return _plot(asked, wire)
    pairs = [other for other in asked.options if other[0] == "play" and len(other) == 3]
    n = pairs.index(wire) if wire in pairs else 0
    across = 3
    x, y = 11 + n % across * 90, 195 - n // across * 32
    inner = pill(x, y, 82, 25) + crown(6, x + 14, y + 14, 0.42)
    for i, card in enumerate(wire[1:]):
        inner += _sign(str(card), x + 38 + i * 28, y + 12.5)
    return Anchor(x, y, 82, 25, 12.5, inner)


def _sign(card: str, x: float, y: float) -> str:
    lands = covers(card)
    if not lands:
        return circ(x, y, 10, "#5a2b30", INK, 0.9) + icon(treason_icon(card), x, y, 15, "#f0d9b0")
    return "".join(emblem(land, x + (i - (len(lands) - 1) / 2) * 11, y, 14) for i, land in enumerate(lands))


def _raise(asked: Asked, wire: Wire) -> Anchor | None:
    """The rank on the chart; where a courtesan stands in, the card she replaces."""
    noble = str(wire[1])
    y = chart.line_of(noble)
    if wire[2] == "none":
        return Anchor(4, y + 1.5, 59, chart.ROW - 3, 8)
    for card, x in chart.tiles(asked.view, noble):
        if card == wire[2]:
            fan = circ(0, 0, 7.5, "#eec3cc", INK, 0.9) + icon("handheld-fan", 0, 0, 11)
            return Anchor(x - 0.5, y + 4, 21, chart.ROW - 8, 6, at(fan, x + chart.TILE / 2, y + 28))
    return None


FINDERS: Final[dict[str, tuple[str, Finder]]] = {
    "settle": (MAP, _slot),
    "target": (MAP, _slot),
    "take": (DISPLAY, _take),
    "draw": (DISPLAY, _draw),
    "sweep": (DISPLAY, _sweep),
    "seize": (DISPLAY, _seize),
    "plot": (DISPLAY, _deck(display.PLOTS)),
    "discard": (HAND, _held),
    "drop": (HAND, _plot),
    "play": (HAND, _play),
    "raise": (CHART, _raise),
}


def where(
    wire: Wire, view: HeadsView, seat: int, options: Sequence[Wire] = (), drawing: str | None = None
) -> Anchor | None:
    """Where an option is on a drawing (on any, if none is named); None when it is a button elsewhere."""
    home, finder = FINDERS.get(str(wire[0]), ("", None))
    if finder is None or drawing not in (None, home):
        return None
    return finder(Asked(view, seat, tuple(options) or (wire,)), wire)


def lights(
    view: HeadsView,
    texts: Texts,
    seat: int,
    options: Iterable[Option],
    drawing: str,
    country: str | None = None,
    least: float = 0,
) -> str:
    """A ring on everything on a drawing that an option names; on the map of a country only what is there."""
    found = "".join(rings(view, texts, seat, options, drawing, country, least).values())
    return f'<g class="lights fine">{found}</g>' if found else ""


def rings(
    view: HeadsView,
    texts: Texts,
    seat: int,
    options: Iterable[Option],
    drawing: str,
    country: str | None = None,
    least: float = 0,
) -> dict[str, str]:
    """The same by their ids; ``least`` is how wide and high a finger wants them."""

    def there(wire: Wire, wires: tuple[Wire, ...]) -> Anchor | None:
        elsewhere = country is not None and country_of(view, wire) != country
        return None if elsewhere else where(wire, view, seat, wires, drawing)

    return kit.rings(options, there, lambda wire: label(texts, wire, view), least)


def country_of(view: HeadsView, wire: Wire) -> str | None:
    """The country that an option on the map is in."""
    return next((sector.country for sector in view.map if len(wire) > 1 and sector.id == wire[1]), None)
