"""The messages of one language, and how an argument gets into a message.

A message says what it needs by the names of its variables. ``$good`` is the argument itself: the name on the wire for
selectors, or a number for plurals. What stands after a hyphen is a form of it, made here from other messages, so that
each language can have the forms it needs and no caller knows of cases or genders:

``$good-name``, ``$good-a``  the noun ``good-ox``, or its attribute ``a``: "ox", "an ox"
``$cubes-list``              things as one says them: "2 pink cubes and a coin" (attribute ``said`` of ``count-pink``)
``$cubes-row``               things as one prints them: "2 pink, 1 coin" (``count-pink``)
``$cubes-count``             how many things there are

A text can be had *marked*: then whatever was made from a noun or from so many things stands between marks, with the
name of that noun or thing and their number, so that a screen can draw it and still has its words (:data:`MARKED`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cadency.plugins import package
from cadency.texts.language import LANGUAGES, typeset

if TYPE_CHECKING:
    from fluent.syntax import ast as ftl

Value = str | int
_LONG = 100  # letters
_BEGIN, _WORDS, _END = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{_BEGIN}([a-z0-9_-]+) ([0-9]+){_WORDS}([^{_BEGIN}{_WORDS}{_END}]*){_END}")  # name, number, words
_COUNTABLE = 10**15


class Book:
    """Looks up messages strictly: an unknown one and a missing argument are errors, never a gap in a text."""

    def __init__(self, language: str, folders: tuple[str, ...], nouns: Mapping[str, str]) -> None:
        from fluent.runtime import FluentBundle

        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; the languages are: {', '.join(LANGUAGES)}")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._nouns = nouns
        self.messages: dict[str, ftl.Message] = {}
        for folder in sorted(folders, key=_is_guest):
            resource = parse(language, folder)
            for entry in messages(resource):
                if entry.id.name in self.messages:
                    if _is_guest(folder):
                        continue  # another package cannot change what we say
                    raise ValueError(f"{folder}/{language}.ftl: {entry.id.name} stands there a second time")
                self.messages[entry.id.name] = entry
            self._bundle.add_resource(resource)
        self._lender = _lender(language, folders, nouns)
        self._lent: set[str] = set()
        if self._lender is not None:
            self._lent = self._lender.messages.keys() - self.messages.keys()
            self.messages |= {name: self._lender.messages[name] for name in self._lent}
        self._needed: dict[str, tuple[str, ...]] = {}
        self.plain: dict[str, str] = {}  # texts that are always the same, as far as somebody has asked for them
        self._format = lru_cache(maxsize=20_000)(self._render)
        self._formed = lru_cache(maxsize=20_000, typed=True)(self._form)

    def say(self, key: str, args: Mapping[str, Any], marked: bool = False) -> str:
        """A message, or one of its attributes (``good-ox.a``), with these arguments."""
        plain = self.plain.get(key)
        if plain is not None:
            return plain
        if self._lender is not None and key.partition(".")[0] in self._lent:
            return self._lender.say(key, args, marked)
        needed = self.needs(key)
        if not needed:
            plain = self.plain[key] = self._render(key, ())
            return plain
        values = tuple([self._value(key, name, args, marked) for name in needed])
        # What is long was sent by somebody and will not come again: it is not worth remembering.
        for value in values:
            if type(value) is str and len(value) > _LONG:
                return self._render(key, values)
        return self._format(key, values)

    def needs(self, key: str) -> tuple[str, ...]:
        """The variables of a message and of all that it refers to."""
        found = self._needed.get(key)
        if found is None:
            found = self._needed[key] = tuple(sorted(self._variables(key, set())))
        return found

    def _variables(self, key: str, seen: set[str]) -> set[str]:
        names: set[str] = set()
        if key not in seen:
            seen.add(key)
            variables, references = mentions(self._pattern(key))
            names |= variables
            for reference in references:
                names |= self._variables(reference, seen)
        return names

    def _pattern(self, key: str) -> ftl.Pattern:
        name, _, attribute = key.partition(".")
        message = self.messages[name]
        if not attribute and message.value is not None:
            return message.value
        for found in message.attributes:
            if found.id.name == attribute:
                return found.value
        raise KeyError(key)

    def _value(self, key: str, name: str, args: Mapping[str, Any], marked: bool) -> Value:
        base, _, form = name.partition("-")
        if base not in args:
            raise TypeError(f"the text {key} needs the argument {base!r}; given: {', '.join(args) or 'nothing'}")
        value = args[base]
        if form:
            return self._formed(base, tuple(value) if type(value) is list else value, form, marked)
        return value if type(value) is int else str(value)

    def _form(self, base: str, value: Any, form: str, marked: bool) -> Value:
        if isinstance(value, tuple | list):
            return len(value) if form == "count" else self._joined(value, form, marked)
        noun = f"{self._nouns.get(base, base)}-{value}"
        words = self.say(noun if form == "name" else f"{noun}.{form}", {})
        return _mark(noun, 1, words) if marked else words

    def _joined(self, things: Sequence[str], form: str, marked: bool) -> str:
        said = form == "list"
        counts = Counter(things)
        keys = [(f"count-{thing}.said" if said else f"count-{thing}", n) for thing, n in counts.items()]
        words = [self.say(key, {"count": n}) for key, n in keys]
        if marked:
            words = [_mark(f"count-{thing}", n, word) for (thing, n), word in zip(counts.items(), words, strict=True)]
        if not words:
            return ""
        text = words[0]
        for place, word in enumerate(words[1:], 2):
            if said and place == len(words):
                text = self.say("list-and", {"before": text, "last": word})
            else:
                text = self.say("list-comma", {"before": text, "next": word})
        return text

    def _render(self, key: str, values: tuple[Value, ...]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        spelled = [_digits(value) if type(value) is int and abs(value) >= _COUNTABLE else value for value in values]
        text, errors = self._bundle.format_pattern(pattern, dict(zip(self.needs(key), spelled, strict=True)))
        if errors:
            raise ValueError(f"the text {key} cannot be put together: {errors[0]}")
        return str(text)


def _lender(language: str, folders: tuple[str, ...], nouns: Mapping[str, str]) -> Book | None:
    """What another package does not say in this language is said in English, with the plurals and lists of English."""
    own = language == LANGUAGES[0] or not any(_is_guest(folder) for folder in folders)
    return None if own else Book(LANGUAGES[0], folders, nouns)


def _mark(name: str, n: int, words: str) -> str:
    return f"{_BEGIN}{name} {n}{_WORDS}{words}{_END}"


def _digits(number: int) -> Any:
    """A number past all counting, which no language has a form for: as its digits."""
    from fluent.runtime.types import FluentNone

    text = str(number) if abs(number) < 10**40 else f"{str(number)[:40]}…"
    return FluentNone(text)


@cache
def parse(language: str, folder: str) -> ftl.Resource:
    """The messages of a folder in a language; the folder is named like a package: ``cadency.cli.texts``."""
    from fluent.syntax import FluentParser, ast

    root, *path = folder.split(".")
    file = files(root).joinpath(*path, f"{language}.ftl")
    text = typeset(language, file.read_text(encoding="utf-8") if not _is_guest(folder) or file.is_file() else "")
    resource = FluentParser(with_spans=False).parse(text)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        told = [note.message for note in junk[0].annotations or ()]
        raise ValueError(f"{folder}/{language}.ftl: {told} near {(junk[0].content or '')[:60]!r}")
    return resource


def _is_guest(folder: str) -> bool:
    return not folder.startswith("cadency.")


def messages(resource: ftl.Resource) -> Iterator[ftl.Message]:
    from fluent.syntax import ast

    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def mentions(pattern: ftl.Pattern) -> tuple[set[str], set[str]]:
    """The variables that a pattern names itself, and the messages that it refers to."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    variables: set[str] = set()
    references: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
            variables.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    Names().visit(pattern)
    return variables, references


@cache
def open_book(language: str, game: str | None, extra: tuple[str, ...], nouns: tuple[tuple[str, str], ...]) -> Book:
    """The book for a screen: what is common, the game's texts and those of a room. Opened once."""
    folders = ["cadency.texts.common", *([f"{package(game)}.texts"] if game else []), *extra]
    return Book(language, tuple(folders), dict(nouns))
