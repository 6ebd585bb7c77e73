"""What frames the chronicle: a vine round the page, and a house's arms with coronet and laurel."""

from __future__ import annotations

import math
import random
from typing import Final

from cadency.boards.kit import HOUSES, INK, at, circ, line, mark, num, path, rect, shield_path

_LEAF: Final = "M0 0C3-7 9-9 15-7 13-1 8 3 0 0Z"
_GREENS: Final = ("#86a84f", "#6f9144", "#9cbb5f")
_BERRIES: Final = ("#a8201a", "#24509a", "#c9a24a")
_GOLD: Final = "#e6d2a0"


def vine(w: float, h: float, seat: int, c: float = 42) -> str:
    """Along the four sides, with the house's mark in the corners."""
    chance = random.Random(3)
    sides = (
        (c + 26, c, w - c - 26, c),
        (w - c, c + 26, w - c, h - c - 26),
        (w - c - 26, h - c, c + 26, h - c),
        (c, h - c - 26, c, c + 26),
    )
    found = "".join(_run(*side, chance) for side in sides)
    for x in (c, w - c):
        for y in (c, h - c):
            found += rect(x - 16, y - 16, 32, 32, 3, HOUSES[seat].base, INK, 1.4)
            found += rect(x - 12.5, y - 12.5, 25, 25, 2, "none", _GOLD, 1.1) + mark(seat, x, y, 20)
    return found


def _run(x1: float, y1: float, x2: float, y2: float, chance: random.Random) -> str:
    """A wave from one corner to the next, a leaf in each bow and a berry in every second."""
    far = math.hypot(x2 - x1, y2 - y1)
    n = int(far / 58)
    ux, uy, step = (x2 - x1) / far, (y2 - y1) / far, far / n
    px, py = -uy, ux
    way, leaves = f"M{num(x1)} {num(y1)}", ""
    for i in range(n):
        side = 1 if i % 2 else -1
        a = (i + 0.5) * step
        mx, my = x1 + ux * a + px * 9 * side, y1 + uy * a + py * 9 * side
        ex, ey = x1 + ux * (i + 1) * step, y1 + uy * (i + 1) * step
        way += f"Q{num(mx + px * 5 * side)} {num(my + py * 5 * side)} {num(ex)} {num(ey)}"
        turn = math.degrees(math.atan2(uy, ux)) - 60 * side
        leaf = path(_LEAF, chance.choice(_GREENS), "#33501c", 0.9) + line("M1-.5Q7-3 13-6", "#33501c", 0.7)
        leaves += f'<g transform="translate({num(mx)} {num(my)}) rotate({turn:.0f}) scale(1.1)">{leaf}</g>'
        if i % 2:
            leaves += circ(mx - px * 14 * side, my - py * 14 * side, 3.2, _BERRIES[i % 3], INK, 0.9)
    return line(way, INK, 3.6) + line(way, "#8a6238", 2) + leaves


def arms(seat: int, x: float, y: float) -> str:
    """Shield, coronet and two sprays of laurel; 250 x 160, centred on the shield."""
    house = HOUSES[seat]
    d = shield_path(92, 108)
    found = path(d, "#1c110a", "none", opacity=".25", transform="translate(2 4)") + path(d, house.base, sw=2.4)
    found += path(d, "url(#sheen)", "none", opacity=".7") + line(shield_path(80, 95), _GOLD, 1.4)
    found += mark(seat, 0, -8, 56) + at(_coronet(), 0, -69, 1.55)
    return at(found + _spray(1) + _spray(-1), x, y)


def _coronet() -> str:
    """Five leaves on a rim with stones."""
    found = ""
    for a in (-16, -8, 0, 8, 16):
        right = f"M{a} -11C{a + 2}-8 {a + 6}-9 {a + 5}-5 {a + 3}-4 {a + 2}-2 {a + 2} 1H{a - 2}"
        left = f"C{a - 2}-2 {a - 3}-4 {a - 5}-5 {a - 6}-9 {a - 2}-8 {a}-11Z"
        found += path(right + left, "url(#goldleaf)", sw=0.9)
    found += path("M-19 0Q0 5 19 0V7Q0 12-19 7Z", "url(#goldleaf)", sw=1.1)
    for i in range(5):
        found += circ(i * 6.4 - 12.8, 5.3 + (1.2 if abs(i - 2) < 2 else 0), 1.5, _BERRIES[i % 2], INK, 0.6)
    return found


def _spray(side: int) -> str:
    found = line(f"M{side * 20} 60C{side * 70} 54 {side * 112} 18 {side * 124}-52", "#6b4a2e", 2.6)
    for i in range(5):
        turn = -28 - i * 9 if side > 0 else 208 + i * 9
        move = f"translate({num(side * (66 + i * 13))} {num(32 - i * 15 - i * i * 0.6)}) rotate({turn})"
        leaf = path(_LEAF, _GREENS[i % 2 * 2], "#33501c", 0.8)
        found += f'<g transform="{move} scale(1.5 {1.5 * side})">{leaf}</g>'
    return found
