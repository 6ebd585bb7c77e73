"""The nouns of a game: each with its names in every language and edition, a sentence, an icon and its clauses."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from cadency.plugins import OWN
from cadency.texts.language import LANGUAGES, typeset

_ENTRY: Final = re.compile(r"^- (.+?)\s*:\s+(.+)$")
_NAME: Final = re.compile(r"\*\*(.+?)\*\*")


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's ``rules/glossary.toml`` says of a noun beyond what stands in its rules."""

    en: str
    clauses: tuple[str, ...]
    icon: str = ""
    also: tuple[str, ...] = ()


class Noun(NamedTuple):
    """One thing. ``names`` has a name for each language, ``also`` what else it is called, ``within`` what it is told
    with: the road beside the city."""

    names: dict[str, str]
    said: dict[str, str]
    icon: str
    clauses: tuple[str, ...]
    also: tuple[str, ...]
    within: tuple[str, ...]

    def called(self, language: str) -> str:
        return self.names[language]

    @property
    def every_name(self) -> tuple[str, ...]:
        """Without repeats, in the order of the languages."""
        return tuple(dict.fromkeys([*self.names.values(), *self.also, *self.within]))


@cache
def glossary(game: str) -> tuple[Noun, ...]:
    """The nouns in the order of the rules, which is the same in every language."""
    if game not in OWN:
        return ()
    folder = files(f"cadency.games.{game}") / "rules"
    kept = msgspec.convert(tomllib.loads((folder / "glossary.toml").read_text("utf-8"))["noun"], tuple[_Kept, ...])
    told = {language: _entries(language, (folder / f"{language}.md").read_text("utf-8")) for language in LANGUAGES}
    found = []
    for place, one in enumerate(kept):
        names = {language: told[language][place][0] for language in LANGUAGES}
        inside = [name for language in LANGUAGES for name in told[language][place][2]]
        said = {language: told[language][place][1] for language in LANGUAGES}
        found.append(Noun(names, said, one.icon, one.clauses, one.also, tuple(inside)))
    return tuple(found)


def _entries(language: str, text: str) -> list[tuple[str, str, list[str]]]:
    """Name, sentence, and the further names that stand in bold, of each entry in the first section of the rules."""
    found = []
    for line in typeset(language, text).split("\n## ")[1].splitlines():
        entry = _ENTRY.match(line)
        if entry is not None:
            first, *more = _NAME.findall(entry[1])
            found.append((first, _NAME.sub(r"\1", entry[2]), [*more, *_NAME.findall(entry[2])]))
    return found
