"""A family's farm with the road of time running round it, and the same road straight for small plates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from cadency.boards.kit import (
    FIGURE,
    HOUSES,
    INK,
    Point,
    at,
    circ,
    ell,
    icon,
    line,
    mix,
    num,
    path,
    poly,
    rect,
    text,
    timeglass,
    title,
    toll_of_time,
)
from cadency.boards.kit.draw import kept
from cadency.boards.kit.land import house, river, road, tree, tufts
from cadency.boards.kit.options import Anchor, ring
from cadency.boards.kit.things import spot
from cadency.boards.village.layout import Spot
from cadency.boards.village.packing import Body, Standing, Tokens, crowd, tokens
from cadency.boards.village.pieces import Ghost, figures
from cadency.boards.village.words import Option, label, signs, wire_of
from cadency.games.village.view import Farm, VillageView
from cadency.texts import Texts

YARD: Final = (316.0, 206.0)
HOME: Final = Spot(164, 162, 184, 2, 1.2)
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
def farmyard() -> str:
    """The farm itself; still. It belongs into a page's ``<defs>``: every farm refers to it."""
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
    return f'<g id="s-yard" class="still"><g filter="url(#hand)">{art}</g>{grain}</g>'


def later(view: VillageView, seat: int, ghost: Ghost) -> str:
    """What an option would do to a farm: the way of time, over the bridge if it comes to that, and who at home dies."""
    found = ""
    moved = ghost.get("time")
    if moved and moved[0] == seat:
        way = hours_of(int(view.printed["time"][0]["length"]))
        start, end = moved[1] % len(way), moved[2] % len(way)
        x, y = way[end]
        found += _trail(seat, start, (end - start) % len(way), way) + timeglass(seat, x, y, 1.08, class_="ghost")
    stood, _ = _at_home(view.farms[seat])
    for who, place, generation in ghost.get("dies", ()):
        for figure in stood:
            if (who, place) == (seat, "farm") and figure.body[1] == generation:
                stone = toll_of_time(figure.x + 11, figure.y - 33 * figure.s, 0.9)
                found += f'<g class="fate">{stone}</g>'
                break
    return found


def _trail(seat: int, start: int, hours: int, way: Sequence[Point]) -> str:
    """Footprints on the inner side of the road, so that the hours stay legible."""
    steps = [way[start]]
    for n in range(start + 1, start + hours + 1):
        if n == len(way):
            steps += [(36, 42), (98, 17), BRIDGE]
        steps.append(way[n % len(way)])
    inner = [(158 + (x - 158) * 0.9, 103 + (y - 103) * 0.84) for x, y in steps]
    d = f"M{num(inner[0][0])} {num(inner[0][1])}"
    for (ax, ay), (bx, by) in pairwise(inner):
        mx, my = 158 + ((ax + bx) / 2 - 158) * 1.05, 103 + ((ay + by) / 2 - 103) * 1.05  # the road bulges outward
        d += f"Q{num(mx)} {num(my)} {num(bx)} {num(by)}"
    return line(d, mix(HOUSES[seat].base, HOUSES[seat].lo, 0.5), 3.4, class_="trail")


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
    found = '<use href="#s-yard"/>' + _hours(length)
    stood, bodies = _at_home(mine)
    mine_ids = [name for name in known["farm"] if name.startswith(f"m-{seat}-")]
    found += figures(stood, bodies, mine_ids, texts, names)
    said = title(signs(texts.language)("sign-time", time=mine.time, length=length))
    found += at(said + timeglass(seat, 0, 0), *way[mine.time % length], 1.12, id=f"t-{seat}", class_="piece")
    if ghost is not None:
        found += later(view, seat, ghost)
    return found + _choices(view, seat, texts, options) + rect(1, 1, YARD[0] - 2, YARD[1] - 2, 9.5, "none", INK, 1.6)


@kept
def _hours(length: int) -> str:
    """The road with its hours and the bridge; still."""
    found = ""
    for i, (x, y) in enumerate(hours_of(length)):
        found += ell(x, y + 1.5, 14.5, 12.5, "#6b5a30", opacity=".5") + ell(x, y, 14, 12, "#f3ead2", INK, 1.1)
        found += text(x, y + 5, i, 14.5, "serif", w=700, fill="#6b5433")
    return found + toll_of_time(*BRIDGE) + spot("time", 0, 0, *YARD) + spot("bridge", BRIDGE[0] - 32, 4, 64, 36)


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


def timebar(view: VillageView, seat: int, texts: Texts, x: float, y: float, w: float) -> dict[str, str]:
    """The hours as a road with the bridge at its end, the time marker on it, and where one points at them; by their
    ids."""
    length = int(view.printed["time"][0]["length"])
    step = (w - 42) / (length - 1)
    time = view.farms[seat].time
    said = title(signs(texts.language)("sign-time", time=time, length=length))
    glass, at_x = said + timeglass(seat, 0, 0), x + 14 + time % length * step
    spots = spot("time", 0, 0, w - 28, 26) + spot("bridge", w - 28, 0, 28, 26)
    return {
        f"road-{seat}": at(_straight(length, w), x, y, id=f"road-{seat}"),
        f"t-{seat}": at(glass, at_x, y + 13, 0.8, id=f"t-{seat}", class_="piece"),
        f"hours-{seat}": at(spots, x, y, id=f"hours-{seat}"),
    }


@kept
def _straight(length: int, w: float) -> str:
    """The straight road; still."""
    step = (w - 42) / (length - 1)
    d = f"M12 13H{num(w - 24)}"
    found = line(d, "#9c8150", 9, stroke_linecap="round") + line(d, "#e6d3a6", 6.5, stroke_linecap="round")
    found += "".join(circ(14 + i * step, 13, 3.2, "#f8f1de", "#8a7350", 0.9) for i in range(length))
    return found + icon("stone-bridge", w - 14, 13, 23, "#7d1d16")
