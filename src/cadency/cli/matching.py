"""Which choice somebody means."""

from __future__ import annotations

from typing import Any

from cadency.cli.errors import BadCommand
from cadency.kernel.engine import Decision
from cadency.kernel.errors import NotAChoice
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice, Wire, spell


def find(words: list[str], decision: Decision, told: list[str], rules: Rules[Any, Any]) -> Choice:
    """The option with this number; else the choice with these words on the wire, offered or not; else the one option
    whose text or wire has all these words or beginnings of words."""
    options = decision.options
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        if not 1 <= number <= len(options):
            raise BadCommand("no-such-number", number=words[0], last=len(options))
        return options[number - 1]
    try:
        return rules.choice(wire_of(words))
    except NotAChoice:
        pass
    fits = [n for n, option in enumerate(options) if _fits(words, f"{told[n]} {spell(option.wire())}")]
    if len(fits) == 1:
        return options[fits[0]]
    if fits:
        raise BadCommand("many-meanings", words=" ".join(words), numbers=", ".join([str(n + 1) for n in fits]))
    raise BadCommand("no-meaning", words=" ".join(words), last=len(options))


def wire_of(words: list[str]) -> Wire:
    """``take crafts pink`` as it is on the wire; numbers are numbers there."""
    return tuple([int(word) if word.isdecimal() else word.lower() for word in words])


def _fits(words: list[str], text: str) -> bool:
    parts = _plain(text).replace("(", " ").split()
    return all(any(part.startswith(_plain(word)) for part in parts) for word in words)


def _plain(text: str) -> str:
    """In small letters, with the apostrophe that is on keyboards."""
    return text.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
