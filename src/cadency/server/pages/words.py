"""The texts of pages: what every page says, and a game's own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from cadency.texts import Texts

ROOMS = ["cadency.server.texts", "cadency.server.pages.texts", "cadency.server.pages.lessons.texts"]


@cache
def texts_of(lang: str, game: str | None = None) -> Texts:
    return Texts(lang, game=game, extra=ROOMS if game is None else [*ROOMS, *_own_room(game)])


def _own_room(game: str) -> tuple[str, ...]:
    """The words of a game's own pages, if it has any."""
    there = (files("cadency.server.pages") / game / "texts" / "en.ftl").is_file()
    return (f"cadency.server.pages.{game}.texts",) if there else ()
