"""A small picture of a place on a board at one moment: what the board draws, without what lies outside the picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib import import_module
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

from markupsafe import Markup

from cadency.boards.kit import num, rect
from cadency.boards.kit.options import Anchor
from cadency.kernel.engine import Decision
from cadency.server.pages.ground import board, land_address
from cadency.texts import Texts

WIDE, HIGH = 330.0, 150.0
_ABOUT: Final = 60.0  # how far something reaches of which only the beginning is known
_LONG: Final = 160  # letters of a path that may reach farther
_NOT_DRAWN: Final = ("title", "defs", "clipPath", "mask")
_MOVES: Final = re.compile(r"(translate|scale)\(([^)]*)\)")
_NUMBERS: Final = re.compile(r"-?\d+(?:\.\d+)?")
_USED: Final = re.compile(r'"#([\w-]+)"')
_DROPPED: Final = ("id", "role", "tabindex", "title", "clip-path")  # of what is only looked at


class Box(NamedTuple):
    """What the picture shows of the board."""

    x: float
    y: float
    w: float
    h: float


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
    _keep(root, 0.0, 0.0, 1.0, box)
    inner = ET.tostring(root, "unicode", short_empty_elements=True)
    ring = "" if anchor is None else _ring(anchor)
    image = f'<image href="{land_address(game, view.seats)}" width="{num(shown.WIDTH)}" height="{num(shown.HEIGHT)}"/>'
    frame = f"{num(box.x)} {num(box.y)} {num(box.w)} {num(box.h)}"
    picture = (
        f'<svg class="mini" viewBox="{frame}" preserveAspectRatio="xMidYMid slice" role="img" '
        f'aria-label="{escape(said)}">{image}{inner}{ring}</svg>'
    )
    return Cutout(Markup(picture), _used(inner, shapes))  # noqa: S704 - drawn by us, words escaped


def _pieces(shown: Any, view: Any, texts: Texts, names: Sequence[str], seat: int) -> str:
    found: str = shown.pieces(view, texts, list(names), seat=seat)
    return found


def place(game: str, view: Any, asked: Decision, wire: tuple[Any, ...]) -> Anchor | None:
    """Where on the board a choice is; nothing where it has no place there."""
    options = tuple([option.wire() for option in asked.options])
    finder: Any = import_module(f"cadency.boards.{game}.options")
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


def _keep(parent: ET.Element, x: float, y: float, s: float, box: Box) -> None:
    """Leave out what lies outside, what is not drawn, and what only concerns readers and hands."""
    for one in list(parent):
        if one.tag in _NOT_DRAWN or not _seen(_extent(one, x, y, s), box):
            parent.remove(one)
            continue
        for name in [name for name in one.attrib if name in _DROPPED or name.startswith(("data-", "aria-"))]:
            del one.attrib[name]
        _keep(one, *_inside(one, x, y, s), box)


def _inside(one: ET.Element, x: float, y: float, s: float) -> tuple[float, float, float]:
    """Where its own drawing begins, and how large that is. What is turned is taken for where it would be unturned."""
    dx = dy = 0.0
    for kind, inside in _MOVES.findall(one.attrib.get("transform", "")):
        numbers = [float(number) for number in _NUMBERS.findall(inside)]
        if kind == "translate":
            dx, dy = numbers[0], numbers[1] if len(numbers) > 1 else 0.0
        elif kind == "scale":
            return x + dx * s, y + dy * s, s * abs(numbers[0])
    return x + dx * s, y + dy * s, s


def _extent(one: ET.Element, x: float, y: float, s: float) -> Box | None:
    """About the box of what is drawn; nothing where nobody can tell."""
    x, y, s = _inside(one, x, y, s)
    found = [inner for child in one if child.tag not in _NOT_DRAWN and (inner := _extent(child, x, y, s)) is not None]
    at = {name: float(value) for name, value in one.attrib.items() if _NUMBERS.fullmatch(value)}
    if "cx" in at and "cy" in at:
        r = max(at.get("r", 0.0), at.get("rx", 0.0), at.get("ry", 0.0))
        found.append(Box(x + (at["cx"] - r) * s, y + (at["cy"] - r) * s, 2 * r * s, 2 * r * s))
    elif one.tag in ("rect", "text", "image", "use"):
        wide, high = at.get("width", _ABOUT), at.get("height", _ABOUT)
        left = at.get("x", 0.0) - (wide if one.tag == "text" else 0.0)
        found.append(Box(x + left * s, y + (at.get("y", 0.0) - high * (one.tag == "text")) * s, 2 * wide * s, high * s))
    elif "d" in one.attrib or "points" in one.attrib:
        numbers = _NUMBERS.findall(one.attrib.get("d", one.attrib.get("points", ""))[:40])
        if len(numbers) > 1:
            far = _ABOUT if len(one.attrib.get("d", "")) < _LONG else 4 * _ABOUT
            left, top = x + (float(numbers[0]) - far) * s, y + (float(numbers[1]) - far) * s
            found.append(Box(left, top, 2 * far * s, 2 * far * s))
    if not found:
        return None
    left, top = min([box.x for box in found]), min([box.y for box in found])
    return Box(left, top, max([box.x + box.w for box in found]) - left, max([box.y + box.h for box in found]) - top)


def _seen(one: Box | None, box: Box) -> bool:
    if one is None:
        return False
    across = one.x < box.x + box.w and box.x < one.x + one.w
    return across and one.y < box.y + box.h and box.y < one.y + one.h


def _used(inner: str, shapes: dict[str, ET.Element]) -> dict[str, str]:
    """The shapes that a picture refers to, and those that these refer to."""
    found: dict[str, str] = {}
    wanted = _USED.findall(inner)
    while wanted:
        name = wanted.pop()
        if name in shapes and name not in found:
            found[name] = ET.tostring(shapes[name], "unicode")
            wanted += _USED.findall(found[name])
    return found
