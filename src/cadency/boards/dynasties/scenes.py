"""The moments when everybody looks up: a wedding in a city's porch, and a cargo at its moorings."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from html import escape
from typing import Final

from cadency.boards.dynasties.goods import cube, die
from cadency.boards.dynasties.layout import LANDS, TOWNS
from cadency.boards.dynasties.royals import rings, royal
from cadency.boards.dynasties.ships import MOORINGS, berth, cargo, hull
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import HOUSES, INK, at, circ, icon, line, mark, mix, num, path, rect, shade
from cadency.boards.kit.frames import framed
from cadency.boards.kit.land import town, tree
from cadency.games.dynasties.view import NEUTRAL
from cadency.texts import Texts

WEDDING: Final = (340.0, 128.0)
HARBOUR: Final = (390.0, 300.0)
_PORCH: Final = "M112 112V48Q170-18 228 48V112H212V56Q170 8 128 56V112Z"
_GLASS: Final = "M128 112V56Q170 8 212 56V112Z"
_FLAG: Final = "M-13 0H13V42L0 34-13 42Z"


def wedding(prince: int, princess: int, city: str, region: str, texts: Texts) -> str:
    """The porch of a city, the banners of both houses (or neutral), the couple and their rings, 340 x 128."""
    said = signs(texts.language)
    front = _banner(prince, 84) + _banner(princess, 256) + _garland()
    front += royal(prince, "prince", 150, 119, 1.5) + royal(princess, "princess", 190, 119, 1.55)
    front += rings(170, 26, 2.1)
    words = said("sign-wed-at", city=said(f"sign-city-{city}"))
    return framed("wedding", _square(city, region), front, words, WEDDING)


def _square(city: str, region: str) -> str:
    """Hills, two towns and the porch with its rose window."""
    w, h = WEDDING
    roof = LANDS[region].roof if region else "#8a5a3a"
    kind = TOWNS.get(city, 0)
    found = rect(0, 0, w, h, 0, "url(#sky)") + circ(300, 26, 13, "#fbe3a0", opacity=".9")
    found += path(f"M-5 90C60 72 110 88 170 82S290 68 {num(w + 5)} 86V{num(h + 4)}H-5Z", "#c2cf98", "#7d8a50", 1.2)
    found += path(f"M-5 108C70 98 120 104 170 106S290 96 {num(w + 5)} 106V{num(h + 4)}H-5Z", "#aebf82", "none")
    found += path(f"M112 {num(h + 4)}C128 114 150 110 170 110S212 114 228 {num(h + 4)}Z", "#e6d3a6", "#9c8150", 1.2)
    found += town(44, 90, kind, 1.12, roof) + town(298, 88, kind + 3, 1.1, roof)
    for x, y, s in ((104, 98, 0.8), (238, 98, 0.85), (10, 108, 0.9), (334, 108, 0.9)):
        found += tree(x, y, s, "#89a55c" if x > 200 else "#7c9a54", x)
    found += path(_PORCH, "#e6dcc3", sw=1.4) + path(_GLASS, "#5b6a7a", sw=1.2)
    found += line("M170 28V112M128 76H212M136 52Q170 66 204 52M148 60V112M192 60V112", "#c9d3d6", 1.1)
    spokes = "".join(
        f"M170 48L{num(170 + 12 * math.cos(i * math.pi / 4))} {num(48 + 12 * math.sin(i * math.pi / 4))}"
        for i in range(8)
    )
    found += circ(170, 48, 12, "#c2553f", INK, 1.2) + line(spokes, "#f0e6cc", 1.4) + circ(170, 48, 4, "#e6c98a", INK, 1)
    found += rect(104, 110, 132, 7, 1, "#d6c8a8", INK, 1.1)
    return found + rect(94, 116, 152, 8, 1, "#c9ba98", INK, 1.1)


def _banner(seat: int, x: float) -> str:
    """A house's banner on a pole; the neutral ones are pink."""
    found = line("M0 88V-4", INK, 2.2) + circ(0, -5, 2.4, "url(#goldleaf)", INK, 0.8)
    if seat == NEUTRAL:
        found += path(_FLAG, "#e093ad", "#6a2f47", 1.2) + path(_FLAG, "url(#sheen)", "none")
        return at(found + icon("linked-rings", 0, 15, 17, "#4a1528"), x, 34)
    house = HOUSES[seat]
    found += path(_FLAG, house.base, mix(house.lo, "#140c06", 0.5), 1.2) + path(_FLAG, "url(#sheen)", "none")
    return at(found + mark(seat, 0, 15, 17), x, 34)


def _garland() -> str:
    """Leaves and roses along the arch."""
    chance = random.Random(3)
    found = ""
    for i in range(15):
        t = i / 14
        x = 112 + 116 * t
        y = 48 * (1 - t) ** 2 - 36 * t * (1 - t) + 48 * t**2 + chance.uniform(-1.5, 1.5)
        found += circ(x, y, 4.2, "#7c9a54", "#4d6a34", 0.8)
        if i % 2:
            found += circ(x, y, 2.6, ("#c2553f", "#f4efe2", "#e093ad")[i // 2 % 3], "#7d2f28", 0.7)
    return found


def dowry(face: str, n: int, words: str) -> str:
    """A die as a small picture, 56 x 60, to be put on a button."""
    box = 'viewBox="-27 -29 56 60" width="56" height="60" role="img"'
    return f'<svg class="die" {box} aria-label="{escape(words)}">{die(face, n)}</svg>'


def harbour(cubes: Mapping[str, int], large: int | None, small: int | None, texts: Texts) -> str:
    """A ship alone, large, with whoever is moored beside it; 390 x 300."""
    w, h = HARBOUR
    k, left, top = 1.72, 18.0, 150.0
    front = ""
    for i, (colour, _) in enumerate(cargo(cubes)):
        x, y = berth(i)
        front += cube(colour, left + x * k, top + y * k, 0.97 * k)
    for side, seat in (("large", large), ("small", small)):
        if seat is not None:
            x, y, r = MOORINGS[side]
            front += royal(seat, "prince", left + x * k, top + (y + r * 0.62) * k, k * (1 if side == "large" else 0.82))
    painted = _waters(w, h)
    words = signs(texts.language)("sign-harbour")
    return framed("harbour", painted, at(hull(), left, top, k) + front, words, HARBOUR)


def _waters(w: float, h: float) -> str:
    chance = random.Random(4)
    found = (
        rect(0, 0, w, h, 0, "url(#sky)") + circ(330, 38, 30, "#fbe3a0", opacity=".35") + circ(330, 38, 21, "#fbe3a0")
    )
    found += path("M-5 70C40 50 100 56 176 88H-5Z", "#cbb9cb", INK, 1.3) + path(
        "M-5 82C40 72 90 76 160 88H-5Z", "#b5a0b8", "none"
    )
    found += town(44, 68, 2, 0.9, "#5f7382") + tree(92, 74, 0.6, "#7c9a54", 2) + tree(106, 77, 0.5, "#89a55c", 3)
    sea = f"M-5 84C60 80 120 88 200 83S330 80 {num(w + 5)} 85V{num(h + 5)}H-5Z"
    found += path(sea, "#86b4ba", "#4d7680", 1.4)
    found += path(f"M-5 170C80 160 180 180 {num(w + 5)} 164V{num(h + 5)}H-5Z", "#79a8b1", "none")
    crests = ""
    for _ in range(56):
        x, y = chance.random() * w, 94 + chance.random() * (h - 100)
        k = 0.7 + y / h
        crests += f"M{x:.0f} {y:.0f}q{7 * k:.0f}-{5 * k:.0f} {14 * k:.0f} 0t{14 * k:.0f} 0"
    return found + line(crests, "#e0eee7", 1.4, opacity=".7") + shade(122, h - 30, 120, 12, "#2f5560", 0.25)
