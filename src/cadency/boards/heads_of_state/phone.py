"""The table on a narrow screen: one country at a time, larger than on the map; then the nobles, then the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.heads_of_state import chart, display, hand, plates
from cadency.boards.heads_of_state.cards import back, treason_icon
from cadency.boards.heads_of_state.land import painting
from cadency.boards.heads_of_state.layout import ATTRIBUTE, HEIGHT, LANDS, WIDTH, WINDOWS
from cadency.boards.heads_of_state.options import CHART, DISPLAY, HAND, MAP, country_of, lights, where
from cadency.boards.heads_of_state.pieces import pieces
from cadency.boards.heads_of_state.plates import SLIM
from cadency.boards.heads_of_state.printed import covers
from cadency.boards.heads_of_state.signs import cartouche, emblem, furniture
from cadency.boards.heads_of_state.spots import paper as papered
from cadency.boards.heads_of_state.spots import spots
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import INK, at, circ, icon, line, num, rect, text, title
from cadency.boards.kit.faces import Bot
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.options import THUMB, Option, wire_of
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.words import Wire
from cadency.texts import Texts

PLACES: Final = (*WINDOWS, "nobles", "cards")
ICONS: Final = {**{country: look.icon for country, look in LANDS.items()}, "nobles": "crown", "cards": "cards"}
SCREEN: Final = 390.0
PANEL: Final = THUMB * display.SIZE[0] / SCREEN  # what a finger wants, as panels are measured


def thumb(country: str) -> float:
    """The same on the map of a country."""
    return THUMB * WINDOWS[country][0][2] / SCREEN


def place(
    view: HeadsView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
    ground: str = "",
    over: str = "",
) -> str:
    """One place as an ``<svg>`` of its own, 390 wide; the page holds the definitions. ``ground`` is the address of the
    map as a picture; without it the map is drawn into the place. ``over`` is laid over the map or the chart."""
    wires = tuple(wire_of(option) for option in lit)
    called = list(names)
    if name == "nobles":
        return chart.panel(
            view, texts, called, lights(view, texts, seat, wires, CHART, None, PANEL) + over, width=SCREEN
        )
    if name == "cards":
        return _cards(view, texts, called, wires, seat)
    moving = pieces(view, texts, called, name)
    return _window(
        view, name, texts, called, ground, moving, lights(view, texts, seat, wires, MAP, name, thumb(name)) + over
    )


def land(view: HeadsView, name: str, texts: Texts, names: Sequence[str], ground: str) -> str:
    """A country with nobody in it yet: a page puts pieces, rings and ghosts where their parts are named."""
    over = f'<g class="lights fine" data-part="lights-{name}"></g><g data-part="ghosts-{name}"></g>'
    return _window(view, name, texts, list(names), ground, f'<g data-part="pieces-{name}"></g>', over)


def _window(view: HeadsView, name: str, texts: Texts, names: list[str], ground: str, moving: str, over: str) -> str:
    (x, y, w, h), paper, size = WINDOWS[name]
    inner = _ground(view, ground) + f'<g class="furniture">{furniture(view, texts, name)}</g>'
    inner += f'<g class="pieces">{moving}{cartouche(view, texts, names, name, paper, size)}</g>'
    inner += spots(view, name) + papered(name, paper, size) + over
    said = escape(signs(texts.language)(f"sign-country-{name}"))
    box = f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(SCREEN)}" height="{num(SCREEN * h / w)}"'
    return f'<svg class="place" {box} role="group" aria-label="{said}">{inner}</svg>'


def _ground(view: HeadsView, address: str) -> str:
    if address:
        return f'<image href="{escape(address)}" width="{num(WIDTH)}" height="{num(HEIGHT)}"/>'
    return f'<g class="still">{painting(view.map)}</g>'


def _cards(view: HeadsView, texts: Texts, names: list[str], wires: tuple[Wire, ...], seat: int) -> str:
    """The hand where something of it may be chosen, what is on display, and what is known of the other houses."""
    rings = lights(view, texts, seat, wires, HAND, None, PANEL)
    low = hand.SIZE[1] + 8 if rings else 0
    inner = hand.panel(view, seat, texts, names, rings, you=view.seat == seat) if rings else ""
    inner += display.panel(view, texts, lights(view, texts, seat, wires, DISPLAY, None, PANEL), y=low)
    return _shelves(view, texts, inner, "".join(houses(view, seat, texts, names, low).values()), low)


def shelves(view: HeadsView, texts: Texts) -> str:
    """The same with nothing in it, where nothing of the hand may be chosen: a page puts what is on display, its rings
    and the houses where their parts are named."""
    inner = '<g data-part="display"></g><g class="lights fine" data-part="takes"></g>'
    shown = boxed(inner, display.SIZE, signs(texts.language)("sign-display"), "display")
    return _shelves(view, texts, shown, '<g data-part="houses"></g>')


def _shelves(view: HeadsView, texts: Texts, inner: str, lines: str, low: float = 0) -> str:
    top, w, h = low + display.SIZE[1] + 8, display.SIZE[0], (view.seats - 1) * SLIM
    inner += rect(0.6, top, w - 1.2, h, 10, "#fbf5e6", "#7d6548", 1.2)
    for i in range(1, view.seats - 1):
        inner += line(f"M8 {num(top + i * SLIM)}H{num(w - 8)}", "#e7d6b1", 1)
    size = (w, top + h + 1)
    return boxed(inner + lines, size, signs(texts.language)("sign-cards"), "place", width=SCREEN)


def houses(
    view: HeadsView, seat: int, texts: Texts, names: Sequence[str], low: float = 0, bots: Sequence[Bot | None] = ()
) -> dict[str, str]:
    """What is known of the other houses, a line each, below what is on display."""
    top, found = low + display.SIZE[1] + 8, {}
    for i in range(view.seats - 1):
        other = (seat + i + 1) % view.seats
        bot = bots[other] if bots else None
        drawn = plates.line_of(view, other, texts, list(names), top + i * SLIM, display.SIZE[0], bot)
        found[f"line-{other}"] = f'<g id="line-{other}">{drawn}</g>'
    return found


def strip(view: HeadsView, seat: int, texts: Texts, names: Sequence[str], over: str = "") -> str:
    """A seat's hand in one line, 390 x 62, to stand below whichever place is shown."""
    said = signs(texts.language)
    cards, step = _line(view, seat)
    inner = ""
    for i, (card, n, kind) in enumerate(cards):
        inner += at(_small(card, n, kind, said, min(36.0, step - 4)), 6 + i * step, 9)
    if not cards:
        inner = text(SCREEN / 2, 36, said("sign-hand-empty"), 15, fill="#6b5844")
    words = said("sign-hand-of", name=names[seat])
    return boxed(inner + over, (SCREEN, 62), words, "handrow")


def _line(view: HeadsView, seat: int) -> tuple[list[tuple[str, int, str]], float]:
    """The cards of a hand by kind, and how far apart they stand in one line."""
    shelf = [(held.card, held.many, "attribute") for held in hand.shelf(view, seat)]
    plots = Counter(held.card for held in hand.plots(view, seat))
    cards = [*shelf, *((card, n, "treason") for card, n in plots.items())]
    return cards, min(42.5, (SCREEN - 8) / max(len(cards), 1))


def spent(view: HeadsView, seat: int, spends: Sequence[str]) -> str:
    """The cards of the line that an option would cost, each with a gold rim: laid over :func:`strip`."""
    cards, step = _line(view, seat)
    found = ""
    for i, (card, _, _) in enumerate(cards):
        if card in spends:
            box = (4.5 + i * step, 7.5, min(36.0, step - 4) + 3, 49, 5.5, "none")
            found += rect(*box, "#5b3c06", 4.6) + rect(*box, "#ffdc7a", 2.8)
    return f'<g class="fate">{found}</g>' if found else ""


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
