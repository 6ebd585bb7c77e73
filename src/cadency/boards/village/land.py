"""The still layer's painting: land, water, roads, houses. No words, no pieces, no position: only seats matter."""

from __future__ import annotations

import math
import random

from cadency.boards.kit import INK, Point, ell, icon, line, num, path, poly, rect
from cadency.boards.kit.land import (
    boat,
    flowers,
    grain,
    hill,
    house,
    pine,
    river,
    road,
    sheep,
    smoke,
    town,
    tree,
    tufts,
)
from cadency.boards.village import buildings
from cadency.boards.village.layout import Layout
from cadency.boards.village.scenery import GREENS, Scenery

_ROOFS = ("#a9573c", "#6f7f86", "#a9573c", "#b0603f", "#6f7f86", "#a9573c")
_FIELDS = {
    (0, 0): ("#e3bb50", "#c4922f"),
    (0, 1): ("#a9ae5c", "#87904a"),
    (0, 2): ("#d9c468", "#b89f3e"),
    (1, 0): ("#a07f50", "#7f6038"),
    (1, 1): ("#e6c45f", "#c79a38"),
    (1, 2): ("#93a55a", "#76894a"),
}


def land(layout: Layout, scene: Scenery, pairs: tuple[tuple[str, str], ...], stalls: int, name: str = "desk") -> str:
    """The painting: washes under one strong filter, drawn things under a fine one, paper grain over all."""
    w, h = layout.size
    radius = 12 if name == "desk" else 0
    wash = "".join(path(d, colour, "none", opacity=f"{o:g}") for d, colour, o in scene.washes)
    art = _ground(layout, scene, pairs) + _places(layout, stalls)
    book = layout.book
    paper = "" if book is None else _book(book.x, book.y, book.width, book.height)
    return (
        f'<clipPath id="sheet-{name}">{rect(0, 0, w, h, radius)}</clipPath><g clip-path="url(#sheet-{name})">'
        f"{rect(0, 0, w, h, radius, scene.ground)}"
        f'<g filter="url(#wash)">{wash}</g><g filter="url(#hand)">{art}</g>{grain(w, h, radius)}{paper}</g>'
    )


def _ground(layout: Layout, scene: Scenery, pairs: tuple[tuple[str, str], ...]) -> str:
    w, h = layout.size
    art = "".join(hill(x, y, r) for x, y, r in scene.hills)
    art += "".join(pine(x, y, s) for x, y, s in scene.pines) + tufts(w, h, scene.tufts, scene.seed)
    art += flowers(w, h, scene.flowers, scene.seed)
    if scene.river is not None:
        art += river(*scene.river)
    art += "".join(road(d, wide) for d, wide in scene.roads)
    for a, b in pairs:
        if (a == "village" or a in layout.cities) and b in layout.cities:
            (x1, y1), (cx, cy), (x2, y2) = layout.bend(a, b)
            art += road(f"M{num(x1)} {num(y1)}Q{num(cx)} {num(cy)} {num(x2)} {num(y2)}", 6.5)
    if scene.square is not None:
        art += _square(*scene.square, random.Random(scene.seed))
    if scene.bridge is not None:
        art += _bridge(*scene.bridge)
    if layout.fields is not None:
        art += _fields(*layout.fields)
    art += "".join(sheep(x, y, s) for x, y, s in scene.sheep)
    if scene.boat is not None:
        art += boat(*scene.boat)
    return art + "".join(tree(x, y, s, GREENS[int(x) % 3], int(x)) for x, y, s in scene.trees)


def _places(layout: Layout, stalls: int) -> str:
    art = ""
    if layout.church is not None:
        art += buildings.church(*layout.church)
    if layout.council is not None:
        art += buildings.council(*layout.council)
    if layout.home is not None:
        art += _homestead(*layout.home)
    for name, (x, y) in layout.workshops.items():
        art += buildings.workshop(name, x, y)
    if layout.well is not None:
        art += buildings.well(*layout.well)
    if layout.stalls is not None:
        for i in range(stalls):
            x, y = layout.stall(i, stalls)
            art += buildings.stall(x, y, stall_width(layout, stalls))
    for i, (x, y) in enumerate(layout.cities.values()):
        art += town(x, y, i, 1.16, _ROOFS[i % len(_ROOFS)])
    return art


def stall_width(layout: Layout, stalls: int) -> float:
    strip = layout.stalls
    return 0 if strip is None else min(62.0, strip.width / stalls) - 4


def _square(x: float, y: float, rx: float, ry: float, chance: random.Random) -> str:
    art = ell(x, y, rx, ry, "#dcc896", "#9c8150", 1.6)
    art += ell(x, y, rx - 12, ry - 9, "none", "#b79c66", 1, stroke_dasharray="10 7")
    cobbles = ""
    for _ in range(120):
        a, r = chance.random() * math.tau, math.sqrt(chance.random())
        cobbles += f"M{x + (rx - 22) * r * math.cos(a):.0f} {y + (ry - 14) * r * math.sin(a):.0f}q4-3 8 0"
    return art + line(cobbles, "#a98d58", 0.9, opacity=".55")


def _bridge(x: float, y: float) -> str:
    far, near = "M0 0Q40-35 84-21", "M7 14Q46-17 89-3"
    art = path("M0 0Q40-35 84-21L88-3Q46-17 8 15Z", "#ead9b0", "none") + line(far, INK, 5) + line(far, "#cdbd97", 2.8)
    art += path("M7 14Q46-17 89-3V11L74 9Q48-5 28 23L10 29Z", "#d3c39c") + line(near, INK, 5.4)
    art += line(near, "#e6d8b4", 3.2)
    joints = ((18, 11, 4, 10), (30, 4, 3, 8), (42, -1, 1, 6), (54, -3, -1, 6), (66, -2, -2, 8), (78, 0, -1, 9))
    art += line("".join(f"M{a} {b}l{c} {d}" for a, b, c, d in joints), INK, 0.8, opacity=".6")
    return f'<g transform="translate({num(x)} {num(y)})">{art}</g>'


def field_corners(x: float, y: float) -> list[list[Point]]:
    """The crossings of the patchwork: three rows of four."""
    return [[(x + c * 66 + r * 4 + c * r * 2, y + r * 58 - c * 5 + c % 2 * 7) for c in range(4)] for r in range(3)]


def _fields(x: float, y: float) -> str:
    at = field_corners(x, y)
    art = ""
    for (r, c), (colour, furrow) in _FIELDS.items():
        a, b, d, e = at[r][c], at[r][c + 1], at[r + 1][c + 1], at[r + 1][c]
        art += poly([a, b, d, e], colour, "#6f7a3a", 1.6)
        ends = [(a, e, b, d) if (r + c) % 2 else (a, b, e, d)][0]
        furrows = ""
        for q in range(1, 8):
            p1, p2 = _between(ends[0], ends[1], q / 8), _between(ends[2], ends[3], q / 8)
            mx, my = (p1[0] + p2[0]) / 2 + 2, (p1[1] + p2[1]) / 2 + 2
            furrows += f"M{num(p1[0] + 1)} {num(p1[1] + 1)}Q{num(mx)} {num(my)} {num(p2[0] - 1)} {num(p2[1] - 1)}"
        art += line(furrows, furrow, 2.4, opacity=".8")
        hedge = f"M{num(e[0])} {num(e[1])}L{num(d[0])} {num(d[1])}L{num(b[0])} {num(b[1])}"
        art += line(hedge, "#6f8a46", 5, stroke_linecap="round", stroke_dasharray=".1 5.5")
    sheaves = ((22, 26), (44, 34), (32, 50), (96, 82), (118, 74), (108, 96))
    return art + "".join(icon("grain-bundle", x + dx, y + dy, 22, "#7d5812") for dx, dy in sheaves)


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _homestead(x: float, y: float) -> str:
    art = house(
        x, y, 62, 32, 34, 30, "#ecdcb8", "#c9a553", thatch=True, seed=21, door=0.25, windows=(0.58, 0.84), chimney=0.55
    )
    art += smoke(x + 51, y - 100)
    fence = f"M{num(x - 18)} {num(y + 14)}q20-6 44-2t66-4"
    art += line(fence, "#6b4a2e", 1.8, stroke_dasharray="1.5 7")
    return art + line(fence, "#6b4a2e", 1.6, transform="translate(0 -3)")


def _book(x: float, y: float, w: float, h: float) -> str:
    m = x + w / 2
    art = rect(x + 2, y + 8, w, h, 8, "#1c110a", opacity=".35") + rect(x, y + 4, w, h, 8, "#6d2f25", INK, 1.4)
    art += rect(x + 3, y + 7, w - 6, h - 6, 6, "none", "#c79a4a", 1)
    a, b = w * 0.105, w * 0.314
    for side in (-1, 1):
        for q in (3, 1.5, 0):
            edge = m + side * (w / 2 - 9 + q)
            d = (
                f"M{num(m)} {num(y + 8 - q * 0.5)}C{num(m + side * a)} {num(y - 2 - q * 0.6)} {num(m + side * b)} "
                f"{num(y + 1 - q * 0.6)} {num(edge)} {num(y + 6 - q * 0.3)}"
            )
            d += (
                f"V{num(y + h - 8 + q)}C{num(m + side * b)} {num(y + h - 13 + q)} {num(m + side * a)} "
                f"{num(y + h - 13 + q)} {num(m)} {num(y + h - 4 + q)}Z"
            )
            art += path(d, "#e2d2ab" if q else "url(#vellum)", sw=0.8 if q else 1.1)
    art += line(f"M{num(m)} {num(y + 6)}V{num(y + h - 4)}")
    for side, shadow in ((-1, "url(#gutter)"), (1, "url(#gutter-right)")):
        outer, mid = num(m + side * 20), num(m + side * 6)
        d = f"M{outer} {num(y + 2.5)}Q{mid} {num(y + 5)} {num(m)} {num(y + 9)}V{num(y + h - 4)}"
        art += path(f"{d}Q{mid} {num(y + h - 9)} {outer} {num(y + h - 9.5)}Z", shadow, "none")
    return art
