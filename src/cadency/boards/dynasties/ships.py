"""Merchantmen in the seas: five cubes in the open waist, a large and a small mooring beside it."""

from __future__ import annotations

from collections.abc import Mapping

from cadency.boards.dynasties.goods import cube
from cadency.boards.dynasties.layout import GOODS, SHIPS
from cadency.boards.dynasties.royals import royal
from cadency.boards.kit import INK, Point, at, circ, icon, line, path, rect, shade, title
from cadency.boards.kit.draw import kept
from cadency.games.dynasties.view import Ship
from cadency.texts import Texts

CREAM = "#fbf5e6"
MOORINGS = {"large": (146.0, 14.0, 17.0), "small": (148.0, 58.0, 12.0)}  # middle and radius


@kept
def mooring(x: float, y: float, r: float) -> str:
    found = circ(x, y + 2, r + 2.4, "#1c110a", opacity=".3") + circ(x, y, r + 2.4, "#a67c50", INK, 1.1)
    found += circ(x, y, r, "#6b4a2e", INK, 0.9) + circ(x, y, r - 3, "none", "#e6c98a", 0.9, opacity=".6")
    return found + icon("anchor", x, y, r * 0.9, "#c79a62", opacity=".75")


@kept
def hull() -> str:
    """A ship with an empty waist; the middle of its deck is at 60, 28, and it is 166 x 120 with its moorings."""
    found = shade(60, 68, 70, 7, "#2f5560", 0.35)
    found += line("M-10 66q9-6 18 0M104 68q9-6 18 0t18 0", "#e9f4ee", 1.6)
    found += path("M-2 30Q60 44 126 26Q122 60 98 68H30Q6 62-2 30Z", "#8c6540", sw=1.6)
    found += path("M92 36Q112 32 126 26Q122 60 98 68H80Q94 56 92 36Z", "#5d3d24", "none", opacity=".35")
    found += line("M6 52Q60 62 116 50M14 60Q60 68 108 58", "#5d3d24", 1.4)
    found += line("M36 34V-40M86 33V-28", INK, 3) + line("M14-33H58M68-22H104", "#6b4a2e", 2.4)
    found += path("M12-33Q36-43 60-33 66-12 58 8 36 0 14 8 6-13 12-33Z", CREAM, sw=1.4)
    found += path("M48-37Q54-36 60-33 66-12 58 8 54 5 49 4 56-14 48-37Z", "#cdbb92", "none", opacity=".5")
    found += path("M66-22Q86-30 106-22 111-6 104 11 86 5 68 11 62-5 66-22Z", CREAM, sw=1.4)
    found += path("M97-25Q102-24 106-22 111-6 104 11 101 9 97 8 103-8 97-25Z", "#cdbb92", "none", opacity=".5")
    found += path("M36-40q15-6 22 1l-22 6z", "#a8201a", sw=1.1) + path("M86-28q10-4 15 0l-15 5z", "#a8201a", sw=1)
    found += icon("compass", 35, -14, 23, "#a08a5a") + icon("anchor", 85, -6, 17, "#a08a5a")
    found += rect(5, 15, 114, 25, 3, "#3b2a1c", INK, 1.1) + rect(5, 15, 114, 6, 3, "#000", opacity=".3")
    found += path("M-2 36Q60 50 126 32L125 41Q60 58 1 46Z", "#a67c50", sw=1.2)
    found += line("M0 40Q60 54 125 36", "#c79a62", 1, opacity=".8") + line(
        "M122 56L146 56M124 30L134 22", "#6b4a2e", 2.4
    )
    return found + "".join(mooring(*where) for where in MOORINGS.values())


def cargo(cubes: Mapping[str, int]) -> list[tuple[str, int]]:
    """Which cubes lie aboard, in the order of their colours, each with its number among its kind."""
    return [(colour, n) for colour in GOODS for n in range(cubes.get(colour, 0))]


def berth(i: int) -> Point:
    """Where the i-th cube of a ship lies."""
    return 18 + i * 21.6, 26.5


@kept
def afloat(ship: int) -> str:
    return at(hull(), *SHIPS[ship])


def aboard(number: int, ship: Ship, said: Texts, names: list[str]) -> dict[str, str]:
    """What a ship carries, and who is moored beside it."""
    x, y, s = SHIPS[number]
    found: dict[str, str] = {}
    for i, (colour, n) in enumerate(cargo(ship.cubes)):
        cx, cy = berth(i)
        key = f"q-{number}-{colour}-{n}"
        inner = title(said(f"sign-good-{colour}")) + cube(colour, 0, 0)
        found[key] = at(inner, x + cx * s, y + cy * s, 0.97 * s, id=key, class_="piece cube")
    for side, seat in (("large", ship.large), ("small", ship.small)):
        if seat is not None:
            mx, my, r = MOORINGS[side]
            key = f"m-{number}-{side}"
            inner = title(said(f"sign-moored-{side}", name=names[seat])) + royal(seat, "prince", 0, 0)
            size = s * (1.0 if side == "large" else 0.82)
            found[key] = at(inner, x + mx * s, y + (my + r * 0.62) * s, size, id=key, class_="piece royal")
    return found
