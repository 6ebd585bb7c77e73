"""The words on the board: the signs' own, and options as whoever cannot see the board hears them."""

from __future__ import annotations

from functools import cache

from cadency.boards.kit import width
from cadency.games.dynasties import RULES
from cadency.kernel.words import Wire
from cadency.texts import Texts


@cache
def signs(language: str) -> Texts:
    """The board's own words in a language."""
    return Texts(language, extra=["cadency.boards.dynasties.texts"])


def label(texts: Texts, wire: Wire, view: object) -> str:
    return texts.choice(RULES.choice(wire), view=view)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def broken(words: str, room: float, size: float, cls: str = "sans") -> list[str]:
    """The words in lines, each as long as there is room."""
    found: list[str] = []
    for word in words.split(" "):
        if found and width(f"{found[-1]} {word}", size, cls) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
