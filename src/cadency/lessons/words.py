"""The words of a lesson in one language: plain sentences, which may quote one another."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from cadency.lessons.errors import BadLesson
from cadency.texts.language import typeset

if TYPE_CHECKING:
    from fluent.syntax import ast as ftl

_SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+(?=\S)")


class Words:
    """The messages of ``<language>.ftl`` in a lesson's folder. Each begins with the lesson's name."""

    def __init__(self, folder: Traversable, name: str, language: str) -> None:
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser, ast

        self.file: Final = f"{language}.ftl"
        self._prefix = f"{name}-"
        source = folder / self.file
        if not source.is_file():
            raise BadLesson("no-text-file", file=self.file)
        resource = FluentParser(with_spans=False).parse(typeset(language, source.read_text(encoding="utf-8")))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BadLesson("bad-text-file", file=self.file, problem=_trouble(entry))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self.keys = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def __contains__(self, key: str) -> bool:
        return self._prefix + key in self.keys

    def __call__(self, key: str) -> str:
        message = self._bundle.get_message(self._prefix + key)
        if message.value is None:
            raise BadLesson("bad-text-file", file=self.file, problem=self._prefix + key)
        text, errors = self._bundle.format_pattern(message.value)
        if errors:
            raise BadLesson("bad-text-file", file=self.file, problem=f"{self._prefix}{key}: {errors[0]}")
        return str(text)

    def said(self, key: str) -> tuple[str, str]:
        """A text as its first sentence, which is the gist, and the rest."""
        first, *rest = _SENTENCE.split(self(key), maxsplit=1)
        return first, rest[0] if rest else ""


def counted(text: str) -> int:
    """How many words one reads: what stands between blanks, if there is a letter or a digit in it."""
    return sum(1 for word in text.split() if any(letter.isalnum() for letter in word))


def _trouble(entry: ftl.Junk) -> str:
    told = "; ".join([note.message or "" for note in entry.annotations or ()])
    return f"{told} ({(entry.content or '').strip()[:60]!r})"
