"""Where an option is: on the tree, on one's own board, in the street, or among the friends."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Final, NamedTuple

from cadency.boards.kit import options as kit
from cadency.boards.kit.options import Anchor, Option
from cadency.boards.legacy import hand, papers, spaces
from cadency.boards.legacy.boughs import nameplate
from cadency.boards.legacy.faces import outline
from cadency.boards.legacy.gains import extra
from cadency.boards.legacy.layout import STREET, Box, Sitter, Tree
from cadency.boards.legacy.scene import grown
from cadency.boards.legacy.street import CELL, PLACES
from cadency.boards.legacy.words import label, signs
from cadency.games.legacy.names import ACTIONS, COLOUR_OF, COLOURS
from cadency.games.legacy.view import LegacyView
from cadency.kernel.words import Wire
from cadency.texts import Texts

MAP, FRIENDS = "map", "friends"
DRAWINGS: Final = (MAP, FRIENDS)
PEOPLE: Final = ("member", "instead")  # options on the tree
OVER: Final = ("undertake", "keep")  # and on what lies over it


class Asked(NamedTuple):
    """What the finders need: the view, who is asked, all options, and the tree that is shown."""

    view: LegacyView
    seat: int
    options: tuple[Wire, ...]
    tree: Tree


Finder = Callable[[Asked, Wire], Anchor | None]


def _box(box: Box, r: float = 7) -> Anchor:
    return Anchor(*box, r)


def sat(one: Sitter) -> Anchor:
    """A portrait."""
    box = one.box
    if not one.arch:
        return Anchor(box.x - 1, box.y - 1, one.w + 2, one.w + 2, one.w / 2 + 1)
    return Anchor(*box, outline=outline(box.x - 1, box.y - 1, one.w + 2))


def _member(asked: Asked, wire: Wire) -> Anchor | None:
    found = asked.tree.sitter(int(str(wire[1])))
    return None if found is None else sat(found)


def _live(_asked: Asked, wire: Wire) -> Anchor | None:
    return _box(spaces.home_box(str(wire[1])))


def _place(_asked: Asked, wire: Wire) -> Anchor | None:
    return _box(spaces.street_box(str(wire[1])))


def _extra(_asked: Asked, wire: Wire) -> Anchor | None:
    """The extra pawn beside the sign's socket."""
    box = spaces.street_box(str(wire[1]))
    colour = COLOURS[COLOUR_OF[ACTIONS.index(str(wire[1]))]]
    x, y = box.x + box.w - 19, box.y - 12
    return Anchor(x - 14, y - 14, 28, 28, 14, extra(colour, x, y, 12))


def _banner(kind: str) -> Finder:
    def find(asked: Asked, wire: Wire) -> Anchor | None:
        x, y = spaces.banner_at(asked.view, kind, str(wire[1]))
        return Anchor(x - 2, y - 3, spaces.BANNER[0] + 4, spaces.BANNER[1] + 4, 4)

    return find


def _colour(_asked: Asked, wire: Wire) -> Anchor | None:
    x = PLACES.index("doctor") * CELL + 22 + COLOURS.index(str(wire[1])) * 31
    y = STREET[1] + 21
    return Anchor(x - 11, y - 11, 30, 22, 11)


def _claim(asked: Asked, wire: Wire) -> Anchor | None:
    box = papers.task_boxes(asked.view, asked.seat).get(f"mission-{wire[1]}")
    return None if box is None else _box(box, 6)


def _undertake(asked: Asked, wire: Wire) -> Anchor | None:
    if wire[1] not in asked.view.offer:
        return None
    return Anchor(*papers.offer_at(asked.view.offer.index(str(wire[1]))), 176, 43, 6)


def _keep(asked: Asked, wire: Wire) -> Anchor | None:
    if wire[1] not in asked.view.drawn:
        return None
    return Anchor(*papers.drawn_at(asked.view.drawn.index(str(wire[1]))), 84, 104, 7)


def _held(asked: Asked, wire: Wire) -> Anchor | None:
    box = hand.hand_boxes(asked.view, asked.seat).get(str(wire[1]))
    return None if box is None else _box(box)


def _take(asked: Asked, wire: Wire) -> Anchor | None:
    box = hand.row_boxes(asked.view).get(str(wire[1]))
    return None if box is None else _box(box)


def _source(_asked: Asked, wire: Wire) -> Anchor | None:
    salon = hand.SALON
    if wire[1] == "deck":
        return Anchor(salon.x + salon.w - 58, 6, 52, 26, 8)
    return Anchor(salon.x + 6, 32, salon.w - 12, salon.h - 38, 8)


FINDERS: Final[dict[str, tuple[str, Finder]]] = {
    "live": (MAP, _live),
    "place": (MAP, _place),
    "extra": (MAP, _extra),
    "member": (MAP, _member),
    "instead": (MAP, _member),
    "acquire": (MAP, _banner("title")),
    "give": (MAP, _banner("contribution")),
    "colour": (MAP, _colour),
    "claim": (MAP, _claim),
    "undertake": (MAP, _undertake),
    "keep": (MAP, _keep),
    "wed": (FRIENDS, _held),
    "discard": (FRIENDS, _held),
    "take": (FRIENDS, _take),
    "source": (FRIENDS, _source),
}


def where(
    wire: Wire,
    view: LegacyView,
    seat: int,
    options: Sequence[Wire] = (),
    drawing: str | None = None,
    tree: Tree | None = None,
) -> Anchor | None:
    """Where an option is on a drawing (on any, if none is named); None when it is a button elsewhere."""
    home, finder = FINDERS.get(str(wire[0]), ("", None))
    if finder is None or drawing not in (None, home):
        return None
    named = wire[0] in PEOPLE and tree is None
    shown = grown(view, seat, signs("en")) if named else tree or Tree([], [], [], [], [], [])
    return finder(Asked(view, seat, tuple(options) or (wire,), shown), wire)


def rings(
    view: LegacyView,
    texts: Texts,
    seat: int,
    options: Iterable[Option],
    drawing: str,
    tree: Tree | None = None,
    least: float = 0,
) -> dict[str, str]:
    """A ring on everything on a drawing that an option names, by its id; on this tree, if somebody is named. Fingers
    have at least so much room to press."""
    wires = [kit.wire_of(option) for option in options]
    shown = shown_tree(view, texts, seat, wires, drawing) if tree is None else tree

    def there(wire: Wire, all_: tuple[Wire, ...]) -> Anchor | None:
        return where(wire, view, seat, all_, drawing, shown)

    return kit.rings(wires, there, lambda wire: label(texts, wire, view), least)


def shown_tree(view: LegacyView, texts: Texts, seat: int, wires: Iterable[Wire], drawing: str) -> Tree:
    """The tree that options are lit on; none is laid out where they name nobody."""
    if drawing == MAP and any(wire[0] in PEOPLE for wire in wires):
        return grown(view, seat, signs(texts.language))
    return Tree([], [], [], [], [], [])


def lights(
    view: LegacyView,
    texts: Texts,
    seat: int,
    options: Iterable[Option],
    drawing: str,
    tree: Tree | None = None,
    least: float = 0,
) -> str:
    """The rings in a layer, and over them the names of whoever is lit; on this tree, if one is given."""
    wires = [kit.wire_of(option) for option in options]
    tree = shown_tree(view, texts, seat, wires, drawing) if tree is None else tree
    found = "".join(rings(view, texts, seat, wires, drawing, tree, least).values())
    lit = {int(str(wire[1])) for wire in wires if wire[0] in PEOPLE}
    return f'<g class="lights fine">{found}{called(tree, lit) if lit else ""}</g>' if found else ""


def called(tree: Tree, lit: Container[int]) -> str:
    """The name plates of these members once more, to lie over their rings."""
    keys = {f"n-{one.key}" for one in tree.sitters if one.number in lit and not one.mate}
    return f'<g class="fate">{"".join(nameplate(plate) for plate in tree.plates if plate.key in keys)}</g>'
