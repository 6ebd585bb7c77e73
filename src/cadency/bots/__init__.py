"""Bots: they get a view, as a person does, and give a choice."""

from __future__ import annotations

from typing import Any, Final, Protocol

from cadency import plugins
from cadency.bots.levels import LEVELS, SQUIRES, Level
from cadency.bots.page import Page
from cadency.bots.squire import Squire
from cadency.bots.thinker import Thinker
from cadency.kernel.errors import BadSetup
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice

__all__ = ["BOTS", "LEVELS", "Bot", "Level", "Page", "Squire", "Thinker", "bots_of", "make_bot"]

BOTS: Final = tuple(LEVELS)  # from the weakest to the strongest
_PATIENCE: Final = 60.0  # seconds


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, view: Any, seat: int) -> Choice:
        """The answer to what this seat is asked. The same seed and view always give the same one."""


def bots_of(game: str) -> tuple[str, ...]:
    """Who can play this game: our own from the weakest to the strongest, where they can judge it; then the others."""
    own = BOTS if game in plugins.OWN else BOTS[:1]
    return (*own, *plugins.bots(game))


def level_of(name: str) -> Level:
    """One of our levels; a bot of another package has no strength that we know of, and no limit."""
    return LEVELS.get(name) or Level(name, 0, _PATIENCE)


def unknown_bot(name: str, game: str, *more: str) -> BadSetup:
    """What to say of a name that no bot of this game has."""
    if name in LEVELS:
        return BadSetup("cannot-play", bot=name, game=game, known=", ".join([*more, *bots_of(game)]))
    return BadSetup("unknown-bot", bot=name, known=", ".join([*more, *bots_of(game)]))


def make_bot(name: str, rules: Rules[Any, Any], content: Any, seed: int | str, ceiling: float | None = None) -> Bot:
    """A bot by its name, for a game with these rules and printed values.

    With a ceiling, in seconds, an answer is what was found by then; without one it depends on seed and view alone."""
    if name not in LEVELS:
        guest = plugins.bot(name, rules.id)
        if guest is None:
            raise unknown_bot(name, rules.id)
        made: Bot = guest(rules, content, seed)
        return made
    if name == "page":
        return Page(rules, content, seed)
    if name == "squire":
        return Squire(rules, content, seed, ceiling=ceiling, plan=SQUIRES[rules.id])
    return Thinker(rules, content, seed, LEVELS[name], ceiling=ceiling)
