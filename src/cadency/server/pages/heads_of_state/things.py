"""The things of Heads of State small enough for a button or a line of text."""

from __future__ import annotations

from markupsafe import Markup

from cadency.boards import kit
from cadency.boards.heads_of_state import cards, nobles, signs
from cadency.boards.heads_of_state.printed import covers
from cadency.boards.kit.draw import kept
from cadency.games.heads_of_state.names import ATTRIBUTES, NOBLES, TREASONS
from cadency.server.pages.small import picture

_LEATHER = "#5a2b30"


@kept
def tile(card: str, size: float = 24, *, own: bool = True, fan: bool = False) -> Markup:
    """An attribute card; dashed where it is missing."""
    return picture(cards.tile(card, 0, 0, size, own=own, fan=fan), size, size)


@kept
def back(kind: str, s: float = 1) -> Markup:
    return picture(cards.back(kind, 0, 0, s), 14 * s, 19 * s)


@kept
def plot(card: str, h: float = 26) -> Markup:
    """A treason card: its sign, and the lands that it works in."""
    lands = covers(card)
    w = h * (1 + 0.62 * len(lands))
    inner = kit.rect(0.6, 0.6, w - 1.2, h - 1.2, 4, _LEATHER, "#241813", 1.2)
    inner += kit.icon(cards.treason_icon(card), h * 0.5, h / 2, h * 0.72, "#f0d9b0")
    for i, land in enumerate(lands):
        inner += signs.emblem(land, h * (1.16 + 0.62 * i), h / 2 + 0.4, h * 0.56)
    return picture(inner, w, h)


@kept
def coronet(noble: str, s: float = 0.86) -> Markup:
    rank = NOBLES.index(noble)
    high = 16 * s + (14 * s if rank > 4 else 8 * s)
    return picture(nobles.crown(rank, 22 * s, high - 11 * s, s), 44 * s, high)


@kept
def arms(seat: int, noble: str, s: float = 0.8) -> Markup:
    """A noble of a house."""
    return picture(kit.at(nobles.arms(seat, NOBLES.index(noble)), 19 * s, 47 * s, s), 38 * s, 49 * s)


@kept
def emblem(country: str, size: float = 30) -> Markup:
    return picture(signs.emblem(country, size / 2 + 1, size * 0.6 + 1, size), size + 2, size * 1.2 + 2)


@kept
def hexagon(points: int, said: str) -> Markup:
    """The points of a sector's marker."""
    drawn = kit.at(nobles.hexagon(points, free=True), 12, 12, 0.72)
    return picture(drawn, 24, 25, "p", said)


def told(thing: str, n: int, _seat: int | None) -> Markup:
    """So many cards in a line of the log."""
    kind, _, what = thing.partition("-")
    if kind in ("attribute", "count") and what in ATTRIBUTES:
        return Markup().join([tile(what, 20)] * n)
    if kind in ("treason", "count") and what in TREASONS:
        return Markup().join([plot(what, 20)] * n)
    return Markup()
