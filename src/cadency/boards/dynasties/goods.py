"""What is won and spent: cubes, dowry dice, books, shields of the regions, and the signs of a price."""

from __future__ import annotations

from cadency.boards.dynasties.layout import BOOKS as GLYPHS
from cadency.boards.dynasties.layout import FACES, GOODS, LANDS
from cadency.boards.kit import INK, at, block, circ, icon, laurel, path, rect, shade, shield_path, text
from cadency.boards.kit.draw import kept


def shapes() -> str:
    """The cubes, one symbol a colour, for a page's one ``<defs>``."""
    found = ""
    for colour, good in GOODS.items():
        front = block(good.base, good.hi, good.lo) + icon(good.glyph, -1, 2.6, 12, good.on)
        found += f'<g id="dyn-cube-{colour}">{front}</g>'
    return found


@kept
def cube(colour: str, x: float, y: float, s: float = 1, **more: object) -> str:
    """A cube of goods, its middle at x, y; 21 x 21 at scale 1."""
    return at(f'<use href="#dyn-cube-{colour}"/>', x, y, s, **more)


@kept
def cost(colour: str, n: object, x: float, y: float, s: float = 0.8, size: float = 15) -> str:
    """So many cubes of a colour as a price; x is the left edge, y the middle."""
    return cube(colour, x + 9 * s, y, s) + text(x + 22 * s, y + size * 0.36, n, size, anchor="start", w=800)


@kept
def die(face: str, n: int | None = None) -> str:
    """A dowry die with a face up, and its number where that is points; 54 x 56, its middle at 0, 0."""
    found = shade(2, 25, 25, 5, opacity=0.25)
    found += path("M-22-14L-12-24H26L16-14Z", "#fffdf5", stroke_linejoin="round")
    found += path("M16-14L26-24V14L16 24Z", "#cfc0a0", stroke_linejoin="round")
    found += rect(-22, -14, 38, 38, 5, "url(#vellum)", INK, 1.2)
    if face == "points":
        return found + laurel(-3, 5, "" if n is None else n, 36)
    found += icon(FACES[face], -3, 5, 28)
    if n is not None and n > 1:
        found += circ(9, 17, 9.8, "#fbf5e6", INK, 1) + text(9, 22.7, n, 16, w=800)
    return found


@kept
def book(kind: str | None = None) -> str:
    """A book tile, its clasp on the right: what is in it, or closed. 44 x 52, its top left at 0, 0."""
    cover = "#7d2f28" if kind is not None else "#4a3a52"
    found = path("M4 6Q4 2 8 2H40V46H8Q4 46 4 50Z", cover, sw=1.3)
    found += path("M4 50Q4 46 8 46H40V51H8Q4 51 4 50Z", "#f3e8cf", sw=1) + rect(10, 7, 26, 34, 2, "none", "#d8b878", 1)
    if kind is None:
        return found + icon("secret-book", 23, 24, 22, "#e6d3a6")
    if kind.startswith("shield-"):
        return found + emblem(kind.removeprefix("shield-"), 23, 24, 21)
    return found + icon(GLYPHS[kind], 23, 24, 24, "#f6e6bf")


@kept
def small_book(x: float, y: float, s: float = 1) -> str:
    """One of the books that lie on a city; 9 x 12, its middle at x, y."""
    found = path("M-4.5-5Q-4.5-6-3.5-6H4.5V4H-3.5Q-4.5 4-4.5 5Z", "#7d2f28", sw=0.9)
    found += path("M-4.5 5Q-4.5 4-3.5 4H4.5V6H-3.5Q-4.5 6-4.5 5Z", "#f3e8cf", sw=0.8)
    return at(found + rect(-2, -3.6, 4.4, 5, 0.6, "none", "#d8b878", 0.8), x, y, s)


@kept
def emblem(region: str, x: float, y: float, size: float = 27) -> str:
    """A region's arms, its middle at x, y. As a tile it is a shield that somebody has won."""
    land = LANDS[region]
    d = shield_path(size, size * 1.2)
    found = path(d, land.colour, INK, max(1, size * 0.04)) + path(d, "url(#sheen)", "none", opacity=".7")
    return at(found + icon(land.icon, 0, -size * 0.06, size * 0.7, "#fbf0d0"), x, y)


@kept
def price(slot: str, n: object, x: float, y: float) -> str:
    """What a slot costs: black for a prince, white for a princess. 16 x 15, its middle at x, y."""
    fill, edge, ink = ("#2f2a28", "#0f0c0b", "#fff3d6") if slot == "prince" else ("#fffdf6", INK, INK)
    return rect(x - 8, y - 7.5, 16, 15, 3, fill, edge, 1) + text(x, y + 4.9, n, 14, w=800, fill=ink)
