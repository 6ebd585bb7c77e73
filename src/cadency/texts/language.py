"""Which language to speak."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

LANGUAGES: Final = ("en", "fr", "de")
_TIED = re.compile(r"(?<=[^\s=]) (?=[:;!?»])|(?<=«) ")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=[\w«{])|(?<=s)'(?= )|(?<= de)'(?= )")


def typeset(language: str, text: str) -> str:
    """Messages as they are to be printed: apostrophes as printers set them; in French no line begins with a colon, nor
    ends with an opening quote."""
    text = _APOSTROPHE.sub("\N{RIGHT SINGLE QUOTATION MARK}", text)
    return _TIED.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


@lru_cache(64)  # the same few browsers ask again and again
def negotiate(wanted: str | None) -> str:
    """The language that comes closest to a wish: ``fr``, ``fr_FR.UTF-8`` or ``fr-CH, fr;q=0.9, en;q=0.8``."""
    best, weight = LANGUAGES[0], 0.0
    for wish in re.split(r"[,:]", wanted or ""):
        tag, *settings = [part.strip().lower() for part in wish.split(";")]
        language = re.split(r"[-_.@]", tag)[0]
        if language in LANGUAGES and _weight(settings) > weight:
            best, weight = language, _weight(settings)
    return best


def _weight(settings: list[str]) -> float:
    """How much a language is wished for; a weight that nobody can read counts as none."""
    for setting in settings:
        name, _, value = setting.partition("=")
        if name.strip() == "q":
            return float(value) if re.fullmatch(r"\s*[01](\.\d+)?\s*", value) else 0.0
    return 1.0
