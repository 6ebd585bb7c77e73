"""Portraits on a page: everybody once as a symbol, and round or arched frames that show them.

A friend's portrait is named by the friend, that of somebody born by the seat and the number in the register, with
``-k`` for a child. A page holds those of :func:`wanted` in its definitions and lets the rest go.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cadency.boards.kit import INK, circ, line, num, path, rect, text
from cadency.boards.kit.draw import kept
from cadency.boards.legacy import looks
from cadency.boards.legacy.layout import WALNUT, Sitter
from cadency.boards.legacy.portraits import Dials, person
from cadency.games.legacy.view import House, LegacyView

_ARCH: Final = "M1 119V48A49 47 0 0 1 99 48V119Z"
_KEPT: Final = 4096
UNKNOWN: Final = ("unknown-woman", "unknown-man")


def outline(x: float, y: float, w: float) -> str:
    """The outline of an arched portrait, its top left at x, y."""
    h, r, s = w * 1.2, w / 2, w * 0.475
    return f"M{num(x)} {num(y + h)}V{num(y + s)}A{num(r)} {num(s)} 0 0 1 {num(x + w)} {num(y + s)}V{num(y + h)}Z"


def clips() -> str:
    """The shapes of frames, for a page's definitions."""
    shapes = {"round": circ(50, 52, 47), "arch": f'<path d="{_ARCH}"/>'}
    return "".join(f'<clipPath id="face-{name}">{shape}</clipPath>' for name, shape in shapes.items())


def wanted(view: LegacyView) -> list[str]:
    """Everybody who can be seen now, by the name of the portrait."""
    found: dict[str, None] = dict.fromkeys(view.row)
    found |= dict.fromkeys(view.mine.friends if view.mine is not None else ())
    for house in view.houses:
        found |= dict.fromkeys(house.known)
        for number, one in enumerate(house.family):
            found[f"{house.seat}-{number}{'-k' if one.generation > view.generation else ''}"] = None
            found |= dict.fromkeys(friend for friend in (one.late, one.mate) if friend is not None)
        for forebear in house.tree:
            found[forebear.friend or UNKNOWN[forebear.child not in looks.GIRLS]] = None
    return list(found)


def symbols(view: LegacyView, names: Iterable[str] | None = None) -> dict[str, str]:
    """The portraits by their ids."""
    return {f"face-{name}": _symbol(name, _dials(view, name)) for name in names or wanted(view)}


def _dials(view: LegacyView, name: str) -> Dials | None:
    """What somebody looks like; None for whoever is unknown."""
    if name in UNKNOWN:
        return None
    seat, _, number = name.removesuffix("-k").partition("-")
    return dials(view.houses[int(seat)], int(number)) if seat.isdigit() else looks.friend(name)


@lru_cache(_KEPT)
def _symbol(name: str, found: Dials | None) -> str:
    drawn = _unknown(name == UNKNOWN[0]) if found is None else person(found, child=name.endswith("-k"))
    return f'<g id="face-{name}">{drawn}</g>'


def dials(house: House, number: int) -> Dials:
    """What somebody of a family looks like. Twins are born looking alike."""
    one = house.family[number]
    if number == 0:
        return looks.head(house.head, woman=one.child in looks.GIRLS, seat=house.seat)
    parent = dials(house, one.parent)
    parents = (parent, parent if one.other is None else looks.friend(one.other))
    before = house.family[number - 1]
    twin = before.child.startswith("twin") and before.parent == one.parent and number > 1
    nth = number - 1 if twin else number
    return looks.born(one.child, parents, f"{house.head}-{house.seat}", nth, house.seat)


def _unknown(woman: bool) -> str:
    """Somebody of whom nothing is known yet: a shadow and a question mark."""
    found = rect(0, 0, 100, 120, 0, "#d8c9a2") + path("M0 120V74Q50 100 100 62V120Z", "#000", "none", opacity=".08")
    if woman:
        found += path("M26 46C22 82 24 92 20 104H80C76 92 78 82 74 46 70 14 30 14 26 46Z", "#8f7a52", "none")
    found += path("M4 122C4 98 24 92 38 88H62C76 92 96 98 96 122Z", "#857048", "none")
    found += path("M31 44C31 66 40 80 50 80S69 66 69 44C69 22 31 22 31 44Z", "#9c865c", "none")
    return found + text(50, 65, "?", 38, "serif", fill="#fbf5e6", w=800)


def medal(who: str, x: float, y: float, r: float, ring: str = WALNUT, *, dash: bool = False) -> str:
    """A round portrait. The ring is of the house's tincture for whoever was born into it, else of walnut."""
    return f'<g transform="translate({num(x)} {num(y)})">{_medal(who, r, ring, dash=dash)}</g>'


@kept
def _medal(who: str, r: float, ring: str, *, dash: bool) -> str:
    """The same round its middle: wherever it hangs the drawing is the same, which packs well."""
    s, wide = r / 47, max(1.8, r * 0.13)
    found = circ(0, 1.4, r + wide * 0.6, "#1c110a", opacity=".3")
    move = f"translate({num(-50 * s)} {num(-52 * s)}) scale({s:.3f})"
    found += f'<g transform="{move}"><g clip-path="url(#face-round)"><use href="#face-{who}"/></g></g>'
    if dash:
        found += circ(0, 0, r + 0.5, "none", "#fbf5e6", wide + 1)
        return found + circ(0, 0, r + 0.5, "none", INK, wide * 0.7, stroke_dasharray=f"{num(r * 0.22)} {num(r * 0.18)}")
    return found + circ(0, 0, r + wide * 0.1, "none", INK, wide + 2) + circ(0, 0, r + wide * 0.1, "none", ring, wide)


def arch(who: str, x: float, y: float, w: float, ring: str = WALNUT, *, dash: bool = False, thick: float = 2.6) -> str:
    """An arched portrait, its top left at x, y; it is 1.2 times as high as wide."""
    s = w / 100
    inner = path(_ARCH, "#f3e8cf", "none")
    inner += f'<g clip-path="url(#face-arch)"{" opacity=" + chr(34) + ".5" + chr(34) if dash else ""}>'
    inner += f'<use href="#face-{who}"/></g>'
    if dash:
        inner += line(_ARCH, "#fbf5e6", (thick + 1) / s)
        inner += line(_ARCH, INK, thick * 0.7 / s, stroke_dasharray=f"{num(6 / s)} {num(4.5 / s)}")
    else:
        inner += line(_ARCH, INK, (thick + 2) / s) + line(_ARCH, ring, thick / s)
    return f'<g transform="translate({num(x)} {num(y)}) scale({s:.3f})">{inner}</g>'


def framed(one: Sitter) -> str:
    """A sitter in the frame that the row has."""
    if one.arch:
        box = one.box
        found = rect(box.x - 1, box.y + box.h - 4, one.w + 2, 6, 2, "#1c110a", opacity=".25")
        return found + arch(one.who, box.x, box.y, one.w, one.ring, dash=one.promised)
    return medal(one.who, one.x, one.y, one.w / 2 - 2, one.ring, dash=one.promised)
