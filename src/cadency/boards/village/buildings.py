"""The painted houses of the village: church, council, workshops, stalls, well. Still art."""

from __future__ import annotations

import math

from cadency.boards.kit import INK, at, circ, dark, ell, icon, light, line, num, path, poly, rect, shade
from cadency.boards.kit.draw import kept
from cadency.boards.kit.land import house
from cadency.boards.village.layout import STOREY, STOREYS, WINDOW_STEP

GLASS = ("#3f5f86", "#4a6d7f", "#5b7a70", "#7b8762")
AWNINGS = ("#b5462f", "#3e6a8a", "#5d8a4a", "#c2903a", "#7a5a8a")


def lancet(x: float, y: float, w: float, h: float, glass: str) -> str:
    """A pointed window; x is its middle, y its sill."""
    left, right, m = num(x - w / 2), num(x + w / 2), num(x)
    a, b, c = num(y - h * 0.58), num(y - h * 0.82), num(y - h * 0.95)
    d = (
        f"M{left} {num(y)}V{a}C{left} {b} {num(x - w * 0.15)} {c} {m} {num(y - h)}C{num(x + w * 0.15)} {c} "
        f"{right} {b} {right} {a}V{num(y)}Z"
    )
    out = path(d, "#cdbb94", "#f0e6cc", 4.6) + path(d, glass)
    if w > 30:
        tracery = (
            f"M{m} {num(y)}V{num(y - h * 0.62)}M{left} {num(y - h * 0.56)}Q{num(x - w / 4)} "
            f"{num(y - h * 0.78)} {m} {num(y - h * 0.56)}Q{num(x + w / 4)} {num(y - h * 0.78)} {right} "
            f"{num(y - h * 0.56)}"
        )
        out += path(d, "url(#glass)", "none") + line(tracery, "#e6dcc3", 1.8)
        out += circ(x, y - h * 0.76, 5.2, "#c2553f", "#e6dcc3", 1.4)
        leads = "".join(f"M{num(x - w / 2 + 1)} {num(y - q * 9 - 4)}H{num(x + w / 2 - 1)}" for q in range(4))
        out += line(leads, "#1d2c3c", 0.7, opacity=".35")
    return out


def _stones(x: float, y: float, rows: int, across: int, wide: int, step: float) -> str:
    d = "".join(
        f"M{num(x + (r * 37 + c * 29) % wide)} {num(y - r * step)}h11v5h-11z"
        for r in range(rows)
        for c in range(across)
    )
    return line(d, "#b3a27c", 0.8, opacity=".6")


def church(x: float, y: float) -> str:
    """x, y is the lower left of the nave's wall; the four windows are the four places of the clergy."""
    wall, roof = "#e6dcc3", "#6f7f86"
    w, h, rise, d, k = 232, 84, 46, 40, 18
    top = y - h
    ay = top - rise - k / 2
    out = shade(x + w / 2, y + 2, 165, 8, "#3f4a1a", 0.3)
    out += poly(
        [(x + w, y), (x + w + d, y - k), (x + w + d, top - k), (x + w + d / 2, ay), (x + w, top)], dark(wall, 0.25)
    )
    out += lancet(x + w + d / 2, y - k / 2 - 18, 13, 42, "#51687c")
    out += poly([(x, y), (x + w, y), (x + w, top), (x, top)], wall) + _stones(x + 6, y - 6, 9, 3, 220, 9)
    for i in range(5):
        bx = x + 9 + i * WINDOW_STEP
        out += poly([(bx - 5, y), (bx + 5, y), (bx + 4, top + 18), (bx - 4, top + 12)], dark(wall, 0.1), sw=1)
    slope = [(x - 4, top + 5), (x + w + 3, top + 5), (x + w + d / 2 + 2, ay - 2), (x + d / 2 - 4, ay - 2)]
    out += poly(slope, roof) + poly(slope, "url(#sheen)", "none") + _slates(x, w, d, top, rise + k / 2 + 7)
    out += poly(
        [
            (x + w + d / 2 + 2, ay - 2),
            (x + w + d + 5, top - k + 4),
            (x + w + d + 5, top - k),
            (x + w + d / 2 + 3, ay - 6),
        ],
        dark(roof, 0.3),
    )
    out += _belfry(x - 44, y, wall, roof)
    for i, glass in enumerate(GLASS):
        out += lancet(x + 36 + i * WINDOW_STEP, y - 9, 40, 66, glass)
    return out


def _slates(x: float, w: float, d: float, top: float, rise: float) -> str:
    found = ""
    for r in range(1, 6):
        t = r / 6
        xa, xb, yy = x - 4 + d / 2 * t, x + w + 3 + d / 2 * t, top + 5 - rise * t
        found += f"M{num(xa)} {num(yy)}H{num(xb)}"
        found += "".join(f"M{num(xa + (q + r % 2 / 2) * 10)} {num(yy)}v8" for q in range(23))
    return line(found, "#3d4a50", 0.65, opacity=".48")


def _belfry(x: float, y: float, wall: str, roof: str) -> str:
    w, top = 46, y - 117
    cx, cy = x + w / 2, y - 48
    out = poly([(x + w, y), (x + w + 16, y - 8), (x + w + 16, top - 8), (x + w, top)], dark(wall, 0.25))
    out += poly([(x, y), (x + w, y), (x + w, top), (x, top)], wall) + _stones(x + 4, y - 10, 10, 1, 26, 11)
    out += rect(x - 2, y - 66, w + 4, 5, 0, dark(wall, 0.08), INK, 1)
    out += lancet(x + 13, top + 42, 9, 26, "#3d3128") + lancet(x + 33, top + 42, 9, 26, "#3d3128")
    out += circ(cx, cy, 10, "#51687c", INK, 1.2) + line(_spokes(cx, cy, 10), "#e6dcc3", 1.2)
    out += circ(cx, cy, 3.4, "#c2553f", INK, 0.8)
    out += path(f"M{num(x + 11)} {y}V{y - 22}Q{num(cx)} {y - 38} {num(x + 35)} {y - 22}V{y}Z", "#5d3d24")
    out += line(f"M{num(cx)} {y}V{y - 30}", sw=1)
    out += poly([(x - 4, top), (x + w + 3, top), (cx + 5, top - 54)], roof)
    out += poly([(x + w + 3, top), (x + w + 18, top - 9), (cx + 5, top - 54)], dark(roof, 0.35))
    return out + line(f"M{num(cx + 5)} {top - 54}v-15m-4.5 5h9", sw=2.2)


def _spokes(x: float, y: float, r: float, n: int = 8, turn: float = 0) -> str:
    return "".join(
        f"M{num(x)} {num(y)}L{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}"
        for a in (i * 2 * math.pi / n + turn for i in range(n))
    )


def council(x: float, y: float) -> str:
    """A town hall with a stepped gable; x is its middle, y its foot. Four storeys, one a level."""
    brick, stone = "#b9694b", "#e6d6b2"
    out = shade(x + 8, y + 2, 140, 8, "#3f4a1a", 0.3)
    for i, w in enumerate(STOREYS):
        foot, head, r = y - i * STOREY, y - (i + 1) * STOREY, x + w / 2
        out += poly([(r, foot), (r + 17, foot - 8), (r + 17, head - 8), (r, head)], dark(brick, 0.4))
        out += rect(x - w / 2, head, w, STOREY, 0, brick, INK, 1.2)
        rows = "".join(
            f"M{num(x - w / 2 + 3 + row % 2 * 7 + q * 14)} {num(foot - 3 - row * 7)}h10"
            for row in range(5)
            for q in range(w // 14)
        )
        out += line(rows, light(brick, 0.35), 0.8, opacity=".5")
        out += rect(x - w / 2 + 9, head + 6, w - 18, STOREY - 9, 4, "#f3e7c9", INK, 1.1)
        out += rect(x - w / 2 + 9, head + 6, w - 18, 7, 3, "#000", opacity=".12")
        out += rect(x - w / 2 - 4, head - 3, w + 8, 6, 1, stone, INK, 1)
        out += poly(
            [(r + 4, head - 3), (r + 20, head - 11), (r + 20, head - 6), (r + 4, head + 3)], dark(stone, 0.2), sw=1
        )
        for side in (-1, 1):
            out += rect(x + side * (w / 2 - 7) - 3, head + 4, 6, STOREY - 5, 1, stone, INK, 0.9)
    return out + _gable(x, y - 4 * STOREY - 3, brick, stone)


def _gable(x: float, y: float, brick: str, stone: str) -> str:
    out = rect(x - 42, y - 14, 84, 12, 0, brick, INK, 1.2)
    out += poly([(x + 42, y - 2), (x + 56, y - 9), (x + 56, y - 21), (x + 42, y - 14)], dark(brick, 0.4))
    out += rect(x - 46, y - 18, 92, 5, 1, stone, INK, 1) + poly(
        [(x - 26, y - 18), (x + 26, y - 18), (x, y - 34)], brick
    )
    out += circ(x, y - 23, 6, "#fbf5e6", INK, 1.1) + line(f"M{x} {y - 23}v-4m0 4l3 2", sw=1.1)
    out += line(f"M{x} {y - 34}v-22", sw=1.8)
    return out + path(f"M{x + 1} {y - 55}q8-4 14 0t12-1v12q-6 3-12 1t-14 0z", "#b5462f", sw=1)


def stall(x: float, y: float, w: float) -> str:
    """A market stall; x, y is its left foot. What it sells hangs in front, under the awning."""
    out = shade(x + w / 2, y + 1, w * 0.56, 5, "#6b5a30", 0.35)
    out += rect(x + 2, y - 66, 3, 66, 0, "#6b4a2e", INK, 0.8) + rect(x + w - 5, y - 66, 3, 66, 0, "#6b4a2e", INK, 0.8)
    out += rect(x - 1, y - 13, w + 2, 13, 1.5, "#8c6540", INK, 1.1)
    return out + line(
        f"M{num(x)} {num(y - 8.5)}h{num(w)}M{num(x)} {num(y - 4.5)}h{num(w)}", "#5d3d24", 0.8, opacity=".7"
    )


@kept
def awning(x: float, y: float, w: float, colour: str) -> str:
    n = 6
    step = (w + 8) / n
    out = ""
    for i in range(n):
        a = x - 4 + i * step
        ta = x + 3 + i * (w - 6) / n
        d = (
            f"M{num(ta)} {num(y - 80)}L{num(ta + (w - 6) / n)} {num(y - 80)}L{num(a + step)} "
            f"{num(y - 62)}Q{num(a + step / 2)} {num(y - 54)} {num(a)} {num(y - 62)}Z"
        )
        out += path(d, "#f5ead0" if i % 2 else colour, sw=0.9)
    glint = f"M{num(x - 4)} {num(y - 62)}L{num(x + 3)} {num(y - 80)}H{num(x + w - 3)}L{num(x + w + 4)} {num(y - 62)}"
    return out + path(glint, "url(#sheen)", "none", opacity=".5")


def well(x: float, y: float) -> str:
    """x, y is the middle of its foot."""
    out = shade(0, 0, 24, 9, "#6b5a30", 0.35) + path("M-20-6V-22Q0-32 20-22V-6Q0 6-20-6Z", "#b9b1a2")
    out += ell(0, -23, 20, 7.5, "#cfc8b8", INK, 1.2) + ell(0, -23, 14, 5, "#3c5a66", INK, 1)
    out += line("M-18-12h9m4 3h10m3-4h9m-30 9h8m6 1h9", "#7d7566", 1)
    out += rect(-19, -56, 3.4, 34, 0, "#6b4a2e", INK, 0.8) + rect(16, -56, 3.4, 34, 0, "#6b4a2e", INK, 0.8)
    out += poly([(-26, -52), (26, -52), (16, -70), (-16, -70)], "#a9573c") + line("M0-52v18", sw=1)
    return at(out + path("M-4-35h8l-1 7h-6z", "#8c6540", sw=0.8), x, y)


def workshop(name: str, x: float, y: float) -> str:
    """One of the five workshops; x is its left, y the foot of its front wall."""
    return at(_WORKSHOPS[name](), x, y)


def _wainwright() -> str:
    out = house(6, 0, 64, 32, 30, 30, "#e9d9b3", "#b0603f", seed=3, door=None, windows=(0.84,), chimney=None)
    out += path("M14 0V-24Q30-30 46-24V0Z", "#4a3524") + circ(92, -9, 10, "none", "#5d3d24", 2.6)
    return out + line(_spokes(92, -9, 9), "#5d3d24", 1.5) + circ(92, -9, 2, "#5d3d24")


def _stables() -> str:
    out = house(
        4,
        0,
        70,
        29,
        30,
        30,
        "#c9a06a",
        "#d0ae62",
        timber=False,
        thatch=True,
        seed=5,
        door=None,
        windows=(),
        chimney=None,
    )
    for x in (12, 42):
        out += rect(x, -24, 22, 24, 2, "#4a3524", INK, 1.1) + line(f"M{x}-10h22M{x}-4h22", "#a07a48", 2.2)
    return out + line("M84 0v-14m12 10v-14m-14 8l16-5m-16 10l16-5", "#6b4a2e", 2.2)


def _library() -> str:
    out = house(8, 0, 60, 40, 28, 28, "#ddd5c4", "#5f7382", timber=False, seed=7, door=0.5, windows=(), chimney=None)
    return out + lancet(20, -12, 9, 22, "#51687c") + lancet(56, -12, 9, 22, "#51687c")


def _smithy() -> str:
    out = house(
        6, 0, 62, 32, 28, 30, "#cdb79a", "#7b5547", timber=False, seed=9, door=None, windows=(0.82,), chimney=0.62
    )
    out += path("M13 0V-22Q29-31 45-22V0Z", "#2d211a") + ell(29, -6, 11, 6, "#e0762a") + ell(29, -5, 6, 3.6, "#ffd56a")
    for q in range(2):
        out += line(f"M{66 + q * 3} {-82 - q * 12}q-7-5 0-10t3-10", "#8f877a", 3.2 - q, opacity=".55")
    return out + icon("anvil", 88, -7, 20, "#3a3330")


def _mill() -> str:
    out = house(4, 0, 56, 42, 28, 26, "#e9d9b3", "#a9573c", seed=11, door=0.25, windows=(0.75,), chimney=None)
    x, y = 88, -18
    out += circ(x, y, 22, "none", "#5d3d24", 3) + circ(x, y, 14, "none", "#5d3d24", 1.8)
    out += line(_spokes(x, y, 25, turn=0.2), "#6b4a2e", 2.2)
    paddles = ""
    for q in range(8):
        a = q * math.pi / 4 + 0.2
        px, py = x + 25 * math.cos(a), y + 25 * math.sin(a)
        dx, dy = -4 * math.sin(a), 4 * math.cos(a)
        paddles += f"M{num(px + dx)} {num(py + dy)}L{num(px - dx)} {num(py - dy)}"
    return out + line(paddles, "#4a3524", 3) + circ(x, y, 3.5, "#4a3524")


_WORKSHOPS = {
    "wainwright": _wainwright,
    "stables": _stables,
    "library": _library,
    "smithy": _smithy,
    "mill": _mill,
}
