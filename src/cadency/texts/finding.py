"""Looking something up in the rules by any of its names, in whatever language or edition one knows it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, NamedTuple

from cadency.texts.glossary import Noun, glossary
from cadency.texts.rulebook import rulebook

_MARKUP: Final = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|`|^\|[-| ]+\|$", re.MULTILINE)
_AROUND: Final = 70  # letters before and after the words that were found
_SHORT: Final = 3  # letters from which on a beginning means a noun
_PLAIN: Final = {"œ": "oe", "æ": "ae", "\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{NO-BREAK SPACE}": " "}


class Found(NamedTuple):
    """A clause that holds what was looked for: a piece of its text, cut where the words are that were found."""

    id: str
    heading: str
    pieces: tuple[tuple[str, bool], ...]  # text, and whether it was looked for

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([text for text, hit in self.pieces if hit]))


class Findings(NamedTuple):
    """The nouns that were meant, and the clauses."""

    nouns: tuple[Noun, ...]
    clauses: tuple[Found, ...]


def fold(text: str) -> tuple[str, list[int]]:
    """Without accents and capitals, and for each letter where it stood."""
    letters, places = "", []
    for place, letter in enumerate(text):
        parts = unicodedata.normalize("NFD", letter.casefold())
        plain = _PLAIN.get(parts) or "".join([part for part in parts if not unicodedata.combining(part)])
        letters += plain
        places += [place] * len(plain)
    return letters, places


@cache
def _clauses(game: str, language: str) -> tuple[tuple[str, str, str, str, list[int]], ...]:
    """Number, heading, plain text, and the text as it is searched."""
    found, heading = [], ""
    for block in rulebook(game, language):
        if block.kind == "section":
            heading = block.text.lstrip("# ").split(" ", 1)[-1]
        elif block.kind == "clause":
            plain = _MARKUP.sub("", block.text).removeprefix(block.id).replace("|", " ")
            plain = " ".join(plain.split())
            found.append((block.id, heading, plain, *fold(plain)))
    return tuple(found)


def find(game: str, language: str, wish: str) -> Findings:
    """The clauses that hold every word of the wish, or another name of what it names, in any order; and those that the
    glossary gives for the one noun that was named."""
    whole = " ".join(fold(wish)[0].split())
    words = [whole] if _meant(game, whole) else whole.split()
    if not words:
        return Findings((), ())
    meant = [noun for word in words for noun in _meant(game, word)]
    wanted = [_pattern(word, _meant(game, word), language) for word in words]
    told = {clause for noun in meant for clause in noun.clauses} if len(words) == len(meant) == 1 else set()
    clauses = []
    for id_, heading, plain, searched, places in _clauses(game, language):
        hits = [[match.span() for match in pattern.finditer(searched)] for pattern in wanted]
        if whole in (id_.casefold(), id_.partition("-")[2].casefold()):
            clauses.append(Found(id_, heading, _pieces(plain, [])))
        elif all(hits) or id_ in told:
            spans = sorted({span for found in hits for span in found})
            clauses.append(Found(id_, heading, _pieces(plain, [(places[a], places[b - 1] + 1) for a, b in spans])))
    return Findings(tuple([noun for noun in glossary(game) if noun in meant]), tuple(clauses))


def _meant(game: str, word: str) -> list[Noun]:
    """The nouns that go by this name; if there is none, those with a name that begins so."""
    named = [(noun, [fold(name)[0] for name in noun.every_name]) for noun in glossary(game)]
    exact = [noun for noun, names in named if word in names]
    if exact or len(word) < _SHORT:
        return exact
    return [noun for noun, names in named if any(name.startswith(word) for name in names)]


def _pattern(word: str, nouns: list[Noun], language: str) -> re.Pattern[str]:
    """What was typed: anywhere if it names nothing. If it does, the names in the reader's language, and what was typed
    at the beginning of a word, unless it is so short that it may be another word there."""
    if not nouns:
        return re.compile(re.escape(word) + r"\w*")
    names = [fold(noun.called(language))[0] for noun in nouns]
    wanted = [*names, word] if len(word) >= _SHORT else names
    return re.compile("|".join([rf"\b{re.escape(name)}\w*" for name in wanted]))


def _pieces(plain: str, spans: list[tuple[int, int]]) -> tuple[tuple[str, bool], ...]:
    """The text around the first finding, in pieces."""
    start = max(0, (spans[0][0] if spans else 0) - _AROUND)
    start = plain.find(" ", start) + 1 if start else 0
    end = min(len(plain), (spans[0][1] if spans else 0) + 2 * _AROUND)
    end = plain.rfind(" ", start, end) if end < len(plain) else end
    found, here = [("… ", False)] if start else [], start
    for a, b in spans:
        if here <= a and b <= end:
            found += [(plain[here:a], False), (plain[a:b], True)]
            here = b
    found.append((plain[here:end] + (" …" if end < len(plain) else ""), False))
    return tuple([piece for piece in found if piece[0]])
