"""What screens ask for: a choice, a question, an event, a reason, a mistake, each as a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

from cadency.kernel.engine import Decision, Refusal
from cadency.kernel.errors import CadencyError
from cadency.kernel.words import Choice, Wire, Word, spell
from cadency.plugins import OWN, part
from cadency.texts.book import open_book


class Teller(Protocol):
    """What the texts of one game need beyond the parts of words and events: ``cadency.texts.<game>``."""

    NOUNS: Mapping[str, str]  # parts whose nouns go by another name: a building is a place

    def of_choice(self, tag: str, parts: Mapping[str, Any], about: Wire, view: Any) -> dict[str, Any]: ...

    def of_question(self, tag: str, parts: Mapping[str, Any], view: Any) -> dict[str, Any]: ...

    def of_event(self, name: str, parts: Mapping[str, Any], view: Any) -> dict[str, Any]: ...


class Texts:
    """The texts of a language, of a game and of the rooms whose folders are given: ``extra=["cadency.cli.texts"]``.

    A message that does not exist raises KeyError, a missing argument TypeError. For a game of another package, whatever
    its texts do not say is said by the names that its rules have for it."""

    def __init__(self, language: str, game: str | None = None, extra: Iterable[str] = ()) -> None:
        self.language = language
        self.game = game
        self._teller = _teller(game)
        nouns = () if self._teller is None else tuple(self._teller.NOUNS.items())
        self._book = open_book(language, game, tuple(extra), nouns)
        self._plain = self._book.plain
        self._guest = game is not None and game not in OWN

    def __call__(self, key: str, /, **args: Any) -> str:
        return self._plain.get(key) or self._said(key, args, key.partition("-")[2])

    def __contains__(self, key: str) -> bool:
        return key in self._book.messages

    def choice(self, choice: Choice, about: Wire | None = None, view: Any = None) -> str:
        """A choice as an option. ``about`` is the decision's: what skipping means depends on what is asked. With a
        view the text names what the choice costs."""
        parts = _parts(choice)
        if "seat" in parts:
            parts["seat"] = self.seat(parts["seat"])
        asked: Wire = about or ("",)
        told = self._told().of_choice(choice.tag, parts, asked, view)
        said = {"about": asked[0], **parts, **told}
        return self._said(f"choice-{choice.tag}", said, spell(choice.wire()) if self._guest else "")

    def question(self, decision: Decision, view: Any = None) -> str:
        """What is asked, said to the seat that is asked."""
        parts = _parts(decision.asker)
        told = self._told().of_question(decision.asker.tag, parts, view)
        return self._said(f"ask-{decision.kind.replace('.', '-')}", {**parts, **told}, decision.kind)

    def event(
        self,
        event: Mapping[str, Any],
        names: Sequence[str] = (),
        view: Any = None,
        you: int | None = None,
        marked: bool = False,
    ) -> str:
        """A line of the log, from an event as a table gives it and the names of the seats. ``you`` is the seat that
        reads it; a marked line says which of its words are things that can be drawn."""
        name = str(event["event"])
        parts = {key: value for key, value in event.items() if key not in ("version", "event")}
        told = self._told().of_event(name, parts, view) if name != "undone" else {}
        if "seat" in parts:
            told["you"] = "yes" if parts["seat"] == you else "no"
            told["seat"] = self.seat(parts["seat"], names)
        otherwise = " ".join([name, *[str(part) for part in (parts | told).values()]]) if self._guest else ""
        return self._said(f"event-{name}", {**parts, **told}, otherwise, marked)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of whoever sits there, or the number of the seat."""
        return names[seat] if seat < len(names) else self("seat-number", number=seat + 1)

    def reason(self, refusal: Refusal) -> str:
        """Why a choice is not offered."""
        return self(f"why-{refusal.reason}")

    def score(self, key: str) -> str:
        """What a line of the reckoning, or of its tie-breaks, counts."""
        return self(f"score-{key}")

    def end(self, cause: str) -> str:
        """How the game ended."""
        return self(f"end-{cause}")

    def error(self, error: CadencyError) -> str:
        """What went wrong and what would be right."""
        details = {name: _sayable(value) for name, value in error.details.items()}
        if "reason" in details and "game" in details:  # games have reasons of their own
            own = Texts(self.language, str(details["game"]))
            for told in ("why", "fault"):
                if (key := f"{told}-{details['reason']}") in own:
                    details["reason"] = own(key)
        return self._book.say(f"error-{_kebab(type(error).__name__)}-{error.key}", details)

    def _said(self, key: str, args: Mapping[str, Any], otherwise: str, marked: bool = False) -> str:
        try:
            return self._book.say(key, args, marked)
        except (KeyError, TypeError, ValueError):
            if not self._guest:
                raise
            return otherwise.replace("_", " ").replace(".", " ")

    def _told(self) -> Teller:
        if self._teller is None:
            raise TypeError('these texts are of no game; say which: Texts("en", game="village")')
        return self._teller


def _teller(game: str | None) -> Teller | None:
    if game is None:
        return None
    teller: Any = part("cadency.texts", game)
    return cast("Teller", teller)


def _parts(word: Word) -> dict[str, Any]:
    """The parts of a word as they are on the wire; those without a name together are its items."""
    parts = {field.name: field.out(getattr(word, field.name)) for field in word.fields}
    return parts if word.fields else {"items": word.wire()[1:]}


def _sayable(value: Any) -> Any:
    """Whatever people or programs sent, as it can be said again: half a letter has no form on any screen."""
    return value if type(value) is int else _cut(str(value).encode("utf-8", "replace").decode())


def _cut(value: str) -> str:
    """Whatever people or programs sent, short enough to be said again; Fluent refuses more than 1000 characters."""
    return value if len(value) <= 800 else value[:800] + "…"


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
