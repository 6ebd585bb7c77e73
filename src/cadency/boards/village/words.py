"""The words on the board: nouns of the game, and the signs' own."""

from __future__ import annotations

from functools import cache

from cadency.boards.kit.options import Option, spelled, wire_of
from cadency.games.village import RULES
from cadency.kernel.words import Wire
from cadency.texts import Texts

__all__ = ["Option", "capital", "label", "signs", "spelled", "wire_of"]


@cache
def signs(language: str) -> Texts:
    """The board's own words in a language."""
    return Texts(language, extra=["cadency.boards.village.texts"])


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def label(texts: Texts, wire: Wire, view: object) -> str:
    """What an option says to whoever cannot see the board."""
    return texts.choice(RULES.choice(wire), view=view)
