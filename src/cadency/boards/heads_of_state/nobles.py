"""Nobles: coronets, one richer than the other, arms that bear them, and the stones of the dead."""

from __future__ import annotations

import math

from cadency.boards.kit import HOUSES, INK, Point, at, circ, mark, mix, path, poly, shade, text
from cadency.boards.kit.draw import kept

SHIELD = "M-15.5-25H15.5V-12C15.5-4 8-1.5 0 0-8-1.5-15.5-4-15.5-12Z"
ARCHES = {
    5: ("#7d2a24", "M-18 1C-20-12-8-17 0-18 8-17 20-12 18 1Z", "M-18 1C-21-13-8-17 0-18M18 1C21-13 8-17 0-18"),
    6: (
        "#24509a",
        "M-19 1C-25-18-10-20 0-14 10-20 25-18 19 1Z",
        "M-19 1C-25-18-10-21 0-14 10-21 25-18 19 1M0 1V-14",
    ),
}


class _Metal:
    """The colours of a coronet: gold with pearls and stones, or engraved in stone."""

    def __init__(self, *, engraved: bool) -> None:
        self.gold = "#d6c193" if engraved else "url(#goldleaf)"
        self.arch = "#cdb684" if engraved else "#e6b53a"
        self.gem = "#e6d7b2" if engraved else "#fbf7ec"
        self.stones = ("#a58c5a", "#a58c5a") if engraved else ("#a8201a", "#24509a")
        self.ink = "#6b5433" if engraved else INK
        self.engraved = engraved

    def pearl(self, x: float, y: float, r: float = 2.7) -> str:
        return circ(x, y, r, self.gem, self.ink, 0.9)

    def leaf(self, x: float, y: float) -> str:
        d = "M0-7C2-4 6-5 5-1 3 0 2 2 2 5H-2C-2 2-3 0-5-1-6-5-2-4 0-7Z"
        return path(d, self.gold, self.ink, 0.9, transform=f"translate({x:g} {y:g})")

    def spike(self, x: float, h: float) -> str:
        return path(f"M{x - 2.4:g} 1L{x:g} {1 - h:g}L{x + 2.4:g} 1Z", self.gold, self.ink, 0.9)

    def vault(self, rank: int) -> str:
        cloth, cap, arch = ARCHES[rank]
        found = path(cap, "#bfa876" if self.engraved else cloth, self.ink, 1.1)
        return found + path(arch, stroke=self.ink, sw=4.6) + path(arch, stroke=self.arch, sw=2.8)


def coronet(rank: int, *, engraved: bool = False) -> str:
    """Seven coronets, each one step richer; about 40 wide, its rim at 0 to 10."""
    m = _Metal(engraved=engraved)
    found = ""
    if rank == 0:
        found = m.pearl(-10, -1.5, 3.4) + m.pearl(10, -1.5, 3.4) + m.pearl(0, 0.8, 3.4)
    elif rank == 1:
        found = "".join(m.spike(x, 6) + m.pearl(x, -6) for x in (-15, -5, 5, 15))
    elif rank == 2:
        found = "".join(m.spike(x, 12) + m.pearl(x, -12) for x in (-16, -8, 0, 8, 16))
    elif rank == 3:
        found = m.leaf(-15, -4) + m.leaf(15, -4) + m.leaf(0, -3)
        found += "".join(m.spike(x, 7) + m.pearl(x, -7.5) for x in (-7.5, 7.5))
    elif rank == 4:
        found = "".join(m.leaf(x, -4) for x in (-16, -8, 0, 8, 16))
    elif rank == 5:
        found = m.vault(5) + m.leaf(-9, -3) + m.leaf(9, -3) + m.pearl(0, -20, 3.4)
    else:
        found = m.vault(6) + m.leaf(-10, -2) + m.leaf(10, -2) + circ(0, -16, 3.6, m.arch, m.ink, 1)
        found += path("M-1.5-28h3v3h3v3h-3v4h-3v-4h-3v-3h3z", m.arch, m.ink, 0.8)
    return found + _rim(m)


def _rim(m: _Metal) -> str:
    found = path("M-19 0Q0 5 19 0V7Q0 12-19 7Z", m.gold, m.ink, 1.1)
    for i in range(5):
        drop = 1.2 if abs(i - 2) < 2 else 0
        found += circ(i * 6.4 - 12.8, 5.3 + drop, 1.5, m.stones[i % 2], m.ink, 0.6)
    return found


def shapes() -> str:
    """The coronets, in gold and engraved, and the arms that bear them, for a page's one ``<defs>``."""
    found = "".join(
        f'<g id="cor-{rank}">{coronet(rank)}</g><g id="engraved-{rank}">{coronet(rank, engraved=True)}</g>'
        for rank in range(7)
    )
    bare = "".join(f'<g id="arms-{seat}">{_shield(seat)}</g>' for seat in range(len(HOUSES)))
    return found + bare


@kept
def crown(rank: int, x: float, y: float, s: float = 1, **more: object) -> str:
    return at(f'<use href="#cor-{rank}"/>', x, y, s, **more)


def _pips(n: int, y: float, fill: str) -> str:
    middle = (n - 1) / 2
    return "".join(circ((i - middle) * 3.7, y - abs(i - middle) * 0.5, 1.35, fill) for i in range(n))


def _shield(seat: int) -> str:
    house = HOUSES[seat]
    found = path(SHIELD, "#1c110a", "none", opacity=".35", transform="translate(1.2 1.8)")
    found += path(SHIELD, house.base, mix(house.lo, "#140c06", 0.5), 1.3, stroke_linejoin="round")
    found += path(SHIELD, "url(#sheen)", "none", opacity=".8")
    found += path(SHIELD, f"url(#hatch-{house.name})", "none", class_="hatch", display="none")
    return found + mark(seat, 0, -14.2, 13)


@kept
def arms(seat: int, rank: int) -> str:
    """A noble as arms: coronet over shield, mark on it, pips of rank below. Foot at 0, 0; 34 x 41."""
    return f'<use href="#arms-{seat}"/>{_pips(rank + 1, -5, HOUSES[seat].on)}{crown(rank, 0, -30.5, 0.86)}'


def vacant(rank: int, x: float, y: float, s: float = 1) -> str:
    """An empty slot: the coronet of the rank it asks for, engraved."""
    found = path(SHIELD, "#fff", "#6b5433", 1.1, fill_opacity=".28", stroke_dasharray="3 2.4")
    found += at(f'<use href="#engraved-{rank}"/>', 0, -18.5, 0.84) + _pips(rank + 1, -5.2, "#5f4a37")
    return at(found, x, y, s)


def six(x: float, y: float, r: float) -> list[Point]:
    """The corners of a hexagon that stands on a point."""
    return [
        (x + r * math.cos(math.radians(60 * i - 30)), y + r * math.sin(math.radians(60 * i - 30))) for i in range(6)
    ]


@kept
def hexagon(points: int, *, free: bool, lowered: bool = False, r: float = 15.5) -> str:
    """A sector's number: on gold while its marker lies there, on bare paper afterwards. Middle at 0, 0."""
    if free:
        found = poly(six(0, 2.2, r), "#6d4a0c", sw=1) + poly(six(0, 0, r), "url(#goldleaf)", sw=1.3)
        return found + poly(six(0, 0, r - 3), "none", "#8a5d10", 0.9) + text(0, 5.6, points, 16, w=800)
    found = poly(six(0, 1.4, r), "#1c110a", "none", opacity=".3") + poly(six(0, 0, r), "#efe4c8", sw=1.2)
    found += poly(six(0, 0, r - 3), "none", "#b9a67c", 0.9)
    return found + text(0, 8 if lowered else 5, points, 14.5, w=700, fill="#6b5433")


@kept
def stone(seat: int, rank: int) -> str:
    """A killed noble: arms turned to stone. The mark still proves that the house was here. Foot at 0, 0."""
    house = HOUSES[seat]
    found = shade(1, 0, 10, 2.6, opacity=0.35)
    found += path(
        "M-8.5 0V-12Q-8.5-20 0-20T8.5-12V0Z", mix(house.base, "#8d8574", 0.3), mix(house.lo, "#140c06", 0.4), 1.1
    )
    found += path("M3 0V-19.5Q8.5-18 8.5-12V0Z", "#000", "none", opacity=".2")
    return found + mark(seat, 0, -10.5, 9.6) + crown(rank, 0, -20, 0.3)
