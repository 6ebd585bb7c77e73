"""A city: its town, a slot for a prince and one for a princess, its banner with sign, name and the star of a child."""

from __future__ import annotations

from cadency.boards.dynasties.goods import price, small_book
from cadency.boards.dynasties.layout import LANDS, LARGE, NAME, PLACES, SLOTS, SMALL, SYMBOL, TOWNS, banner
from cadency.boards.dynasties.royals import rings, royal
from cadency.boards.kit import INK, MARKS, Point, at, circ, icon, path, rect, text, title
from cadency.boards.kit.draw import kept, num2
from cadency.boards.kit.land import town
from cadency.games.dynasties.view import City
from cadency.texts import Texts

FLOOR = -12.0  # the middle of a large slot, from the middle of a city


@kept
def socket(slot: str, x: float, y: float, *, large: bool) -> str:
    """A place for a royal, sunk in wood: large or small, dark with a sword or light with a rose."""
    r = LARGE if large else SMALL
    ground, ink = ("#4a4542", "#efe6d2") if slot == "prince" else ("#f7f2e6", INK)
    found = circ(x, y + 1.5, r + 2.6, "#1c110a", opacity=".3") + circ(x, y, r + 2.6, "#a67c50", INK, 1.1)
    found += circ(x, y, r, ground, INK, 1) + circ(x, y, r - 2.2, "none", ink, 0.8, opacity=".35")
    return found + icon("broadsword" if slot == "prince" else "rose", x, y, r * 1.3, ink, opacity=".85")


@kept
def star(x: float, y: float, s: float = 1.45) -> str:
    """Where a child of the city will stand."""
    move = f"translate({x:g} {y:g}) scale({num2(s)})"
    return path(MARKS["mullet"], "#fffdf5", INK, 0.8, transform=move)


@kept
def symbol(kind: str, x: float, y: float, size: float = 14, points: object = 2) -> str:
    """What a city gives to whoever arrives; its middle at x, y."""
    if kind == "points":
        return text(x - 5, y + 4.8, points, NAME, w=800) + icon("laurels", x + 5, y, size, "#7a5a12")
    return icon(SYMBOL[kind], x, y, size)


def furniture(city: City, said: Texts, points: int) -> str:
    """What is printed of a city; it never moves."""
    name = said(f"sign-city-{city.id}")
    w, middle = banner(name), 4 if city.symbol == "points" else 1
    found = town(0, -3, TOWNS[city.id], 0.66, LANDS[city.region].roof)
    found += rect(-w / 2 + 1, 5.5, w, 20, 4, "#1c110a", opacity=".3")
    found += rect(-w / 2, 3, w, 20, 4, "url(#vellum)", INK, 1) + text(middle, 17.6, name, NAME, "serif", w=700)
    if city.symbol != "book":
        found += symbol(city.symbol, -w / 2 + 13, 13, 14, points)
    found += star(w / 2 - 12, 12.4)
    for slot, x in SLOTS.items():
        large = city.large == slot
        found += socket(slot, x, FLOOR + (0 if large else 4), large=large)
        found += price(slot, city.prices[slot], *_price_at(city, slot))
    return at(found, *PLACES[city.id])


def _price_at(city: City, slot: str) -> Point:
    """Where a price stands, from the middle of a city: at the outer foot of its slot."""
    large = city.large == slot
    out = 15 if large else 11
    return SLOTS[slot] + (out if SLOTS[slot] > 0 else -out), FLOOR + (9 if large else 10)


def price_at(city: City, slot: str) -> Point:
    (x, y), (dx, dy) = PLACES[city.id], _price_at(city, slot)
    return x + dx, y + dy


def foot(city: City, slot: str) -> tuple[float, float, float]:
    """Where a royal of a city stands, and how large: x, y, scale."""
    x, y = PLACES[city.id]
    return (x + SLOTS[slot], y - 2, 1.02) if city.large == slot else (x + SLOTS[slot], y, 0.86)


def star_at(city: City, said: Texts) -> Point:
    x, y = PLACES[city.id]
    return x + banner(said(f"sign-city-{city.id}")) / 2 - 12, y + 21


def standing(city: City, said: Texts, names: list[str]) -> dict[str, str]:
    """Who is in a city: figures, the rings of a couple, the child, and the books that still lie there."""
    name, (x, y) = said(f"sign-city-{city.id}"), PLACES[city.id]
    found: dict[str, str] = {}
    if city.symbol == "book":
        left = x - banner(name) / 2 + 13
        found[f"books-{city.id}"] = _books(city, said, left, y + 13)
    for slot, seat in (("prince", city.prince), ("princess", city.princess)):
        if seat is not None:
            fx, fy, s = foot(city, slot)
            whose = names[seat] if seat >= 0 else said("sign-nobody")
            words = title(said(f"sign-{slot}-at", name=whose, city=name))
            key = f"f-{city.id}-{slot}"
            found[key] = at(words + royal(seat, slot, 0, 0), fx, fy, s, id=key, class_="piece royal")
    if city.prince is not None and city.princess is not None:
        key = f"rings-{city.id}"
        found[key] = at(title(said("sign-wed-at", city=name)) + rings(0, 0), x, y - 37, id=key)
    if city.child is not None:
        words = title(said("sign-child-at", name=names[city.child], city=name))
        key = f"c-{city.id}"
        found[key] = at(words + royal(city.child, "child", 0, 0), *star_at(city, said), id=key, class_="piece child")
    return found


def _books(city: City, said: Texts, x: float, y: float) -> str:
    """A pile of at most two; the sign alone where none is left."""
    words = title(said("sign-books-left", count=city.books))
    inner = "".join(small_book(4 * i - 2 * (city.books - 1), 0, 1.15) for i in range(city.books))
    inner = inner or icon("secret-book", 0, 0, 14, opacity=".35")
    return at(words + inner, x, y, id=f"books-{city.id}")
