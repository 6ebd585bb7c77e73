"""A player's aid: one game on one page of A4, to be printed. Ink on white, so that any printer will do; its words are
outlines, so that it looks the same everywhere. What stands on it lies in ``aid`` beside the game's rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import msgspec

import cadency
from cadency.boards.kit import INK, circ, icon, line, rect, shield, symbols
from cadency.boards.kit.defs import GRADIENTS
from cadency.boards.kit.letters import breadth, shapes, written
from cadency.boards.kit.pieces import hatchings
from cadency.boards.kit.trim import named
from cadency.kernel.errors import BadSetup
from cadency.lessons.words import Words
from cadency.plugins import OWN

WIDE, HIGH = 794.0, 1123.0  # A4 at 96 dots an inch
EDGE: Final = 42.0
TOP: Final = 112.0
LOW: Final = HIGH - 54.0
GUTTER: Final = 22.0
COLUMN: Final = (WIDE - 2 * EDGE - GUTTER) / 2
LARGEST, LEAST, STEP = 16.5, 10.5, 0.25  # sizes of the words; the largest at which all fit is taken
_BODY, _BOLD, _HEAD = "sans-500", "sans-700", "serif-700"
_SECOND: Final = "#5f4a37"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the aid: an icon in front of it, its clause behind it."""

    icon: str = ""
    clause: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box: its heading is ``aid-<id>``, its lines are ``aid-<id>-1`` and so on."""

    id: str
    row: tuple[Row, ...]


class Word(NamedTuple):
    """A word and what it is set in."""

    text: str
    cut: str
    size: float
    fill: str

    @property
    def wide(self) -> float:
        return breadth(self.text, self.size, self.cut)


class Line(NamedTuple):
    """Words side by side, at this distance from the left."""

    words: tuple[tuple[float, Word], ...]
    wide: float


class Box(NamedTuple):
    """A part as it is set: each row as its icon and lines."""

    title: str
    rows: tuple[tuple[str, tuple[Line, ...]], ...]
    size: float

    @property
    def leading(self) -> float:
        return self.size * 1.26

    @property
    def height(self) -> float:
        return self.size * 2.45 + sum([self.row_height(lines) for _, lines in self.rows]) + self.size * 0.55

    def row_height(self, lines: Sequence[Line]) -> float:
        return max(len(lines) * self.leading, self.size * 1.6) + self.size * 0.34


def folder(game: str) -> Traversable:
    if game not in OWN:
        raise BadSetup("no-aid", game=game, known=", ".join(OWN))
    return files("cadency.games") / cadency.rules(game).id / "aid"


@cache
def parts(game: str) -> tuple[Part, ...]:
    text = (folder(game) / "aid.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["part"], tuple[Part, ...])


@cache
def words(game: str, language: str) -> Words:
    return Words(folder(game), "aid", language)


def draw(game: str, language: str) -> str:
    """The page as SVG that needs nothing else."""
    said = words(game, language)
    columns, size = fitted(game, language)
    drawn = _header(said, len(cadency.rules(game).seats) + cadency.rules(game).seats[0] - 1)
    for n, column in enumerate(columns):
        x, y = EDGE + n * (COLUMN + GUTTER), TOP
        spare = (LOW - TOP - sum([box.height for box in column])) / max(1, len(column) - 1) if column else 0.0
        for box in column:
            drawn += _boxed(box, x, y)
            y += box.height + min(spare, size * 1.5)
    drawn += written(EDGE, HIGH - 30, said("foot"), 10.5, _BODY, _SECOND)
    told = "\n".join([f"{box.title}\n{_told(box)}" for column in columns for box in column])
    needed = named(drawn)
    icons = [name.removeprefix("i-") for name in set(needed) if name.startswith("i-")]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {HIGH:g}" width="210mm" height="297mm" '
        f'role="img" xml:lang="{language}"><title>{escape(said("title"))}</title><desc>{escape(told)}</desc>'
        f"<defs><style>.hatch{{display:none}}</style>{GRADIENTS}{hatchings()}{symbols(icons)}{shapes(needed)}</defs>"
        f"{rect(0, 0, WIDE, HIGH, 0, '#fff')}{drawn}</svg>\n"
    )


def fitted(game: str, language: str) -> tuple[tuple[list[Box], list[Box]], float]:
    """All parts in two columns, as large as they fit on the page."""
    size = LARGEST
    while True:
        boxes = [_set(part, words(game, language), size) for part in parts(game)]
        cut = min(range(1, len(boxes)), key=lambda n: max(_tall(boxes[:n], size), _tall(boxes[n:], size)))
        columns = boxes[:cut], boxes[cut:]
        if max([_tall(column, size) for column in columns]) <= LOW - TOP or size <= LEAST:
            return columns, size
        size -= STEP


def _tall(boxes: Sequence[Box], size: float) -> float:
    return sum([box.height for box in boxes]) + size * 0.8 * max(0, len(boxes) - 1)


def _set(part: Part, said: Words, size: float) -> Box:
    rows = []
    for n, row in enumerate(part.row, 1):
        room = COLUMN - size * 1.5 - (size * 2.1 if row.icon else 0.0)
        rows.append((row.icon, tuple(_lines(list(_words(said(f"{part.id}-{n}"), row.clause, size)), room))))
    return Box(said(part.id), tuple(rows), size)


def _words(text: str, clause: str, size: float) -> Iterator[Word]:
    """What stands before the first colon is the name of the thing and set in bold."""
    name, colon, rest = text.partition(": ")
    bold = name + colon.strip() if colon else ""
    for word in bold.split(" "):
        if word:
            yield Word(word, _BOLD, size, INK)
    for word in (rest if colon else text).split(" "):
        yield Word(word, _BODY, size, INK)
    if clause:
        yield Word(clause, _BODY, round(size * 0.8, 2), _SECOND)


def _lines(given: Sequence[Word], room: float) -> Iterator[Line]:
    """As many words on a line as have room. The last one, a clause's number, is never alone on a line."""
    here: list[Word] = []
    for n, word in enumerate(given):
        if here and _line([*here, word]).wide > room:
            kept = here[-1:] if n == len(given) - 1 and len(here) > 1 else []
            yield _line(here[: len(here) - len(kept)])
            here = kept
        here.append(word)
    yield _line(here)


def _line(words: Sequence[Word]) -> Line:
    x = end = 0.0
    found = []
    for word in words:
        found.append((x, word))
        end = x + word.wide
        x = end + breadth(" ", word.size, word.cut) * 1.15
    return Line(tuple(found), end)


def _header(said: Words, seats: int) -> str:
    drawn = written(EDGE, 66, said("game"), 40, _HEAD) + written(EDGE, 90, said("about"), 14, _BODY, _SECOND)
    for seat in range(seats):
        drawn += shield(seat, WIDE - EDGE - 14 - (seats - 1 - seat) * 36, 60, 28)
    return drawn + line(f"M{EDGE:g} 101H{WIDE - EDGE:g}", INK, 1.6)


def _boxed(box: Box, x: float, y: float) -> str:
    size, pad = box.size, box.size * 0.75
    drawn = rect(x, y, COLUMN, box.height, 9, "#fff", INK, 1.1)
    drawn += written(x + pad, y + size * 1.6, box.title, size * 1.35, _HEAD)
    drawn += line(f"M{x + pad:.1f} {y + size * 2.02:.1f}H{x + COLUMN - pad:.1f}", _SECOND, 0.7)
    y += size * 2.45
    for sign, lines in box.rows:
        left = x + pad + (size * 2.1 if sign else 0.0)
        if sign:
            at = x + pad + size * 0.78, y + size * 0.68
            drawn += circ(*at, size * 0.84, "#fff", INK, 0.9) + icon(sign, *at, round(size * 1.12, 1))
        for n, one in enumerate(lines):
            base = y + size * 0.98 + n * box.leading
            for start, word in one.words:
                drawn += written(left + start, base, word.text, word.size, word.cut, word.fill)
        y += box.row_height(lines)
    return drawn


def _told(box: Box) -> str:
    return "\n".join([" ".join([word.text for one in lines for _, word in one.words]) for _, lines in box.rows])
