"""Who sits where: ``me``, a person with a name (``me:Ada``), or a bot by its level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadency.cli.errors import BadCommand
from cadency.plugins import called

if TYPE_CHECKING:
    from cadency.texts import Texts

PERSON = "me"


def seating(words: str, game: str) -> list[str]:
    """``me:Ada,page`` as a list, each checked."""
    from cadency.bots import bots_of, unknown_bot

    who = [word.strip() for word in words.split(",")]
    for word in who:
        if not is_person(word) and word not in bots_of(game):
            raise unknown_bot(word, game, PERSON)
    return who


def people(who: list[str]) -> list[str]:
    """The same, where somebody has to be there."""
    if not any(is_person(word) for word in who):
        raise BadCommand("no-person")
    return who


def is_person(word: str) -> bool:
    return word.partition(":")[0] == PERSON


def bot_name(level: str, texts: Texts) -> str:
    """What a bot is called: a level of ours in the reader's language, another as it calls itself."""
    return texts(f"bot-{level}") if f"bot-{level}" in texts else called(level)


def names(who: list[str], texts: Texts) -> list[str]:
    """What to call each seat; those of a kind are numbered."""
    found = []
    for seat, word in enumerate(who):
        kind, _, own = word.partition(":")
        name = own or (texts("seat-me") if kind == PERSON else bot_name(kind, texts))
        alike = [other for other in who if other == word]
        found.append(name if own or len(alike) == 1 else f"{name} {who[: seat + 1].count(word)}")
    return found
