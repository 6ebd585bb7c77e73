"""A tree with all the room it needs, so that every name can be read: a page shows as much of it as its window can, and
lets it be moved, brought closer and seen as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cadency.boards.kit import num
from cadency.boards.legacy import boughs, scene
from cadency.boards.legacy.words import signs
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts


def framed(
    view: LegacyView,
    seat: int,
    texts: Texts,
    names: Sequence[str],
    inner: str,
    key: str = "grown",
    *,
    hidden: bool = False,
) -> str:
    """What is given in the frame of a house's tree. It is as many tenths of the letters around it wide as it has units,
    so a page says by them how large it is; and before it lies a line that ends where the youngest stands, for whatever
    shows the newest part first."""
    said = signs(texts.language)
    grown = scene.roomy(view, seat, said)
    x, y, w, h = scene.extent(grown)
    youngest = max(grown.sitters, key=lambda one: one.number, default=None)
    to = (youngest.x - x, youngest.y - y) if youngest else (w / 2, h / 2)
    size = f'width="{num(to[0] / 10)}em" height="{num(to[1] / 10)}em"'
    line = f'<p class="aim" aria-hidden="true"><svg {size}></svg><i></i></p>'
    box = f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(w / 10)}em" height="{num(h / 10)}em"'
    words = escape(said("sign-tree-of", name=names[seat]))
    drawn = f'<svg class="tree" {box} role="group" aria-label="{words}">{inner}</svg>'
    return f'<div class="drawn" id="{key}"{" hidden" if hidden else ""}>{line}{drawn}</div>'


def things(view: LegacyView, seat: int, texts: Texts) -> dict[str, str]:
    """Everybody and everything on it by their ids."""
    return boughs.pieces(scene.roomy(view, seat, signs(texts.language)))


def marks(view: LegacyView, seat: int, texts: Texts) -> dict[str, str]:
    """The generations beside it, as high as they are where nothing was moved."""
    said = signs(texts.language)
    return scene.generations(view, scene.roomy(view, seat, said), seat, said)
