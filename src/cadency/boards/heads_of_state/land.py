"""The still layer: sea, coasts, countries, mountains, towns. Drawn once and kept."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cadency.boards.heads_of_state.coasts import (
    BORDERS,
    BRITAIN,
    CONTINENT,
    IRELAND,
    ISLES,
    MILLS,
    PINES,
    RIDGES,
    RIVERS,
    TOWNS,
    TREES,
    project,
)
from cadency.boards.heads_of_state.layout import FEET, HEIGHT, LANDS, WIDTH
from cadency.boards.heads_of_state.sea import boat, compass, serpent, whale
from cadency.boards.kit import INK, Point, attrs, icon, line, num, path, pts, rect
from cadency.boards.kit.land import grain, mount, pine, smooth, town, tree
from cadency.games.heads_of_state.view import Sector

ROSE: Final = (446.0, 668.0)
WATER: Final = "#4d7680"


def _numbers(table: str) -> list[list[float]]:
    return [[float(part) for part in row.split()] for row in table.split(",")]


def _isle(lon: float, lat: float, rx: float, ry: float, seed: float) -> str:
    chance = random.Random(int(seed))
    x, y = project(lon, lat)
    corners = []
    for i in range(8):
        a = i * math.pi / 4
        corners.append(
            (
                x + rx * (0.75 + 0.4 * chance.random()) * math.cos(a),
                y + ry * (0.75 + 0.4 * chance.random()) * math.sin(a),
            )
        )
    return smooth(corners)


def painting(sectors: Sequence[Sector]) -> str:
    """The painted map, without a word."""
    shores = [smooth(BRITAIN), smooth(IRELAND), smooth(CONTINENT), *(_isle(*row) for row in _numbers(ISLES))]
    found = rect(0, 0, WIDTH, HEIGHT, 12, "url(#hos-sea)") + _rhumbs()
    found += f'<g filter="url(#hand)">{_waves()}{_shallows()}</g>'
    inner = '<use href="#hos-land" fill="#eadfbd"/>' + "".join(_country(country, sectors, shores) for country in LANDS)
    inner += _shore(INK, 1.7, stroke_linejoin="round") + _nature() + compass(*ROSE, 34)
    inner += boat(392, 232, 0.82) + boat(590, 640, 0.7, flip=True) + boat(28, 742, 0.7, flip=True) + boat(36, 46, 0.72)
    inner += serpent(58, 118, 0.9) + whale(424, 182, 0.9)
    found += f'<g filter="url(#hand)">{inner}</g>{grain(WIDTH, HEIGHT, 12)}'
    return f'{_clips(shores)}<g clip-path="url(#hos-frame)">{found}</g>'


def _clips(shores: list[str]) -> str:
    found = f'<clipPath id="hos-frame">{rect(0, 0, WIDTH, HEIGHT, 12)}</clipPath>'
    found += f'<path id="hos-land" d="{"".join(shores)}"/>'
    found += f'<clipPath id="hos-mainland"><path d="{shores[2]}"/></clipPath>'
    found += f'<clipPath id="hos-britain"><path d="{shores[0]}{shores[1]}"/></clipPath>'
    for country, border in BORDERS.items():
        shape = smooth(border, k=0.3)
        found += f'<clipPath id="hos-{country}" clip-path="url(#hos-mainland)"><path d="{shape}"/></clipPath>'
    sea = '<stop offset="0" stop-color="#b9d8d6"/><stop offset="1" stop-color="#86b3ba"/>'
    return f'<defs>{found}<radialGradient id="hos-sea" cx=".35" cy=".45" r=".8">{sea}</radialGradient></defs>'


def _rhumbs() -> str:
    x, y = ROSE
    rays = "".join(
        f"M{num(x)} {num(y)}L{x + 1200 * math.cos(i * math.pi / 16):.0f} {y + 1200 * math.sin(i * math.pi / 16):.0f}"
        for i in range(32)
    )
    return line(rays, WATER, 0.8, opacity=".27")


def _waves() -> str:
    chance = random.Random(5)
    found = {"#e9f4ee": "", "#5f8f98": ""}
    for _ in range(120):
        found[chance.choice([*found])] += f"M{chance.random() * WIDTH:.0f} {chance.random() * HEIGHT:.0f}q5-4 10 0t10 0"
    return "".join(line(d, colour, 1.1, opacity=".6") for colour, d in found.items())


def _shore(colour: str, w: float, **more: object) -> str:
    """Every coast there is, in one stroke."""
    return f'<use href="#hos-land"{attrs(fill="none", stroke=colour, stroke_width=w, **more)}/>'


def _shallows() -> str:
    """Lighter water along the coasts, in steps, and the engraver's strokes."""
    steps = ((46, "#cfe4de", 0.35), (32, "#cfe4de", 0.5), (20, "#dcebe2", 0.6), (9, "#eef5ea", 0.75))
    found = "".join(_shore(colour, w, opacity=o) for w, colour, o in steps)
    for rim in (34, 23, 13):
        found += _shore(WATER, rim + 1.6, opacity=".28") + _shore("#d3e6e0", rim)
    chance = random.Random(5)
    strokes = ""
    for coast in (BRITAIN, IRELAND, CONTINENT):
        for (ax, ay), (bx, by) in zip(coast, (*coast[1:], coast[0]), strict=True):
            length = math.hypot(bx - ax, by - ay)
            if length > 200:
                continue
            for q in range(int(length / 3.6)):
                t, half = q * 3.6 / length, chance.uniform(8, 15)
                strokes += f"M{num(ax + (bx - ax) * t - half)} {num(ay + (by - ay) * t)}h{num(2 * half)}"
    return found + line(strokes, "#3f6a75", 0.8, opacity=".42")


def cells(feet: dict[str, Point]) -> dict[str, list[Point]]:
    """Which part of a country belongs to each sector: whatever is nearest to it."""
    found = {}
    for name, (x, y) in feet.items():
        cell: list[Point] = [(-60, -60), (WIDTH + 60, -60), (WIDTH + 60, HEIGHT + 60), (-60, HEIGHT + 60)]
        for other, (ox, oy) in feet.items():
            if other != name:
                cell = _half(cell, ((x + ox) / 2, (y + oy) / 2), (ox - x, oy - y))
        found[name] = cell
    return found


def _half(cell: list[Point], middle: Point, away: Point) -> list[Point]:
    def beyond(p: Point) -> float:
        return (p[0] - middle[0]) * away[0] + (p[1] - middle[1]) * away[1]

    kept = []
    for a, b in zip(cell, (*cell[1:], cell[0]), strict=True):
        da, db = beyond(a), beyond(b)
        if da <= 0:
            kept.append(a)
        if (da < 0 < db) or (db < 0 < da):
            t = da / (da - db)
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return kept


def _country(country: str, sectors: Sequence[Sector], shores: list[str]) -> str:
    """A pale wash for each sector, a band inside the border, another along the coast."""
    look = LANDS[country]
    feet = {s.id: (FEET[s.id][0], FEET[s.id][1] - 52) for s in sectors if s.country == country}
    inner = rect(0, 0, WIDTH, HEIGHT, 0, look.tints[0])
    for i, cell in enumerate(cells(feet).values()):
        tint = look.tints[i % len(look.tints)]
        inner += path(pts(*cell), tint, "#6b5433", 1.5, stroke_dasharray="5 3.5", stroke_opacity=".75")
    bands = ""
    if country in BORDERS:
        border = smooth(BORDERS[country], k=0.3)
        bands = line(border, look.colour, 17, opacity=".2") + line(border, "#6b5433", 2.2, opacity=".9")
    coast = shores[2] if country in BORDERS else shores[0] + shores[1]
    bands += line(coast, look.colour, 14, opacity=".16")
    return f'<g clip-path="url(#hos-{country})"><g filter="url(#wash)">{inner}</g>{bands}</g>'


def _nature() -> str:
    found = ""
    for course, w in RIVERS:
        d = smooth(course, close=False)
        found += line(d, WATER, w + 1.4, stroke_linecap="round") + line(d, "#a9d0d0", w, stroke_linecap="round")
    found += "".join(_ridge(way, size, seed) for way, size, seed in RIDGES)
    for lon, lat, s, green in _numbers(TREES):
        found += tree(*project(lon, lat), s, ("#8aa25a", "#7c9a54")[int(green)], int(lon * 10))
    for lon, lat, s in _numbers(PINES):
        found += pine(*project(lon, lat), s)
    for lon, lat in MILLS:
        found += icon("windmill", *project(lon, lat), 19, "#6b4a2e")
    for lon, lat, kind, roof in TOWNS:
        found += town(*project(lon, lat), kind, 0.5, roof)
    return found


def _ridge(way: Sequence[Point], size: float, seed: int) -> str:
    chance = random.Random(seed)
    peaks = []
    for (ax, ay), (bx, by) in pairwise(way):
        n = max(1, int(math.hypot(bx - ax, by - ay) / (15 * size)))
        for q in range(n):
            x, y = ax + (bx - ax) * q / n, ay + (by - ay) * q / n
            peaks.append((x + chance.uniform(-3, 3), y + chance.uniform(-4, 4)))
    peaks.sort(key=lambda peak: peak[1])
    return "".join(mount(x, y, size * chance.uniform(0.75, 1.15)) for x, y in peaks)
