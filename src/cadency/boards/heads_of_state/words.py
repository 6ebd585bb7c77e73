"""The words on the board: the signs' own, and options as whoever cannot see the board hears them."""

from __future__ import annotations

from functools import cache

from cadency.games.heads_of_state import RULES
from cadency.kernel.words import Wire
from cadency.texts import Texts


@cache
def signs(language: str) -> Texts:
    """The board's own words in a language."""
    return Texts(language, extra=["cadency.boards.heads_of_state.texts"])


def label(texts: Texts, wire: Wire, view: object) -> str:
    return texts.choice(RULES.choice(wire), view=view)
