"""A family's farm as a plate: the own one large, with the hours running round it; the others' compact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.kit import (
    HOUSES,
    INK,
    at,
    circ,
    coin,
    fit,
    group,
    icon,
    laurel,
    line,
    num,
    rect,
    shield,
    shorten,
    text,
    title,
    width,
)
from cadency.boards.kit.draw import kept
from cadency.boards.kit.things import spot
from cadency.boards.village.goods import cube, good, mini, sack
from cadency.boards.village.layout import Spot
from cadency.boards.village.packing import Tokens, crowd, tokens
from cadency.boards.village.pieces import Ghost, figures
from cadency.boards.village.words import Option, signs
from cadency.boards.village.yard import YARD, timebar, yard
from cadency.games.village.names import GOODS, INFLUENCE
from cadency.games.village.view import Farm, VillageView
from cadency.texts import Texts

BIG: Final = (636.0, 208.0)
SMALL: Final = 418.0


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
        inner = rect(0.6, 0.6, w - 1.2, h - 1.2, 11, "#fbf5e6", "#7d6548", 1.2)
        inner += _compact(view, seat, texts, names, known, h)
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


def heights(seats: int) -> float:
    """How high a compact plate is: two stand beside the own farm, or three."""
    return 100.0 if seats < 4 else 64.0


def _head(view: VillageView, seat: int, texts: Texts, names: Sequence[str]) -> tuple[str, str]:
    """Bell and note of a seat."""
    said = signs(texts.language)
    notes = []
    if view.farms[seat].owed:
        notes.append(said("sign-owed", deaths=view.farms[seat].owed))
    elif view.next_first == seat:
        notes.append(said("sign-next-first"))
    elif view.first == seat:
        notes.append(said("sign-first"))
    return names[seat], " ".join(notes)


def _laurels(view: VillageView, seat: int, texts: Texts, x: float, y: float, size: float) -> str:
    said = signs(texts.language)
    mine = view.farms[seat]
    words = f"{said('sign-prestige', points=mine.prestige)}; {said('sign-score', points=mine.score)}"
    return at(title(words) + laurel(0, 0, mine.score, size), x, y, 1, id=f"p-{seat}", data_thing="score")


def _store(view: VillageView, seat: int, texts: Texts, names: Sequence[str], you: bool, ids: Tokens) -> str:
    said = signs(texts.language)
    mine = view.farms[seat]
    name, note = _head(view, seat, texts, names)
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
    found += _laurels(view, seat, texts, 276, 26, 48)
    found += _row(said("sign-influence"), 0, 52, 186) + _influence(mine, 0, 80, 46, 1.1)
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


def _influence(mine: Farm, x: float, y: float, step: float, s: float) -> str:
    found = ""
    for i, colour in enumerate(INFLUENCE):
        found += _cubes(colour, mine.cubes[colour], x + i * step, y, step, s)
    return found


@kept
def _cubes(colour: str, n: int, x: float, y: float, w: float, s: float) -> str:
    """How many of a colour."""
    faint = {} if n else {"opacity": ".3"}
    found = cube(colour, x + 12 * s, y, s, **faint)
    found += text(x + 25 * s, y + 6 * s, n, 15.5 * s, anchor="start", w=800, **faint)
    return found + spot(f"cube-{colour}", x, y - 14 * s, w - 2, 28 * s)


def _goods(mine: Farm, x: float, y: float, room: float) -> str:
    """A tile for each good, or with more than four a tile for each kind and a number."""
    shown: list[tuple[str, int]] = []
    for thing in GOODS:
        n = mine.goods[thing]
        shown += [(thing, n)] if n and sum(mine.goods.values()) > 4 else [(thing, 1)] * n
    return _tiles(shown, x, y, 27 if len(shown) < 4 else 23, (room - 4) / max(len(shown), 1), 7)


def _tiles(shown: list[tuple[str, int]], x: float, y: float, size: float, step: float, r: float) -> str:
    step = min(size + 3, step)
    found = badges = ""
    for i, (thing, n) in enumerate(shown):
        at_x = x + size / 2 + 1 + i * step
        found += good(thing, at_x, y, size, data_thing=f"good-{thing}")
        if n > 1:
            badges += circ(at_x + size / 2 - 3, y + size / 2 - 3, r, "#fbf5e6", INK, 0.9)
            badges += text(at_x + size / 2 - 3, y + size / 2 + 1.2, n, 12, w=800)
    return found + badges


def _unborn(view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens) -> str:
    bodies = [(seat, generation) for generation in view.farms[seat].unborn]
    stood = crowd(bodies, Spot(92, 203.5, 184, 1, 0.9))
    shift = (stood[0].x - 12) if stood else 0
    moved = [figure._replace(x=figure.x - shift) for figure in stood]
    return figures(moved, bodies, ids[f"unborn{seat}"], texts, names)


def _compact(view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens, h: float) -> str:
    tall = h > 80
    name, note = _head(view, seat, texts, names)
    x, y = (60.0, 23.0) if tall else (40.0, 21.0)
    size = fit(name, 120, 18 if tall else 16.5, least=14)
    name = shorten(name, 120 if tall else 112, size)
    found = shield(seat, 30 if tall else 20, 31 if tall else 17, 40 if tall else 24)
    found += text(x, y, name, size, "serif", "start", w=700)
    left = x + width(name, size) + 6
    if view.first == seat:
        found += group(icon("bell", left + 6, y - 5, 15, "#8a5d10"), data_thing="first")
        left += 18
    if tall:
        blood = "#7d1d16" if view.farms[seat].owed else "#7d6548"
        found += text(left + 2, y, note, fit(note, 360 - left, 14), "serif", "start", blood, font_style="italic")
        found += timebar(view, seat, texts, x - 2, 29, 262)
    else:
        found += _marks(view, seat, note, left, y - 5) + timebar(view, seat, texts, 188, 3, 180)
    found += _laurels(view, seat, texts, 390, 31 if tall else 17, 44 if tall else 32)
    edge = 60.0 if tall else 33.0
    found += line(f"M8 {num(edge)}H{num(SMALL - 8)}", "#e7d6b1", 1)
    return found + _holdings(view, seat, texts, names, ids, (edge + h) / 2)


def _marks(view: VillageView, seat: int, note: str, x: float, y: float) -> str:
    """The note as signs, where there is no room for words: who must die, who starts the next round."""
    found = title(note) if note else ""
    if view.farms[seat].owed:
        found += icon("tombstone", x + 7, y, 15, "#7d1d16")
    elif view.next_first == seat:
        found += text(x + 3, y + 5, "›", 15, w=800) + icon("bell", x + 13, y, 13)
    return at(found, 0, 0)


def _holdings(view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens, middle: float) -> str:
    """Who is at home and what is in store, in one line."""
    mine = view.farms[seat]
    bodies = [(seat, generation) for generation in mine.members.get("farm", [])]
    order = [held for held in ids["farm"] if held.startswith(f"m-{seat}-")]
    stood = crowd(bodies, Spot(58, middle + 13, 92, 1, 0.82))
    shift = (stood[0].x - 20) if stood else 0
    found = figures([f._replace(x=f.x - shift) for f in stood], bodies, order, texts, names)
    found += _influence(mine, 102, middle, 27, 0.7)
    held = [(thing, mine.goods[thing]) for thing in GOODS if mine.goods[thing]]
    found += _tiles(held, 212, middle - 1, 20 if len(held) < 4 else 17.5, 88 / max(len(held), 1), 6.4)
    served, unborn = len(mine.served), len(mine.unborn)
    counts = (
        (sack(0, 0, 0.7), mine.grain, "grain"),
        (coin(0, 0, 8), mine.coins, "coins"),
        (icon("shop", 0, 0, 17), served, "served"),
        (mini(seat, mine.unborn[0] if unborn else 4, 0, 0, 0.62), unborn, "unborn"),
    )
    for i, (inner, n, name) in enumerate(counts):
        faint = {} if i < 3 else {"opacity": ".6"}
        at_x = 308 + i * 28
        found += at(at(inner, 0, 0, 1, **faint), at_x, middle)
        found += text(at_x + 9, middle + 5, n, 14, anchor="start", w=800) + spot(name, at_x - 10, middle - 13, 28, 26)
    return found
