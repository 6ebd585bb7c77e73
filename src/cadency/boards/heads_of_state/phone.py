"""The table on a narrow screen: one country at a time, larger than on the map; then the nobles, then the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.heads_of_state import chart, display, hand
from cadency.boards.heads_of_state.cards import back, treason_icon
from cadency.boards.heads_of_state.land import painting
from cadency.boards.heads_of_state.layout import ATTRIBUTE, HEIGHT, LANDS, WIDTH, WINDOWS
from cadency.boards.heads_of_state.options import CHART, DISPLAY, HAND, MAP, country_of, lights, where
from cadency.boards.heads_of_state.pieces import Ghost, ghosts, pieces
from cadency.boards.heads_of_state.printed import covers
from cadency.boards.heads_of_state.signs import cartouche, emblem, furniture
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import INK, at, circ, icon, num, rect, text, title
from cadency.boards.kit.options import Option, wire_of
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.words import Wire
from cadency.texts import Texts

PLACES: Final = (*WINDOWS, "nobles", "cards")
ICONS: Final = {**{country: look.icon for country, look in LANDS.items()}, "nobles": "crown", "cards": "cards"}
SCREEN: Final = 390.0


def place(
    view: HeadsView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
    ghost: Ghost | None = None,
    ground: str = "",
) -> str:
    """One place as an ``<svg>`` of its own, 390 wide; the page holds the definitions. ``ground`` is the address of the
    map as a picture; without it the map is drawn into the place."""
    wires = tuple(wire_of(option) for option in lit)
    called = list(names)
    if name == "nobles":
        return chart.panel(view, texts, called, lights(view, texts, seat, wires, CHART), width=SCREEN)
    if name == "cards":
        return _cards(view, texts, called, wires, seat)
    (x, y, w, h), paper, size = WINDOWS[name]
    inner = _ground(view, ground) + f'<g class="furniture">{furniture(view, texts, name)}</g>'
    inner += f'<g class="pieces">{pieces(view, texts, called, name)}'
    inner += f"{cartouche(view, texts, called, name, paper, size)}</g>"
    inner += lights(view, texts, seat, wires, MAP, name)
    if ghost is not None:
        inner += f'<g class="ghosts">{ghosts(view, texts, ghost)}</g>'
    said = escape(signs(texts.language)(f"sign-country-{name}"))
    box = f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(SCREEN)}" height="{num(SCREEN * h / w)}"'
    return f'<svg class="place" {box} role="group" aria-label="{said}">{inner}</svg>'


def _ground(view: HeadsView, address: str) -> str:
    if address:
        return f'<image href="{escape(address)}" width="{num(WIDTH)}" height="{num(HEIGHT)}"/>'
    return f'<g class="still">{painting(view.map)}</g>'


def _cards(view: HeadsView, texts: Texts, names: list[str], wires: tuple[Wire, ...], seat: int) -> str:
    """What is on display, and below it the hand."""
    inner = display.panel(view, texts, lights(view, texts, seat, wires, DISPLAY))
    low = display.SIZE[1] + 8
    rings = lights(view, texts, seat, wires, HAND)
    inner += hand.panel(view, seat, texts, names, rings, you=view.seat == seat, y=low)
    size = (display.SIZE[0], low + hand.SIZE[1])
    return display.boxed(inner, size, signs(texts.language)("sign-cards"), "place", width=SCREEN)


def strip(view: HeadsView, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """A seat's hand in one line, 390 x 62, to stand below whichever place is shown."""
    said = signs(texts.language)
    shelf = [(held.card, held.many, "attribute") for held in hand.shelf(view, seat)]
    plots = Counter(held.card for held in hand.plots(view, seat))
    cards = [*shelf, *((card, n, "treason") for card, n in plots.items())]
    step = min(42.5, (SCREEN - 8) / max(len(cards), 1))
    inner = ""
    for i, (card, n, kind) in enumerate(cards):
        inner += at(_small(card, n, kind, said, min(36.0, step - 4)), 6 + i * step, 9)
    words = said("sign-hand-of", name=names[seat])
    return display.boxed(inner, (SCREEN, 62), words, "handrow")


def _small(card: str, n: int, kind: str, said: Texts, w: float) -> str:
    """A card without its name; a twin behind it, and how many there are of it."""
    h = 46.0
    if card == hand.HIDDEN:
        found = rect(0, 0, w, h, 4, "#24406f" if kind == "attribute" else "#3a2227", INK, 1.1)
        found += back(kind, w / 2 - 7, h / 2 - 9.5)
    elif kind == "attribute":
        sign, tint = ATTRIBUTE[card]
        found = title(said(f"sign-attribute-{card}")) + rect(0, 0, w, h, 4, "url(#vellum)", INK, 1.1)
        found += rect(2.5, 2.5, w - 5, h - 5, 3, tint, "#9c7a34", 0.7) + icon(sign, w / 2, h / 2, w * 0.76)
    else:
        found = title(said(f"sign-treason-{card}")) + rect(0, 0, w, h, 4, "#3a2227", INK, 1.1)
        found += rect(2.5, 2.5, w - 5, h - 5, 3, "#5a2b30", "#c79a4a", 0.8)
        lands = covers(card)
        found += icon(treason_icon(card), w / 2, h / 2 - (8 if lands else 0), w * 0.6, "#f0d9b0")
        size = min(14.0, w * 0.42)
        for i, land in enumerate(lands):
            found += emblem(land, w / 2 + (i - (len(lands) - 1) / 2) * (size + 1), h - 13, size)
    if n > 1:
        found = rect(3, -3, w, h, 4, "url(#vellum)" if kind == "attribute" else "#3a2227", INK, 1) + found
        found += circ(w - 5, 5, 8, "#fbf5e6", INK, 0.9) + text(w - 5, 9.4, n, 12.5, w=800)
    return found


def lit_places(view: HeadsView, options: Iterable[Option], seat: int) -> dict[str, int]:
    """How many options each place has: where a tab gets its gold dot."""
    found = dict.fromkeys(PLACES, 0)
    wires = tuple(wire_of(option) for option in options)
    for wire in wires:
        if where(wire, view, seat, wires, CHART) is not None:
            found["nobles"] += 1
        elif any(where(wire, view, seat, wires, drawing) is not None for drawing in (DISPLAY, HAND)):
            found["cards"] += 1
        elif where(wire, view, seat, wires, MAP) is not None and (country := country_of(view, wire)) is not None:
            found[country] += 1
    return found
