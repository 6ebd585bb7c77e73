"""The texts of pages: what every page says, and a game's own."""

from __future__ import annotations

from functools import cache

from cadency.plugins import OWN, PLAIN, called
from cadency.texts import Texts

ROOMS = ["cadency.server.texts", "cadency.server.pages.texts", "cadency.server.pages.lessons.texts"]


@cache
def texts_of(lang: str, game: str | None = None) -> Texts:
    return Texts(lang, game=game, extra=ROOMS if game is None else [*ROOMS, _own_room(game)])


def kind_of(level: str, t: Texts) -> str:
    """What a bot is: "a knight"; one of another package is what it calls itself."""
    return t(f"kind-bot-{level}") if f"kind-bot-{level}" in t else called(level)


def bot_called(level: str, t: Texts) -> str:
    """Its name where there are several to choose from: "Knight"."""
    return t(f"bot-{level}") if f"bot-{level}" in t else called(level)


def _own_room(game: str) -> str:
    """The words of a game's own pages, or of the plain ones."""
    return f"cadency.server.pages.{game if game in OWN else PLAIN}.texts"
