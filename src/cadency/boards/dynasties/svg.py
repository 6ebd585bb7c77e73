"""The board of Dynasties as SVG, drawn from a view.

A page puts :func:`definitions` once into a hidden ``<svg><defs>``. It shows the map as :func:`still` (or
:func:`picture` as an image and :func:`signboards` over it) and sends :func:`pieces` anew after each choice; below it
stand :func:`court`, :func:`mine` and a :func:`plate` for each house, each an ``<svg>`` of its own. Cards, dice,
books and scenes are drawn one by one by their modules. The classes are those of every board: ``piece`` (with royal,
child, cube, card: glide by their transform), ``opt`` with ``halo`` and ``edge``, ``fate``, ``hatch``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cadency.boards.dynasties import characters, cities, goods, plates, royals, ships, supply
from cadency.boards.dynasties import court as edge
from cadency.boards.dynasties import hand as held
from cadency.boards.dynasties.land import painting
from cadency.boards.dynasties.layout import HEIGHT, LANDS, PLACES, SHIPS, WIDTH, Box, city_box
from cadency.boards.dynasties.majority import lead
from cadency.boards.dynasties.options import CHARACTERS, DRAWINGS, HAND, MAP, lights, where
from cadency.boards.dynasties.phone import place
from cadency.boards.dynasties.printed import on_the_map, reward
from cadency.boards.dynasties.signs import region_tile, seals
from cadency.boards.dynasties.spots import spots
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import at, defs, rect, standalone
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.ground import Ground, border, painted
from cadency.boards.kit.icons import ROUND_A_TABLE
from cadency.boards.kit.options import Option, asked_seat, wire_of
from cadency.games.dynasties.view import DynastiesView
from cadency.texts import Texts

GAP: Final = 8.0
PEEK: Final = (150, 60, 704, 228)  # the part that stands for the whole on a small picture
ICONS: Final = (
    *ROUND_A_TABLE,
    "anchor",
    "baby-face",
    "bell",
    "bookmarklet",
    "broadsword",
    "caravel",
    "card-draw",
    "card-pick",
    "cards",
    "castle",
    "church",
    "compass",
    "crown",
    "drama-masks",
    "eye",
    "fleur-de-lys",
    "griffin-symbol",
    "imperial-crown",
    "laurel-crown",
    "linked-rings",
    "lion",
    "locked-chest",
    "open-treasure-chest",
    "palette",
    "queen-crown",
    "quill-ink",
    "rosa-shield",
    "rose",
    "scroll-quill",
    "secret-book",
    "ship-wheel",
    "star-medal",
    "trade",
    "windmill",
)
_GROUND: Final = Ground()


def definitions(icons: tuple[str, ...] = ICONS) -> str:
    """Everything that the drawings refer to, for a page's one ``<defs>``; with fewer icons where few are shown."""
    return defs(icons) + shapes()


def shapes() -> str:
    """What this game adds to them: its cubes and figures."""
    return goods.shapes() + royals.shapes()


def kept(view: DynastiesView) -> list[Box]:
    """The boxes of all cities on the map, where nothing is painted. Their names are the same in every language."""
    said = signs("en")
    return [city_box(PLACES[city.id], said(f"sign-city-{city.id}")) for city in on_the_map(view)]


def still(view: DynastiesView, texts: Texts) -> str:
    """What never moves. It depends on the number of seats, the language and the printed values, and is kept."""
    return _GROUND.still(view, texts, lambda: f'<g class="still">{painting(kept(view))}</g>{signboards(view, texts)}')


def picture(view: DynastiesView) -> str:
    """The painted map alone as a file, without a word: a server can send it once as a picture of its own."""
    return painted(painting(kept(view)), WIDTH, HEIGHT, ("fleur-de-lys", "windmill"))


def signboards(view: DynastiesView, texts: Texts) -> str:
    """Ships, cities and the paper at the edge: the other half of the still layer."""
    said = signs(texts.language)
    points = reward(view)
    inner = "".join(ships.afloat(ship) for ship in range(len(SHIPS)))
    shown = sorted(on_the_map(view), key=lambda city: PLACES[city.id][1])
    inner += "".join(cities.furniture(city, said, points) for city in shown)
    inner += edge.furniture(view, said) + supply.tray()
    clip = f'<clipPath id="dyn-edge">{rect(1, 1, WIDTH - 2, HEIGHT - 2, 11)}</clipPath>'
    printed = f'{clip}<g class="furniture" clip-path="url(#dyn-edge)">{inner}</g>'
    return printed + border(WIDTH, HEIGHT) + spots(view, said)


def things(view: DynastiesView, texts: Texts, names: Sequence[str]) -> dict[str, str]:
    """Everything on the map that changes, by its id, in the order in which it lies over each other."""
    said, known = signs(texts.language), list(names)
    found: dict[str, str] = {}
    for region in view.regions:
        inner = region_tile(region, said) + seals(lead(view, region.id), said, known)
        key = f"tile-{region.id}"
        found[key] = at(inner, *LANDS[region.id].tile, id=key, data_thing=key)
    for number, ship in enumerate(view.ships):
        found |= ships.aboard(number, ship, said, known)
    for city in sorted(on_the_map(view), key=lambda city: PLACES[city.id][1]):
        found |= cities.standing(city, said, known)
    return found | edge.pieces(view, said, known) | supply.pieces(view, said)


def pieces(
    view: DynastiesView, texts: Texts, names: Sequence[str], lit: Iterable[Option] = (), seat: int | None = None
) -> str:
    """The layers of the map that change: the pieces, and the rings on the options."""
    moved = "".join(things(view, texts, names).values())
    return f'<g class="pieces">{moved}</g>{lights(view, texts, asked_seat(view, seat), lit, MAP)}'


def court(
    view: DynastiesView,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int | None = None,
    *,
    x: float = 0,
    y: float = 0,
) -> str:
    """The characters on their shelf, 1064 x 96."""
    said = signs(texts.language)
    inner = "".join(characters.shelf(view, said, list(names)).values())
    inner += lights(view, texts, asked_seat(view, seat), lit, CHARACTERS)
    return boxed(inner, characters.SIZE, said("sign-court"), "court", x, y)


def mine(
    view: DynastiesView,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int | None = None,
    *,
    x: float = 0,
    y: float = 0,
) -> str:
    """What the seat that looks has and holds, 1064 x 138."""
    return held.panel(view, texts, list(names), lights(view, texts, asked_seat(view, seat), lit, HAND), x, y)


def plate(
    view: DynastiesView, seat: int, texts: Texts, names: Sequence[str], *, x: float = 0, y: float = 0, w: float = 340
) -> str:
    """A house: arms, score and store, ``w`` x 64."""
    return plates.panel(view, seat, texts, list(names), x, y, w)


def draw(
    view: DynastiesView,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    seat: int | None = None,
    width: float | None = None,
) -> str:
    """The whole table as one SVG that needs nothing else: the map, the characters, one's own things, the others."""
    wires = tuple(wire_of(option) for option in options)
    inner = still(view, texts) + pieces(view, texts, names, wires, seat)
    y = HEIGHT + GAP
    inner += court(view, texts, names, wires, seat, y=y)
    y += characters.SIZE[1] + GAP
    inner += mine(view, texts, names, wires, seat, y=y)
    y += held.SIZE[1] + GAP
    own = view.seat if view.seat is not None else view.first
    others = [(own + i) % view.seats for i in range(1, view.seats)]
    across = min(3, len(others))
    step = (WIDTH + GAP) / across
    for i, other in enumerate(others):
        top = y + i // across * (plates.HEIGHT + GAP)
        inner += plate(view, other, texts, names, x=i % across * step, y=top, w=step - GAP)
    high = y + -(-len(others) // across) * (plates.HEIGHT + GAP) - GAP
    words = signs(texts.language)("sign-board")
    return standalone(inner, WIDTH, high, words, more_defs=shapes(), width=width)


__all__ = [
    "DRAWINGS",
    "HEIGHT",
    "PEEK",
    "WIDTH",
    "court",
    "definitions",
    "draw",
    "mine",
    "picture",
    "pieces",
    "place",
    "plate",
    "shapes",
    "signboards",
    "still",
    "things",
    "where",
]
