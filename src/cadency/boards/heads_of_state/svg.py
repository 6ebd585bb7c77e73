"""The board of Heads of State as SVG, drawn from a view.

A page puts :func:`definitions` once into a hidden ``<svg><defs>``. It shows the map as :func:`still` (or
:func:`picture` as an image and :func:`signboards` over it) and sends :func:`pieces` anew after each choice; beside it
stand :func:`display` (rows and decks), :func:`hand`, :func:`chart` (nobles) and a :func:`plate` for each house, each an
``<svg>`` of its own with rings on what may be chosen there. The classes are those of every board: ``piece`` (with
noble, dead, card: glide by their transform), ``opt`` with ``halo`` and ``edge``, ``ghost`` and ``fate``, ``hatch``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cadency.boards.heads_of_state import chart as nobles_chart
from cadency.boards.heads_of_state import display as on_display
from cadency.boards.heads_of_state import hand as held
from cadency.boards.heads_of_state import plates
from cadency.boards.heads_of_state.display import things as displayed
from cadency.boards.heads_of_state.land import painting
from cadency.boards.heads_of_state.layout import HEIGHT, WIDTH
from cadency.boards.heads_of_state.nobles import shapes
from cadency.boards.heads_of_state.options import CHART, DISPLAY, DRAWINGS, HAND, MAP, lights, where
from cadency.boards.heads_of_state.phone import place
from cadency.boards.heads_of_state.pieces import Ghost, counters, foreseen, ghosts, papers
from cadency.boards.heads_of_state.pieces import pieces as moving
from cadency.boards.heads_of_state.signs import furniture
from cadency.boards.heads_of_state.spots import spots
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import defs, rect, standalone
from cadency.boards.kit.ground import Ground, border, painted
from cadency.boards.kit.icons import ROUND_A_TABLE
from cadency.boards.kit.options import Option, asked_seat, wire_of
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

GAP: Final = 8.0
SIDE: Final = 352.0
PEEK: Final = (0, 250, 704, 228)  # the part that stands for the whole on a small picture
ICONS: Final = (
    *ROUND_A_TABLE,
    "caravel",
    "cards",
    "cash",
    "castle",
    "cloak-dagger",
    "crown",
    "daggers",
    "fencer",
    "fleur-de-lys",
    "graduate-cap",
    "greek-temple",
    "griffin-symbol",
    "guillotine",
    "handheld-fan",
    "laurel-crown",
    "lion",
    "palace",
    "plain-dagger",
    "pope-crown",
    "rally-the-troops",
    "tied-scroll",
)
_GROUND: Final = Ground()


def definitions(icons: tuple[str, ...] = ICONS) -> str:
    """Everything that the drawings refer to, for a page's one ``<defs>``; with fewer icons where few are shown."""
    return defs(icons) + shapes()


def still(view: HeadsView, texts: Texts) -> str:
    """What never moves. It depends on the number of seats, the language and the printed values, and is kept."""
    return _GROUND.still(view, texts, lambda: f'<g class="still">{painting(view.map)}</g>{signboards(view, texts)}')


def picture(view: HeadsView) -> str:
    """The painted map alone as a file, without a word: a server can send it once as a picture of its own."""
    return painted(painting(view.map), WIDTH, HEIGHT, ("fleur-de-lys", "windmill"))


def signboards(view: HeadsView, texts: Texts) -> str:
    """Buildings and papers: the other half of the still layer, for pages that show the map as a picture."""
    edge = f'<clipPath id="hos-edge">{rect(1, 1, WIDTH - 2, HEIGHT - 2, 11)}</clipPath>'
    printed = f'{edge}<g class="furniture" clip-path="url(#hos-edge)">{furniture(view, texts)}</g>'
    return printed + border(WIDTH, HEIGHT) + spots(view)


def pieces(
    view: HeadsView,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    ghost: Ghost | None = None,
    seat: int | None = None,
) -> str:
    """The layers of the map that change: the pieces, the rings on the options, and what one of them would do."""
    moved = moving(view, texts, list(names))
    rings = lights(view, texts, asked_seat(view, seat), lit, MAP)
    seen = "" if ghost is None else f'<g class="ghosts">{ghosts(view, texts, ghost)}</g>'
    return f'<g class="pieces">{moved}</g>{rings}{seen}'


def display(
    view: HeadsView,
    texts: Texts,
    lit: Iterable[Option] = (),
    seat: int | None = None,
    *,
    x: float = 0,
    y: float = 0,
    width: float | None = None,
) -> str:
    """Rows, decks and the guillotine, 352 x 248."""
    rings = lights(view, texts, asked_seat(view, seat), lit, DISPLAY)
    return on_display.panel(view, texts, rings, x, y, width)


def display_frame(texts: Texts) -> str:
    """The attributes of the panel that holds what is on display."""
    w, h = on_display.SIZE
    return f'viewBox="0 0 {w:g} {h:g}" role="group" aria-label="{escape(signs(texts.language)("sign-display"))}"'


def hand(
    view: HeadsView,
    seat: int,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    *,
    you: bool = False,
    ghost: Ghost | None = None,
    x: float = 0,
    y: float = 0,
    width: float | None = None,
) -> str:
    """A seat's hand, 352 x 228: one's own open, another's as far as everybody saw it."""
    rings = lights(view, texts, seat, lit, HAND) + (spending(view, seat, ghost) if ghost is not None else "")
    return held.panel(view, seat, texts, list(names), rings, you=you, x=x, y=y, width=width)


def spending(view: HeadsView, seat: int, ghost: Ghost) -> str:
    """Which cards of the hand an option would cost, to be laid over :func:`hand`."""
    return held.spent(view, seat, ghost.get("spends", ()))


def chart(
    view: HeadsView,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int | None = None,
    *,
    x: float = 0,
    y: float = 0,
    width: float | None = None,
) -> str:
    """The nobles, their sets and who has how many cards, 352 x 336."""
    rings = lights(view, texts, asked_seat(view, seat), lit, CHART)
    return nobles_chart.panel(view, texts, list(names), rings, x, y, width)


def plate(
    view: HeadsView, seat: int, texts: Texts, names: Sequence[str], *, x: float = 0, y: float = 0, w: float = 340
) -> str:
    """A house: arms, score and cards, ``w`` x 76."""
    return plates.panel(view, seat, texts, list(names), x, y, w)


def draw(
    view: HeadsView,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    seat: int | None = None,
    width: float | None = None,
    ghost: Ghost | None = None,
) -> str:
    """The whole table as one SVG that needs nothing else: the map, the cards beside it, the houses below."""
    wires = tuple(wire_of(option) for option in options)
    mine = asked_seat(view, seat)
    left = WIDTH + GAP
    inner = still(view, texts) + pieces(view, texts, names, wires, ghost, mine)
    inner += display(view, texts, wires, mine, x=left)
    y = on_display.SIZE[1] + GAP
    inner += hand(view, mine, texts, names, wires, you=view.seat == mine, ghost=ghost, x=left, y=y)
    y += held.SIZE[1] + GAP
    inner += chart(view, texts, names, wires, mine, x=left, y=y)
    whole = left + SIDE
    step = (whole + GAP) / view.seats
    for i in range(view.seats):
        other = (mine + i) % view.seats
        inner += plate(view, other, texts, names, x=i * step, y=HEIGHT + GAP, w=step - GAP)
    words = signs(texts.language)("sign-board")
    return standalone(inner, whole, HEIGHT + GAP + plates.HEIGHT, words, more_defs=shapes(), width=width)


__all__ = [
    "DRAWINGS",
    "HEIGHT",
    "PEEK",
    "WIDTH",
    "chart",
    "counters",
    "definitions",
    "display",
    "display_frame",
    "displayed",
    "draw",
    "foreseen",
    "ghosts",
    "hand",
    "papers",
    "picture",
    "pieces",
    "place",
    "plate",
    "signboards",
    "spending",
    "still",
    "where",
]
