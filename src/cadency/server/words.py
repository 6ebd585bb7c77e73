"""The language of a reader, and the texts in it."""

from __future__ import annotations

from functools import cache

from cadency.texts import LANGUAGES, Texts, negotiate

ROOM = "cadency.server.texts"


@cache
def texts(language: str, game: str | None = None) -> Texts:
    return Texts(language, game=game, extra=[ROOM])


def language_of(asked: str | None, accepted: str | None) -> str:
    """What ``?lang=`` asks for, else what the browser wishes, else English."""
    return asked if asked in LANGUAGES else negotiate(accepted)
