"""Village's things small enough for a button or a line of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from markupsafe import Markup

from cadency.boards import kit
from cadency.boards.kit.draw import kept
from cadency.boards.village import goods
from cadency.games.village.names import COLOURS, GOODS
from cadency.server.pages.small import icon, picture
from cadency.texts import Texts

_DRAWN = {*COLOURS, *GOODS, "grain", "coin", "hour", "prestige"}
_FEW = 3  # so many alike are drawn one by one, more are counted


@kept
def cube(colour: str, s: float = 1) -> Markup:
    return picture(goods.cube(colour, 11 * s, 11.5 * s, s), round(23 * s), round(23 * s))


@kept
def good(kind: str, size: float = 30) -> Markup:
    return picture(goods.good(kind, size / 2 + 1, size / 2 + 1, size), size + 3, size + 5)


@kept
def sack(s: float = 1) -> Markup:
    return picture(goods.sack(11 * s, 13 * s, s), round(22 * s), round(26 * s))


@kept
def coin(r: float = 9) -> Markup:
    return picture(kit.coin(r + 1, r + 1, r), 2 * r + 2, 2 * r + 4)


@kept
def coins() -> Markup:
    return picture(kit.coin(13, 15, 11) + kit.coin(23, 21, 11), 37, 36)


@kept
def member(seat: int, generation: int, s: float = 0.8) -> Markup:
    return picture(kit.member(seat, generation, 12 * s, 33 * s, s), round(24 * s), round(36 * s))


def customer(wants: dict[str, int], points: int, face: int) -> Markup:
    return picture(kit.at(goods.customer(wants, points, face), 1, 1), 51, 58)


@kept
def points(n: int, said: str) -> Markup:
    return picture(kit.roundel(12, 12, n, 10), 24, 24, "p", said)


def _one(thing: str, s: float) -> Markup:
    if thing in COLOURS:
        return cube(thing, 0.86 * s)
    if thing in GOODS:
        return good(thing, 20 * s)
    if thing == "grain":
        return sack(0.7 * s)
    if thing == "coin":
        return coin(8 * s)
    return icon("laurels" if thing == "prestige" else "hourglass", 14 * s)


def row(things: Iterable[str], s: float = 1) -> Markup:
    """Things as a price is printed: time as a number, few alike one by one."""
    return _row(tuple(things), s)


@kept
def _row(things: tuple[str, ...], s: float) -> Markup:
    found = ""
    for thing, n in Counter(things).items():
        counted = thing in ("hour", "prestige") or n > _FEW
        found += f'<span class="cost">{f"{_one(thing, s)}<b>{n}</b>" if counted else _one(thing, s) * n}</span>'
    return Markup(found)  # noqa: S704 - drawn by us


def told(thing: str, n: int, seat: int | None) -> Markup:
    """So many things, or a member of a house, in a line of the log."""
    kind, _, what = thing.partition("-")
    if kind == "generation" and seat is not None:
        return member(seat, int(what), 0.76)
    if kind in ("colour", "good", "count") and what in _DRAWN:
        return row([what] * n, 0.92)
    return Markup()


def listed(texts: Texts, things: Iterable[str]) -> str:
    """Things as one says them; empty for none."""
    told = tuple(things)
    return texts("things", things=told) if told else ""
