"""The village on a narrow screen: one place at a time, drawn anew for the width, never the board made small."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.kit import HOUSES, INK, at, ell, icon, line, num, text, timeglass, title
from cadency.boards.kit.draw import kept
from cadency.boards.kit.ground import painted
from cadency.boards.kit.things import spot
from cadency.boards.village.land import land
from cadency.boards.village.layout import PHONE
from cadency.boards.village.options import lights, where
from cadency.boards.village.packing import Tokens
from cadency.boards.village.pieces import Ghost, ghosts, pieces
from cadency.boards.village.printed import road_pairs
from cadency.boards.village.scenery import PHONE as SCENES
from cadency.boards.village.signs import banner, furniture
from cadency.boards.village.spots import spots
from cadency.boards.village.words import Option, signs, wire_of
from cadency.games.village.view import VillageView
from cadency.texts import Texts

PLACES: Final = tuple(PHONE)
PAINTED: Final = PLACES
ICONS: Final = {
    "fields": "wheat",
    "crafts": "anvil",
    "market": "scales",
    "travel": "cartwheel",
    "council": "gavel",
    "church": "church",
    "book": "open-book",
}
_KEPT: Final = 256
_still: dict[tuple[str, int, str, str, str], str] = {}


def place(
    view: VillageView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
    ghost: Ghost | None = None,
    ids: Tokens | None = None,
) -> str:
    """One place as an ``<svg>`` of its own, 390 wide; the page holds the definitions."""
    layout = PHONE[name]
    inner = f'<g class="pieces">{pieces(view, texts, names, layout, ids)}</g>'
    inner += f'<g class="lights">{lights(view, texts, seat, lit, layout)}</g>'
    if ghost is not None:
        inner += f'<g class="ghosts">{ghosts(view, texts, ghost, layout)}</g>'
    return _framed(view, name, texts, inner)


def ground(view: VillageView, name: str, texts: Texts, address: str = "") -> str:
    """A place with nothing on it yet: a page puts the pieces and the rings where their parts are named. ``address`` is
    that of its painting; without it the painting is drawn into the place."""
    inner = f'<g class="pieces" data-part="pieces-{name}"></g><g class="lights" data-part="lights-{name}"></g>'
    return _framed(view, name, texts, inner, address)


def picture(view: VillageView, name: str) -> str:
    """The painting of a place alone as a file, without a word: a server can send it once as a picture of its own."""
    return painted(_painting(view, name), *PHONE[name].size, ("anvil", "grain-bundle"))


def _painting(view: VillageView, name: str) -> str:
    return land(PHONE[name], SCENES[name], tuple(road_pairs(view)), len(view.stalls), name)


def _framed(view: VillageView, name: str, texts: Texts, inner: str, address: str = "") -> str:
    w, h = PHONE[name].size
    said = escape(signs(texts.language)(f"sign-tab-{name}"))
    return (
        f'<svg class="place" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="group" '
        f'aria-label="{said}">{_scene(view, name, texts, address)}{inner}</svg>'
    )


def _scene(view: VillageView, name: str, texts: Texts, address: str) -> str:
    key = (name, view.seats, texts.language, view.content, address)
    found = _still.get(key)
    if found is None:
        while len(_still) >= _KEPT:
            _still.pop(next(iter(_still)), None)
        layout = PHONE[name]
        w, h = layout.size
        shown = f'<image href="{escape(address)}" width="{num(w)}" height="{num(h)}"/>' if address else ""
        printed = furniture(view, texts, layout)
        if name == "book":
            printed += banner(195, 276, signs(texts.language)("sign-graves"))
        still = f'<g class="still">{shown or _painting(view, name)}</g><g class="furniture">{printed}</g>'
        found = _still[key] = still + spots(view, texts, layout)
    return found


def lit_places(view: VillageView, options: Iterable[Option], seat: int) -> dict[str, int]:
    """How many options each place has: where a tab gets its gold dot."""
    wires = tuple(wire_of(option) for option in options)
    return {
        name: sum(where(wire, view, seat, wires, layout) is not None for wire in wires)
        for name, layout in PHONE.items()
    }


def track(view: VillageView, seat: int, texts: Texts, ghost: Ghost | None = None, w: float = 372) -> str:
    """A seat's hours as a strip, 34 high, with the bridge at its end."""
    length = int(view.printed["time"][0]["length"])
    step = (w - 75) / (length - 1)
    found = _hours(length, w)
    time = view.farms[seat].time
    moved = (ghost or {}).get("time")
    if moved and moved[0] == seat:
        a, b = 18 + time * step, 18 + moved[2] % length * step
        way = f"M{num(a)} 3H{num(b)}" if b >= a else f"M{num(a)} 3H{num(w - 18)}M4 3H{num(b)}"
        found += line(way, HOUSES[seat].base, 3.4, class_="trail")
        found += timeglass(seat, b, 17, 0.95, class_="ghost")
    said = title(signs(texts.language)("sign-time", time=time, length=length))
    found += at(said + timeglass(seat, 0, 0), 18 + time % length * step, 17, 1.02, id=f"t-{seat}", class_="piece")
    found += spot("time", 0, 0, w, 34) + spot("bridge", w - 36, 0, 36, 34)
    return f'<svg class="track" viewBox="0 0 {num(w)} 34" width="{num(w)}" height="34">{found}</svg>'


@kept
def _hours(length: int, w: float) -> str:
    """The way of time without anybody on it."""
    step = (w - 75) / (length - 1)
    d = f"M14 17H{num(w - 24)}"
    found = line(d, "#9c8150", 16, stroke_linecap="round") + line(d, "#e6d3a6", 13, stroke_linecap="round")
    for i in range(length):
        found += ell(18 + i * step, 17, 11.5, 10, "#f3ead2", INK, 1)
        found += text(18 + i * step, 21.5, i, 13, "serif", w=700, fill="#6b5433")
    return found + icon("stone-bridge", w - 18, 15, 34, "#7d1d16")


def dots(view: VillageView, seat: int) -> str:
    """A seat's hours as ten dots, for a chip."""
    return _dots(int(view.printed["time"][0]["length"]), view.farms[seat].time, seat)


@kept
def _dots(length: int, time: int, seat: int) -> str:
    def row(n: int, colour: str, width: float) -> str:
        """Dots as a line of round dashes: ten circles would be the most of a chip."""
        drawn = {"stroke_linecap": "round", "stroke_dasharray": "0 6.4"}
        return line(f"M4 4h{num((n - 1) * 6.4 + 0.1)}", colour, width, **drawn)

    found = (
        row(length, "#8a7350", 5) + row(length, "#e7d6b1", 3.8) + (row(time, HOUSES[seat].base, 3.8) if time else "")
    )
    return f'<svg class="tm" viewBox="0 0 {num(length * 6.4 + 2)} 8" aria-hidden="true">{found}</svg>'
