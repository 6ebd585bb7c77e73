"""The chronicle of a house: one page to keep, to print and to share, with the finished tree and the story in sentences.

It stands alone as a file and has no filters; whatever gilds it is for beauty, since nothing here can be chosen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape, unescape
from typing import Final, NamedTuple

from cadency.boards.kit import (
    GRADIENTS,
    HOUSES,
    INK,
    STYLE,
    at,
    fit,
    laurel,
    line,
    num,
    rect,
    shield,
    symbols,
    text,
    width,
)
from cadency.boards.kit.pieces import hatchings
from cadency.boards.legacy import boughs, faces, park, scene
from cadency.boards.legacy.layout import Box, Tree
from cadency.boards.legacy.ornament import arms, vine
from cadency.boards.legacy.story import rank, story
from cadency.boards.legacy.telling import Paragraph
from cadency.boards.legacy.words import broken, capital, signs, typeset
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

W, H = 1000.0, 1414.0  # as A4
_GOLD, _BLOOD, _SOFT = "#c9a24a", "#7d1d16", "#5f4a37"
_TREE: Final = Box(84, 334, 832, 462)
STORY: Final = Box(92, 830, 816, 366)
_COLUMN: Final = 396.0
_SIZES: Final = (17.5, 16.5, 15.5, 14.5, 13.5, 12.5)
_FOOT: Final = 1208.0
_LINE: Final = re.compile(r'<text ([^>]*class="(\w+)" font-size="([\d.]+)" font-weight="(\d+)"[^>]*)>([^<]{2,})</text>')
_LENGTHS: Final = {"800": 1.005, "700": 0.988, "500": 0.98}  # of a line, by its weight, as measured in Chromium
_SLANTED: Final = 0.88


class Set(NamedTuple):
    """A paragraph, set: its lines, and how high it is."""

    told: Paragraph
    lines: list[str]
    high: float


def chronicle(view: LegacyView, seat: int, texts: Texts, names: Sequence[str], date: str = "") -> str:
    """The page as a file, 1000 x 1414."""
    said = signs(texts.language)
    inner = _paper(seat) + _head(view, seat, said) + _tree(view, seat, said)
    inner += _columns(story(view, seat, texts.language), seat) + _judgement(view, said, names) + _foot(view, said, date)
    inner = _LINE.sub(_lasting, inner)
    name = _title(view, seat, said)
    people = sorted(set(re.findall(r'href="#face-([a-z0-9-]+)"', inner)))
    drawn = "".join(_grown(view, people).values())
    icons = sorted(set(re.findall(r'href="#i-([a-z-]+)"', inner + drawn)))
    kept = GRADIENTS + hatchings() + symbols(icons) + faces.clips() + drawn
    box = f'viewBox="0 0 {num(W)} {num(H)}" width="{num(W)}" height="{num(H)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-labelledby="chronicle-name">'
        f'<title id="chronicle-name">{escape(name)}</title><style>{STYLE}</style><defs>{kept}</defs>{inner}</svg>'
    )


def _lasting(line_: re.Match[str]) -> str:
    """A line of text that is as long in whatever letters a reader has as in ours: the file brings no fonts."""
    kept, cls, size, weight, said = line_.groups()
    of = _SLANTED if 'font-style="italic"' in kept else _LENGTHS[weight] if cls == "serif" else 1.0
    long = width(unescape(said), float(size), cls) * of
    return f'<text {kept} textLength="{num(long)}" lengthAdjust="spacingAndGlyphs">{said}</text>'


def words(view: LegacyView, seat: int, language: str) -> list[tuple[str, str]]:
    """The story as headings and paragraphs, for whoever cannot see the page."""
    return [(told.word, told.text) for told in story(view, seat, language)]


def _grown(view: LegacyView, people: list[str]) -> dict[str, str]:
    return faces.symbols(view, people) if people else {}


def _title(view: LegacyView, seat: int, said: Texts) -> str:
    if view.houses[seat].tree:
        return said("story-who-we-were")
    return said(f"story-house-{HOUSES[seat].mark}")


def _paper(seat: int) -> str:
    found = rect(0, 0, W, H, 0, "#f8f0dc") + rect(26, 26, W - 52, H - 52, 4, "none", INK, 1.6)
    found += rect(58, 58, W - 116, H - 116, 4, "none", INK, 1.2) + rect(
        61.5, 61.5, W - 123, H - 123, 3, "none", _GOLD, 1.6
    )
    return found + vine(W, H, seat)


def _head(view: LegacyView, seat: int, said: Texts) -> str:
    name = _title(view, seat, said)
    house = view.houses[seat]
    short = max((one.generation for one in house.family), default=0) < 3
    sub = said("story-search" if house.tree else "story-subtitle-short" if short else "story-subtitle")
    found = arms(seat, W / 2, 172) + text(W / 2, 284, name, fit(name, 760, 50), "serif", w=800)
    return found + text(W / 2, 312, sub, 21, "serif", fill=_SOFT, font_style="italic")


def _tree(view: LegacyView, seat: int, said: Texts) -> str:
    x, y, w, h = _TREE
    room = Box(54, 26, w - 68, h - 80)
    now = None if view.houses[seat].tree else max(one.generation for one in view.houses[seat].family) - 1
    grown = scene.grown(view, seat, said, room, now=_ruling(now, view))
    drawn = f'<clipPath id="chronicle-tree">{rect(0, 0, w, h, 10)}</clipPath>'
    drawn += f'<g clip-path="url(#chronicle-tree)">{park.park(w, h, (0, w), plain=True)}</g>'
    drawn += boughs.printed(grown) + _rows(grown)
    return at(drawn + rect(0, 0, w, h, 10, "none", INK, 1.8), x, y)


def _ruling(last: int | None, view: LegacyView) -> int | None:
    """The third generation is largest where there is one."""
    return None if last is None else min(last, 2, view.generation - 1)


def _rows(grown: Tree) -> str:
    found = ""
    for roman, y, _ in grown.rows:
        found += rect(10, y - 15, 32, 30, 5, "url(#vellum)", INK, 1.1) + text(26, y + 5.5, roman, 16, "serif", w=800)
    return found


def _columns(told: list[Paragraph], seat: int) -> str:
    """Two columns, as large as there is room for."""
    for size in _SIZES:
        paragraphs = [_set(one, size, drop=not n) for n, one in enumerate(told)]
        split = _split(paragraphs)
        tall = max(sum(one.high for one in part) for part in (paragraphs[:split], paragraphs[split:]))
        if tall <= STORY.h:
            break
    found = ""
    for column, part in enumerate((paragraphs[:split], paragraphs[split:])):
        x, y = STORY.x + column * (STORY.w - _COLUMN), STORY.y
        for one in part:
            found += _paragraph(one, x, y, size, seat, drop=one is paragraphs[0])
            y += one.high
    return found


def _set(told: Paragraph, size: float, *, drop: bool) -> Set:
    lead = size * 1.32
    lines = broken(told.text[1:] if drop else told.text, _COLUMN - (54 if drop else 0), size * 0.965, "serif")
    if drop:
        rest = " ".join(lines[2:])
        lines = lines[:2] + (broken(rest, _COLUMN, size * 0.965, "serif") if rest else [])
    return Set(told, lines, 26 + lead * max(len(lines), 2 if drop else 1) + 16)


def _split(paragraphs: list[Set]) -> int:
    """After which paragraph the second column begins."""
    sizes = [one.high for one in paragraphs]
    return min(range(1, max(len(sizes), 2)), key=lambda n: max(sum(sizes[:n]), sum(sizes[n:])))


def _paragraph(one: Set, x: float, y: float, size: float, seat: int, *, drop: bool) -> str:
    head = capital(one.told.word)
    found = text(x, y + 12, head, 19, "serif", "start", _BLOOD, 800)
    found += line(f"M{num(x + width(head, 19) + 14)} {num(y + 6)}H{num(x + _COLUMN)}", _GOLD, 1.2)
    lead, top = size * 1.32, y + 36
    if drop and one.told.text:
        found += rect(x, top - 15, 42, 42, 4, HOUSES[seat].base, INK, 1.2)
        found += rect(x + 3, top - 12, 36, 36, 2, "none", "#e6d2a0", 1)
        found += text(x + 21, top + 17, one.told.text[0], 34, "serif", fill=HOUSES[seat].on, w=800)
    for n, words_ in enumerate(one.lines):
        found += text(x + (54 if drop and n < 2 else 0), top + n * lead, words_, size, "serif", "start")
    return found


def _judgement(view: LegacyView, said: Texts, names: Sequence[str]) -> str:
    """Arms and honour of all houses, the first of them largest."""
    found = line(f"M92 {num(_FOOT)}H{num(W - 92)}", _GOLD, 1.4)
    order = sorted(view.houses, key=rank, reverse=True)
    step = (W - 200) / max(len(order), 1)
    for n, house in enumerate(order):
        s = 46 if n == 0 else 38
        x, y = 104 + n * step, _FOOT + 50
        name = names[house.seat]
        size = fit(name, step - s - 84, 21 if n == 0 else 19, least=13)
        found += shield(house.seat, x + s / 2, y, s) + text(x + s + 12, y - 3, name, size, "serif", "start", w=800)
        arms_ = said("sign-extinct") if house.extinct else said(f"sign-house-{HOUSES[house.seat].mark}")
        small = fit(arms_, step - s - 84, 15, least=11)
        found += text(x + s + 12, y + 17, arms_, small, "serif", "start", _SOFT, font_style="italic")
        left = max(width(name, size), width(arms_, small))
        found += laurel(x + s + 14 + left + 32, y + 2, typeset(house.score), 56 if n == 0 else 46)
    return found


def _foot(view: LegacyView, said: Texts, date: str) -> str:
    y = _FOOT + 106
    found = line(f"M92 {num(y)}H{num(W - 92)}", "#cdb888", 1) + text(96, y + 28, "Cadency", 18, "serif", "start", w=800)
    words_ = said("story-played", seats=view.seats) + (said("story-on", date=date) if date else "")
    return found + text(170, y + 27, words_, 15, "sans", "start", _SOFT)
