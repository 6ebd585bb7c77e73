"""What of a drawing lies inside a box: the rest is left out, and so are the shapes that nothing refers to any more."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from cadency.boards.kit.draw import width

_ABOUT: Final = 26.0  # how far something reaches of which only the beginning is known
_NOT_DRAWN: Final = ("title", "defs", "clipPath", "mask")
_MOVES: Final = re.compile(r"(translate|scale)\(([^)]*)\)")
_NUMBERS: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_STEPS: Final = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)")
_PARTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
_USED: Final = re.compile(r'"#([\w-]+)"|url\(#([\w-]+)\)')
IDLE: Final = ("id", "role", "tabindex", "title", "clip-path")  # what only readers and hands need, and the board's edge


class Box(NamedTuple):
    """A part of a board."""

    x: float
    y: float
    w: float
    h: float

    def meets(self, other: Box) -> bool:
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h


class Place(NamedTuple):
    """Where a drawing begins inside another one, and how large it is there."""

    x: float = 0.0
    y: float = 0.0
    s: float = 1.0

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        return Box(self.x + x * self.s, self.y + y * self.s, w * self.s, h * self.s)


def keep(parent: ET.Element, box: Box, idle: tuple[str, ...] = IDLE, place: Place | None = None) -> None:
    """Leave out what lies outside, what is not drawn, and what only concerns readers and hands."""
    here = place or Place()
    for one in list(parent):
        extent = None if one.tag in _NOT_DRAWN else extent_of(one, here)
        if extent is None or not extent.meets(box):
            parent.remove(one)
            continue
        for name in [name for name in one.attrib if name in idle or name.startswith(("data-", "aria-"))]:
            del one.attrib[name]
        keep(one, box, idle, inside(one, here))


def inside(one: ET.Element, place: Place) -> Place:
    """Where its own drawing begins. What is turned is taken for where it would be unturned."""
    x, y, s = place
    if one.tag == "svg":
        return _framed(one, place)
    dx = dy = 0.0
    for kind, given in _MOVES.findall(one.attrib.get("transform", "")):
        numbers = [float(number) for number in _NUMBERS.findall(given)]
        if kind == "translate":
            dx, dy = numbers[0], numbers[1] if len(numbers) > 1 else 0.0
        elif kind == "scale":
            return Place(x + dx * s, y + dy * s, s * abs(numbers[0]))
    return Place(x + dx * s, y + dy * s, s)


def _framed(one: ET.Element, place: Place) -> Place:
    """A drawing with a frame of its own."""
    numbers = [float(number) for number in one.attrib.get("viewBox", "0 0 1 1").split()]
    wide = float(one.attrib.get("width", numbers[2]))
    x, y, s = float(one.attrib.get("x", 0)), float(one.attrib.get("y", 0)), wide / numbers[2]
    return Place(place.x + (x - numbers[0] * s) * place.s, place.y + (y - numbers[1] * s) * place.s, place.s * s)


def extent_of(one: ET.Element, place: Place) -> Box | None:
    """About the box of what is drawn; nothing where nobody can tell."""
    here = inside(one, place)
    inner = [extent_of(child, here) for child in one if child.tag not in _NOT_DRAWN]
    return around([box for box in (*inner, _own(one, here)) if box is not None])


def around(boxes: list[Box]) -> Box | None:
    """The box that holds them all."""
    if not boxes:
        return None
    left, top = min([box.x for box in boxes]), min([box.y for box in boxes])
    return Box(left, top, max([box.x + box.w for box in boxes]) - left, max([box.y + box.h for box in boxes]) - top)


def _own(one: ET.Element, here: Place) -> Box | None:
    at = {name: float(value) for name, value in one.attrib.items() if _NUMBERS.fullmatch(value)}
    if "cx" in at and "cy" in at:
        r = max(at.get("r", 0.0), at.get("rx", 0.0), at.get("ry", 0.0))
        return here.box(at["cx"] - r, at["cy"] - r, 2 * r, 2 * r)
    if one.tag == "text":
        size, words = at.get("font-size", 12.0), "".join(one.itertext())
        wide = width(words, size, one.get("class", "sans"))
        left = at.get("x", 0.0) - wide * {"middle": 0.5, "end": 1.0}.get(one.get("text-anchor", ""), 0.0)
        return here.box(left, at.get("y", 0.0) - size, wide, size * 1.3)
    if one.tag == "use" and "width" not in at:
        return here.box(at.get("x", 0.0) - _ABOUT, at.get("y", 0.0) - _ABOUT, 2 * _ABOUT, 2 * _ABOUT)
    if one.tag in ("rect", "image", "use"):
        return here.box(at.get("x", 0.0), at.get("y", 0.0), at.get("width", _ABOUT), at.get("height", _ABOUT))
    if "d" in one.attrib or "points" in one.attrib:
        found = reach(one.attrib.get("d") or f"M{one.attrib['points']}")
        return found and here.box(*found)
    return None


@lru_cache(4096)
def reach(d: str) -> Box | None:
    """The box of a path, its handles included."""
    points = list(_points(d))
    if not points:
        return None
    left, top = min([x for x, _ in points]), min([y for _, y in points])
    return Box(left, top, max([x for x, _ in points]) - left, max([y for _, y in points]) - top)


def _points(d: str) -> Iterator[tuple[float, float]]:
    x = y = 0.0
    start = (0.0, 0.0)
    for letter, given in _STEPS.findall(d):
        kind, near = letter.upper(), letter.islower()
        if kind == "Z":
            x, y = start
            continue
        numbers, size = [float(number) for number in _NUMBERS.findall(given)], _PARTS[kind]
        for n in range(0, len(numbers) - size + 1, size):
            part = numbers[n : n + size]
            if kind in "HV":
                pairs = [(part[0], 0.0 if near else y) if kind == "H" else (0.0 if near else x, part[0])]
            else:
                own = part[5:] if kind == "A" else part
                pairs = list(zip(own[::2], own[1::2], strict=True))
            pairs = [(x + dx, y + dy) for dx, dy in pairs] if near else pairs
            yield from pairs
            x, y = pairs[-1]
            start = (x, y) if kind == "M" and n == 0 else start


def used(inner: str, shapes: Mapping[str, ET.Element]) -> dict[str, str]:
    """The shapes that a picture refers to, and those that these refer to."""
    found: dict[str, str] = {}
    wanted = list(named(inner))
    while wanted:
        name = wanted.pop()
        if name in shapes and name not in found:
            found[name] = ET.tostring(shapes[name], "unicode")
            wanted += named(found[name])
    return found


def named(drawing: str) -> Iterable[str]:
    """What a drawing refers to."""
    return [one or other for one, other in _USED.findall(drawing)]
