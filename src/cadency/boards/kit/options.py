"""An option on a drawing: as it is spelled, where it is, and the ring that lights it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from cadency.boards.kit.draw import path, rect
from cadency.kernel.words import Wire

Option = str | Iterable[object]


class Anchor(NamedTuple):
    """A lit thing: its box (or outline), how round, and what is drawn inside."""

    x: float
    y: float
    w: float
    h: float
    r: float = 6
    inner: str = ""
    outline: str = ""


def wire_of(option: Option) -> Wire:
    """An option as a wire, from a wire or from its parts joined by spaces."""
    if isinstance(option, str):
        return tuple(int(part) if part.isdigit() else part for part in option.split())
    return tuple(option)  # type: ignore[arg-type]


def spelled(wire: Wire) -> str:
    return " ".join(str(part) for part in wire)


def ring(anchor: Anchor, wire: Wire, said: str) -> str:
    """The lit thing itself: a button for the pointer, the keyboard and the screen reader."""
    name = spelled(wire)
    if anchor.outline:
        halo, edge = (path(anchor.outline, "none", "none", class_=band) for band in ("halo", "edge"))
    else:
        box = (anchor.x, anchor.y, anchor.w, anchor.h, anchor.r)
        halo, edge = rect(*box, class_="halo"), rect(*box, class_="edge")
    return (
        f'<g id="o-{name.replace(" ", "-")}" class="opt" role="button" tabindex="0" aria-label="{escape(said)}" '
        f'data-option="{escape(name)}">{anchor.inner}{halo}{edge}</g>'
    )
