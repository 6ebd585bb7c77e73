"""Which language to speak, and how to say that something is wrong."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from cadency.cli.errors import BadCommand, InFile
from cadency.kernel.errors import CadencyError

if TYPE_CHECKING:
    from cadency.texts import Texts

FLAG = "--lang"
VARIABLES = ("CADENCY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(words: list[str]) -> str:
    """What --lang asks for, wherever it stands, else what the environment does; English when neither is known."""
    from cadency.texts import LANGUAGES, negotiate

    asked = None
    for n, word in enumerate(words):
        if word == FLAG and n + 1 == len(words):
            raise BadCommand("needs-value", flag=FLAG)
        if word == FLAG:
            asked = words[n + 1]
        elif word.startswith(f"{FLAG}="):
            asked = word.removeprefix(f"{FLAG}=")
    if asked is None:
        return negotiate(next((value for name in VARIABLES if (value := os.environ.get(name))), ""))
    if asked not in LANGUAGES:
        raise BadCommand("unknown-language", value=asked, known=", ".join(LANGUAGES))
    return asked


def speak(lang: str, game: str | None = None) -> Texts:
    from cadency.texts import Texts

    return Texts(lang, game=game, extra=["cadency.cli.texts"])


def complain(texts: Texts, error: CadencyError | InFile) -> None:
    """One line on the standard error stream."""
    said = f"{error.file}: {texts.error(error.error)}" if isinstance(error, InFile) else texts.error(error)
    print("cadency:", " ".join(said.split()), file=sys.stderr, flush=True)
