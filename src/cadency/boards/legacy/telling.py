"""What all chronicles share: paragraphs, names in a row, and who a friend is."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.legacy.printed import row
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

MOST: Final = 6  # sentences in a paragraph


class Paragraph(NamedTuple):
    """A heading, a word beside it, and sentences."""

    head: str
    word: str
    sentences: list[str]

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


def listed(said: Texts, words: list[str]) -> str:
    """Names in a row."""
    if len(words) < 2:
        return "".join(words)
    return said("story-and", first=", ".join(words[:-1]), last=words[-1])


def sex(person_is_woman: bool) -> str:
    return "woman" if person_is_woman else "man"


def described(view: LegacyView, friend: str, said: Texts) -> str:
    """What a friend does and where the friend comes from."""
    printed = row(view, "friend", friend)
    origin = said(f"story-from-{printed['nation']}")
    return said(f"story-who-{printed['profession']}", sex=printed["sex"], **{"from": origin})
