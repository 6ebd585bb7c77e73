"""The still layer: sea, coasts, four realms, rivers, mountains, woods. Drawn once and kept."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cadency.boards.dynasties.coasts import (
    BRITAIN,
    EAST,
    FRANCE_EMPIRE,
    FRANCE_HISPANIA,
    IRELAND,
    ISLES,
    MAINLAND,
    MILLS,
    REALMS,
    RIDGES,
    RIVERS,
)
from cadency.boards.dynasties.layout import BEAST, HEIGHT, LANDS, ROSE, WIDTH, Box
from cadency.boards.dynasties.sea import FOAM, WATER, beast, compass, rhumbs, water
from cadency.boards.kit import INK, Point, attrs, ell, icon, line, mix, path, rect
from cadency.boards.kit.land import grain, mount, pine, smooth, tree

_COASTS: Final = (MAINLAND, BRITAIN, IRELAND, *ISLES)
_SHORES: Final = tuple(smooth(coast) for coast in _COASTS)
_REALMS: Final = {name: smooth(border, k=0.4) for name, border in REALMS.items()}
# light and shade in the washes: middle, half width and height
_LIGHTS: Final = {
    "france": ((470, 330, 120, 60, True), (560, 424, 90, 40, False), (350, 380, 60, 40, True)),
    "hispania": ((220, 450, 130, 50, True), (320, 580, 120, 40, False), (450, 490, 60, 30, True)),
    "empire": (
        (740, 170, 150, 70, True),
        (860, 390, 120, 80, False),
        (640, 160, 60, 50, True),
        (900, 120, 90, 60, False),
    ),
    "britannia": ((400, 50, 70, 60, False), (440, 220, 110, 40, True), (230, 130, 60, 40, True)),
}


def painting(kept: Sequence[Box]) -> str:
    """The painted map, without a word; nothing grows where a city will stand."""
    under = water(WIDTH, HEIGHT) + rhumbs(ROSE)
    art = f"{_waves()}{_shallows()}{_realms()}{_nature(kept)}"
    art += compass(*ROSE, 0.95) + beast(*BEAST, 0.85)
    found = f'{under}<g filter="url(#hand)">{art}</g>{grain(WIDTH, HEIGHT, 12)}'
    return f'{_clips()}<g clip-path="url(#dyn-frame)">{found}</g>'


def _clips() -> str:
    found = f'<clipPath id="dyn-frame">{rect(0, 0, WIDTH, HEIGHT, 12)}</clipPath>'
    found += f'<path id="dyn-land" d="{"".join(_SHORES)}"/>'
    found += f'<clipPath id="dyn-empire"><path d="{_SHORES[0]}"/></clipPath>'
    found += f'<clipPath id="dyn-britannia"><path d="{_SHORES[1]}{_SHORES[2]}"/></clipPath>'
    for name, border in _REALMS.items():
        found += f'<clipPath id="dyn-{name}" clip-path="url(#dyn-empire)"><path d="{border}"/></clipPath>'
    return f"<defs>{found}</defs>"


def _waves() -> str:
    chance = random.Random(7)
    crests = {"#dcebe4": "", WATER: ""}
    for _ in range(150):
        at = f"M{chance.random() * WIDTH:.0f} {chance.random() * HEIGHT:.0f}"
        crests[chance.choice([*crests])] += f"{at}q5-4 10 0t10 0"
    return "".join(line(d, colour, 1.2, opacity=".5") for colour, d in crests.items())


def _shore(colour: str, w: float, **more: object) -> str:
    """Every coast there is, in one stroke."""
    return (
        f'<use href="#dyn-land"{attrs(fill="none", stroke=colour, stroke_width=w, stroke_linejoin="round", **more)}/>'
    )


def _shallows() -> str:
    """Lighter water along the coasts, in steps, with a line round each."""
    found = "".join(_shore(colour, w, opacity=o) for w, colour, o in ((44, "#cfe3dd", 0.3), (32, "#cfe3dd", 0.4)))
    for rim in (31, 20, 10):
        found += _shore(WATER, rim + 1.4, opacity=".22") + _shore("#c6deda", rim)
    return found + _shore(FOAM, 4, opacity=".5")


def _realms() -> str:
    found = f'<use href="#dyn-land" fill="{mix(LANDS["empire"].wash, "#e8cfae", 0.4)}"/>'
    for name in ("empire", "france", "hispania", "britannia"):
        land = LANDS[name]
        inner = rect(0, 0, WIDTH, HEIGHT, 0, land.wash)
        for x, y, rx, ry, lit in _LIGHTS[name]:
            inner += ell(x, y, rx, ry, land.light if lit else land.shade, opacity=".75", filter="url(#soft)")
        edge = _REALMS.get(name, _SHORES[1] + _SHORES[2] if name == "britannia" else _SHORES[0])
        bands = line(edge, land.colour, 18, opacity=".1") + line(edge, land.colour, 8, opacity=".12")
        if name == "empire":
            beyond = "M900-20C884 100 924 200 908 320S906 500 880 640H1100V-20Z"
            bands += path(beyond, "#d9cfae", "none", opacity=".9")
        coast = line(_SHORES[0] + _SHORES[1] + _SHORES[2], "#5a3a20", 16, opacity=".1")
        found += f'<g clip-path="url(#dyn-{name})">{inner}{_grass(name)}{bands}{coast}</g>'
    for border in (FRANCE_HISPANIA, FRANCE_EMPIRE, EAST):
        d = smooth(border, close=False)
        found += line(d, "#fbf0d6", 5, opacity=".55")
        found += line(d, "#7d1d16", 1.8, stroke_dasharray="1 5", stroke_linecap="round")
    return found + _shore(INK, 1.6)


def _grass(name: str) -> str:
    """Blades and low hills, thinner than anything else on the map."""
    chance = random.Random(name)
    blades = hills = ""
    for _ in range(300):
        x, y = chance.random() * WIDTH, chance.random() * HEIGHT
        if chance.random() < 0.66:
            blades += f"M{x:.0f} {y:.0f}l-2-4m2 4l0-5m0 5l2-4"
        else:
            hills += f"M{x:.0f} {y:.0f}q9-9 20-1"
    ink = mix(LANDS[name].shade, "#3f3a1a", 0.5)
    return line(blades, ink, 0.9, opacity=".5") + line(hills, ink, 1, opacity=".45")


def _inside(point: Point, shape: Sequence[Point]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def realm(point: Point) -> str:
    """The region that a point of the map lies in; empty for the sea."""
    if _inside(point, BRITAIN) or _inside(point, IRELAND):
        return "britannia"
    if not _inside(point, MAINLAND):
        return ""
    return next((name for name, border in REALMS.items() if _inside(point, border)), "empire")


def _nature(kept: Sequence[Box]) -> str:
    """Rivers, then mountains and woods from the far ones to the near ones."""
    found = ""
    for course, w in RIVERS:
        d = smooth(course, close=False)
        found += line(d, WATER, w + 1.4, stroke_linecap="round") + line(d, "#a9d0d0", w, stroke_linecap="round")
    standing = [(y, mount(x, y, s)) for x, y, s in _peaks(kept)]
    taken = [(x, y - 8) for x, y, _ in _peaks(kept)]
    standing += [(y, _wood(x, y)) for x, y in _woods(kept, taken)]
    standing += [(y, icon("windmill", x, y - 8, 20, "#6b4a2e")) for x, y in MILLS if _free((x, y), kept)]
    return found + "".join(drawn for _, drawn in sorted(standing))


def _free(point: Point, kept: Sequence[Box]) -> bool:
    return not any(box.holds(point, 4) for box in kept)


def _peaks(kept: Sequence[Box]) -> list[tuple[float, float, float]]:
    chance = random.Random(4)
    found = []
    for way, size in RIDGES:
        for (ax, ay), (bx, by) in pairwise(way):
            n = max(1, int(math.hypot(bx - ax, by - ay) / (19 * size)))
            for q in range(n):
                x = ax + (bx - ax) * q / n + chance.uniform(-4, 4)
                y = ay + (by - ay) * q / n + chance.uniform(-4, 4)
                s = size * chance.uniform(0.8, 1.2)
                if _free((x, y - 6), kept) and _free((x, y), kept):
                    found.append((x, y, s))
    return found


def _woods(kept: Sequence[Box], taken: list[Point]) -> list[Point]:
    """Trees in groups of two or three, on land, off the roads of the eye."""
    chance = random.Random(12)
    found: list[Point] = []
    for _ in range(900):
        x, y = chance.uniform(70, 906), chance.uniform(4, HEIGHT)
        group = [(x, y), (x + 9, y + 5), (x - 8, y + 6)][: chance.choice((1, 2, 2, 3))]
        near = any(math.hypot(x - ox, y - oy) < 27 for ox, oy in (*found, *taken))
        if near or not all(_free(spot, kept) and _well_inside(spot) for spot in group):
            continue
        found += group
    return found


def _well_inside(point: Point) -> bool:
    x, y = point
    here = realm(point)
    return bool(here) and all(realm((x + dx, y + dy)) == here for dx, dy in ((-9, 0), (9, 0), (0, -12), (0, 7)))


def _wood(x: float, y: float) -> str:
    """What grows in a region: pines in the north and east, broad crowns elsewhere."""
    here = realm((x, y))
    s = 0.44 + (x * 7 + y * 3) % 10 / 70
    if (here == "empire" and (x + y) % 3 < 2) or (here == "britannia" and y < 90):
        return pine(x, y, s)
    return tree(x, y, s + 0.06, "#89a55c" if here == "hispania" else "#7c9a54", int(x))
