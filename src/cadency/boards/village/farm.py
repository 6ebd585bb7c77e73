"""A family's farm as a plate: the own one large, with the hours running round it; the others' compact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.kit import (
    HOUSES,
    INK,
    at,
    coin,
    fit,
    group,
    icon,
    line,
    num,
    rect,
    shield,
    shorten,
    text,
    width,
)
from cadency.boards.kit.draw import kept
from cadency.boards.kit.things import spot
from cadency.boards.village.goods import sack
from cadency.boards.village.layout import Spot
from cadency.boards.village.packing import Tokens, crowd, tokens
from cadency.boards.village.pieces import Ghost, figures
from cadency.boards.village.plate import SMALL, head, heights, influence, laurels, things, tiles
from cadency.boards.village.words import Option, signs
from cadency.boards.village.yard import YARD, yard
from cadency.games.village.names import GOODS
from cadency.games.village.view import Farm, VillageView
from cadency.texts import Texts

BIG: Final = (636.0, 208.0)


def farm(
    view: VillageView,
    seat: int,
    texts: Texts,
    names: Sequence[str],
    *,
    big: bool = False,
    you: bool = False,
    options: Iterable[Option] = (),
    ghost: Ghost | None = None,
    ids: Tokens | None = None,
    x: float = 0,
    y: float = 0,
) -> str:
    """A seat's plate, as an ``<svg>`` of its own; the page holds the definitions."""
    w, h = BIG if big else (SMALL, heights(view.seats))
    said = signs(texts.language)("sign-farm", name=names[seat])
    known = tokens(view) if ids is None else ids
    if big:
        inner = rect(0.6, 0.6, w - 1.2, h - 1.2, 11, "#fbf5e6", INK, 1.2)
        inner += at(yard(view, seat, texts, names, options, ghost, known), 1, 1)
        inner += at(_store(view, seat, texts, names, you, known), YARD[0] + 14, 0)
        inner += rect(1.2, 1.2, w - 2.4, h - 2.4, 11, "none", HOUSES[seat].base, 2.4)
    else:
        inner = "".join(things(view, seat, texts, names, known).values())
    box = f'x="{num(x)}" y="{num(y)}" viewBox="0 0 {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}"'
    return f'<svg class="farm" {box} role="group" aria-label="{escape(said)}">{inner}</svg>'


def home(
    view: VillageView,
    seat: int,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    ghost: Ghost | None = None,
    ids: Tokens | None = None,
) -> str:
    """A seat's farmyard alone, 316 x 206, for narrow screens."""
    w, h = YARD
    said = escape(signs(texts.language)("sign-farm", name=names[seat]))
    inner = yard(view, seat, texts, names, lit, ghost, ids)
    box = f'viewBox="0 0 {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}"'
    return f'<svg class="place" {box} role="group" aria-label="{said}">{inner}</svg>'


def _store(view: VillageView, seat: int, texts: Texts, names: Sequence[str], you: bool, ids: Tokens) -> str:
    said = signs(texts.language)
    mine = view.farms[seat]
    name, note = head(view, seat, texts, names)
    size = fit(name, 150, 20, least=15)
    name = shorten(name, 150, size)
    found = shield(seat, 17, 26, 32) + text(42, 24, name, size, "serif", "start", w=800)
    left = 48 + width(name, size)
    if view.first == seat:
        found += group(icon("bell", left + 6, 18, 14, "#8a5d10"), data_thing="first")
        left += 18
    if you:
        words = said("sign-you")
        w = width(words, 13, "sans") + 13
        found += rect(left, 10, w, 17, 8.5, HOUSES[seat].base)
        found += text(left + w / 2, 22.6, words, 13, w=700, fill=HOUSES[seat].on)
    words = note or said(f"sign-house-{HOUSES[seat].mark}")
    blood = "#7d1d16" if mine.owed else "#7d6548"
    found += text(42, 41, words, fit(words, 190, 14.5), "serif", "start", blood, font_style="italic")
    found += laurels(view, seat, texts, 276, 26, 48)
    found += _row(said("sign-influence"), 0, 52, 186) + influence(mine, 0, 80, 46, 1.1)
    found += _row(said("sign-goods"), 196, 52, 106) + _goods(mine, 196, 83, 106)
    store = int(view.printed["start"][0]["store"])
    found += _row(said("sign-granary", room=store), 0, 104, 186)
    found += _granary(mine.grain, max(store, mine.grain))
    found += _row(said("sign-coins"), 196, 104, 106) + coin(209, 132, 12)
    found += text(227, 138, mine.coins, 18, anchor="start", w=800)
    found += _row(said("sign-unborn"), 0, 156, 186) + _unborn(view, seat, texts, names, ids)
    found += _row(said("sign-customers"), 196, 156, 106) + icon("shop", 208, 185, 24)
    found += text(226, 191, len(mine.served), 18, anchor="start", w=800)
    if mine.served:
        points = sum(view.customers[who].points for who in mine.served)
        found += text(246, 190.5, said("sign-for", points=points), 14.5, anchor="start", fill="#7d6548")
    boxes = (("grain", 0, 104, 186), ("coins", 196, 104, 106), ("unborn", 0, 156, 186), ("served", 196, 156, 106))
    return found + "".join(spot(name, x, y, w, 50) for name, x, y, w in boxes)


@kept
def _granary(grain: int, room: int) -> str:
    step = min(25.0, 180 / room)
    return "".join(sack(11 + i * step, 133, 1.0, empty=i >= grain) for i in range(room))


@kept
def _row(words: str, x: float, y: float, w: float) -> str:
    return line(f"M{num(x)} {num(y)}h{num(w)}", "#e7d6b1", 1) + text(
        x, y + 13, words, fit(words, w, 13, "sans"), anchor="start", fill="#7d6548"
    )


def _goods(mine: Farm, x: float, y: float, room: float) -> str:
    """A tile for each good, or with more than four a tile for each kind and a number."""
    shown: list[tuple[str, int]] = []
    for thing in GOODS:
        n = mine.goods[thing]
        shown += [(thing, n)] if n and sum(mine.goods.values()) > 4 else [(thing, 1)] * n
    return tiles(shown, x, y, 27 if len(shown) < 4 else 23, (room - 4) / max(len(shown), 1), 7)


def _unborn(view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens) -> str:
    bodies = [(seat, generation) for generation in view.farms[seat].unborn]
    stood = crowd(bodies, Spot(92, 203.5, 184, 1, 0.9))
    shift = (stood[0].x - 12) if stood else 0
    moved = [figure._replace(x=figure.x - shift) for figure in stood]
    return figures(moved, bodies, ids[f"unborn{seat}"], texts, names)
