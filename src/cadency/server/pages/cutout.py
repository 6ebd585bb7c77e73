"""A small picture of a place on a board at one moment: what the board draws, without what lies outside the picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from markupsafe import Markup

from cadency.boards.kit import num, rect
from cadency.boards.kit.options import Anchor
from cadency.boards.kit.trim import Box, keep, used
from cadency.kernel.engine import Decision
from cadency.plugins import part
from cadency.server.pages.ground import board, land_address
from cadency.texts import Texts

WIDE, HIGH = 330.0, 150.0


class Cutout(NamedTuple):
    """The picture, and what it refers to: once on a page for all of them, by their ids."""

    drawn: Markup
    shapes: dict[str, str]


def cutout(
    game: str, view: Any, texts: Texts, names: Sequence[str], seat: int, anchor: Anchor | None, said: str
) -> Cutout:
    """Where a seat chose, and what stood around it."""
    shown = board(game)
    box = _box(shown.WIDTH, shown.HEIGHT, anchor, shown.PEEK)
    drawn = f"<g>{shown.signboards(view, texts)}{_pieces(shown, view, texts, names, seat)}</g>"
    root = ET.fromstring(drawn)  # noqa: S314 - drawn by us
    shapes = {one.attrib["id"]: one for defs in root.iter("defs") for one in defs if "id" in one.attrib}
    keep(root, box)
    inner = ET.tostring(root, "unicode", short_empty_elements=True)
    ring = "" if anchor is None else _ring(anchor)
    image = f'<image href="{land_address(game, view.seats)}" width="{num(shown.WIDTH)}" height="{num(shown.HEIGHT)}"/>'
    frame = f"{num(box.x)} {num(box.y)} {num(box.w)} {num(box.h)}"
    picture = (
        f'<svg class="mini" viewBox="{frame}" preserveAspectRatio="xMidYMid slice" role="img" '
        f'aria-label="{escape(said)}">{image}{inner}{ring}</svg>'
    )
    return Cutout(Markup(picture), used(inner, shapes))  # noqa: S704 - drawn by us, words escaped


def _pieces(shown: Any, view: Any, texts: Texts, names: Sequence[str], seat: int) -> str:
    found: str = shown.pieces(view, texts, list(names), seat=seat)
    return found


def place(game: str, view: Any, asked: Decision, wire: tuple[Any, ...]) -> Anchor | None:
    """Where on the board a choice is; nothing where it has no place there."""
    options = tuple([option.wire() for option in asked.options])
    finder: Any = part("cadency.boards", game, "options")
    drawing = {} if game == "village" else {"drawing": finder.MAP}
    found: Anchor | None = finder.where(wire, view, asked.seat, options, **drawing)
    return found


def _box(width: float, height: float, anchor: Anchor | None, peek: tuple[float, float, float, float]) -> Box:
    """Round the place, as far as the board reaches; without one, what stands for the whole board."""
    if anchor is None:
        return Box(*peek)
    x, y, w, h = anchor[:4]
    left, top = x + w / 2 - WIDE / 2, y + h / 2 - HIGH / 2
    return Box(max(0.0, min(left, width - WIDE)), max(0.0, min(top, height - HIGH)), WIDE, HIGH)


def _ring(a: Anchor) -> str:
    edge = {"opacity": ".9", "class_": "here"}
    return rect(a.x - 2, a.y - 2, a.w + 4, a.h + 4, a.r + 2, "none", "#fbf5e6", 5, **edge) + rect(
        a.x - 2, a.y - 2, a.w + 4, a.h + 4, a.r + 2, "none", "#2456a8", 2.6
    )
