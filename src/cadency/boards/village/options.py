"""Where on the board an option is: the ring that lights it, and the small chip that says which of several it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from cadency.boards.kit import FIGURE, INK, coin, member, num, pill, pts, rect
from cadency.boards.kit import options as kit
from cadency.boards.kit.options import THUMB, Anchor
from cadency.boards.village.goods import cube, mini, price
from cadency.boards.village.land import field_corners, stall_width
from cadency.boards.village.layout import DESK, MAKER, PLATE, Layout, along
from cadency.boards.village.pieces import bag_width, standing
from cadency.boards.village.printed import rooms, row
from cadency.boards.village.signs import privilege, tray_width
from cadency.boards.village.words import Option, label
from cadency.games.village.names import COLOURS
from cadency.games.village.view import VillageView
from cadency.kernel.words import Wire
from cadency.texts import Texts


class Asked(NamedTuple):
    """What the finders need: the view, who is asked, all options, the drawing, the words."""

    view: VillageView
    seat: int
    options: tuple[Wire, ...]
    layout: Layout
    texts: Texts | None = None

    def nth(self, wire: Wire, alike: Callable[[Wire], object]) -> int:
        """Which of the options that share a place this is."""
        return [other for other in self.options if other[0] == wire[0] and alike(other) == alike(wire)].index(wire)


Finder = Callable[[Asked, Wire], Anchor | None]


def _figure(asked: Asked, place: str, generation: int | None) -> Anchor | None:
    """Round a member of the asked seat; without a generation the oldest there."""
    mine = [figure for figure in standing(asked.view, place, asked.layout) if figure.body[0] == asked.seat]
    if generation is None:
        generation = min((figure.body[1] for figure in mine), default=0)
    for figure in reversed(mine):
        if figure.body[1] == generation:
            w, h = FIGURE[0] * figure.s, FIGURE[1] * figure.s
            return Anchor(figure.x - w / 2 - 1, figure.y - h - 1, w + 2, h + 3, 8)
    return None


def _chip(x: float, y: float, bits: str, w: float) -> Anchor:
    """A price on a piece of paper; ``bits`` is drawn from 0, 11."""
    inner = pill(x, y, w, 22) + f'<g transform="translate({num(x)} {num(y)})">{bits}</g>'
    return Anchor(x, y, w, 22, 11, inner)


def _take(asked: Asked, wire: Wire) -> Anchor | None:
    space, colour = str(wire[1]), str(wire[2])
    if space not in asked.layout.trays:
        return None
    x, y = asked.layout.trays[space]
    cubes = asked.view.spaces[space]
    before = sum(cubes[c] for c in COLOURS[: COLOURS.index(colour)])
    k = asked.layout.shelf
    w = 23 + (cubes[colour] - 1) * 25
    return Anchor(x + (43.8 + before * 25) * k, y + 21.3 * k, w * k, 24 * k, 4.5 * k)


def _act(asked: Asked, wire: Wire) -> Anchor | None:
    space = str(wire[1])
    if space not in asked.layout.trays:
        return None
    x, y = asked.layout.trays[space]
    room = dict(rooms(asked.view))[space]
    wide = 49 + room * 25 if asked.texts is None else tray_width(space, room, asked.texts)
    k = asked.layout.shelf
    return Anchor(x - 2, y - 1, wide * k + 4, 50 * k + 2, 22 * k)


def _well(asked: Asked, wire: Wire) -> Anchor | None:
    if asked.layout.well is None:
        return None
    x, y = asked.layout.well
    n = asked.nth(wire, lambda _: 0)
    bits = ""
    for i, part in enumerate(wire[1:]):
        bits += coin(13 + i * 14.5, 11, 6.6) if part == "coin" else cube(str(part), 13 + i * 14.5, 11, 0.62)
    many = len([other for other in asked.options if other[0] == "well"])
    if many == 1:
        return _chip(x - 27, y - 50, bits, 55)
    across, down = divmod(n, 5)
    top = y - 76 if many < 5 else y - 102  # below lies a shelf
    return _chip(x - 84 - across * 60, top + down * 26, bits, 55)


def _fields(asked: Asked, _wire: Wire) -> Anchor | None:
    if asked.layout.fields is None:
        return None
    x, y = asked.layout.fields
    rows = field_corners(x, y)
    edge = pts(*rows[0], rows[1][3], *reversed(rows[2]), rows[1][0])
    return Anchor(x, y - 15, 216, 134, 8, "", edge)


def _birth(asked: Asked, _wire: Wire) -> Anchor | None:
    if asked.layout.home is None:
        return None
    x, y = asked.layout.home
    unborn = asked.view.farms[asked.seat].unborn
    newborn = member(asked.seat, unborn[0], x + 46, y + 5, 0.9, class_="ghost") if unborn else ""
    return Anchor(x - 8, y - 80, 110, 88, 12, newborn)


def _work(asked: Asked, wire: Wire) -> Anchor | None:
    """Training, making and buying: a chip each on the workshop's front, two abreast."""
    name = _workshop(wire)
    if name not in asked.layout.workshops:
        return None
    printed = row(asked.view, "building", "id", name)
    if wire[0] == "train":
        bits, w = price(21, 11, time=printed["train"])
        bits += mini(asked.seat, int(str(wire[2])), 12, 11)
        w += 16
    elif wire[0] == "make":
        bits, w = price(5, 11, things=(str(wire[1]),), time=printed["hours"])
    else:
        bits, w = price(5, 11, things=(str(wire[1]),), cubes=printed["cubes"], grain=printed["grain"])
    here = [other for other in asked.options if _workshop(other) == name]
    n = here.index(wire)
    down = -(-len(here) // 2)
    x, y = asked.layout.workshops[name]
    return _chip(x - 1 + n // down * 60, y - 46 - (min(down, 3) - 1) * 25 + n % down * 25, bits, w + 9)


def _workshop(wire: Wire) -> str:
    if wire[0] == "train":
        return str(wire[1])
    return MAKER[str(wire[1])] if wire[0] in ("make", "buy") else ""


def _grind(asked: Asked, _wire: Wire) -> Anchor | None:
    if "mill" not in asked.layout.workshops:
        return None
    x, y = asked.layout.plate("mill")
    return Anchor(x - 1, y - 1, PLATE[0] + 2, PLATE[1] + 2, 7)


def _serve(asked: Asked, wire: Wire) -> Anchor | None:
    name = list(asked.view.customers)[int(str(wire[1])) - 1]
    if asked.layout.stalls is None or name not in asked.view.stalls:
        return None
    n = len(asked.view.stalls)
    x, y = asked.layout.stall(asked.view.stalls.index(name), n)
    return Anchor(x + 4, y - 55, stall_width(asked.layout, n) - 8, 55, 6)


def _travel(asked: Asked, wire: Wire) -> Anchor | None:
    start, to = str(wire[1]), str(wire[2])
    if to not in asked.layout.cities:
        return None
    x, y = along(asked.layout.bend(start, to), 0.66)
    same = [other for other in asked.options if other[:3] == wire[:3]]
    n = same.index(wire)
    left, top = x + (n - len(same) / 2) * 32, y - 12
    paper = rect(left, top, 28, 33, 9, "url(#vellum)", INK, 0.9)
    return Anchor(left, top, 28, 33, 9, paper + member(asked.seat, int(str(wire[3])), left + 14, top + 30.5, 0.84))


def _rise(asked: Asked, wire: Wire) -> Anchor | None:
    if asked.layout.council is None:
        return None
    level = int(str(wire[1]))
    x, y, wide = asked.layout.storey(level)
    step = asked.view.printed["step"][0]
    if wire[3] == "scroll":
        bits, w = price(21, 11, things=("scroll",) * step["scrolls"])
    else:
        bits, w = price(21, 11, cubes=step["cubes"])
    n = asked.nth(wire, lambda other: other[1])
    many = len([other for other in asked.options if other[:2] == wire[:2]])
    left = min(x + wide / 2 + 25, asked.layout.size[0] - many * 59)
    return _chip(left + n * 59, y - 30, mini(asked.seat, int(str(wire[2])), 12, 11) + bits, w + 26)


def _use(asked: Asked, wire: Wire) -> Anchor | None:
    if asked.layout.council is None:
        return None
    cell = privilege(int(str(wire[1])), asked.layout)
    return Anchor(cell.x - 1, cell.y - 1, cell.w + 2, cell.h + 2, 6)


def _give(asked: Asked, wire: Wire) -> Anchor | None:
    vow = asked.view.printed["vow"][0]
    if wire[2] == "hours":
        bits, w = price(21, 11, time=vow["hours"])
    else:
        bits, w = price(21, 11, cubes=vow["cubes"])
    return _beside_bag(asked, wire, bits, w)


def _ransom(asked: Asked, wire: Wire) -> Anchor | None:
    return _beside_bag(asked, wire, coin(29, 11, 6.6), 14)


def _beside_bag(asked: Asked, wire: Wire, bits: str, w: float) -> Anchor | None:
    if asked.layout.bag is None:
        return None
    x, y = asked.layout.bag
    n = asked.nth(wire, lambda _: 0)
    many = len([other for other in asked.options if other[0] == wire[0]])
    left = min(x + bag_width(asked.view) / 2 + 8, asked.layout.size[0] - -(-many // 2) * 50)
    return _chip(left + n // 2 * 50, y - 50 + n % 2 * 26, mini(asked.seat, int(str(wire[1])), 12, 11) + bits, w + 26)


def _promote(asked: Asked, wire: Wire) -> Anchor | None:
    return _figure(asked, f"window{wire[1]}", int(str(wire[2])))


def _recall(asked: Asked, wire: Wire) -> Anchor | None:
    return _figure(asked, str(wire[1]), int(str(wire[2])))


def _bury(asked: Asked, wire: Wire) -> Anchor | None:
    return _figure(asked, str(wire[1]), None)


FINDERS: Final[dict[str, Finder]] = {
    "take": _take,
    "act": _act,
    "well": _well,
    "reap": _fields,
    "bear": _birth,
    "recall": _recall,
    "bury": _bury,
    "train": _work,
    "make": _work,
    "buy": _work,
    "grind": _grind,
    "serve": _serve,
    "travel": _travel,
    "rise": _rise,
    "use": _use,
    "give": _give,
    "ransom": _ransom,
    "promote": _promote,
}


def where(
    wire: Wire,
    view: VillageView,
    seat: int,
    options: Sequence[Wire] = (),
    layout: Layout = DESK,
    texts: Texts | None = None,
) -> Anchor | None:
    """Where an option is on a drawing; None when it has no place there and is a button elsewhere."""
    finder = FINDERS.get(str(wire[0]))
    asked = Asked(view, seat, tuple(options) or (wire,), layout, texts)
    return None if finder is None else finder(asked, wire)


def lights(view: VillageView, texts: Texts, seat: int, options: Iterable[Option], layout: Layout = DESK) -> str:
    """A ring on everything that an option names: a button for the pointer, the keyboard and the screen reader."""
    return "".join(rings(view, texts, seat, options, layout).values())


def rings(
    view: VillageView, texts: Texts, seat: int, options: Iterable[Option], layout: Layout = DESK
) -> dict[str, str]:
    """The same by their ids."""
    return kit.rings(
        options,
        lambda wire, wires: where(wire, view, seat, wires, layout, texts),
        lambda wire: label(texts, wire, view),
        0 if layout is DESK else THUMB,
    )
