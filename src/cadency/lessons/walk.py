"""Going through a lesson: the table at a step, and every way through it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cadency.kernel.engine import Decision
from cadency.kernel.record import Record
from cadency.kernel.words import Choice, spell
from cadency.lessons.errors import BadLesson
from cadency.lessons.lesson import Lesson, Step
from cadency.table import Table

Way = tuple[int, ...]  # what the learner chose so far: which of the open options, at each move
MOST: Final = 500  # ways that are gone through


class Moment(NamedTuple):
    """A lesson at a step: the table, and what is open to the learner; nothing where the step is read."""

    lesson: Lesson
    number: int  # of the step, from 1; the cover is 0
    table: Table
    asked: Decision
    open: tuple[Choice, ...]
    way: Way

    @property
    def step(self) -> Step | None:
        return self.lesson.step[self.number - 1] if self.number else None


def fitting(d: Decision, wish: str) -> list[Choice]:
    """The options that are spelled so or begin so, word by word."""
    return [option for option in d.options if f"{spell(option.wire())} ".startswith(f"{wish} ")]


def at(lesson: Lesson, number: int, way: Sequence[int] = ()) -> Moment:
    """The lesson at a step, for whoever chose so on the way; who has not chosen yet gets the first of what is open."""
    for moment in run(lesson, way):
        if moment.number == number:
            return moment
    raise IndexError(f"there is no step {number}")


def run(lesson: Lesson, way: Sequence[int] = ()) -> Iterator[Moment]:
    """Every moment from the cover to the last step. It is one table: a moment is past when the next one is asked for. A
    choice that is not open raises IndexError."""
    table = lesson.open()
    gone: list[int] = []
    yield Moment(lesson, 0, table, _asked(table, "cover", gone), (), ())
    for number, step in enumerate(lesson.step, 1):
        for answer in step.play:
            _play(table, step, answer, gone)
        asked = _asked(table, step.id, gone)
        found = _open(lesson, asked, step, gone)
        yield Moment(lesson, number, table, asked, found, tuple(gone))
        if found:
            chosen = way[len(gone)] if len(gone) < len(way) else 0
            table.choose(found[chosen])
            gone.append(chosen)


def runs(lesson: Lesson) -> Iterator[Moment]:
    """Every moment on every way, the first of each way being the one after its last turning."""
    waiting: list[Way] = [()]
    gone = 0
    while waiting:
        way = waiting.pop()
        gone += 1
        for moment in run(lesson, way):
            if gone > MOST and moment.step is not None:
                raise BadLesson("many-ways", step=moment.step.id, most=MOST)
            if len(moment.way) >= len(way):
                yield moment
                waiting.extend([(*moment.way, other) for other in range(1, len(moment.open))])


def _play(table: Table, step: Step, answer: str, gone: Sequence[int]) -> None:
    d = _asked(table, step.id, gone)
    seat, _, wish = answer.partition(" ")
    found = fitting(d, wish)
    if seat != str(d.seat) or not found:
        raise BadLesson("not-played", step=step.id, answer=answer, way=told(gone), seat=d.seat, offered=offered(d))
    table.choose(found[0])


def _asked(table: Table, step: str, gone: Sequence[int]) -> Decision:
    if table.decision is None:
        raise BadLesson("over", step=step, way=told(gone))
    return table.decision


def _open(lesson: Lesson, d: Decision, step: Step, gone: Sequence[int]) -> tuple[Choice, ...]:
    """The learner's options that a step opens, in the order in which they are offered."""
    if step.open and d.seat != lesson.learner:
        raise BadLesson("not-asked", step=step.id, way=told(gone), seat=d.seat)
    wanted: set[Choice] = set()
    for wish in step.open:
        found = fitting(d, wish)
        if not found:
            raise BadLesson("not-offered", step=step.id, choice=wish, way=told(gone), offered=offered(d))
        wanted.update(found)
    return tuple([option for option in d.options if option in wanted])


def offered(d: Decision) -> str:
    return ", ".join([spell(option.wire()) for option in d.options])


def told(way: Sequence[int]) -> str:
    """On which way something went wrong: the learner's choices until then, counted from 1."""
    return ".".join([str(chosen + 1) for chosen in way]) or "1"


def freed(moment: Moment) -> Table:
    """The same position as the beginning of a free game: what happened stays, what comes is drawn anew."""
    table = moment.table
    return Table.resume(table.rules, Record.loads(table.record.dumps()))
