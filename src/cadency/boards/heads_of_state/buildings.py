"""Still buildings of the map: castles and manors whose storeys are slots, and the Chamber with its doors."""

from __future__ import annotations

from cadency.boards.heads_of_state.layout import FEET, LANDS, Slot, storeys
from cadency.boards.heads_of_state.nobles import vacant
from cadency.boards.kit import INK, circ, dark, icon, light, line, num, path, poly, rect, shade
from cadency.games.heads_of_state.view import Sector

STONE, STONE_SIDE = "#ddd3bd", "#a99c84"


def building(sector: Sector) -> str:
    """A sector: a castle for a capital, a manor for a province, with an engraved coronet in every window."""
    slots = storeys(sector)
    x, y = FEET[sector.id]
    w = slots[0].w + (10 if sector.capital else 8)
    top = y - slots[0].h * len(slots)
    found = shade(x + 6, y + 3, w * 0.85, 7, "#3f3a1a", 0.32)
    found += _castle(sector, x, y, w, top) if sector.capital else _manor(sector, x, y, w, top)
    for slot in slots:
        found += _storey(slot, x, w, capital=sector.capital)
        found += vacant(slot.rank, slot.x, slot.y - 5, 1 if sector.capital else 0.94)
    return found


def _storey(slot: Slot, x: float, w: float, *, capital: bool) -> str:
    if capital:
        found = rect(x - w / 2 - 1, slot.y - 3.5, w + 2, 5, 1, "#f0e8d4", INK, 1)
    else:
        found = rect(x - w / 2 - 2, slot.y - 3, w + 4, 4.5, 1, "#8c6540", INK, 0.9)
    left, top, wide, high = slot.box
    return (
        found + rect(left, top, wide, high, 4, "#e6d5aa", INK, 1.2) + rect(left, top, wide, 6, 3, "#000", opacity=".14")
    )


def _castle(sector: Sector, x: float, y: float, w: float, top: float) -> str:
    """Stone, two towers, the country's banner."""
    right = x + w / 2 + 8
    found = poly([(right, y), (right + 11, y - 5), (right + 11, top - 11), (right, top - 4)], STONE_SIDE)
    found += "".join(_tower(x + side * (w / 2 + 5), y, top, len(sector.slots)) for side in (-1, 1))
    found += rect(x - w / 2 + 1, top - 6, w - 2, y - top + 6, 0, STONE, INK, 1.3)
    found += "".join(rect(x - w / 2 + 4 + q * 9.2, top - 11, 6, 6, 0.5, STONE, INK, 1) for q in range(6))
    land = LANDS[sector.country]
    found += line(f"M{num(x)} {num(top - 8)}v-26", sw=1.8)
    found += path(f"M{num(x + 1)} {num(top - 34)}h25l-5 7.5 5 7.5h-25z", "#f6ecd2", sw=1.1)
    return found + rect(x + 1, top - 34, 4, 15, 0, land.colour) + icon(land.icon, x + 13, top - 26.5, 13)


def _tower(x: float, y: float, top: float, storeys_: int) -> str:
    h = y - top
    found = rect(x - 8, top - 14, 16, h + 14, 1, STONE, INK, 1.3) + rect(
        x + 2, top - 14, 6, h + 14, 0, "#000", opacity=".14"
    )
    found += rect(x - 10, top - 20, 20, 8, 1, STONE, INK, 1.2)
    found += "".join(rect(x - 10 + q * 7.4, top - 25, 5.2, 6, 0.5, STONE, INK, 1) for q in range(3))
    found += "".join(rect(x - 1.6, top + 14 + q * 48, 3.2, 11, 1.6, "#4a3a2c") for q in range(storeys_))
    courses = "".join(f"M{num(x - 6 + q * 5 % 7)} {num(y - 6 - q * 9)}h5" for q in range(int(h / 9)))
    return found + line(courses, "#9c8f74", 0.8)


def _manor(sector: Sector, x: float, y: float, w: float, top: float) -> str:
    """Timber, a tiled roof, one chimney."""
    wall, roof = "#ead9b4", LANDS[sector.country].roof
    right = x + w / 2
    found = poly([(right, y), (right + 11, y - 5), (right + 11, top - 5), (right, top)], dark(wall, 0.3))
    found += line(f"M{num(right + 5.5)} {num(y - 3)}V{num(top - 3)}", "#6b4a2e", 1.3)
    found += rect(x - w / 2, top, w, y - top, 0, wall, INK, 1.2)
    found += poly(
        [(right + 2, top + 2), (right + 15, top - 5), (right + 9, top - 17), (right - 8, top - 16)], dark(roof, 0.35)
    )
    found += rect(x + w * 0.2, top - 25, 7, 14, 0, "#b08a6c", INK, 1)
    tiles = [(x - w / 2 - 4, top + 2), (right + 3, top + 2), (right - 5, top - 16), (x - w / 2 + 7, top - 16)]
    found += poly(tiles, roof) + poly(tiles, "url(#sheen)", "none")
    rows = "".join(
        f"M{num(x - w / 2 - 2 + q * 2.6)} {num(top - 2 - q * 4.2)}H{num(right + 1 - q * 1.9)}" for q in range(1, 4)
    )
    found += line(rows, dark(roof, 0.5), 0.7, opacity=".6")
    return found + line(f"M{num(x - w / 2 + 7)} {num(top - 16)}H{num(right - 5)}", light(roof, 0.35), 1.5)


def chamber(x: float, y: float, w: float, doors: int) -> str:
    """The Chamber of Nobles: a hall with a door for each marker. x, y is its lower left."""
    wall, pale, roof, h = "#e6dcc3", "#f3e8cf", "#6f7f86", 86
    found = shade(x + w / 2 + 8, y + 3, w * 0.6, 9, "#3f4a1a", 0.3)
    found += poly([(x + w, y), (x + w + 16, y - 8), (x + w + 16, y - h - 8), (x + w, y - h)], dark(wall, 0.28))
    found += rect(x, y - h, w, h, 0, wall, INK, 1.3)
    bricks = "".join(
        f"M{num(x + 4 + (r * 31 + c * 47) % int(w - 18))} {num(y - 8 - r * 10)}h12v6h-12z"
        for r in range(8)
        for c in range(4)
    )
    found += line(bricks, "#b3a27c", 0.7, opacity=".6")
    slope = [(x - 5, y - h), (x + w + 4, y - h), (x + w + 14, y - h - 22), (x + 14, y - h - 22)]
    found += poly(slope, roof) + poly(slope, "url(#sheen)", "none")
    ribs = "".join(f"M{num(x - 4 + q * 8.2)} {num(y - h - 1)}l17-20" for q in range(22))
    found += line(ribs, "#3d4a50", 0.7, opacity=".5")
    found += poly([(x + w + 4, y - h), (x + w + 20, y - h - 9), (x + w + 14, y - h - 22)], dark(roof, 0.35))
    px = x + w / 2
    found += poly([(px - 46, y - h + 2), (px + 46, y - h + 2), (px, y - h - 30)], pale)
    found += poly([(px - 35, y - h - 2), (px + 35, y - h - 2), (px, y - h - 23)], dark(wall, 0.08), sw=0.8)
    found += rect(x - 4, y - h, w + 8, 7, 1, pale, INK, 1.1) + rect(x - 5, y - 5, w + 10, 8, 1, pale, INK, 1.1)
    found += "".join(_column(x + 11 + i * (w - 22) / doors, y, h, pale) for i in range(doors + 1))
    return found + "".join(_door(at, y) for at in door_middles(x, w, doors))


def _column(x: float, y: float, h: float, pale: str) -> str:
    found = rect(x - 5, y - h + 7, 10, h - 12, 1, pale, INK, 1)
    found += line(
        f"M{num(x - 2)} {num(y - h + 10)}V{num(y - 7)}M{num(x + 2)} {num(y - h + 10)}V{num(y - 7)}", "#b3a27c", 0.9
    )
    return found + rect(x - 8, y - h + 6, 16, 4, 1, pale, INK, 0.9) + rect(x - 8, y - 10, 16, 5, 1, pale, INK, 0.9)


def _door(x: float, y: float) -> str:
    outer = (
        f"M{num(x - 19)} {num(y - 6)}V{num(y - 48)}Q{num(x)} {num(y - 78)} {num(x + 19)} {num(y - 48)}V{num(y - 6)}Z"
    )
    inner = (
        f"M{num(x - 15)} {num(y - 6)}V{num(y - 46)}Q{num(x)} {num(y - 70)} {num(x + 15)} {num(y - 46)}V{num(y - 6)}Z"
    )
    return path(outer, "#5a3d2a", sw=1.2) + path(inner, "#3a2618", "none") + circ(x + 10, y - 26, 1.2, "#e6c14f")


def door_middles(x: float, w: float, doors: int) -> list[float]:
    return [x + 11 + (i + 0.5) * (w - 22) / doors for i in range(doors)]
