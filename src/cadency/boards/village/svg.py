"""Village's board as SVG, drawn from a view: the still layer, the layer of pieces, the light on what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cadency.boards.kit import INK, rect, standalone
from cadency.boards.village.farm import BIG, SMALL, farm, heights
from cadency.boards.village.goods import shapes
from cadency.boards.village.land import land
from cadency.boards.village.layout import DESK
from cadency.boards.village.options import lights
from cadency.boards.village.packing import Tokens, tokens
from cadency.boards.village.pieces import Ghost, pieces
from cadency.boards.village.scenery import DESK as SCENE
from cadency.boards.village.signs import furniture, road_pairs
from cadency.boards.village.words import Option, signs
from cadency.games.village.view import VillageView
from cadency.texts import Texts

WIDTH, HEIGHT = DESK.size
_KEPT: Final = 64
_still: dict[tuple[int, str, str], str] = {}


def still(view: VillageView, texts: Texts) -> str:
    """What never moves. It depends on the number of seats, the language and the printed values, and is kept."""
    key = (view.seats, texts.language, view.content)
    found = _still.get(key)
    if found is None:
        while len(_still) >= _KEPT:
            _still.pop(next(iter(_still)), None)
        found = (
            f'<g class="still">{painting(view)}</g><g class="furniture">{furniture(view, texts, DESK)}</g>{_frame()}'
        )
        _still[key] = found
    return found


def painting(view: VillageView) -> str:
    """The painted land alone, without a word: what a server can send as a picture of its own."""
    return land(DESK, SCENE, tuple(road_pairs(view)), len(view.stalls))


def _frame() -> str:
    outer = rect(1, 1, WIDTH - 2, HEIGHT - 2, 11, "none", INK, 2)
    return outer + rect(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 8, "none", "#f6e6bf", 1, opacity=".7")


def asked_seat(view: VillageView, seat: int | None) -> int:
    """Whose options these are: the seat that looks, else whoever has the word."""
    if seat is not None:
        return seat
    if view.seat is not None:
        return view.seat
    return view.first


def board(
    view: VillageView,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    seat: int | None = None,
    ghost: Ghost | None = None,
    ids: Tokens | None = None,
) -> str:
    """The layers that change: pieces, and light on what may be chosen."""
    moved = pieces(view, texts, names, ghost, DESK, ids)
    lit = lights(view, texts, asked_seat(view, seat), options)
    return f'<g class="pieces">{moved}</g><g class="lights">{lit}</g>'


def draw(
    view: VillageView,
    texts: Texts,
    names: Sequence[str],
    options: Iterable[Option] = (),
    seat: int | None = None,
    width: float | None = None,
    ghost: Ghost | None = None,
) -> str:
    """The whole table as one SVG that needs nothing else: the board, and below it every farm."""
    wires = tuple(options)
    mine = asked_seat(view, seat)
    ids = tokens(view)
    inner = still(view, texts) + board(view, texts, names, wires, mine, ghost, ids)
    top = HEIGHT + 10
    inner += farm(view, mine, texts, names, big=True, you=seat is not None, options=wires, ghost=ghost, ids=ids, y=top)
    others = [(mine + step) % view.seats for step in range(1, view.seats)]
    for i, other in enumerate(others):
        y = top + i * (heights(view.seats) + 6.5 if view.seats == 4 else 108)
        inner += farm(view, other, texts, names, ghost=ghost, ids=ids, x=WIDTH - SMALL, y=y)
    words = signs(texts.language)("sign-board")
    return standalone(inner, WIDTH, top + BIG[1], words, more_defs=shapes(), width=width)
