"""Bots: they get a view, as a person does, and give a choice."""

from __future__ import annotations

from typing import Any, Final, Protocol

from cadency.bots.levels import LEVELS, Level
from cadency.bots.page import Page
from cadency.bots.squire import Squire
from cadency.bots.thinker import Thinker
from cadency.kernel.errors import BadSetup
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice

__all__ = ["BOTS", "LEVELS", "Bot", "Level", "Page", "Squire", "Thinker", "make_bot"]

BOTS: Final = tuple(LEVELS)  # from the weakest to the strongest


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, view: Any, seat: int) -> Choice:
        """The answer to what this seat is asked. The same seed and view always give the same one."""


def make_bot(name: str, rules: Rules[Any, Any], content: Any, seed: int | str, ceiling: float | None = None) -> Bot:
    """A bot by its name, for a game with these rules and printed values.

    With a ceiling, in seconds, an answer is what was found by then; without one it depends on seed and view alone."""
    if name not in LEVELS:
        raise BadSetup("unknown-bot", bot=name, known=", ".join(LEVELS))
    if name == "page":
        return Page(rules, content, seed)
    if name == "squire":
        return Squire(rules, content, seed, ceiling=ceiling)
    return Thinker(rules, content, seed, LEVELS[name], ceiling=ceiling)
