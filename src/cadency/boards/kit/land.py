"""Painted land: houses, trees, roads, rivers, far towns. For still layers only."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cadency.boards.kit.draw import (
    INK,
    Point,
    at,
    circ,
    dark,
    light,
    line,
    num,
    path,
    poly,
    rect,
    shade,
)

WATER = "#4d7680"


def smooth(points: Sequence[Point], *, close: bool = True, k: float = 0.5) -> str:
    """A curve through the points."""
    n = len(points)
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(n if close else n - 1):
        a, b = points[i - 1] if close or i else points[0], points[i]
        c = points[(i + 1) % n]
        e = points[(i + 2) % n] if close or i + 2 < n else c
        d += f"C{num(b[0] + (c[0] - a[0]) * k / 3)} {num(b[1] + (c[1] - a[1]) * k / 3)} "
        d += f"{num(c[0] - (e[0] - b[0]) * k / 3)} {num(c[1] - (e[1] - b[1]) * k / 3)} {num(c[0])} {num(c[1])}"
    return d + ("Z" if close else "")


def house(
    x: float,
    y: float,
    w: float,
    h: float,
    rise: float,
    depth: float,
    wall: str = "#ecdcb8",
    roof: str = "#a9573c",
    *,
    timber: bool = True,
    seed: int = 1,
    door: float | None = 0.2,
    windows: tuple[float, ...] = (0.55, 0.8),
    thatch: bool = False,
    chimney: float | None = 0.7,
) -> str:
    """A house in cavalier projection; x, y is the lower left corner of its front wall."""
    k = 0.45 * depth
    ax = depth / 2
    top = y - h
    ay = top - rise - k / 2
    out = shade(x + w / 2 + depth * 0.5, y + 1, w * 0.62 + depth * 0.4, 6, "#4b4a20", 0.28)
    out += poly(
        [(x + w, y), (x + w + depth, y - k), (x + w + depth, top - k), (x + w + ax, ay), (x + w, top)],
        dark(wall, 0.24),
    )
    out += poly([(x, y), (x + w, y), (x + w, top), (x, top)], wall)
    if timber:
        out += _timber(x, y, w, h, top, k, ax, ay, depth)
    out += _openings(x, y, w, h, door, windows)
    a, b = (x - 5, top + 4), (x + w + 2, top + 4)
    c, d = (x + w + ax + 1, ay - 1), (x + ax - 5, ay - 1)
    out += poly([b, (x + w + 5, top + 2), (x + w + ax + 4, ay - 1), c], dark(roof, 0.35))
    out += poly(
        [
            (x + w + ax + 2, ay - 1),
            (x + w + depth + 4, top - k + 3),
            (x + w + depth + 5, top - k),
            (x + w + ax + 3, ay - 4),
        ],
        dark(roof, 0.3),
    )
    if chimney is not None:
        out += _chimney(x + ax + w * chimney, ay + 4)
    out += poly([a, b, c, d], roof) + poly([a, b, c, d], "url(#sheen)", "none")
    out += _tiles(a, b, c, d, roof, rise, thatch, random.Random(seed))
    return out + line(f"M{num(d[0])} {num(d[1])}H{num(c[0])}", light(roof, 0.35), 1.6)


def _openings(x: float, y: float, w: float, h: float, door: float | None, windows: tuple[float, ...]) -> str:
    out = ""
    if door is not None:
        dx = x + w * door
        out += path(
            (
                f"M{num(dx - 6)} {num(y)}V{num(y - h * 0.52)}Q{num(dx)} {num(y - h * 0.74)} {num(dx + 6)} "
                f"{num(y - h * 0.52)}V{num(y)}Z"
            ),
            "#5d3d24",
        )
        out += circ(dx + 3.2, y - h * 0.28, 0.9, "#e6c14f")
    for f in windows:
        wx = x + w * f
        out += rect(wx - 5, y - h * 0.74, 10, h * 0.34, 1, "#5b6a6a", INK, 1.1)
        cross = f"M{num(wx)} {num(y - h * 0.74)}v{num(h * 0.34)}M{num(wx - 5)} {num(y - h * 0.57)}h10"
        out += line(cross, "#efe2bf", 1.1)
    return out


def _timber(x: float, y: float, w: float, h: float, top: float, k: float, ax: float, ay: float, depth: float) -> str:
    beam = "#6b4a2e"
    left, right, mid = num(x + w * 0.4), num(x + w * 0.68), num(y - h * 0.5)
    frame = f"M{num(x + 1)} {mid}H{num(x + w - 1)}M{left} {num(y)}V{num(top)}M{right} {num(y)}V{num(top)}"
    frame += f"M{num(x + 2)} {mid}L{left} {num(top)}M{num(x + w)} {mid}L{right} {num(top)}"
    side = (
        f"M{num(x + w + ax)} {num(ay + 6)}V{num(y - k / 2)}M{num(x + w + 1)} "
        f"{num(top)}L{num(x + w + depth - 1)} {num(top - k)}"
    )
    return line(frame, beam, 2.2) + line(side, dark(beam, 0.2), 1.8)


def _chimney(cx: float, cy: float) -> str:
    front = [(cx - 5, cy + 6), (cx - 5, cy - 13), (cx + 5, cy - 13), (cx + 5, cy + 6)]
    side = [(cx + 5, cy + 6), (cx + 5, cy - 13), (cx + 9, cy - 16), (cx + 9, cy + 3)]
    rim = [(cx - 6, cy - 13), (cx + 6, cy - 13), (cx + 10, cy - 16), (cx - 2, cy - 16)]
    return poly(front, "#b08a6c") + poly(side, "#84634a") + poly(rim, "#5b4433")


def _tiles(a: Point, b: Point, c: Point, d: Point, roof: str, rise: float, thatch: bool, chance: random.Random) -> str:
    rows = 5
    found = ""
    for r in range(1, rows):
        t = r / rows
        xa, xb = a[0] + (d[0] - a[0]) * t, b[0] + (c[0] - b[0]) * t
        yy = a[1] + (d[1] - a[1]) * t
        if thatch:
            for i in range(14):
                q = i / 14 + chance.random() * 0.04
                lean, drop = 1 + chance.random() * 2, 4 + chance.random() * 3
                found += f"M{num(xa + q * (xb - xa))} {num(yy)}l{num(lean)} {num(drop)}"
        else:
            found += f"M{num(xa)} {num(yy)}H{num(xb)}"
            for i in range(int((xb - xa) / 9)):
                found += f"M{num(xa + (i + r % 2 / 2) * 9)} {num(yy)}v{num(rise / rows * 0.8)}"
    return line(found, dark(roof, 0.48), 1 if thatch else 0.7, opacity=0.6 if thatch else 0.5)


_CROWN = "M-12-11C-15-17-10-22-8-22-8-30 8-30 8-22 12-22 15-16 11.5-11 9-6-9-6-12-11Z"
_CROWN_SHADE = "M-11-11C-4-9 4-12 8-22 12-22 15-16 11.5-11 9-6-9-6-11-11Z"


def tree(x: float, y: float, s: float = 1, colour: str = "#7c9a54", seed: int = 0) -> str:
    size = s * (0.9 + 0.2 * random.Random(seed).random())
    out = shade(2, 0, 11, 3, "#3f4a1a", 0.3) + path("M-1.8 0L-1.2-10H1.2L1.8 0Z", "#6b4a2e", sw=0.7)
    out += path(_CROWN, colour, dark(colour, 0.5), 1) + path(_CROWN_SHADE, dark(colour, 0.22), "none", opacity=".7")
    out += line("M-6-21q2-3 5-3M-8-16q1.5-2 4-2M2-18q2-2 4-1", light(colour, 0.5), 1.1)
    return at(out, x, y, size)


def pine(x: float, y: float, s: float = 1, colour: str = "#5f7f5a") -> str:
    out = shade(1, 0, 8, 2.4, "#3f4a1a", 0.3) + path("M-1 0V-5h2v5z", "#6b4a2e", "none")
    out += path("M0-30L7-18H4L9-10H5L10-4H-10L-5-10H-9L-4-18H-7Z", colour, dark(colour, 0.5), 1)
    return at(out + path("M0-30L7-18H4L9-10H5L10-4H1Z", dark(colour, 0.25), "none", opacity=".6"), x, y, s)


def tufts(w: float, h: float, n: int, seed: int) -> str:
    """Grass here and there."""
    chance = random.Random(seed)
    blades = "".join(f"M{chance.random() * w:.0f} {chance.random() * h:.0f}l-2-4m2 4l0-5m0 5l2-4" for _ in range(n))
    return line(blades, "#87925a", 0.9, opacity=".6")


def flowers(w: float, h: float, n: int, seed: int) -> str:
    """Poppies, daisies and buttercups in the grass."""
    chance = random.Random(seed + 1)
    found = ""
    for colour in ("#c2553f", "#fbf5e6", "#e6c14f"):
        spots = "".join(f"M{chance.random() * w:.0f} {chance.random() * h:.0f}h.1m4 2h.1" for _ in range(n // 3))
        found += line(spots, colour, 2.6, stroke_linecap="round", opacity=".9")
    return found


def sheep(x: float, y: float, s: float = 1) -> str:
    """One of a flock; x, y is where it stands. A negative scale looks the other way."""
    wool = "M-8-5C-10-9-6-12-3-11-1-13 4-13 5-11 9-11 10-7 8-5 8-2-8-2-8-5Z"
    out = shade(0, 0, 10, 2.4, "#3f4a1a", 0.3) + line("M-5 0v-4M-2 0v-3M3 0v-3M6 0v-4", "#4a3a2c", 1.4)
    out += path(wool, "#f4efe2", "#8d8574", 1) + path("M-8-8C-12-10-13-6-11-4.500-9-4-8-6-8-8Z", "#4a3a2c", sw=0.7)
    return f'<g transform="translate({num(x)} {num(y)}) scale({s:.2f} {abs(s):.2f})">{out}</g>'


def boat(x: float, y: float, s: float = 1) -> str:
    """A barge under sail, going with the stream."""
    out = shade(1, 5, 17, 3.4, "#2f5560", 0.35) + line("M0 0V-24", "#5d3d24", 2)
    out += path("M1.500-23C10-19 12-10 9-3 6-5 4-5 1.500-4Z", "#fbf5e6", sw=1) + path(
        "M0-24l-7 2.500 7 2z", "#a8201a", sw=0.8
    )
    return at(out + path("M-15-1Q0 4 15-2Q13 6 8 7H-8Q-13 6-15-1Z", "#8c6540", sw=1.1), x, y, s)


def smoke(x: float, y: float) -> str:
    """From a chimney that somebody cooks under."""
    found = line(f"M{num(x)} {num(y)}q-6-5 0-9t2-9", "#8f877a", 2.8, opacity=".5")
    return found + line(f"M{num(x + 3)} {num(y - 19)}q-5-4 0-8t2-7", "#8f877a", 1.8, opacity=".4")


def hill(x: float, y: float, r: float) -> str:
    top = (
        f"M{num(x - r)} {num(y + r * 0.35)}C{num(x - r * 0.6)} {num(y - r * 0.45)} {num(x + r * 0.5)} "
        f"{num(y - r * 0.5)} {num(x + r)} {num(y + r * 0.35)}"
    )
    strokes = "".join(
        f"M{num(x + r * (0.1 + q * 0.16))} {num(y - r * (0.27 - q * 0.09))}q5 {num(r * 0.12)} 4 {num(r * 0.26)}"
        for q in range(5)
    )
    return path(top, "url(#hill)", "#7d8048", 1.2) + line(strokes, "#7d8048", 1, opacity=".7")


def mount(x: float, y: float, s: float = 1) -> str:
    """Two peaks with snow; x, y is the middle of their foot, about 30 x 19."""
    rock = "#c9b48c"
    found = path("M-15 0L-4-17 0-13 4-19 16 0Z", rock, sw=1, stroke_linejoin="round")
    found += path("M4-19L16 0H5L7-6 2-9Z", dark(rock, 0.32), "none", opacity=".75")
    snow = "M-4-17L-7-11-4-12-2-9 0-13ZM4-19L1-14 4-13 7-10 8-13Z"
    return at(found + path(snow, "#fbf5e6", sw=0.5), x, y, s)


def road(d: str, w: float = 15) -> str:
    def stroke(colour: str, thick: float, **more: object) -> str:
        return line(d, colour, thick, **more)

    out = stroke("#9c8150", w + 2.5, stroke_linecap="round") + stroke("#e6d3a6", w, stroke_linecap="round")
    out += stroke("#c9b07c", w * 0.5, stroke_dasharray="2 9 5 14", opacity=".55")
    return out + stroke("#f3e6c4", w * 0.22, stroke_dasharray="14 11 6 8", opacity=".8")


def river(d: str, w: float = 36) -> str:
    out = line(d, "#7d8a55", w + 9, opacity=".55") + line(d, WATER, w + 2) + line(d, "#8fbcc0", w)
    out += line(d, "#a9d0d0", w * 0.6, opacity=".8")
    out += line(
        d, "#e9f4ee", 1.2, stroke_dasharray="16 34 8 22", opacity=".9", transform=f"translate({num(w * 0.2)} 0)"
    )
    return out + line(
        d, "#5f8f98", 1.1, stroke_dasharray="22 28 10 40", opacity=".9", transform=f"translate({num(-w * 0.22)} 0)"
    )


# Far cities: (x, y, width, height, roofed) of their towers.
TOWERS = (
    ((-20, 0, 12, 24, 1), (20, 0, 12, 22, 1), (0, -6, 16, 30, 1), (-10, -2, 10, 16, 1), (11, -2, 11, 17, 1)),
    ((-18, -2, 12, 20, 1), (2, -6, 12, 38, 1), (20, 0, 14, 24, 0), (-6, 0, 10, 14, 1)),
    ((-20, 0, 14, 28, 0), (18, 0, 14, 22, 0), (0, -4, 18, 24, 1), (9, -2, 9, 16, 1)),
    ((-16, 0, 11, 18, 1), (-2, -4, 14, 28, 1), (14, -2, 12, 22, 1), (24, 0, 9, 16, 1)),
    ((-22, 0, 11, 18, 1), (-6, -5, 13, 34, 0), (9, -4, 13, 26, 1), (22, 0, 11, 18, 1)),
    ((-20, 0, 13, 22, 0), (0, -6, 12, 34, 1), (-9, -2, 10, 17, 1), (11, -2, 12, 20, 1), (23, 0, 9, 15, 1)),
)


def town(x: float, y: float, kind: int = 0, s: float = 1, roof: str = "#a9573c") -> str:
    """A far city: wall, towers, roofs; x, y is the middle of its foot, about 60 x 44."""
    stone = "#eadbb9"
    wall = dark(stone, 0.1)
    out = shade(0, 1, 34, 6, "#4b4a20", 0.28)
    out += "".join(_tower(*tower, roof=roof, stone=stone) for tower in TOWERS[kind % 6])
    out += poly([(-29, 2), (29, 2), (29, -7), (-29, -7)], wall, sw=1)
    out += "".join(rect(-29 + i * 6.4, -10, 3.6, 3.4, 0, wall, INK, 0.8) for i in range(10))
    return at(out + path("M-5 2V-3Q0-9 5-3V2Z", "#4a3a2c", sw=0.8), x, y, s)


def _tower(x: float, y: float, w: float, h: float, roofed: int, *, roof: str, stone: str) -> str:
    left, right, top = x - w / 2, x + w / 2, y - h
    out = poly([(left, y), (right, y), (right, top), (left, top)], stone, sw=1) + rect(
        x, top, w / 2, h, 0, "#000", opacity=".13"
    )
    if roofed:
        out += poly([(left - 2, top), (right + 2, top), (x, top - w * 1.15)], roof, sw=1)
        out += poly([(x, top), (right + 2, top), (x, top - w * 1.15)], dark(roof, 0.25), "none")
    else:
        out += "".join(rect(left + i * w / 3 - 0.5, top - 3.5, w / 3 - 1.4, 4, 0, stone, INK, 0.8) for i in range(3))
    return out + rect(x - 1.2, y - h * 0.66, 2.4, 4.5, 1, "#4a3a2c")


def grain(w: float, h: float, r: float = 10) -> str:
    """Vellum over the painted land: two rectangles, once a drawing."""
    return rect(0, 0, w, h, r, "#fff", filter="url(#grain)", opacity=".15") + rect(
        0, 0, w, h, r, "#fff", filter="url(#blot)", opacity=".09"
    )
