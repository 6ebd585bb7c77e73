"""The moments when everybody looks up: an attempt by candlelight, a fall, a revolution. Pictures for a page's side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from cadency.boards.heads_of_state.nobles import arms, stone
from cadency.boards.heads_of_state.signs import emblem
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import (
    HOUSES,
    INK,
    at,
    block,
    circ,
    ell,
    icon,
    line,
    mark,
    num,
    path,
    rect,
    shade,
    shield,
    text,
)
from cadency.boards.kit.frames import framed
from cadency.boards.kit.land import town
from cadency.games.heads_of_state.names import COUNTRIES, NOBLES
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

SIZE: Final = (312.0, 168.0)
W, H = SIZE
_CROWD: Final = (12, 29, 47, 62, 80, 97, 214, 231, 247, 266, 283, 300)
DRAPE: Final = "M0 0H64C60 40 40 70 0 96Z"


def _room(name: str) -> str:
    """Panelled walls, drapes and a table, lit from the candle."""
    stops = ((0, "#f3d79a"), (0.45, "#a8865a"), (1, "#3f2c22"))
    light = "".join(f'<stop offset="{at_:g}" stop-color="{colour}"/>' for at_, colour in stops)
    found = f'<defs><radialGradient id="{name}" cx=".68" cy=".3" r=".8">{light}</radialGradient></defs>'
    found += rect(0, 0, W, H, 8, f"url(#{name})")
    found += line("".join(f"M{x} 0V{num(H)}" for x in range(22, int(W), 26)), "#2a1a10", 1, opacity=".18")
    for turned in ("", f"matrix(-1 0 0 1 {num(W)} 0)"):
        inner = path(DRAPE, "#5a2b30", sw=1.4)
        inner += path("M0 0H38C36 34 24 58 0 76Z", "#472226" if turned else "#6f3a3c", "none")
        found += f'<g transform="{turned}">{inner}</g>' if turned else inner
    found += rect(-6, 126, W + 12, 50, 0, "#7b5a3b", INK, 1.4) + rect(-6, 124, W + 12, 5, 0, "#a67c50", INK, 1)
    return found + line("".join(f"M-6 {y}H{num(W + 6)}" for y in (137, 149, 161)), "#4a3024", 1, opacity=".6")


def _candle(x: float) -> str:
    brass = "#c79a4a"
    found = ell(x, 40, 54, 46, "url(#glow)") + rect(x - 4, 44, 8, 30, 2, "#fbf3dc", INK, 1)
    flame = f"M{num(x)} 26C{num(x + 5)} 33 {num(x + 4)} 41 {num(x)} 44 {num(x - 4)} 41 {num(x - 5)} 33 {num(x)} 26Z"
    found += path(flame, "#ffd56a", "#a8561a", 1) + rect(x - 2.5, 76, 5, 44, 0, brass, INK, 1)
    found += ell(x, 96, 5, 4, brass, INK, 1) + path(f"M{num(x - 14)} 78h28l-5-6h-18Z", brass, sw=1)
    return found + path(f"M{num(x - 16)} 128q2-8 13-10h6q11 2 13 10Z", brass, sw=1)


def cube(seat: int, x: float, y: float, s: float = 1) -> str:
    """A house's cube for the bag: three faces, the mark on the front."""
    house = HOUSES[seat]
    return at(block(house.base, house.hi, house.lo) + mark(seat, -1, 2.6, 11), x, y, s)


def _bag(x: float, y: float) -> str:
    body = "M-22-50C-46-32-50-8-38 0Q0 9 38 0C50-8 46-32 22-50Z"
    found = shade(2, 2, 44, 8, opacity=0.4) + path(body, "#37302c", sw=1.5)
    found += path("M-22-50C-46-32-50-8-38 0Q-28 3-18 4C-32-8-30-34-12-50Z", "#fff", "none", opacity=".13")
    found += path("M14-48C26-34 30-14 24 3Q32 2 38 0C50-8 46-32 22-50Z", "#000", "none", opacity=".25")
    found += ell(0, -52, 25, 8, "#14100e", INK, 1.3)
    return at(found + path("M-25-52Q0-40 25-52V-46Q0-34-25-46Z", "#c79a4a", sw=1.1), x, y, 0.98)


def attempt(view: HeadsView, seat: int, victims: Mapping[str, tuple[int, str]], texts: Texts) -> str:
    """So many cubes of the attacker's against the victim's, in one bag, by one candle. Of several victims, by the
    option that names them, each is seen only while one points at that option."""
    mine, theirs = _cubes(view)
    front = icon("cloak-dagger", 62, 84, 78, "#241813") + _bag(152, 146)
    for way in ("M72 134Q104 70 140 90", "M244 140Q206 74 172 90"):
        front += line(way, "#fff0b8", 2, stroke_dasharray=".1 6", stroke_linecap="round")
    front += "".join(cube(seat, 40 + i * 30, 148 + (0, 2, -1)[i % 3], 1.25) for i in range(mine))
    for option, (victim, noble) in victims.items():
        drawn = _victim(victim, noble, theirs)
        one = len(victims) == 1
        front += drawn if one else f'<g class="foreseen" data-for="{escape(option)}">{drawn}</g>'
    said = signs(texts.language)("sign-attempt", mine=mine, theirs=theirs)
    return framed("attempt", _room("candlelight") + _candle(214), front, said, SIZE)


def _cubes(view: HeadsView) -> tuple[int, int]:
    printed = view.printed["bag"][0]
    return int(printed["attacker"]), int(printed["victim"])


def _victim(seat: int, noble: str, cubes: int) -> str:
    found = at(arms(seat, NOBLES.index(noble)), 266, 122, 1.5)
    return found + "".join(cube(seat, 262 + i * 26, 149, 1.25) for i in range(cubes))


def spared(seat: int, noble: str, sector: str, texts: Texts, names: Sequence[str]) -> str:
    """An attempt has failed: the victim's own cube came out of the bag."""
    said = signs(texts.language)
    place = said(f"sign-sector-{sector}")
    words = said("sign-noble-at", noble=said(f"sign-noble-{noble}"), name=names[seat], sector=place)
    front = _bag(120, 150) + ell(120, 58, 40, 36, "url(#glow)") + cube(seat, 120, 58, 2)
    front += line("M120 96V80", "#fff0b8", 2.4, stroke_dasharray=".1 6", stroke_linecap="round")
    front += ell(236, 112, 62, 54, "url(#glow)") + at(arms(seat, NOBLES.index(noble)), 236, 142, 2)
    front += icon("cloak-dagger", 34, 96, 44, "#241813", opacity=".55")
    return framed("escape", _room("candlelit") + _candle(180), front, words, SIZE)


def fall(seat: int, noble: str, sector: str, texts: Texts, names: Sequence[str]) -> str:
    """Somebody was killed: the arms turn to stone under the moon."""
    said = signs(texts.language)
    words = said(
        "sign-dead-at", noble=said(f"sign-noble-{noble}"), name=names[seat], sector=said(f"sign-sector-{sector}")
    )
    back = rect(0, 0, W, H, 0, "#3d4a5e") + circ(246, 40, 22, "#f6ecd2", "#b9a67c", 1) + circ(254, 35, 19, "#3d4a5e")
    back += path("M-4 112Q60 84 130 106T316 96V172H-4Z", "#4f5b4a", sw=1.2)
    back += path("M-4 132Q90 116 180 130T316 122V172H-4Z", "#3f4a3a", sw=1.2)
    back += line("M30 128l-3-8m3 8v-10m0 10l4-7M280 126l-3-8m3 8v-10m0 10l4-7", "#7c8a5a", 1.2)
    front = at(stone(seat, NOBLES.index(noble)), 156, 142, 4.2)
    return framed("fall", back, front + icon("cloak-dagger", 44, 104, 54, "#1c1712"), words, SIZE)


def revolution(year: int, ruled: Mapping[str, Sequence[tuple[int, int]]], texts: Texts) -> str:
    """The blade has fallen: the square, and for each country who gets how many points."""
    said = signs(texts.language)
    back = rect(0, 0, W, H, 0, "#c9a27e") + rect(0, 0, W, 70, 0, "#d9b98c")
    back += rect(-2, 74, W + 4, 100, 0, "#a98d68", INK, 1.1)
    back += "".join(town(x, 78, kind, 1.05) for kind, x in enumerate((30, 92, 156, 222, 284)))
    back += "".join(circ(x, 104 + x * 7 % 9, 5, ("#5d3a22", "#7b5547", "#4a3a2c")[x % 3], INK, 0.9) for x in _CROWD)
    back += "".join(
        path(f"M{x - 7} {122 + x * 7 % 9}q7-20 14 0z", ("#7d1d16", "#24509a", "#8c6540")[x % 3], sw=0.9) for x in _CROWD
    )
    back += line(
        "".join(f"M{(i * 53) % 312} {84 + (i * 29) % 84}q5-3 10 0" for i in range(46)), "#7d6342", 0.9, opacity=".6"
    )
    back += rect(118, 88, 76, 10, 1, "#7b5a3b", INK, 1.2) + rect(124, 98, 64, 22, 1, "#553a24", INK, 1.2)
    for x in (130.0, 174.0):
        back += rect(x, 6, 8, 84, 1, "#8c6540", INK, 1.2)
    back += rect(124, 2, 64, 8, 2, "#7b5a3b", INK, 1.2) + rect(138, 62, 36, 5, 1, "#4d4d52", INK, 1)
    back += path("M138 67H174V74L138 86Z", "#c9d0d2", sw=1.1)
    front = ""
    for i, country in enumerate(COUNTRIES):
        x = 8 + i * 75
        front += rect(x, 116, 71, 48, 6, "#fbf5e6", INK, 1) + emblem(country, x + 13, 140, 20)
        for n, (seat, points) in enumerate(ruled.get(country, ())):
            y = 128.5 + n * 22.5
            front += shield(seat, x + 34, y, 16) + text(x + 45, y + 7, points, 20, anchor="start", w=800)
    return framed("revolution", back, front, said("sign-revolution", year=str(year)), SIZE)
