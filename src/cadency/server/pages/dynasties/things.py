"""The things of Dynasties small enough for a button or a line of text."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from cadency.boards import kit
from cadency.boards.dynasties import cards, goods, royals
from cadency.boards.kit.draw import kept
from cadency.games.dynasties.names import COLOURS
from cadency.server.pages.small import picture


@kept
def cube(colour: str, s: float = 1) -> Markup:
    return picture(goods.cube(colour, 10.5 * s, 11 * s, s), 22 * s, 23 * s)


def row(colours: Iterable[str], s: float = 0.8) -> Markup:
    """Cubes side by side."""
    return Markup('<span class="cost">{}</span>').format(Markup().join([cube(colour, s) for colour in colours]))


@kept
def die(face: str, n: int | None = None, s: float = 0.7) -> Markup:
    return picture(kit.at(goods.die(face, n), 25 * s, 27 * s, s), 54 * s, 58 * s)


@kept
def disc(action: str, size: float = 24) -> Markup:
    """The sign of a basic action."""
    return picture(cards.disc(action, size / 2, size / 2, size / 2 - 0.8), size, size)


@kept
def royal(seat: int, slot: str, s: float = 0.62) -> Markup:
    return picture(royals.royal(seat, slot, 13 * s, 40 * s, s), 26 * s, 43 * s)


@kept
def emblem(region: str, size: float = 24) -> Markup:
    return picture(goods.emblem(region, size / 2 + 1, size * 0.6 + 1, size), size + 2, size * 1.2 + 2)


@kept
def price(slot: str, n: int) -> Markup:
    """What a slot costs, as its chip on the map."""
    return picture(goods.price(slot, n, 9, 9), 18, 18)


@kept
def book(kind: str, s: float = 0.5) -> Markup:
    return picture(kit.at(goods.book(kind), 0, 0, s), 44 * s, 52 * s)


@kept
def back(kind: str) -> Markup:
    return picture(cards.back(kind, 0, 0.5, 0.72), 11, 15)


def told(thing: str, n: int, _seat: int | None) -> Markup:
    """So many cubes in a line of the log."""
    colour = thing.rpartition("-")[2]
    return Markup().join([cube(colour, 0.8)] * n) if colour in COLOURS else Markup()
