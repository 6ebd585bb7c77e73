"""A lesson as it is kept: which table, and step by step what is played, shown, said and asked.

A lesson is a folder beside the rules of its game: ``lesson.toml`` and a Fluent file for each language. It names the
version of the rules and the printed values that it was made with, as a record does; its draws follow from its seed.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

import cadency
from cadency.lessons.errors import BadLesson
from cadency.lessons.words import Words
from cadency.table import Table

FIRST: Final = "first"  # the lesson for whoever has never played
LAST_COVER: Final = 3  # sentences before the first step: who you are, what you do, how one wins
WINS: Final = 3  # sentences that a learner should be able to say afterwards


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing in the light, and a sentence about it. Without open options it is read, with them it is a move."""

    id: str
    clause: str  # what "why?" leads to
    look: tuple[str, ...] = ()  # things on the board, by the names that their tooltips have
    play: tuple[str, ...] = ()  # answered by itself before it: the seat, then the option or its beginning
    open: tuple[str, ...] = ()  # what the learner may choose: options or their beginnings
    place: str = ""  # where a narrow screen looks; without it where something can be chosen


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a lesson but its words."""

    game: str
    rules: int
    content: str
    seats: int
    seed: str
    names: tuple[str, ...]  # of the seats; the learner has a name already
    step: tuple[Step, ...]
    learner: int = 0
    options: dict[str, str] = {}
    id: str = FIRST  # the folder's name

    @property
    def last(self) -> int:
        """The number of the last step; the cover is number 0."""
        return len(self.step)

    @property
    def folder(self) -> Traversable:
        return files("cadency.games") / self.game / "lessons" / self.id

    def words(self, language: str) -> Words:
        return _words(self.game, self.id, language)

    def open(self) -> Table:
        """The table at its beginning."""
        rules = cadency.rules(self.game)
        if self.rules != rules.version:
            raise BadLesson("rules", found=self.rules, game=self.game, known=rules.version)
        try:
            return Table(rules, self.seats, self.options, self.seed, rules.values(self.content, None))
        except cadency.CadencyError as error:
            raise BadLesson("table", problem=str(error)) from None


def load(text: str, name: str = FIRST) -> Lesson:
    """A lesson from its file, each field of the kind that it must be. Whether it plays is for :mod:`check` to say."""
    try:
        found = msgspec.convert({**tomllib.loads(text), "id": name}, Lesson)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson("not-toml", problem=str(error)) from None
    except msgspec.ValidationError as error:
        raise BadLesson("shape", problem=str(error)) from None
    if not 0 <= found.learner < found.seats:
        raise BadLesson("learner", found=found.learner, last=found.seats - 1)
    if len(found.names) != found.seats:
        raise BadLesson("names", seats=found.seats, found=len(found.names))
    return found


@cache
def lessons() -> dict[str, Lesson]:
    """The first lesson of each game that has one."""
    found = {}
    for game in cadency.GAMES:
        file = files("cadency.games") / game / "lessons" / FIRST / "lesson.toml"
        if file.is_file():
            found[game] = load(file.read_text(encoding="utf-8"))
    return found


def lesson(game: str) -> Lesson:
    found = lessons().get(cadency.rules(game).id)
    if found is None:
        raise BadLesson("no-lesson", game=game, known=", ".join(lessons()))
    return found


@cache
def _words(game: str, name: str, language: str) -> Words:
    return Words(files("cadency.games") / game / "lessons" / name, name, language)
