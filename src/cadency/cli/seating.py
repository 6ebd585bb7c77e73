"""Who sits where: ``me``, a person with a name (``me:Ada``), or a bot by its level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadency.cli.errors import BadCommand
from cadency.kernel.errors import BadSetup

if TYPE_CHECKING:
    from cadency.texts import Texts

PERSON = "me"


def seating(words: str) -> list[str]:
    """``me:Ada,page`` as a list, each checked."""
    from cadency.bots import BOTS

    who = [word.strip() for word in words.split(",")]
    for word in who:
        if not is_person(word) and word not in BOTS:
            raise BadSetup("unknown-bot", bot=word, known=", ".join([PERSON, *BOTS]))
    return who


def people(who: list[str]) -> list[str]:
    """The same, where somebody has to be there."""
    if not any(is_person(word) for word in who):
        raise BadCommand("no-person")
    return who


def is_person(word: str) -> bool:
    return word.partition(":")[0] == PERSON


def names(who: list[str], texts: Texts) -> list[str]:
    """What to call each seat; those of a kind are numbered."""
    found = []
    for seat, word in enumerate(who):
        kind, _, own = word.partition(":")
        name = own or (texts("seat-me") if kind == PERSON else texts(f"bot-{kind}"))
        alike = [other for other in who if other == word]
        found.append(name if own or len(alike) == 1 else f"{name} {who[: seat + 1].count(word)}")
    return found
