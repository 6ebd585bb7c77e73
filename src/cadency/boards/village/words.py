"""The words on the board: nouns of the game, and the signs' own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cadency.games.village import RULES
from cadency.kernel.words import Wire
from cadency.texts import Texts

Option = str | Iterable[object]


@cache
def signs(language: str) -> Texts:
    """The board's own words in a language."""
    return Texts(language, extra=["cadency.boards.village.texts"])


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def wire_of(option: Option) -> Wire:
    """An option as a wire, from a wire or from its parts joined by spaces."""
    if isinstance(option, str):
        return tuple(int(part) if part.isdigit() else part for part in option.split())
    return tuple(option)  # type: ignore[arg-type]


def spelled(wire: Wire) -> str:
    return " ".join(str(part) for part in wire)


def label(texts: Texts, wire: Wire, view: object) -> str:
    """What an option says to whoever cannot see the board."""
    return texts.choice(RULES.choice(wire), view=view)
