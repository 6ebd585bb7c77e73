"""Whether a lesson keeps what it promises: it plays to its end on every way, and all that it names is there."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any, Final

import cadency
from cadency.lessons.errors import BadLesson
from cadency.lessons.lesson import LAST_COVER, WINS, Lesson, Step
from cadency.lessons.walk import Moment, runs
from cadency.lessons.words import Words, counted
from cadency.texts import LANGUAGES, Texts
from cadency.texts.rulebook import rulebook

LONG: Final = 25  # words that a step may say
LONGER: Final = 45  # words that the reason for it may have
_THING: Final = re.compile(r'data-thing="([^"]+)"')


def check(lesson: Lesson, folder: Traversable | None = None) -> list[BadLesson]:
    """Everything that is wrong, in the order in which a learner would come to it."""
    found = [*_named(lesson), *_played(lesson), *_worded(lesson, folder or lesson.folder)]
    return list({str(error): error for error in found}.values())


# --- it plays, and what it looks at is there


def _played(lesson: Lesson) -> Iterator[BadLesson]:
    try:
        for moment in runs(lesson):
            if moment.step is not None and not any(moment.way):
                yield from _drawn(moment, moment.step)
            if moment.number == lesson.last and moment.open:
                yield BadLesson("open-end", step=lesson.step[-1].id)
    except BadLesson as error:
        yield error


def _drawn(moment: Moment, step: Step) -> Iterator[BadLesson]:
    """The things in the light are on the board now, on a wide screen and at the place of a narrow one."""
    if not step.look and not step.place:
        return
    view, game = moment.table.view(moment.lesson.learner), moment.lesson.game
    names, texts = list(moment.lesson.names), Texts("en", game=game)
    known = import_module(f"cadency.boards.{game}.things").things(view, texts)
    board: Any = import_module(f"cadency.boards.{game}.svg")
    shown = set(_THING.findall(board.draw(view, texts, names, [], moment.lesson.learner)))
    for thing in step.look:
        if thing not in known:
            near = difflib.get_close_matches(thing, known, 4, 0.3) or list(known)[:4]
            yield BadLesson("no-thing", step=step.id, thing=thing, near=", ".join(near))
        elif thing not in shown:
            yield BadLesson("not-drawn", step=step.id, thing=thing)
    yield from _placed(moment, step)


def _placed(moment: Moment, step: Step) -> Iterator[BadLesson]:
    game, view = moment.lesson.game, moment.table.view(moment.lesson.learner)
    narrow: Any = import_module(f"cadency.boards.{game}.phone")
    if step.place and step.place not in narrow.PLACES:
        yield BadLesson("no-place", step=step.id, place=step.place, known=", ".join(narrow.PLACES))
        return
    texts = Texts("en", game=game)
    shown = {
        place: set(_THING.findall(narrow.place(view, place, texts, list(moment.lesson.names))))
        for place in narrow.PLACES
    }
    for thing in step.look:
        places = [place for place, things in shown.items() if thing in things]
        if step.place and places and step.place not in places:
            yield BadLesson("other-place", step=step.id, thing=thing, place=step.place, known=", ".join(places))


def _named(lesson: Lesson) -> Iterator[BadLesson]:
    known: set[str] = set()
    for step in lesson.step:
        if step.id in known:
            yield BadLesson("same-step", step=step.id)
        known.add(step.id)
        if step.clause not in _clauses(lesson.game):
            yield BadLesson("no-clause", step=step.id, game=lesson.game, clause=step.clause)


@cache
def _clauses(game: str) -> frozenset[str]:
    return frozenset([block.id for block in rulebook(cadency.rules(game).id, "en") if block.kind == "clause"])


# --- it says what it has to, in every language and in few words


def texts_of(lesson: Lesson) -> dict[str, tuple[str, int]]:
    """Every text that a lesson needs: of which step, and how many words it may have."""
    found = {"title": ("cover", LONG)}
    found |= {f"cover-{n}": ("cover", LONG) for n in range(1, LAST_COVER + 1)}
    found |= {f"win-{n}": ("cover", LONG) for n in range(1, WINS + 1)}
    for step in lesson.step:
        found |= {step.id: (step.id, LONG), f"{step.id}-why": (step.id, LONGER)}
        if step.open:
            found[f"{step.id}-no"] = (step.id, LONG)
    return found


def _worded(lesson: Lesson, folder: Traversable) -> Iterator[BadLesson]:
    needed = texts_of(lesson)
    for language in LANGUAGES:
        try:
            words = Words(folder, lesson.id, language)
            yield from _said(lesson, words, needed)
        except BadLesson as error:
            yield error


def _said(lesson: Lesson, words: Words, needed: dict[str, tuple[str, int]]) -> Iterator[BadLesson]:
    told = []
    for key, (step, most) in needed.items():
        name = f"{lesson.id}-{key}"
        if key not in words:
            yield BadLesson("no-text", step=step, file=words.file, key=name)
            continue
        text = words(key)
        if counted(text) > most:
            yield BadLesson("long-text", step=step, file=words.file, key=name, words=counted(text), most=most)
        if key == step or key.startswith("cover-"):
            told.append(text)
    for name in words.keys:
        if name.removeprefix(f"{lesson.id}-") not in needed or not name.startswith(f"{lesson.id}-"):
            yield BadLesson("spare-text", file=words.file, key=name)
    for n in range(1, WINS + 1):
        if f"win-{n}" in words and not any(words(f"win-{n}") in text for text in told):
            yield BadLesson("not-shown", file=words.file, key=f"{lesson.id}-win-{n}")
