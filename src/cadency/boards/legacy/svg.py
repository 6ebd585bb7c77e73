"""The board of Legacy as SVG, drawn from a view.

A page puts :func:`definitions` once into a hidden ``<svg><defs>`` and beside them the portraits of whoever can be
seen, :func:`portraits`, anew whenever they change. It shows park and street as :func:`still` (or :func:`picture` as an
image and :func:`signboards` over it) and sends :func:`things` anew after each choice: the tree of one house, its
papers, the signs. Below stand the friends, :func:`friends`, and a :func:`plate` for each other house, each an ``<svg>``
of its own. A tree with all the room it needs is drawn by ``window.py``. The classes are those of every board: ``piece``
(with kin, holding, card, paper, banner: glide by their transform), ``opt`` with ``halo`` and ``edge``, ``hatch``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cadency.boards.kit import at, defs, rect, standalone
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.ground import Ground, border, painted
from cadency.boards.kit.icons import ROUND_A_TABLE
from cadency.boards.kit.land import grain
from cadency.boards.kit.options import Option, asked_seat, wire_of
from cadency.boards.legacy import boughs, faces, hand, papers, park, plates, scene, spaces, street
from cadency.boards.legacy.layout import HEIGHT, PARK, STREET, WIDTH
from cadency.boards.legacy.options import DRAWINGS, FRIENDS, MAP, lights, where
from cadency.boards.legacy.words import signs
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

GAP: Final = 8.0
PEEK: Final = (150, 0, 764, 248)  # the part that stands for the whole on a small picture
ICONS: Final = (
    *ROUND_A_TABLE,
    "astrolabe",
    "baby-face",
    "bell",
    "broadsword",
    "caduceus",
    "caravel",
    "card-draw",
    "card-pick",
    "cash",
    "chisel",
    "church",
    "classical-knowledge",
    "compass",
    "crown",
    "drama-masks",
    "eye",
    "family-house",
    "family-tree",
    "fleur-de-lys",
    "graduate-cap",
    "griffin-symbol",
    "handheld-fan",
    "jewel-crown",
    "linked-rings",
    "love-letter",
    "palace",
    "palette",
    "plain-dagger",
    "receive-money",
    "ribbon",
    "rose",
    "shaking-hands",
    "star-medal",
    "tied-scroll",
    "trade",
    "treasure-map",
)
_GROUND: Final = Ground()
_ANYBODYS: Final = ("store", "pawns", *[f"home-{action}" for action in spaces.HOME])


def definitions(icons: tuple[str, ...] = ICONS) -> str:
    """Everything that the drawings refer to but portraits, for a page's one ``<defs>``."""
    return defs(icons) + faces.clips()


def portraits(view: LegacyView) -> dict[str, str]:
    """The portraits of everybody who can be seen, by their ids: for a page's definitions."""
    return faces.symbols(view)


def painting() -> str:
    """The park, and below it the street."""
    clips = f'<clipPath id="leg-park">{rect(1, 1, WIDTH - 2, PARK - 2, 11)}</clipPath>'
    clips += f'<clipPath id="leg-street">{rect(1, 1, WIDTH - 2, STREET[3] - 2, 11)}</clipPath>'
    found = f'<g clip-path="url(#leg-park)">{park.park()}{grain(WIDTH, PARK)}</g>'
    return (
        clips
        + found
        + at(f'<g clip-path="url(#leg-street)">{street.street()}{grain(WIDTH, STREET[3])}</g>', 0, STREET[1])
    )


def still(view: LegacyView, texts: Texts) -> str:
    """What never moves, kept once it is drawn."""
    return _GROUND.still(view, texts, lambda: f'<g class="still">{painting()}</g>{signboards(view, texts)}')


def picture(_view: LegacyView) -> str:
    """The painting alone as a file, without a word: a server can send it once as a picture of its own."""
    return painted(painting(), WIDTH, HEIGHT, ("fleur-de-lys", "caduceus", "horse-head", "cartwheel"))


def signboards(_view: LegacyView, _texts: Texts) -> str:
    """Frames only: what the signs say depends on edition and generation, so they are pieces."""
    return border(WIDTH, PARK) + at(border(WIDTH, STREET[3]), 0, STREET[1])


def things(view: LegacyView, texts: Texts, names: Sequence[str], seat: int | None = None) -> dict[str, str]:
    """Everything on the board that changes, by its id, in the order in which it lies over each other."""
    found = tree_things(view, texts, seat) | home_things(view, texts, names, seat)
    found |= own_things(view, texts, names, seat) | town_things(view, texts, names)
    return found | papers.offered(view, signs(texts.language))


def tree_things(view: LegacyView, texts: Texts, seat: int | None = None) -> dict[str, str]:
    """Of these the tree of a house, the same to everybody."""
    said, shown = signs(texts.language), shown_seat(view, seat)
    grown = scene.grown(view, shown, said)
    return scene.generations(view, grown, shown, said) | boughs.pieces(grown)


def home_things(view: LegacyView, texts: Texts, names: Sequence[str], seat: int | None = None) -> dict[str, str]:
    """What lies and hangs there whosever house it is: papers to be written on, what one does at home."""
    return {key: drawn for key, drawn in _home(view, texts, names, seat).items() if key in _ANYBODYS}


def own_things(view: LegacyView, texts: Texts, names: Sequence[str], seat: int | None = None) -> dict[str, str]:
    """And what stands on these papers, with those that only this house has."""
    return {key: drawn for key, drawn in _home(view, texts, names, seat).items() if key not in _ANYBODYS}


def _home(view: LegacyView, texts: Texts, names: Sequence[str], seat: int | None) -> dict[str, str]:
    said, shown = signs(texts.language), shown_seat(view, seat)
    found = papers.store(view, shown, said, list(names)) | papers.right(view, shown, said)
    return found | spaces.home(view, said)


def town_things(view: LegacyView, texts: Texts, names: Sequence[str]) -> dict[str, str]:
    """And what the street offers, the same to everybody."""
    said = signs(texts.language)
    return spaces.places(view, said, list(names)) | spaces.banners(view, said) | spaces.chips(view, said)


def shown_seat(view: LegacyView, seat: int | None = None) -> int:
    """Whose tree is shown: that of the given seat, else of the one that looks, else of the first player."""
    return asked_seat(view, seat if view.seat is None else view.seat)


def pieces(
    view: LegacyView, texts: Texts, names: Sequence[str], lit: Iterable[Option] = (), seat: int | None = None
) -> str:
    """The layers of the board that change, with the portraits they need, and the rings on the options."""
    people = "".join(portraits(view).values())
    moved = "".join(things(view, texts, names, seat).values())
    return f'<defs>{people}</defs><g class="pieces">{moved}</g>{lights(view, texts, shown_seat(view, seat), lit, MAP)}'


def hand_things(view: LegacyView, texts: Texts, names: Sequence[str], seat: int | None = None) -> dict[str, str]:
    """The hand of a house by its ids."""
    return hand.mine(view, shown_seat(view, seat), signs(texts.language), list(names))


def friends(
    view: LegacyView,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int | None = None,
    *,
    x: float = 0,
    y: float = 0,
) -> str:
    """The hand of the seat that looks and the salon, 1064 x 216."""
    drawn = hand_things(view, texts, names, seat) | hand.salon(view, signs(texts.language))
    inner = "".join(drawn.values())
    shown = shown_seat(view, seat)
    inner += lights(view, texts, shown, lit, FRIENDS)
    return boxed(inner, hand.SIZE, signs(texts.language)("sign-hand-of", name=names[shown]), "friends", x, y)


def plate(
    view: LegacyView, seat: int, texts: Texts, names: Sequence[str], *, x: float = 0, y: float = 0, w: float = 340
) -> str:
    """A house: arms, small tree, honour and store, ``w`` x 108."""
    return plates.panel(view, seat, texts, list(names), x, y, w)


def draw(
    view: LegacyView,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    seat: int | None = None,
    width: float | None = None,
) -> str:
    """The whole table as one SVG that needs nothing else: tree and street, friends, the other houses."""
    wires = tuple(wire_of(option) for option in options)
    inner = still(view, texts) + pieces(view, texts, names, wires, seat)
    y = HEIGHT + GAP
    inner += friends(view, texts, names, wires, seat, y=y)
    y += hand.SIZE[1] + GAP
    own = shown_seat(view, seat)
    others = [(own + i) % view.seats for i in range(1, view.seats)]
    step = (WIDTH + GAP) / max(len(others), 1)
    for i, other in enumerate(others):
        inner += plate(view, other, texts, names, x=i * step, y=y, w=min(step - GAP, 520))
    high = y + (plates.HEIGHT if others else -GAP)
    return standalone(inner, WIDTH, high, signs(texts.language)("sign-board"), more_defs=faces.clips(), width=width)


__all__ = [
    "DRAWINGS",
    "HEIGHT",
    "PEEK",
    "WIDTH",
    "definitions",
    "draw",
    "friends",
    "picture",
    "pieces",
    "plate",
    "portraits",
    "shown_seat",
    "signboards",
    "still",
    "things",
    "where",
]
