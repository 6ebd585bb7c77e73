"""The table on a narrow screen: one country at a time, larger than on the map; then the nobles, then the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.heads_of_state import chart, display, hand
from cadency.boards.heads_of_state.land import painting
from cadency.boards.heads_of_state.layout import HEIGHT, LANDS, WIDTH, WINDOWS
from cadency.boards.heads_of_state.options import CHART, DISPLAY, HAND, MAP, country_of, lights, where
from cadency.boards.heads_of_state.pieces import Ghost, ghosts, pieces
from cadency.boards.heads_of_state.signs import cartouche, furniture
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import num
from cadency.boards.kit.options import Option, wire_of
from cadency.games.heads_of_state.view import HeadsView
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
        return display.panel(view, texts, lights(view, texts, seat, wires, DISPLAY), width=SCREEN)
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


def strip(
    view: HeadsView, seat: int, texts: Texts, names: Sequence[str], lit: Iterable[Option] = (), *, you: bool = True
) -> str:
    """A seat's hand, 390 wide: below the place, whichever is shown."""
    rings = lights(view, texts, seat, lit, HAND)
    return hand.panel(view, seat, texts, list(names), rings, you=you, width=SCREEN)


def lit_places(view: HeadsView, options: Iterable[Option], seat: int) -> dict[str, int]:
    """How many options each place has: where a tab gets its gold dot."""
    found = dict.fromkeys(PLACES, 0)
    wires = tuple(wire_of(option) for option in options)
    for wire in wires:
        if where(wire, view, seat, wires, CHART) is not None:
            found["nobles"] += 1
        elif where(wire, view, seat, wires, DISPLAY) is not None:
            found["cards"] += 1
        elif where(wire, view, seat, wires, MAP) is not None and (country := country_of(view, wire)) is not None:
            found[country] += 1
    return found
