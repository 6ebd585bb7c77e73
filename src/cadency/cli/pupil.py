"""A lesson at the terminal: what is to be looked at by its name, a sentence, and the options that are open."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from cadency.boards.kit.terminal import FAINT, told
from cadency.cli.console import Screen
from cadency.cli.errors import BadCommand
from cadency.cli.matching import find
from cadency.cli.speech import complain
from cadency.kernel.errors import CadencyError
from cadency.kernel.words import Choice
from cadency.lessons import Lesson, Moment, at
from cadency.lessons.lesson import LAST_COVER

if TYPE_CHECKING:
    from cadency.texts import Texts


class Left(Exception):
    """Somebody leaves the lesson."""


class Pupil:
    """Whoever learns at this screen: at which step, and what was chosen on the way."""

    def __init__(self, lesson: Lesson, texts: Texts, number: int) -> None:
        self.lesson = lesson
        self.texts = texts
        self.words = lesson.words(texts.language)
        self.number = number
        self.way: list[int] = []
        self.screen = Screen()
        self.board: Any = import_module(f"cadency.boards.{lesson.game}.terminal")
        self.names = [name or texts("seat-me") for name in lesson.names]
        self.told = 0  # up to which version the screen has told what happened

    def run(self) -> Moment:
        """From step to step until the last one is done; the position there."""
        while self.number <= self.lesson.last:
            moment = at(self.lesson, self.number, self.way)
            del self.way[len(moment.way) :]
            self._show(moment)
            self._answer(moment)
        return at(self.lesson, self.lesson.last, self.way)

    # --- showing

    def _show(self, moment: Moment) -> None:
        step = moment.step
        if step is None:
            self._cover(moment)
            return
        self.screen.gap()
        for event in moment.table.events(self.lesson.learner, self.told):
            if event["event"] not in self.board.QUIET:
                self.screen.show(self._line(moment, event))
        self.told = moment.table.version
        self.screen.show(Text(self.texts("learn-step", number=self.number, last=self.lesson.last), FAINT))
        if step.look:
            self.screen.show(Text(self.texts("learn-look", things=self._things(moment)), "italic"))
        gist, rest = self.words.said(step.id)
        self.screen.show(Text.assemble((gist, "bold"), " ", rest))
        self._offer(moment)

    def _cover(self, moment: Moment) -> None:
        self.screen.show(Text(self.words("title"), "bold"), self._drawn(moment))
        for n in range(1, LAST_COVER + 1):
            self.screen.show(Padding(Text(self.words(f"cover-{n}")), (0, 0, 0, 2)))
        commands = {name: self.texts(f"word-{name}") for name in ("back", "why", "board", "quit")}
        self.screen.show(Text(self.texts("learn-hint", **commands), FAINT), Text(self.texts("learn-read"), FAINT))

    def _offer(self, moment: Moment) -> None:
        if not moment.open:
            last = moment.number == self.lesson.last
            self.say("learn-free" if last else "learn-read", FAINT)
            return
        view = moment.table.view(self.lesson.learner)
        for n, option in enumerate(moment.open, 1):
            text = self.texts.choice(option, moment.asked.about, view)
            self.screen.show(Text.assemble((f"{n:>3} ", "bold"), text))
        self.say("learn-move", FAINT)

    def _things(self, moment: Moment) -> str:
        """What the step looks at, by the names and sentences of the tooltips."""
        view = moment.table.view(self.lesson.learner)
        known = import_module(f"cadency.boards.{self.lesson.game}.things").things(view, self.texts)
        look = moment.step.look if moment.step else ()
        return " · ".join([f"{known[name].name} ({known[name].says})" for name in look])

    def _line(self, moment: Moment, event: dict[str, Any]) -> Text:
        seat = self.lesson.learner
        text = self.texts.event(event, self.names, moment.table.view(seat), seat)
        return told(event, text, self.board.LOUD)

    def _drawn(self, moment: Moment) -> Any:
        return self.board.draw(moment.table.view(self.lesson.learner), self.texts, self.names, self.screen.width)

    # --- answering

    def _answer(self, moment: Moment) -> None:
        """Take lines until one of them leads on, or back."""
        while True:
            words = self.screen.read("> ").split()
            try:
                if self._follow(words, moment):
                    return
            except CadencyError as error:
                complain(self.texts, error)

    def _follow(self, words: list[str], moment: Moment) -> bool:
        """Do what a line says; whether the step is another one now."""
        said = " ".join(words).lower()
        if said in ("quit", self.texts("word-quit")):
            raise Left
        if said in ("back", self.texts("word-back")):
            self._go(max(0, self.number - 1))
            return True
        if said in ("why", self.texts("word-why")) and moment.step is not None:
            self.screen.show(Text.assemble(self.words(f"{moment.step.id}-why"), (f"  ({moment.step.clause})", FAINT)))
            return False
        if said in ("board", self.texts("word-board")):
            self.screen.show(self._drawn(moment))
            return False
        if said in ("", "next", self.texts("word-next")) and not moment.open:
            self._go(self.number + 1)
            return True
        return bool(said) and self._choose(words, moment)

    def _choose(self, words: list[str], moment: Moment) -> bool:
        if not moment.open or moment.step is None:
            self.say("learn-not-read")
            return False
        chosen = self._meant(words, moment)
        if chosen not in moment.open:
            self.screen.show(Text(self.words(f"{moment.step.id}-no"), "bold"))
            return False
        self.way.append(moment.open.index(chosen))
        self._go(self.number + 1)
        return True

    def _meant(self, words: list[str], moment: Moment) -> Choice:
        """A number is one of those that are shown; words may mean any option that is offered."""
        asked = moment.asked
        if len(words) == 1 and words[0].isdecimal():
            number = int(words[0])
            if not 1 <= number <= len(moment.open):
                raise BadCommand("no-such-number", number=words[0], last=len(moment.open))
            return moment.open[number - 1]
        view = moment.table.view(self.lesson.learner)
        told = [self.texts.choice(option, asked.about, view) for option in asked.options]
        return find(words, asked, told, moment.table.rules)

    def _go(self, number: int) -> None:
        if number < self.number:
            self.told = at(self.lesson, number, self.way).table.version
        self.number = number

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self.screen.show(Text(self.texts(key, **args), style))
