"""Princes, princesses and children of the houses, the neutral figures, and the rings of a couple."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import HOUSES, INK, at, circ, icon, mark, path, shade
from cadency.boards.kit.draw import kept
from cadency.boards.kit.pieces import turned
from cadency.games.dynasties.view import NEUTRAL

SIZE: Final = (26.0, 41.0)  # of a prince or princess at scale 1, crown and foot included
_BODY: Final = {
    "prince": "M-5.5-21C-11-20-12-16-11-12L-8-12-8.5-2Q0 2 8.5-2L8-12 11-12C12-16 11-20 5.5-21Z",
    "princess": "M-5-21C-9-19-10-15-9-11L-12-2.4Q0 2.6 12-2.4L9-11C10-15 9-19 5-21Z",
    "child": "M-4.5-14C-8-13-8.6-7-8.8-1.8Q0 2.2 8.8-1.8C8.6-7 8-13 4.5-14Z",
}
_HEAD: Final = {
    "prince": "M-7-26a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z",
    "princess": "M-7-26a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z",
    "child": "M-6.8-18.5a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0Z",
}
_CROWN: Final = {
    "prince": "M-6-31L-7-37-3-34 0-39 3-34 7-37 6-31Z",
    "princess": "M-6-31C-7-34-6.500-35.500-6-36.500L-3-33.500 0-39 3-33.500 6-36.500C6.500-35.500 7-34 6-31Z",
    "child": "M-4.500-23.500L-5-27-2-25.500 0-28 2-25.500 5-27 4.500-23.500Z",
}
_MARK: Final = {"prince": (-10.0, 11.0), "princess": (-9.5, 11.0), "child": (-6.6, 9.6)}
_PINK: Final = ("#e093ad", "#6a2f47", "#4a1528")


def shapes() -> str:
    """Every figure as a symbol, foot at 0, 0, for a page's one ``<defs>``."""
    found = ""
    for kind in _BODY:
        for seat in (*range(len(HOUSES)), NEUTRAL):
            if seat != NEUTRAL or kind != "child":
                found += f'<g id="{_name(kind, seat)}">{_figure(kind, seat)}</g>'
    return found


def _name(kind: str, seat: int) -> str:
    return f"dyn-{kind}-{'neutral' if seat == NEUTRAL else seat}"


def _figure(kind: str, seat: int) -> str:
    found = shade(1.5, -0.6, 9 if kind == "child" else 12, 3.2)
    for d in (_BODY[kind], _HEAD[kind]):
        if seat == NEUTRAL:
            found += path(d, _PINK[0], _PINK[1], 1.1, stroke_linejoin="round") + path(d, "url(#sheen)", "none")
        else:
            found += turned(d, HOUSES[seat])
    found += path(_CROWN[kind], "url(#goldleaf)", sw=0.9, stroke_linejoin="round")
    y, size = _MARK[kind]
    return found + (icon("linked-rings", 0, y, size + 2, _PINK[2]) if seat == NEUTRAL else mark(seat, 0, y, size))


@kept
def royal(seat: int, kind: str, x: float, y: float, s: float = 1, **more: object) -> str:
    """A figure on its foot: a prince, a princess or a child of a house, or one that is nobody's."""
    return at(f'<use href="#{_name(kind, seat)}"/>', x, y, s, **more)


@kept
def rings(x: float, y: float, s: float = 1, **more: object) -> str:
    """Two wedding rings, about 18 x 10."""
    found = "".join(circ(dx, 0, 4.4, "none", INK, 3.6) for dx in (-3.4, 3.4))
    found += circ(-3.4, 0, 4.4, "none", "#e6c98a", 2) + circ(3.4, 0, 4.4, "none", "#f3dfae", 2)
    return at(found, x, y, s, **more)
