"""The words on the board: the signs' own, and options as whoever cannot see the board hears them."""

from __future__ import annotations

from functools import cache

from cadency.boards.kit import width
from cadency.games.legacy import RULES
from cadency.kernel.words import Wire
from cadency.texts import Texts


@cache
def signs(language: str) -> Texts:
    """The board's own words and the game's in a language."""
    return Texts(language, "legacy", extra=["cadency.boards.legacy.texts"])


def label(texts: Texts, wire: Wire, view: object, about: Wire | None = None) -> str:
    return texts.choice(RULES.choice(wire), about, view)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def signed(n: int) -> str:
    """A number with its sign, as it is set."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def typeset(n: int) -> str:
    """A number with a proper minus where it needs one."""
    return str(n).replace("-", "−")


def broken(words: str, room: float, size: float, cls: str = "sans") -> list[str]:
    """The words in lines, each as long as there is room."""
    found: list[str] = []
    for word in words.split(" "):
        if found and width(f"{found[-1]} {word}", size, cls) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
