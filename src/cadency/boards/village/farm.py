"""A family's farm as a plate: the own one large, with the hours running round it; the others' compact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from itertools import pairwise
from typing import Final

from cadency.boards.kit import (
    FIGURE,
    HOUSES,
    INK,
    Point,
    at,
    circ,
    coin,
    ell,
    fit,
    icon,
    laurel,
    line,
    num,
    path,
    poly,
    rect,
    shield,
    text,
    timeglass,
    title,
    toll_of_time,
    width,
)
from cadency.boards.kit.land import house, river, road, tree, tufts
from cadency.boards.village.goods import cube, good, sack
from cadency.boards.village.layout import Spot
from cadency.boards.village.options import Anchor, ring
from cadency.boards.village.packing import Body, Standing, Tokens, crowd, tokens
from cadency.boards.village.pieces import Ghost, figures
from cadency.boards.village.words import Option, label, signs, wire_of
from cadency.games.village.names import GOODS, INFLUENCE
from cadency.games.village.view import Farm, VillageView
from cadency.texts import Texts

YARD: Final = (316.0, 206.0)
BIG: Final = (636.0, 208.0)
SMALL: Final = 418.0
HOME: Final = Spot(166, 162, 206, 2, 1.2)
BRIDGE: Final[Point] = (157, 22)
# The hours, clockwise from the bridge.
_RING: Final[tuple[Point, ...]] = (
    (196, 18),
    (262, 26),
    (292, 74),
    (288, 128),
    (252, 170),
    (188, 184),
    (124, 184),
    (60, 172),
    (22, 128),
    (22, 74),
)
_LOOP = (
    "M138 22C100 16 60 14 36 40C12 66 12 142 34 164C60 190 250 190 276 164C300 140 302 70 282 44C262 16 220 14 176 20"
)


@cache
def hours_of(length: int) -> tuple[Point, ...]:
    """Where each hour of the day lies on the road round the farm."""
    if length == len(_RING):
        return _RING
    way = [*_RING, (34, 40), (96, 18)]
    total = sum(_far(a, b) for a, b in pairwise(way))
    return tuple(_walk(way, total * n / length) for n in range(length))


def _far(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def _walk(way: Sequence[Point], far: float) -> Point:
    for a, b in pairwise(way):
        step = _far(a, b)
        if far <= step:
            return a[0] + (b[0] - a[0]) * far / step, a[1] + (b[1] - a[1]) * far / step
        far -= step
    return way[-1]


@cache
def _yard() -> str:
    """The farm itself; still."""
    w, h = YARD
    art = rect(0, 0, w, h, 10, "#c9cf94") + path(
        "M0 116C60 90 120 140 316 104V196Q316 206 306 206H10Q0 206 0 196Z", "#b9c484", "none"
    )
    art += tufts(w, h, 40, 3) + river("M150 -8C150 14 164 30 152 52C148 62 130 66 128 78", 20)
    art += ell(124, 84, 30, 11, "#8fbcc0", "#4d7680", 1.2) + ell(122, 84, 20, 6, "#a9d0d0") + road(_LOOP, 20)
    art += path("M126 13Q156 -2 188 11L186 31Q156 18 128 33Z", "#e6d8b4")
    art += line("M126 13Q156 -2 188 11", "#8d7a58", 4) + line("M128 33Q156 18 186 31", "#8d7a58", 4)
    art += house(
        64, 132, 70, 32, 32, 30, "#ecdcb8", "#c9a553", thatch=True, seed=31, door=0.3, windows=(0.62, 0.85), chimney=0.6
    )
    trees = (
        (52, 96, 0.7),
        (250, 98, 0.8),
        (262, 106, 0.65),
        (10, 200, 0.7),
        (304, 196, 0.8),
        (306, 22, 0.7),
        (10, 22, 0.65),
    )
    art += "".join(tree(x, y, s, ("#89a55c", "#7c9a54")[i % 2], i + 2) for i, (x, y, s) in enumerate(trees))
    art += poly([(176, 66), (236, 60), (244, 92), (186, 98)], "#e3bb50", "#8a7a36", 1.3)
    art += line("".join(f"M{180 + q * 7} {num(66 - q * 0.7)}l8 30" for q in range(8)), "#c4922f", 2)
    grain = rect(0, 0, w, h, 10, "#fff", filter="url(#grain)", opacity=".2")
    return f'<g class="still"><g filter="url(#hand)">{art}</g>{grain}</g>'


def _trail(seat: int, start: int, hours: int, length: int) -> str:
    """The way that time would go, over the bridge if it comes to that."""
    ring_ = hours_of(length)
    way = [ring_[start]]
    for step in range(1, hours + 1):
        n = (start + step) % length
        if n == 0:
            way.append(BRIDGE)
        way.append(ring_[n])
    d = f"M{num(way[0][0])} {num(way[0][1])}"
    for (ax, ay), (bx, by) in pairwise(way):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        out = 1.06  # the road bulges away from the farm
        d += f"Q{num(158 + (mx - 158) * out)} {num(103 + (my - 103) * out)} {num(bx)} {num(by)}"
    return line(d, HOUSES[seat].base, 3.4, class_="trail")


def yard(
    view: VillageView,
    seat: int,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    ghost: Ghost | None = None,
    ids: Tokens | None = None,
) -> str:
    """The farm with its hours, the time marker and who is at home."""
    mine = view.farms[seat]
    length = int(view.printed["time"][0]["length"])
    way = hours_of(length)
    known = tokens(view) if ids is None else ids
    found = _yard()
    moved = (ghost or {}).get("time")
    if moved and moved[0] == seat:
        found += _trail(seat, mine.time, (moved[2] - mine.time) % length if moved[2] != mine.time else 0, length)
    for i, (x, y) in enumerate(way):
        found += ell(x, y + 1.5, 14.5, 12.5, "#6b5a30", opacity=".5") + ell(x, y, 14, 12, "#f3ead2", INK, 1.1)
        found += text(x, y + 5, i, 14.5, "serif", w=700, fill="#6b5433")
    found += toll_of_time(*BRIDGE)
    if moved and moved[0] == seat:
        gx, gy = way[moved[2] % length]
        found += timeglass(seat, gx, gy, 1.08, class_="ghost", id=f"g-time-{seat}")
    said = title(signs(texts.language)("sign-time", time=mine.time, length=length))
    found += at(said + timeglass(seat, 0, 0), *way[mine.time % length], 1.12, id=f"t-{seat}", class_="piece")
    stood, bodies = _at_home(mine)
    order = [i for i, place_ids in enumerate(known["farm"]) if place_ids.startswith(f"m-{seat}-")]
    found += figures(stood, bodies, [known["farm"][i] for i in order], texts, names)
    for n, (who, place, generation) in enumerate((ghost or {}).get("dies", ())):
        if who == seat and place == "farm":
            spot = next((figure for figure in stood if figure.body == (seat, generation)), None)
            if spot is not None:
                stone = toll_of_time(spot.x + 11, spot.y - 33 * spot.s, 0.9)
                found += f'<g id="g-dies-home-{n}" class="fate">{stone}</g>'
    return found + _choices(view, seat, texts, options) + rect(1, 1, YARD[0] - 2, YARD[1] - 2, 9.5, "none", INK, 1.6)


def _at_home(mine: Farm) -> tuple[list[Standing], list[Body]]:
    bodies = [(mine.seat, generation) for generation in mine.members.get("farm", [])]
    return crowd(bodies, HOME), bodies


def _choices(view: VillageView, seat: int, texts: Texts, options: Iterable[Option]) -> str:
    """What may be chosen on the farm itself: who of those at home dies."""
    found = ""
    stood, _ = _at_home(view.farms[seat])
    for option in options:
        wire = wire_of(option)
        if wire == ("bury", "farm") and stood:
            oldest = min(figure.body[1] for figure in stood)
            figure = next(figure for figure in reversed(stood) if figure.body[1] == oldest)
            w, h = FIGURE[0] * figure.s, FIGURE[1] * figure.s
            anchor = Anchor(figure.x - w / 2 - 1, figure.y - h - 1, w + 2, h + 3, 9)
            found += ring(anchor, wire, label(texts, wire, view))
    return found


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


def heights(seats: int) -> float:
    """How high a compact plate is: two stand beside the own farm, or three."""
    return 100.0 if seats < 4 else 65.0


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
    return at(title(words) + laurel(0, 0, mine.score, size), x, y, 1, id=f"p-{seat}")


def _store(view: VillageView, seat: int, texts: Texts, names: Sequence[str], you: bool, ids: Tokens) -> str:
    said = signs(texts.language)
    mine = view.farms[seat]
    name, note = _head(view, seat, texts, names)
    size = fit(name, 150, 20)
    found = shield(seat, 17, 26, 32) + text(42, 24, name, size, "serif", "start", w=800)
    left = 48 + width(name, size)
    if view.first == seat:
        found += icon("bell", left + 6, 18, 14, "#8a5d10")
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
    step = min(25.0, 180 / max(store, mine.grain))
    for i in range(max(store, mine.grain)):
        found += sack(11 + i * step, 133, 1.0, empty=i >= mine.grain)
    found += _row(said("sign-coins"), 196, 104, 106) + coin(209, 132, 12)
    found += text(227, 138, mine.coins, 18, anchor="start", w=800)
    found += _row(said("sign-unborn"), 0, 156, 186) + _unborn(view, seat, texts, names, ids)
    found += _row(said("sign-customers"), 196, 156, 106) + icon("shop", 208, 185, 24)
    found += text(226, 191, len(mine.served), 18, anchor="start", w=800)
    if mine.served:
        points = sum(view.customers[who].points for who in mine.served)
        found += text(246, 190.5, said("sign-for", points=points), 14.5, anchor="start", fill="#7d6548")
    return found


def _row(words: str, x: float, y: float, w: float) -> str:
    return line(f"M{num(x)} {num(y)}h{num(w)}", "#e7d6b1", 1) + text(
        x, y + 13, words, fit(words, w, 13, "sans"), anchor="start", fill="#7d6548"
    )


def _influence(mine: Farm, x: float, y: float, step: float, s: float) -> str:
    found = ""
    for i, colour in enumerate(INFLUENCE):
        n = mine.cubes[colour]
        faint = {} if n else {"opacity": ".3"}
        found += cube(colour, x + 12 * s + i * step, y, s, **faint)
        found += text(x + 25 * s + i * step, y + 6 * s, n, 15.5 * s, anchor="start", w=800, **faint)
    return found


def _goods(mine: Farm, x: float, y: float, room: float) -> str:
    """A tile for each good, closer together when there are many; from three of a kind on, one tile and a number."""
    shown: list[tuple[str, int]] = []
    for thing in GOODS:
        n = mine.goods[thing]
        shown += [(thing, n)] if n > 2 else [(thing, 1)] * n
    size = 27.0 if len(shown) < 4 else 24.0
    step = min(size + 3, (room - size - 4) / max(len(shown) - 1, 1))
    found = ""
    for i, (thing, n) in enumerate(shown):
        at_x = x + size / 2 + 1 + i * step
        found += good(thing, at_x, y, size)
        if n > 1:
            found += circ(at_x + size / 2 - 3, y + size / 2 - 4, 7, "#fbf5e6", INK, 0.9)
            found += text(at_x + size / 2 - 3, y + size / 2 + 0.4, n, 12, w=800)
    return found


def _unborn(view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens) -> str:
    bodies = [(seat, generation) for generation in view.farms[seat].unborn]
    stood = crowd(bodies, Spot(92, 205, 184, 1, 0.9))
    shift = (stood[0].x - 12) if stood else 0
    moved = [figure._replace(x=figure.x - shift) for figure in stood]
    return figures(moved, bodies, ids[f"unborn{seat}"], texts, names)


def timebar(view: VillageView, seat: int, texts: Texts, x: float, y: float, w: float) -> str:
    """The hours as a road with the bridge at its end."""
    length = int(view.printed["time"][0]["length"])
    step = (w - 42) / (length - 1)
    d = f"M12 13H{num(w - 24)}"
    found = line(d, "#9c8150", 9, stroke_linecap="round") + line(d, "#e6d3a6", 6.5, stroke_linecap="round")
    found += "".join(circ(14 + i * step, 13, 3.2, "#f8f1de", "#8a7350", 0.9) for i in range(length))
    found += icon("stone-bridge", w - 14, 13, 23, "#7d1d16")
    time = view.farms[seat].time
    said = title(signs(texts.language)("sign-time", time=time, length=length))
    marker = at(said + timeglass(seat, 0, 0), 14 + time % length * step, 13, 0.8, id=f"t-{seat}", class_="piece")
    return at(found + marker, x, y)


def _compact(view: VillageView, seat: int, texts: Texts, names: Sequence[str], ids: Tokens, h: float) -> str:
    mine = view.farms[seat]
    tall = h > 80
    name, note = _head(view, seat, texts, names)
    x = 60.0 if tall else 40.0
    y = 23.0 if tall else 21.0
    size = fit(name, 120, 18 if tall else 16.5)
    found = shield(seat, 30 if tall else 20, 31 if tall else 17, 40 if tall else 24)
    found += text(x, y, name, size, "serif", "start", w=700)
    left = x + width(name, size) + 6
    if view.first == seat:
        found += icon("bell", left + 6, y - 5, 15, "#8a5d10")
        left += 18
    if tall:
        blood = "#7d1d16" if mine.owed else "#7d6548"
        found += text(left + 2, y, note, fit(note, 350 - left, 14), "serif", "start", blood, font_style="italic")
        found += timebar(view, seat, texts, x - 2, 29, 200)
    else:
        found += timebar(view, seat, texts, max(left + 2, 170), 3, 190)
    found += _laurels(view, seat, texts, 390, 31 if tall else 17, 44 if tall else 32)
    line_y = 60.0 if tall else 33.0
    found += line(f"M8 {num(line_y)}H{num(SMALL - 8)}", "#e7d6b1", 1)
    middle = (line_y + h) / 2
    bodies = [(seat, generation) for generation in mine.members.get("farm", [])]
    order = [held for held in ids["farm"] if held.startswith(f"m-{seat}-")]
    stood = crowd(bodies, Spot(58, middle + 13, 92, 1, 0.82))
    shift = (stood[0].x - 20) if stood else 0
    found += figures([f._replace(x=f.x - shift) for f in stood], bodies, order, texts, names)
    found += _influence(mine, 106, middle, 29, 0.76) + _few_goods(mine, 226, middle)
    counts = ((sack(0, 0, 0.7), mine.grain), (coin(0, 0, 8), mine.coins), (icon("shop", 0, 0, 17), len(mine.served)))
    for i, (inner, n) in enumerate(counts):
        found += at(inner, 318 + i * 34, middle) + text(328 + i * 34, middle + 5, n, 15, anchor="start", w=800)
    return found


def _few_goods(mine: Farm, x: float, y: float) -> str:
    held = [(thing, mine.goods[thing]) for thing in GOODS if mine.goods[thing]]
    step = min(26.0, 80 / max(len(held), 1))
    found = ""
    for i, (thing, n) in enumerate(held):
        found += good(thing, x + 10 + i * step, y - 1, 20 if step > 20 else 17)
        if n > 1:
            found += circ(x + 18 + i * step, y + 8, 6.6, "#fbf5e6", INK, 0.9)
            found += text(x + 18 + i * step, y + 12.2, n, 11.5, w=800)
    return found
