"""What is painted on the water: a compass that the rhumb lines come from, and a beast."""

from __future__ import annotations

import math

from cadency.boards.kit import Point, at, circ, icon, line, num, path, rect

WATER = "#4d7680"
DEEP = "#2f5560"
FOAM = "#e9f4ee"


def rhumbs(origin: Point, reach: float = 1300) -> str:
    """The courses that a helmsman could steer from the compass."""
    x, y = origin
    rays = ""
    for i in range(32):
        a = i * math.pi / 16
        rays += f"M{num(x)} {num(y)}L{x + reach * math.cos(a):.0f} {y + reach * math.sin(a):.0f}"
    return line(rays, WATER, 0.9, opacity=".26")


def compass(x: float, y: float, s: float = 1) -> str:
    found = circ(0, 0, 32, "#e9f0e4", WATER, 1, fill_opacity=".22") + circ(0, 0, 27, "none", WATER, 0.8)
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        tip = 23 if i % 2 else 39
        ray = path(f"M0-{tip}L5-6 0 0Z", DEEP, "none") + path(f"M0-{tip}L-5-6 0 0Z", "#e9f0e4", DEEP, 0.8)
        found += f'<g transform="rotate({i * 45})">{ray}</g>'
    return at(found + circ(0, 0, 3, "#c79a4a", DEEP, 0.9) + icon("fleur-de-lys", 0, -47, 16, DEEP), x, y, s)


def beast(x: float, y: float, s: float = 1) -> str:
    """A neck, two humps and a tail above the waves."""
    body = (
        "M0 14C2-2 14-8 20-2 26 4 22 12 26 14Z",
        "M34 14C36 2 46-2 50 4 54 9 52 12 56 14Z",
        "M-30 14C-34 0-24-14-14-10-8-8-8-2-14-2-20-2-18 8-14 14Z",
        "M64 14C66 6 72 4 70-4 76-2 80-6 82-10 84 0 78 6 74 14Z",
    )
    found = path("".join(body), "#5f97a0", DEEP, 1.3, stroke_linejoin="round") + circ(-19, -4, 1.6, "#163038")
    found += line("M6 4q4-3 8 0M40 7q3-3 6 0M-25 3q2-2 5-1", "#cfe3dd", 1.1)
    return at(found + line("M-36 17q8-5 16 0t16 0 16 0 16 0 16 0 16 0 14 0", FOAM, 1.6), x, y, s)


def water(w: float, h: float) -> str:
    """The sea, and the gradient it is painted with."""
    stops = '<stop offset="0" stop-color="#a5cacb"/><stop offset="1" stop-color="#7aa9b4"/>'
    sea = f'<radialGradient id="dyn-sea" cx=".3" cy=".4" r=".85">{stops}</radialGradient>'
    return f"<defs>{sea}</defs>{rect(0, 0, w, h, 12, 'url(#dyn-sea)')}"
