"""Everything printed explains itself: a thing has a name, and by that name a word, a sentence, numbers and a clause.

A board names its things twice: :func:`spot` (or ``data-thing`` on a piece) says where one is drawn, and the game's
``things`` says what it is. Tooltips, screen readers, captions and lessons all go by the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import NamedTuple

from cadency.boards.kit.draw import kept, num
from cadency.boards.kit.icons import icon


class Number(NamedTuple):
    """A price or a gain: what is drawn (from 0, its middle at 0), how wide it is, and a word behind it."""

    drawn: str
    width: float
    words: str = ""


class Thing(NamedTuple):
    """What a thing is: the icon of its kind, its name, one sentence, the clause it comes from, up to four numbers."""

    sign: str
    name: str
    says: str
    clause: str
    numbers: tuple[Number, ...] = ()


Things = dict[str, Thing]
Say = Callable[..., str]


@kept
def spot(name: str, x: float, y: float, w: float, h: float, r: float = 5) -> str:
    """Where a printed thing is: a box that nobody sees and a pointer finds."""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}"'
    return f'<rect class="thing" data-thing="{escape(name)}" fill="none" {box}/>'


def layer(spots: Iterable[str]) -> str:
    return f'<g class="things">{"".join(spots)}</g>'


def told(things: Mapping[str, Thing]) -> dict[str, dict[str, object]]:
    """All things of a table, ready for JSON: pictures as SVG that refers to the page's definitions."""
    return {
        name: {
            "sign": _picture(icon(thing.sign, 9, 9, 18), 18, 18) if thing.sign else "",
            "name": thing.name,
            "says": thing.says,
            "clause": thing.clause,
            "numbers": [[_number(number), number.words] for number in thing.numbers],
        }
        for name, thing in things.items()
    }


def _number(number: Number) -> str:
    if not number.drawn:
        return ""
    high = 26.0
    inner = f'<g transform="translate(0 {num(high / 2)})">{number.drawn}</g>'
    return _picture(inner, number.width, high)


def _picture(inner: str, w: float, h: float) -> str:
    box = f'width="{num(w)}" height="{num(h)}" viewBox="0 0 {num(w)} {num(h)}"'
    return f'<svg class="p" {box} aria-hidden="true">{inner}</svg>'
