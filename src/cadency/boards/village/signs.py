"""Paper and wood on the board: action spaces, price boards, names, the pages of the chronicle. They never move."""

from __future__ import annotations

from typing import Any

from cadency.boards.kit import (
    INK,
    Point,
    at,
    circ,
    coin,
    fit,
    gravestone,
    hours,
    icon,
    laurel,
    line,
    path,
    pawn,
    pill,
    poly,
    rect,
    roundel,
    text,
    width,
)
from cadency.boards.village.chronicle import Cell, pages, stones
from cadency.boards.village.goods import good, price, sack
from cadency.boards.village.layout import MAKER, PLATE, RIGHTS, Layout, along
from cadency.boards.village.printed import ICON, road_pairs, rooms, row
from cadency.boards.village.words import capital, signs
from cadency.games.village.view import VillageView
from cadency.texts import Texts

_CREAM = "#f6e6bf"


def furniture(view: VillageView, texts: Texts, layout: Layout) -> str:
    """Everything that is printed on the board at this number of seats."""
    found = "".join(
        at(tray(space, room, texts), *layout.trays[space], layout.shelf)
        for space, room in rooms(view)
        if space in layout.trays
    )
    if layout.church is not None:
        found += _steps(view, layout)
    if layout.council is not None:
        found += _levels(view, layout)
    found += "".join(plate(name, view, texts, *layout.plate(name)) for name in layout.workshops)
    found += _roads(view, layout) + "".join(_city(row, texts, layout) for row in view.printed["city"])
    if layout.trip is not None:
        found += _trip(view, texts, layout.trip)
    if layout.sale is not None:
        found += _sale(view, texts, layout.sale)
    if layout.honours is not None:
        found += _honours(view, texts, layout.honours)
    if layout.well is not None:
        found += banner(layout.well[0], layout.well[1] - 1, signs(texts.language)("sign-well"))
    if layout.book is not None:
        found += pages(view, texts, layout.book)
    for x, y in stones(view, layout):
        found += gravestone(x, y)
    return found


def tray_width(space: str, room: int, texts: Texts) -> float:
    return 49 + max(room * 25, width(capital(texts(f"space-{space}")), 13.5) + 6)


def tray(space: str, room: int, texts: Texts) -> str:
    """An action space: a painted sign, its name, a shelf with a slot for each cube."""
    name = capital(texts(f"space-{space}"))
    w = tray_width(space, room, texts)
    found = rect(16, 4, w - 15, 48, 6, "#1c110a", opacity=".32") + rect(16, 1, w - 16, 48, 6, "url(#wood)", INK, 1.2)
    found += rect(18, 3, w - 20, 44, 4.5, "none", "#c79a62", 0.8, opacity=".55")
    found += text(45, 15.5, name, 13.5, "serif", "start", _CREAM, 700)
    for i in range(room):
        found += rect(45 + i * 25, 23.5, 20, 20, 2.5, "#1c110a", opacity=".42")
    found += circ(20, 25.5, 20, "#1c110a", opacity=".32") + circ(20, 24, 20, "#d9b36a", INK, 1.2)
    return found + circ(20, 24, 16.4, "url(#vellum)", INK, 0.8) + icon(ICON[space], 20, 24, 23)


def banner(x: float, y: float, words: str, size: float = 13.5) -> str:
    """A name on a small banner; x is its middle, y its top."""
    w = width(words, size) + 20
    found = ""
    for side in (-1, 1):
        a, b, c = side * (w / 2 + 7), side * (w / 2 - 4), side * (w / 2 + 2.5)
        found += poly([(a, 4), (b, 4), (b, 19), (a, 19), (c, 11.5)], "#d9c08e", sw=0.9)
    found += rect(-w / 2, 0, w, 18, 2, "url(#vellum)", INK, 1) + text(0, 13.4, words, size, "serif", w=700)
    return at(found, x, y)


def plate(name: str, view: VillageView, texts: Texts, x: float, y: float) -> str:
    """A workshop's price board: what it makes; training and making by time, or what to pay instead."""
    w, h = PLATE
    found = rect(1, 3, w, h, 6, "#1c110a", opacity=".3") + rect(0, 0, w, h, 6, "url(#vellum)", INK, 1.1)
    goods = [thing for thing, maker in MAKER.items() if maker == name]
    if goods:
        found += "".join(good(thing, 14 + i * 20, 13.5, 21) for i, thing in enumerate(goods))
    else:
        found += coin(13, 13, 8) + coin(20, 16, 8)
    left = 29 + 20 * max(len(goods) - 1, 0) + (0 if goods else 3)
    words = capital(texts(f"place-{name}"))
    found += text(left, 17.8, words, fit(words, w - left - 5, 14.5, least=9.5), "serif", "start", w=700)
    found += line(f"M7 26.5H{w - 7:g}", "#cdb888", 0.9)
    return at(found + (_mill(view) if name == "mill" else _craft(row(view, "building", "id", name))), x, y)


def _mill(view: VillageView) -> str:
    mill = view.printed["mill"][0]
    found, wide = price(8, 36, time=mill["hours"], grain=mill["grain"])
    found += text(12 + wide, 40.5, "›", 15, fill="#8a7350", w=700)
    return found + price(18 + wide, 36, coins=mill["coins"])[0]


def _craft(printed: dict[str, Any]) -> str:
    found = pawn(12, 42.5, 0.42) + hours(17.5, 36, printed["train"], 11.5) + hours(41, 36, printed["hours"], 11.5)
    found += text(66, 40, "/", 13, fill="#8a7350")
    return found + price(70, 36, cubes=printed["cubes"], grain=printed["grain"])[0]


def _steps(view: VillageView, layout: Layout) -> str:
    """Under each window what it is worth; between windows what the way up costs."""
    found = ""
    for name, (x, y) in layout.windows.items():
        printed = row(view, "window", "window", int(name[-1]))
        found += roundel(x, y + 10, printed["points"], 8.6)
        if printed["grain"]:
            cx, cy = x + 27, y - 66
            found += pill(cx - 13, cy - 7.5, 26, 15) + path(
                f"M{cx - 12:g} {cy - 4.5:g}L{cx - 18:g} {cy:g}L{cx - 12:g} {cy + 4.5:g}Z", "#fbf3df", sw=0.9
            )
            found += sack(cx - 5, cy, 0.46) + text(cx + 2, cy + 4.5, printed["grain"], 12, anchor="start", w=800)
    return found


def privilege(level: int, layout: Layout) -> Cell:
    """Where a level's privilege is drawn."""
    x, y, wide = layout.storey(level)
    w = RIGHTS[level - 1]
    return Cell(x + wide / 2 - 12 - w, y - 29, w, 23)


def _levels(view: VillageView, layout: Layout) -> str:
    found = ""
    rights = view.printed["privilege"][0]
    for printed in view.printed["level"]:
        level = printed["level"]
        x, y, wide = layout.storey(level)
        cell = privilege(level, layout)
        cy = cell.y + 11.5
        found += pill(x - wide / 2 - 29, y - 27, 31) + hours(x - wide / 2 - 25, y - 18, printed["hours"], 11.5)
        if printed["points"]:
            found += roundel(x - wide / 2 + 22, y - 17, printed["points"], 9)
        if level == 2:
            found += _any_cube(cell.x + 9, cy, 0.7) + text(
                cell.x + 19, cy + 5, f"×{rights['cubes']}", 12.5, anchor="start", w=800
            )
        elif level == 3:
            found += _any_good(cell.x + 14, cy)
        elif level == 4:
            found += coin(cell.x + 8, cy, 7) + text(cell.x + 18.5, cy + 4.5, "›", 15, w=700)
            found += laurel(cell.x + 31, cy, rights["prestige"], 21)
    step = view.printed["step"][0]
    x, y, wide = layout.storey(1)
    bits, w = price(0, 0, cubes=step["cubes"])
    more, v = price(w + 9, 0, things=("scroll",) * step["scrolls"])
    left = max(x - wide / 2 - 50, 4)
    found += pill(left, y - 5, w + v + 22, 20)
    return found + at(bits + text(w + 4.5, 4.5, "/", 13, fill="#8a7350") + more, left + 7, y + 5)


def _any_cube(x: float, y: float, s: float) -> str:
    """A cube of choice: all four colours on one."""
    parts = "".join(
        f'<rect x="{dx}" y="{dy}" width="8" height="8" fill="{colour}"/>'
        for dx, dy, colour in ((-9, -5.5, "#e8872b"), (-1, -5.5, "#3c7d4a"), (-9, 2.5, "#eeb2c6"), (-1, 2.5, "#5d3a22"))
    )
    top = path("M-9-5.5L-5.5-10H10.5L7-5.5Z", "#f1e4c6", sw=0.9) + path("M7-5.5L10.5-10V5.5L7 10.5Z", "#b9a98b", sw=0.9)
    return at(top + parts + rect(-9, -5.5, 16, 16, 0.8, "none", INK, 0.9), x, y, s)


def _any_good(x: float, y: float) -> str:
    """A good of choice."""
    return good("scroll", x - 5, y - 1, 17) + good("wagon", x + 5, y + 1, 17)


def _roads(view: VillageView, layout: Layout) -> str:
    found = ""
    for a, b in road_pairs(view):
        if b in layout.cities and (a == "village" or a in layout.cities):
            bits, w = price(0, 0, cubes=row(view, "road", "id", f"{a}-{b}")["cubes"])
            x, y = toll(a, b, layout)
            found += pill(x - w / 2 - 4, y - 10, w + 7, 20) + at(bits, x - w / 2, y)
    return found


def toll(a: str, b: str, layout: Layout) -> Point:
    """Where a road's price stands."""
    return along(layout.bend(a, b), 0.26 if a == "village" else 0.5)


def _city(printed: dict[str, Any], texts: Texts, layout: Layout) -> str:
    if printed["id"] not in layout.cities:
        return ""
    x, y = layout.cities[printed["id"]]
    rx, ry = x + 42, y - 34
    found = circ(rx, ry + 1.5, 14, "#1c110a", opacity=".3") + circ(rx, ry, 14, "url(#vellum)", INK, 1)
    if printed["prestige"]:
        found += laurel(rx, ry, printed["prestige"], 25)
    elif printed["coins"]:
        found += coin(rx, ry, 9.5, printed["coins"] if printed["coins"] > 1 else None)
    else:
        found += _any_cube(rx - 4, ry, 0.66) + text(rx + 4, ry + 5, printed["cubes"], 13, anchor="start", w=800)
    return found + banner(x, y + 6, texts(f"city-{printed['id']}"))


def _trip(view: VillageView, texts: Texts, point: Point) -> str:
    words = signs(texts.language)("sign-each-trip")
    printed = view.printed["trip"][0]
    w = width(words, 13.5) * 0.96
    bits, wide = price(w + 18, 13, things=("wagon",) * printed["wagons"], time=printed["hours"])
    found = pill(0, 0, w + wide + 28, 26) + text(12, 17.6, words, 13.5, "serif", "start") + bits
    return at(found, *point)


def _sale(view: VillageView, texts: Texts, point: Point) -> str:
    words = signs(texts.language)("sign-each-sale")
    printed = view.printed["sale"][0]
    w = width(words, 13.5) * 0.96
    bits, wide = price(w + 18, 13, cubes=printed["cubes"], time=printed["hours"])
    found = pill(0, 0, w + wide + 28, 26) + text(12, 17.6, words, 13.5, "serif", "start") + bits
    return at(found, *point)


def _honours(view: VillageView, texts: Texts, point: Point) -> str:
    """What so many cities are worth at the end."""
    points = row(view, "score", "id", "travel")["points"]
    words = signs(texts.language)("sign-cities")
    w = width(words, 13) + 12
    found = pill(0, 0, w + len(points) * 17.5 + 8, 24) + text(10, 16.4, words, 13, "serif", "start", w=700)
    for i, n in enumerate(points):
        found += roundel(w + 9 + i * 17.5, 12, n, 8.2)
    return at(found, *point)


def bell_at(layout: Layout) -> Point:
    """Where the bell of the next round hangs until somebody takes it."""
    cell = privilege(1, layout)
    return cell.x + cell.w / 2, cell.y + cell.h / 2
