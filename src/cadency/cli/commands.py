"""What one can type when asked: a number or the words of a choice, or a command such as ``undo``."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cadency.cli.errors import BadCommand
from cadency.cli.main import program
from cadency.cli.matching import find
from cadency.kernel.engine import Decision
from cadency.kernel.words import spell
from cadency.plugins import OWN

if TYPE_CHECKING:
    from cadency.cli.session import Session

Command = Callable[[list[str], Decision], None]
FEW = 6  # refused choices that are named with each reason unless words narrow them down
JUDGED = ("advice", "ways", "better")  # commands that need a judge, which games of other packages have not
RECENT = 30  # lines of the log that are shown unless all are wanted


class Leave(Exception):
    """Somebody wants to stop for today."""


class Commands:
    """Every command by its English word and by its word in the language of the screen."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.table = session.table
        self.texts = session.texts
        self.known: dict[str, Command] = {
            "help": self.help,
            "board": self.board,
            "log": self.log,
            "why": self.why,
            "rules": self.rules,
            "advice": self.advice,
            "ways": self.ways,
            "better": self.better,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        self.words = {name: name for name in self.known} | {"?": "help"}
        self.words |= {self.texts(f"word-{name}"): name for name in self.known}

    def follow(self, line: str, decision: Decision) -> None:
        """Do what a line says. A choice that is not offered, or cannot be understood, is an error."""
        words = line.split()
        if not words:
            return
        name = self.words.get(words[0].lower())
        if name is not None:
            self.known[name](words[1:], decision)
            return
        view = self.table.view(decision.seat)
        told = [self.texts.choice(option, decision.about, view) for option in decision.options]
        self.table.choose(find(words, decision, told, self.table.rules), decision.seat)

    def help(self, _words: list[str], decision: Decision) -> None:
        """Every command that this game has, with examples from what is asked now."""
        session, t = self.session, self.texts
        parts = list(session.board.parts(self.table.view(decision.seat), t, session.names))
        examples = {
            "number": {"choice": spell(decision.options[0].wire())},
            "board": {"word": t("word-board"), "part": parts[0].lower()},
            "rules": {"clause": f"{self.table.rules.prefix}-1.1"},
        }
        grid = Grid.grid(padding=(0, 2))
        for name in ("number", *self.known):
            if name in JUDGED and self.table.rules.id not in OWN:
                continue
            usage = t(f"word-{name}") + (" " + t(f"play-usage-{name}") if f"play-usage-{name}" in t else "")
            grid.add_row(Text(usage, "bold"), t(f"play-help-{name}", **examples.get(name, {})))
        session.screen.show(grid)

    def board(self, words: list[str], decision: Decision) -> None:
        """Draw the table again, or the part of it that begins with this word."""
        session = self.session
        if not words:
            session.screen.show(session.drawing(decision.seat), Text(""), session.asked(decision))
            return
        parts = session.board.parts(self.table.view(decision.seat), self.texts, session.names)
        found = [part for name, part in parts.items() if name.lower().startswith(words[0].lower())]
        if not found:
            raise BadCommand("unknown-part", part=words[0], known=", ".join(parts))
        session.screen.show(*found)

    def log(self, words: list[str], decision: Decision) -> None:
        events = self.table.events(decision.seat)
        for event in events if words else events[-RECENT:]:
            self.session.screen.show(self.session.line(event, decision.seat))

    def why(self, words: list[str], decision: Decision) -> None:
        """What is not offered and why; with words, only what they fit."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for refusal in decision.asker.refusals(self.table.state):
            told = self.texts.choice(refusal.choice, decision.about)
            spelt = " ".join([told, *map(str, refusal.choice.wire())]).lower()
            if refusal.reason and all(word.lower() in spelt for word in words):
                reasons.setdefault((self.texts.reason(refusal), refusal.clause), []).append(told)
        if not reasons:
            self.session.say("play-why-nothing")
        for (reason, clause), choices in reasons.items():
            head = Text.assemble((reason, "bold"), (f"  ({clause})", "dim"))
            more = [] if words else choices[FEW:]
            shown = choices[: len(choices) - len(more)]
            if more:
                word = max(re.findall(r"\w+", more[0]), key=len).lower()
                shown.append(self.texts("play-why-more", count=len(more), word=word))
            self.session.screen.show(head, Padding(" · ".join(shown), (0, 0, 0, 4)))

    def rules(self, words: list[str], decision: Decision) -> None:
        """A clause by its number; without one, the clause of the question."""
        from cadency.cli.clauses import clauses
        from cadency.cli.lookup import clause_texts

        wanted = words[0] if words else decision.clause
        found = clauses(self.table.rules.id, self.texts.language)
        self.session.screen.show(Markdown("\n\n".join(clause_texts(self.table.rules, found, wanted))))

    def advice(self, words: list[str], decision: Decision) -> None:
        """What a bot would do here, and why; not where it would help one person against another."""
        from cadency.bots.advice import advise, thinker, told

        session, table = self.session, self.table
        self._alone()
        level = thinker(words[0].lower() if words else "knight")
        view = table.view(decision.seat)
        title = self.texts("advice-title", level=level)
        with session.screen.busy(title):
            found = advise(table.rules, table.setup.content, view, decision.seat, level, table.commitment)
        session.screen.show(Text(title, "bold"))
        for n, said in enumerate(told(found, table.rules, view, self.texts), 1):
            why = " ".join([said.why, *[f"({clause})" for clause in said.clauses]]).strip()
            session.screen.show(Text(f"{n}. {' · '.join(said.steps)}"), Padding(said.result, (0, 0, 0, 4)))
            if why:
                session.screen.show(Padding(Text(why, "dim"), (0, 0, 0, 4)))

    def ways(self, _words: list[str], decision: Decision) -> None:
        """The three main ways to score, and how far each is."""
        from cadency.bots.ways import ways

        self._alone()
        table, show, t = self.table, self.session.screen.show, self.texts
        found = ways(table.rules, table.setup.content, table.view(decision.seat), decision.seat)
        show(Text.assemble((t("ways-title"), "bold"), f" ({t('ways-have', points=found.score)})"))
        for way in found.each:
            show(Text.assemble((t(f"way-{way.name}"), "bold"), ": ", t("way-far", now=way.now, end=way.end)))
            show(Padding(Text(t(f"way-{way.name}-about"), "dim"), (0, 0, 0, 4)))

    def better(self, _words: list[str], decision: Decision) -> None:
        """What would have been better in the last turn of whoever is asked; a knight looks at it."""
        from cadency.bots.hindsight import last_turn, look_back, told, view_before

        self._alone()
        table, seat = self.table, decision.seat
        turn = last_turn(table, seat)
        if turn is None:
            raise BadCommand("no-turn")
        rules, wires = table.rules, [answer.wire for answer in table.record.answers[: turn[1]]]
        played = [rules.choice(wire) for wire in wires[turn[0] :]]
        view = view_before(rules, table.setup, wires[: turn[0]], seat)
        title = self.texts("hindsight-title")
        with self.session.screen.busy(title):
            found = look_back(rules, table.setup.content, view, seat, played, "knight")
        self.session.screen.show(Text(title, "bold"), Text(told(found, table, self.texts)))

    def _alone(self) -> None:
        """There is no help for one person against another."""
        if len(self.session.people()) > 1:
            raise BadCommand("advice-alone", command=f"{program()} analyse FILE")

    def undo(self, words: list[str], decision: Decision) -> None:
        """Take back the last answer; beyond what was learnt everybody at the table must agree."""
        answers = self.table.record.answers
        last = answers[-1].seat if answers else -1
        if last in self.session.people() and not words:
            self.table.undo(last)
        else:
            self._undo_together(decision.seat, bool(words))
        self.session.fresh = True

    def _undo_together(self, seat: int, agreed: bool) -> None:
        answers = self.table.record.answers
        own = [n for n, answer in enumerate(answers) if answer.seat == seat]
        if not own:
            raise BadCommand("nothing-to-undo")
        if not agreed:
            self.session.say("play-undo-together", command=f"{self.texts('word-undo')} {self.texts('word-all')}")
            return
        for other in self.session.people():
            if other != seat and not self._agrees(other):
                self.session.say("play-undo-declined", name=self.session.names[other])
                return
        self.table.propose_undo(seat, own[-1])
        for other in range(self.table.seats):
            if other != seat:
                self.table.agree_undo(other)

    def _agrees(self, seat: int) -> bool:
        name = self.session.names[seat]
        answer = self.session.screen.read(self.texts("play-undo-ask", name=name) + " ").lower()
        return answer in (self.texts("yes"), self.texts("yes")[0])

    def save(self, words: list[str], _decision: Decision) -> None:
        self.session.keep(Path(" ".join(words)) if words else None)

    def quit(self, _words: list[str], _decision: Decision) -> None:
        raise Leave
