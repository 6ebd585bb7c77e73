"""What a game's board stands on: definitions, the painted land as a picture, and the signs printed over it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from html import escape
from typing import Any, Protocol, cast

from markupsafe import Markup

import cadency
from cadency.boards.kit import num
from cadency.plugins import part
from cadency.server.pages.scene import Scene
from cadency.texts import Texts

_KEPT = 64  # pictures of all games and numbers of seats


class Board(Protocol):
    """A game's ``svg`` module, as far as pages know it."""

    WIDTH: float
    HEIGHT: float
    PEEK: tuple[float, float, float, float]

    def definitions(self, icons: tuple[str, ...] = ...) -> str: ...

    def picture(self, view: Any) -> str: ...

    def signboards(self, view: Any, texts: Texts) -> str: ...

    def pieces(self, view: Any, texts: Texts, names: list[str]) -> str: ...


def board(game: str) -> Board:
    module: Any = part("cadency.boards", game, "svg")
    return cast("Board", module)


def definitions(game: str) -> Markup:
    """For a table: with every icon that its updates may bring."""
    return Markup(board(game).definitions())  # noqa: S704 - drawn by us


@lru_cache(_KEPT)
def land(game: str, seats: int) -> str:
    """The painted land as a picture of its own."""
    return board(game).picture(cadency.open_table(game, seats, seed=0).view())


@lru_cache(_KEPT)
def land_address(game: str, seats: int) -> str:
    digest = hashlib.sha256(land(game, seats).encode()).hexdigest()[:12]
    return f"/boards/{game}/{seats}/{digest}.svg"


def ground(scene: Scene, said: str, whole: bool) -> dict[str, Any]:
    """What never moves, under these words. It comes with a whole page only; where a page is made anew it stays."""
    shown, view = board(scene.game), scene.view
    printed = shown.signboards(view, scene.texts) if whole else ""
    w, h = num(shown.WIDTH), num(shown.HEIGHT)
    image = f'<image href="{land_address(scene.game, view.seats)}" width="{w}" height="{h}"/>'
    return {
        "board": Markup(f'viewBox="0 0 {w} {h}" role="group" aria-label="{escape(said)}"'),  # noqa: S704
        "printed": Markup(f'{image}<g id="printed" data-still>{printed}</g>'),  # noqa: S704 - drawn by us
    }
