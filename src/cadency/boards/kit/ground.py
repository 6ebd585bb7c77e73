"""The ground of a board: what never moves, kept once it is drawn; its border; and the painting as a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from cadency.boards.kit.defs import GRADIENTS, filters
from cadency.boards.kit.draw import INK, rect
from cadency.boards.kit.icons import symbols
from cadency.texts import Texts

_KEPT: Final = 64


class Ground:
    """Still layers by what they depend on: the number of seats, the language and the printed values."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[int, str, str], str] = {}

    def still(self, view: Any, texts: Texts, draw: Callable[[], str]) -> str:
        key = (view.seats, texts.language, view.content)
        found = self._drawn.get(key)
        if found is None:
            while len(self._drawn) >= _KEPT:
                self._drawn.pop(next(iter(self._drawn)), None)
            found = self._drawn[key] = draw()
        return found


def border(w: float, h: float) -> str:
    outer = rect(1, 1, w - 2, h - 2, 11, "none", INK, 2)
    return outer + rect(4.5, 4.5, w - 9, h - 9, 8, "none", "#f6e6bf", 1, opacity=".7")


def painted(inner: str, w: float, h: float, icons: Iterable[str]) -> str:
    """A painting without a word as a file: a server can send it once as a picture of its own."""
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
    return f"<svg {box}><defs>{filters()}{GRADIENTS}{symbols(icons)}</defs>{inner}</svg>"
