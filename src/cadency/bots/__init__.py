"""Bots: they get a view, as a person does, and give a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from cadency.bots.page import Page
from cadency.bots.squire import Squire
from cadency.kernel.errors import BadSetup
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice

__all__ = ["BOTS", "Bot", "Page", "Squire", "make_bot"]


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, view: Any, seat: int) -> Choice:
        """The answer to what this seat is asked. The same seed and view always give the same one."""


BOTS: dict[str, Callable[[Rules[Any, Any], Any, int | str], Bot]] = {"page": Page, "squire": Squire}


def make_bot(name: str, rules: Rules[Any, Any], content: Any, seed: int | str) -> Bot:
    """A bot by its name, for a game with these rules and printed values."""
    if name not in BOTS:
        raise BadSetup("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](rules, content, seed)
