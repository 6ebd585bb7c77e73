"""The painted street of the capital: the six places where everybody acts, one house each."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from cadency.boards.kit import INK, at, circ, ell, icon, line, num, path, poly, rect
from cadency.boards.kit.land import house, tree

W, H = 1064.0, 186.0
PLACES: Final = ("title", "doctor", "mansion", "venture", "mission", "contribution")
CELL: Final = W / len(PLACES)
FOOT: Final = 127.0  # where the houses stand
_STONE, _GLASS, _DOOR = "#e6dcc3", "#5b6a6a", "#5d3d24"


def street() -> str:
    """Sky, roofs far away, the pavement and the six houses; 1064 x 186."""
    chance = random.Random(3)
    found = _roofs() + rect(-4, 104, W + 8, H, 0, "#d9cba4", "#9c8150", 1.4)
    stones = "".join(f"M{chance.random() * W:.0f} {108 + chance.random() * 80:.0f}q4-3 8 0" for _ in range(170))
    found += line(stones, "#a98d58", 0.9, opacity=".6")
    for n, name in enumerate(PLACES):
        found += HOUSES[name](12 + n * CELL)
    return f'{rect(0, 0, W, H, 0, "url(#sky)")}<g filter="url(#hand)">{found}</g>'


def building(action: str) -> str:
    """One house alone, its corner at 0, 0 and its foot at 127."""
    return HOUSES[action](0)


def _roofs() -> str:
    found = ""
    for i in range(25):
        x, high, wide = i * 46 - 10 + i % 3 * 7, 28 + i * 17 % 30, 34 + i * 7 % 16
        colour = ("#cdb9a0", "#bfb3a8", "#d6c3a4")[i % 3]
        outline = [(x, 106), (x, 106 - high), (x + wide / 2, 90 - high), (x + wide, 106 - high), (x + wide, 106)]
        found += poly(outline, colour, "#7d7a6a", 1, opacity=".5")
    return found


def _ground(x: float, wide: float = 80) -> str:
    return ell(x, FOOT + 1, wide, 6, "#4b4a20", opacity=".28")


def _panes(x: float, columns: tuple[int, ...], step: float, top: float, low: float) -> str:
    found = ""
    for i in columns:
        found += rect(x + i * step, FOOT - top, 10.5, 16, 2, _GLASS, INK, 0.9)
        found += rect(x + i * step, FOOT - low, 10.5, 15, 2, _GLASS, INK, 0.9)
    return found


def _palace(x: float) -> str:
    found = _ground(x + 80, 86) + rect(x, FOOT - 52, 150, 52, 0, _STONE, INK, 1.3)
    found += poly([(x - 5, FOOT - 52), (x + 155, FOOT - 52), (x + 144, FOOT - 70), (x + 6, FOOT - 70)], "#6f7f86")
    found += _panes(x + 6, (0, 1, 5, 6), 20.5, 44, 21) + rect(x + 50, FOOT - 66, 50, 66, 0, "#efe6cf", INK, 1.2)
    found += poly([(x + 44, FOOT - 66), (x + 106, FOOT - 66), (x + 75, FOOT - 88)], "#efe6cf")
    found += rect(x + 66, FOOT - 24, 18, 24, 2, _DOOR, INK, 1) + line(f"M{num(x + 75)} {FOOT - 88}v-16", INK, 1.6)
    found += path(f"M{num(x + 76)} {FOOT - 104}q7-3 12 0t10-1v9q-5 2-10 1t-12 0z", "#24509a", sw=0.9)
    return found + icon("fleur-de-lys", x + 75, FOOT - 72, 12)


def _apothecary(x: float) -> str:
    found = house(x + 22, FOOT, 78, 40, 34, 30, "#dfe3d2", "#5f7382", seed=5, door=0.5, windows=(0.2, 0.8), chimney=0.3)
    found += rect(x + 118, FOOT - 60, 3, 60, 0, "#6b4a2e", INK, 0.8) + line(f"M{num(x + 119)} {FOOT - 58}h12", INK, 1.6)
    return (
        found + circ(x + 130, FOOT - 48, 13, "#f6ecd2", INK, 1.2) + icon("caduceus", x + 130, FOOT - 48, 18, "#2f5a6a")
    )


def _mansion(x: float) -> str:
    found = _ground(x + 74) + rect(x + 6, FOOT - 46, 134, 46, 0, "#ead7b4", INK, 1.3)
    found += path(f"M{num(x)} {FOOT - 46}l10-26h126l10 26Z", "#6a5a66")
    found += _panes(x + 14, (0, 1, 2, 4, 5, 6), 19, 38, 17) + rect(x + 63, FOOT - 24, 20, 24, 9, _DOOR, INK, 1)
    found += "".join(path(f"M{num(x + 24 + i * 24)} {FOOT - 56}v-8q5-7 10 0v8z", "#ead7b4", sw=0.9) for i in range(5))
    found += "".join(rect(x + dx, FOOT - 84, 8, 14, 0, "#b08a6c", INK, 0.9) for dx in (28, 108))
    return found + tree(x - 2, FOOT + 2, 0.8, "#7c9a54", 2) + tree(x + 152, FOOT + 2, 0.8, "#89a55c", 4)


_HULL: Final = "M14 34H92Q90 56 76 60H36Q20 54 14 34Z"
_SAILS: Final = (
    "M16-16Q36-24 56-16 62 4 54 22 36 14 18 22 11 2 16-16Z",
    "M60-6Q72-12 86-6 90 8 84 24 72 19 60 24 56 8 60-6Z",
)


def _quay(x: float) -> str:
    f = FOOT
    water = (
        f"M{num(x - 8)} {f - 4}C{num(x - 2)} {f - 24} {num(x + 60)} {f - 24} {num(x + 90)} {f - 20}"
        f"S{num(x + 160)} {f - 24} {num(x + 164)} {f - 6}C{num(x + 166)} {f + 12} {num(x + 120)} {f + 18}"
        f" {num(x + 76)} {f + 18}S{num(x - 12)} {f + 14} {num(x - 8)} {f - 4}Z"
    )
    found = path(water, "#8fbcc0", "#4d7680", 1.2)
    waves = "".join(f"M{num(x + 8 + i * 30)} {f + 2 - i % 2 * 9}q7-5 14 0" for i in range(5))
    ship = path(_HULL, "#8c6540", sw=1.4) + path("M78 34H96V26H80Z", "#8c6540", sw=1.2)
    ship += line("M18 42H90", _DOOR, 1.6) + line("M36 34V-24M70 34V-12", INK, 2.6)
    ship += "".join(path(sail, "#fbf5e6", sw=1.3) for sail in _SAILS) + path("M36-24q12-5 18 1l-18 5z", "#a8201a", sw=1)
    found += line(waves, "#e9f4ee", 1.3) + at(ship, x + 4, f - 58, 0.95)
    found += rect(x + 104, f - 22, 20, 18, 1, "#a67c50", INK, 1.1) + rect(
        x + 122, f - 16, 18, 14, 1, "#8c6540", INK, 1.1
    )
    found += rect(x + 112, f - 36, 16, 14, 1, "#b98d5c", INK, 1.1)
    return found + line(f"M{num(x + 104)} {f - 13}h20M{num(x + 114)} {f - 22}v18", _DOOR, 1)


def _inn(x: float) -> str:
    found = house(
        x + 10, FOOT, 90, 44, 32, 28, "#ecdcb8", "#b0603f", seed=9, door=0.42, windows=(0.18, 0.72), chimney=0.75
    )
    found += rect(x + 122, FOOT - 66, 3, 66, 0, "#6b4a2e", INK, 0.8) + rect(
        x + 110, FOOT - 62, 28, 22, 2, "#7d2f28", INK, 1.1
    )
    return (
        found + icon("horse-head", x + 124, FOOT - 51, 16, "#f0d9b0") + icon("cartwheel", x + 132, FOOT - 10, 20, _DOOR)
    )


def _church(x: float) -> str:
    f = FOOT
    found = _ground(x + 78) + rect(x + 44, f - 44, 100, 44, 0, _STONE, INK, 1.3)
    found += poly([(x + 40, f - 44), (x + 148, f - 44), (x + 140, f - 64), (x + 48, f - 64)], "#7b5547")
    found += "".join(path(f"M{num(x + 58 + i * 22)} {f - 8}v-18q5.5-10 11 0v18z", "#51687c", sw=1) for i in range(4))
    found += rect(x + 10, f - 66, 36, 66, 0, "#efe6cf", INK, 1.3)
    found += path(f"M{num(x + 6)} {f - 66}Q{num(x + 28)} {f - 104} {num(x + 50)} {f - 66}Z", "#6f8f86")
    found += line(f"M{num(x + 28)} {f - 86}v-16m-4 5h8", INK, 1.9) + circ(x + 28, f - 48, 8, "#51687c", INK, 1.1)
    return found + path(f"M{num(x + 20)} {f}v-18q8-11 16 0v18z", _DOOR, sw=1)


HOUSES: Final[dict[str, Callable[[float], str]]] = {
    "title": _palace,
    "doctor": _apothecary,
    "mansion": _mansion,
    "venture": _quay,
    "mission": _inn,
    "contribution": _church,
}
