"""The painted park: sky, lawn, and one great tree whose crown holds the family."""

from __future__ import annotations

import math
import random
from typing import Final

from cadency.boards.kit import Point, circ, ell, line, num, path, pts, rect
from cadency.boards.kit.land import tree
from cadency.boards.legacy.layout import PARK, WIDTH

CROWN: Final = (172.0, 898.0)  # from left to right
_BARK, _LEAVES, _LIT, _EDGE = "#7d5636", "#88a65e", "#9bb76f", "#33501c"


def park(w: float = WIDTH, h: float = PARK, crown: Point = CROWN, *, small: bool = False, plain: bool = False) -> str:
    """Everything under the hand's filter, and the sky behind it; without filters where it is to be printed."""
    chance = random.Random(12)
    sky = rect(0, 0, w, h, 0, "url(#sky)")
    art = _lawn(w, h) + _trunk((crown[0] + crown[1]) / 2, h) + _crown(crown, h, chance, small=small, plain=plain)
    if plain:
        return sky + art
    return f'{sky}<g filter="url(#hand)">{art}</g>'


def _lawn(w: float, h: float) -> str:
    far = (
        f"M-10 {num(h - 96)}C{num(w * 0.14)} {num(h - 128)} {num(w * 0.3)} {num(h - 96)} {num(w * 0.5)} {num(h - 104)}"
        f"S{num(w * 0.86)} {num(h - 132)} {num(w + 10)} {num(h - 100)}V{num(h + 10)}H-10Z"
    )
    near = (
        f"M-10 {num(h - 48)}C{num(w * 0.2)} {num(h - 66)} {num(w * 0.7)} {num(h - 34)} {num(w + 10)} {num(h - 58)}"
        f"V{num(h + 10)}H-10Z"
    )
    found = path(far, "#b7c48a", "#7d8a50", 1.3) + path(near, "#c8d08e", "#87925a", 1.2)
    spots = ((30, h - 88, 0.9), (50, h - 82, 0.7), (w - 40, h - 92, 0.9), (w - 64, h - 84, 0.7), (w - 18, h - 80, 0.8))
    return found + "".join(tree(x, y, s, "#7c9a54", int(x)) for x, y, s in spots)


def _trunk(m: float, h: float) -> str:
    def at(dx: float, dy: float) -> str:
        return f"{num(m + dx)} {num(h + dy)}"

    found = path(
        f"M{at(-46, 4)}C{at(-22, -20)} {at(-20, -70)} {at(-17, -150)}L{num(m - 10)} 60H{num(m + 10)}L{at(17, -150)}"
        f"C{at(20, -70)} {at(24, -18)} {at(52, 4)}Z",
        _BARK,
        sw=1.6,
    )
    found += path(
        f"M{at(4, -150)}C{at(10, -70)} {at(16, -18)} {at(52, 4)}H{num(m + 20)}C{at(8, -30)} {at(4, -80)} "
        f"{at(4, -150)}Z",
        "#000",
        "none",
        opacity=".2",
    )
    return found + line(f"M{at(-24, -12)}q8-26 8-60M{at(-4, -4)}q2-30 0-66M{at(16, -14)}q-6-24-6-50", "#4d331d", 1.4)


def _bent(value: float, power: float) -> float:
    return math.copysign(abs(value) ** power, value)


def _crown(crown: Point, h: float, chance: random.Random, *, small: bool, plain: bool) -> str:
    """A ring of leafy balls, the body they enclose, and light on it."""
    left, right = crown
    middle, wide, top, bottom = (left + right) / 2, right - left, 12.0, h - 44
    cy, n = (top + bottom) / 2, 30 if small else 52
    ring: list[tuple[float, float, float]] = []
    for i in range(n):
        a = 2 * math.pi * i / n
        x = middle + _bent(math.cos(a), 0.8) * (wide * 0.5 - 30)
        ring.append((x, cy + _bent(math.sin(a), 0.6) * ((bottom - top) * 0.5 - 28), 25 + chance.random() * 17))
    found = "".join(circ(*ball, "#5f8044", _EDGE, 3) for ball in ring)
    found += path(pts(*[(x, y) for x, y, _ in ring]), _LEAVES, "none")
    found += "".join(circ(x - 2, y - 4, r - 3, _LEAVES) for x, y, r in ring)
    found += "".join(circ(x - 5, y - 8, max(4, r - 11), _LIT) for x, y, r in ring)
    found += _inner(middle, cy, wide, bottom - top, chance, 18 if small else 46)
    if not plain:
        found += ell(
            middle - 20, cy - 12, wide * 0.45, (bottom - top) * 0.37, "#b4c988", opacity=".55", filter="url(#soft)"
        )
    return found + _strokes(left + 20, 16, right - 30, bottom - 16, chance, 90 if small else 210)


def _inner(middle: float, cy: float, wide: float, high: float, chance: random.Random, n: int) -> str:
    balls = [
        (
            middle + (chance.random() - 0.5) * (wide - 90),
            cy + (chance.random() - 0.5) * (high - 70),
            30 + 22 * chance.random(),
        )
        for _ in range(n)
    ]
    found = ""
    for x, y, r in sorted(balls, key=lambda ball: ball[1]):
        found += circ(x, y, r, "#7d9c55", opacity=".55") + circ(x - 3, y - 5, r * 0.92, "#9fba72")
        bend = f"A{num(r * 0.9)} {num(r * 0.9)} 0 0 1 {num(x + r * 0.2)} {num(y - r * 1.02)}"
        arc = f"M{num(x - r * 0.8)} {num(y - r * 0.3)}{bend}"
        found += line(arc, "#c3d592", 1.6, opacity=".8")
    return found


def _strokes(x0: float, y0: float, x1: float, y1: float, chance: random.Random, n: int) -> str:
    """Single leaves, as strokes of a brush."""
    ways = {"#cfdc9c": "", "#7f9c50": "", "#d9e2ac": ""}
    for _ in range(n):
        x, y = x0 + chance.random() * (x1 - x0), y0 + chance.random() * (y1 - y0)
        across, down = (x - (x0 + x1) / 2) / ((x1 - x0) / 2), (y - (y0 + y1) / 2) / ((y1 - y0) / 2)
        if abs(across) ** 2.6 + abs(down) ** 2.6 < 0.92:
            ways[chance.choice(tuple(ways))] += f"M{x:.0f} {y:.0f}q6-7 13-3"
    return "".join(line(way, colour, 1.8, opacity=".75") for colour, way in ways.items())
