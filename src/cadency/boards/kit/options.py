"""An option on a drawing: as it is spelled, where it is, and the ring that lights it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any, Final, NamedTuple

from cadency.boards.kit.draw import kept, path, rect
from cadency.kernel.words import Wire

Option = str | Iterable[str | int | Wire]
THUMB: Final = 44.0  # pixels on a narrow screen
_LAP: Final = 2.0  # by so much the boxes of neighbours may lie over each other


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
    return tuple(option)


def spelled(wire: Wire) -> str:
    return " ".join([str(part) for part in wire])


def ring_id(wire: Wire) -> str:
    return "o-" + spelled(wire).replace(" ", "-")


def rings(
    options: Iterable[Option],
    where: Callable[[Wire, tuple[Wire, ...]], Anchor | None],
    label: Callable[[Wire], str],
    least: float = 0,
) -> dict[str, str]:
    """A ring on everything that an option names, by its id; ``where`` is told all of them besides. Where fingers press,
    each is at least so wide and so high, as far as its neighbours leave room."""
    wires = tuple(wire_of(option) for option in options)
    found = [(wire, anchor) for wire in wires if (anchor := where(wire, wires)) is not None]
    if least:
        boxes = [anchor for _, anchor in found]
        found = [(wire, anchor._replace(inner=_thumb(anchor, boxes, least) + anchor.inner)) for wire, anchor in found]
    return {ring_id(wire): ring(anchor, wire, label(wire)) for wire, anchor in found}


def _thumb(box: Anchor, boxes: Iterable[Anchor], least: float) -> str:
    """What a finger may press: the box, grown as far as half the way to whatever lies beside it."""
    wide, high = max(0.0, least - box.w) / 2, max(0.0, least - box.h) / 2
    if not wide and not high:
        return ""
    left, right, top, bottom = box.x - wide, box.x + box.w + wide, box.y - high, box.y + box.h + high
    for other in boxes:
        if other.y < box.y + box.h and box.y < other.y + other.h:
            left = max(left, (other.x + other.w + box.x) / 2) if other.x + other.w <= box.x + _LAP else left
            right = min(right, (other.x + box.x + box.w) / 2) if other.x >= box.x + box.w - _LAP else right
        if other.x < box.x + box.w and box.x < other.x + other.w:
            top = max(top, (other.y + other.h + box.y) / 2) if other.y + other.h <= box.y + _LAP else top
            bottom = min(bottom, (other.y + box.y + box.h) / 2) if other.y >= box.y + box.h - _LAP else bottom
    return rect(left, top, right - left, bottom - top, 0, "transparent", class_="thumb")


def asked_seat(view: Any, seat: int | None) -> int:
    """Whose options these are: the given seat, else the one that looks, else the first of the round."""
    if seat is not None:
        return seat
    looks: int | None = view.seat
    return max(int(view.first), 0) if looks is None else looks


@kept
def ring(anchor: Anchor, wire: Wire, said: str) -> str:
    """The lit thing itself: a button for the pointer, the keyboard and the screen reader."""
    name = spelled(wire)
    if anchor.outline:
        halo, edge, glow = (path(anchor.outline, "none", "none", class_=band) for band in ("halo", "edge", "glow"))
    else:
        box = (anchor.x, anchor.y, anchor.w, anchor.h, anchor.r)
        halo, edge, glow = (rect(*box, "none", class_=band) for band in ("halo", "edge", "glow"))
    return (
        f'<g id="{ring_id(wire)}" class="opt" role="button" tabindex="0" aria-label="{escape(said)}" '
        f'data-option="{escape(name)}">{anchor.inner}{halo}{edge}{glow}</g>'
    )
