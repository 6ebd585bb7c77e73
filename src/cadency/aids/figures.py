"""Figures for the rules: what the board draws of a position that a lesson or a kept game passes through, cut to the
part that a clause is about. Which figures a game has stands in ``rules/figures`` beside its clauses."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

import msgspec

import cadency
from cadency.boards.kit import num, rect
from cadency.boards.kit.letters import outline, shapes
from cadency.boards.kit.trim import Box, Place, around, extent_of, inside, keep, named, used
from cadency.kernel.record import Record
from cadency.kernel.words import Choice
from cadency.lessons import lesson
from cadency.lessons.walk import run
from cadency.lessons.words import Words
from cadency.table import Table
from cadency.texts import Texts

_SVG: Final = "{http://www.w3.org/2000/svg}"
_KEPT: Final = ("defs", "clipPath", "mask")  # what others refer to
_IDLE: Final = ("id", "role", "tabindex", "title")
_EDGE: Final = 2.0  # how far a ring lies outside of what it marks
ROOM: Final = (460, 400)  # pixels of a page for one


class BadFigure(Exception):
    """A figure that cannot be drawn: told to whoever keeps the files."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture: which position, and which part of it. The position is a step of the game's first lesson, or a kept
    game after so many answers; the part is the box around these things, by the names that their tooltips have."""

    id: str
    clause: str
    things: tuple[str, ...]
    size: tuple[int, int]  # of the part in board pixels, so that a page can keep its place before it is drawn
    mark: tuple[str, ...] = ()  # things with a ring
    step: str = ""
    record: str = ""
    answer: int = 0
    seat: int = 0  # whose table it is
    lit: bool = False  # shall what the step opens be lit, as at a table?
    pad: float = 16  # how much of the board is seen around the things


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All figures of a game, and who sits at the table on them."""

    names: tuple[str, ...]
    figure: tuple[Figure, ...]


class Moment(NamedTuple):
    """The position of a figure."""

    table: Table
    open: tuple[Choice, ...]


class Drawn(NamedTuple):
    """A picture that needs nothing else, and its size on the board."""

    svg: str
    box: Box


def folder(game: str) -> Traversable:
    return files("cadency.games") / cadency.rules(game).id / "rules" / "figures"


@cache
def shelf(game: str) -> Shelf:
    """The figures of a game in the order of its file; none where it has none."""
    file = folder(game) / "figures.toml"
    if not file.is_file():
        return Shelf((), ())
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Shelf)


def figure(game: str, name: str) -> Figure | None:
    return next((one for one in shelf(game).figure if one.id == name), None)


@cache
def words(game: str, language: str) -> Words:
    """``figure-<id>`` is a caption."""
    return Words(folder(game), "figure", language)


def position(game: str, shown: Figure) -> Moment:
    """The table that a figure is drawn from."""
    if shown.record:
        text = (folder(game) / shown.record).read_text("utf-8")
        return Moment(Table.resume(cadency.rules(game), Record.loads(text), shown.answer), ())
    for moment in run(lesson(game)):
        if moment.step is not None and moment.step.id == shown.step:
            return Moment(moment.table, moment.open)
    raise BadFigure(f"{game}: figure {shown.id}: the lesson has no step {shown.step!r}")


def draw(game: str, shown: Figure, language: str) -> Drawn:
    """The figure as a picture of its own, its words as outlines."""
    table, open_ = position(game, shown)
    board: Any = import_module(f"cadency.boards.{table.rules.id}.svg")
    lit = [option.wire() for option in open_] if shown.lit else []
    names = list(shelf(game).names[: table.seats])
    whole = board.draw(table.view(shown.seat), Texts(language, table.rules.id), names, lit, shown.seat)
    root = ET.fromstring(whole)  # noqa: S314 - drawn by us
    for one in root.iter():
        one.tag = one.tag.removeprefix(_SVG)
    found = {name: _where(root, name) for name in (*shown.things, *shown.mark)}
    missing = [name for name, box in found.items() if box is None]
    if missing:
        raise BadFigure(f"{game}: figure {shown.id}: not drawn at that moment: {', '.join(missing)}")
    part = [about for name in shown.things if (about := found[name]) is not None]
    box = _framed(part, _size(root), shown.pad)
    marks = [marked for name in shown.mark if (marked := found[name]) is not None]
    return Drawn(_cut(root, box, marks, words(game, language)(shown.id), fitted(shown)), box)


def fitted(shown: Figure) -> tuple[int, int]:
    """As large as a page has room for. The page keeps that free while the picture is on its way, and the picture says
    the same of itself, in whatever language: nothing moves when it comes."""
    width, height = shown.size
    k = min(1.0, ROOM[0] / width, ROOM[1] / height)
    return round(width * k), round(height * k)


def _size(root: ET.Element) -> tuple[float, float]:
    _, _, w, h = root.attrib["viewBox"].split()
    return float(w), float(h)


def _where(root: ET.Element, thing: str, place: Place | None = None) -> Box | None:
    """The box of the first that goes by this name: the board comes before the plates, one's own before the others'."""
    here = place or Place()
    for one in root:
        if one.tag in _KEPT:
            continue
        found = extent_of(one, here) if one.get("data-thing") == thing else _where(one, thing, inside(one, here))
        if found is not None:
            return found
    return None


def _framed(boxes: Sequence[Box], size: tuple[float, float], pad: float) -> Box:
    """The part of the table around these boxes."""
    inner = around(list(boxes))
    if inner is None:
        raise BadFigure("a figure of nothing")
    left, top = max(0.0, inner.x - pad), max(0.0, inner.y - pad)
    return Box(left, top, min(size[0], inner.x + inner.w + pad) - left, min(size[1], inner.y + inner.h + pad) - top)


def _cut(root: ET.Element, box: Box, marks: Sequence[Box], said: str, size: tuple[int, int]) -> str:
    parts = [one for kept in _KEPT for part in root.iter(kept) for one in (part, *part)]
    held = {one.attrib["id"]: one for one in parts if "id" in one.attrib}
    style = "".join([one.text or "" for one in root.iter("style")])
    keep(root, box, _IDLE)
    outline(root)
    inner = "".join([ET.tostring(one, "unicode") for one in root]) + "".join([_ring(mark) for mark in marks])
    for one in held.values():
        outline(one)
    needed = "".join(used(inner, held).values())
    frame = f'viewBox="{num(box.x)} {num(box.y)} {num(box.w)} {num(box.h)}" width="{size[0]}" height="{size[1]}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" aria-label="{escape(said)}"><style>{style}</style>'
        f"<defs>{needed}{shapes(named(inner + needed))}</defs>{inner}</svg>"
    )


def _ring(a: Box) -> str:
    box = (a.x - _EDGE, a.y - _EDGE, a.w + 2 * _EDGE, a.h + 2 * _EDGE, 8.0, "none")
    return rect(*box, "#fbf5e6", 5, opacity=".9") + rect(*box, "#2456a8", 2.6)
