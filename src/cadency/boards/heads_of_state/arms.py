"""The winner's arms under a mantle of state, and the nobles that are left to bear them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cadency.boards.heads_of_state.nobles import arms as noble_arms
from cadency.boards.heads_of_state.nobles import crown
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import (
    HOUSES,
    INK,
    at,
    circ,
    ell,
    line,
    mark,
    mix,
    num,
    path,
    poly,
    rect,
    shade,
    shield_path,
)
from cadency.boards.kit.frames import framed, motto
from cadency.texts import Texts

W, H = 380.0, 476.0
_CX: Final = 190.0
_ROBE: Final = (
    "M190 74C140 74 92 90 52 126 78 150 84 184 74 220 62 264 40 302 26 350 80 338 128 352 190 354"
    "C252 352 300 338 354 350 340 302 318 264 306 220 296 184 302 150 328 126 288 90 240 74 190 74Z"
)
_FUR: Final = (
    "M190 98C156 98 126 108 102 132 114 158 116 190 107 222 96 264 82 296 74 322 116 316 150 328 190 330"
    "C230 328 264 316 306 322 298 296 284 264 273 222 264 190 266 158 278 132 254 108 224 98 190 98Z"
)
_SPOTS: Final = (
    *((122, 150), (146, 126), (234, 126), (258, 150), (126, 196), (254, 196), (116, 240), (264, 240)),
    *((104, 282), (276, 282), (132, 304), (248, 304), (160, 314), (220, 314)),
)


def arms(seat: int, ranks: Sequence[int], texts: Texts) -> str:
    """Shield, crown and mantle in a hall, 380 x 476; below them the highest of the living."""
    house = HOUSES[seat]
    words = signs(texts.language)(f"sign-house-{house.mark}")
    d = shield_path(120, 140)
    coat = path(d, "#1c110a", "none", opacity=".35", transform="translate(2 5)")
    coat += path(d, house.base, mix(house.lo, "#140c06", 0.6), 3) + path(d, "url(#sheen)", "none", opacity=".85")
    coat += line(shield_path(107, 125), "#e6b53a", 2.2) + mark(seat, 0, -8, 72)
    front = _mantle() + at(coat, _CX, 216) + crown(6, _CX, 104, 2.5) + motto(words, *_MOTTO)
    court = sorted(ranks, reverse=True)[:7]
    step = min(50.0, 330 / max(len(court), 1))
    for i, rank in enumerate(court):
        x = _CX + (i - (len(court) - 1) / 2) * step
        front += shade(x + 1, 462, 18, 4, opacity=0.4) + at(noble_arms(seat, rank), x, 462, 1.14)
    return framed("arms", _hall(), front, words, (W, H))


def _hall() -> str:
    """A wall of silk between columns, and a floor of two stones."""
    found = rect(0, 0, W, H, 0, "#31596a") + ell(_CX, 190, 210, 230, "url(#sun)", opacity=".55")
    lily = "M0-9C3-5 3-2 0 2-3-2-3-5 0-9ZM-8-2C-4-4-2 0-1 4M8-2C4-4 2 0 1 4M-5 4H5"
    for row in range(8):
        for column in range(9):
            move = f"translate({22 + column * 44 + row % 2 * 22} {26 + row * 48})"
            found += f'<g transform="{move}" opacity=".35">{line(lily, "#9cc4c6", 1.6)}</g>'
    found += rect(-4, 392, W + 8, 90, 0, "#d9ccab", INK, 1.4)
    for i in range(-6, 14):
        far, near = (_CX + (i + q - 4) * 26 for q in (0, 1)), (_CX + (i + q - 4) * 54 for q in (1, 0))
        (a, b), (c, e) = tuple(far), tuple(near)
        if i % 2:
            found += poly([(a, 393), (b, 393), (c, 480), (e, 480)], "#8c6f5a", "none", opacity=".75")
    found += line("M0 410H380M0 434H380", "#6b5433", 1, opacity=".5") + rect(-4, 386, W + 8, 8, 0, "#efe4c8", INK, 1.2)
    for x in (14.0, W - 14):
        found += rect(x - 17, 30, 34, 372, 2, "#e6dcc3", INK, 1.5) + rect(x + 4, 30, 13, 372, 0, "#000", opacity=".13")
        found += line(f"M{num(x - 9)} 46V396M{num(x)} 46V396M{num(x + 9)} 46V396", "#b3a27c", 1.4)
        found += rect(x - 24, 18, 48, 16, 3, "#c79a4a", INK, 1.4) + rect(x - 24, 394, 48, 18, 3, "#efe4c8", INK, 1.4)
    return found


def _mantle() -> str:
    """A robe of estate, lined with ermine and tied with cords."""
    found = path(_ROBE, "#1c110a", "none", opacity=".35", transform="translate(3 6)")
    found += path(_ROBE, "#6d2437", sw=2) + path(_ROBE, "url(#sheen)", "none", opacity=".5")
    found += line(_ROBE, "#d9a93c", 3, transform="translate(190 214) scale(.975) translate(-190 -214)")
    found += path(_FUR, "#fbf5e6", "#9c8f74", 1.6)
    folds = "M112 138C128 190 112 262 92 316M268 138C252 190 268 262 288 316M150 112C156 150 150 250 140 322"
    found += line(folds + "M230 112C224 150 230 250 240 322", "#d9ccab", 2)
    spot = "M0-5C1.6-1 1.6 2 3.4 6-.8 3.4-2.6 3.4-3.4 6-1.6 2-1.6-1 0-5Z"
    found += "".join(at(path(spot, "#2a2523", "none"), x, y) for x, y in _SPOTS)
    for x in (52, 328):
        found += line(f"M{x} 130V188", INK, 4.6) + line(f"M{x} 130V188", "#d9a93c", 2.8)
        found += circ(x, 128, 9, "url(#goldleaf)", INK, 1.4)
        found += path(f"M{x - 6} 186h12l4 24h-20Z", "#d9a93c", sw=1.3) + line(
            f"M{x - 3} 190v18M{x + 3} 190v18", "#8a5d10"
        )
    return found


_MOTTO: Final = (
    "M66 330Q190 366 314 330L322 360Q190 398 58 360Z",
    ("M68 332L38 322 50 342 36 360 60 362Z", "M312 332L342 322 330 342 344 360 320 362Z"),
    "M66 355Q190 391 314 355",
    226.0,
)
