"""The course of a game: position, record and nature's answers, driven forward or replayed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cadency.kernel.engine import ALL, NATURE, Decision, apply
from cadency.kernel.errors import BadRecord, NotAChoice
from cadency.kernel.nature import ahead, allows, sample
from cadency.kernel.record import FORMAT, Answer, Record
from cadency.kernel.rules import Rules, Setup
from cadency.kernel.words import Choice, Wire, spell
from cadency.table.draws import Draws, commit

Heard = tuple[int, int, Wire]  # the line of the record that brought it about, who may hear it, what happened


class Course:
    """Where a game is, and how it got there. Answers given here are trusted; those of a record are checked."""

    def __init__(self, rules: Rules[Any, Any], setup: Setup, seed: str, record: Record) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.record = record
        self.restart()

    def restart(self) -> None:
        self.state = self.rules.start(self.setup)
        self.state.events = []
        self.heard: list[Heard] = []
        self.decision: Decision | None = None
        self.showed = False  # did the last answer come from what only its seat knew, and so tell the others of it?
        self._ask(1)

    def _ask(self, line: int) -> None:
        """Find the next question with more than one answer; what happens on the way belongs to this line."""
        self.decision = ahead(self.state)
        events = self.state.events
        if events:
            self.heard.extend([(line, audience, wire) for audience, wire in events])
            events.clear()

    def answer(self, d: Decision, choice: Choice) -> None:
        """Answer the pending question, and write it down."""
        self.record.add(d.seat, choice.wire())
        self._apply(d, choice, len(self.record.lines) + 1)

    def _apply(self, d: Decision, choice: Choice, line: int) -> None:
        apply(self.state, choice)
        self.showed = d.veiled
        self._ask(line)

    def advance(self) -> None:
        """Answer for nature until a seat is asked or the game is over."""
        while (d := self.decision) is not None and d.seat == NATURE:
            self.answer(d, self._drawn(d, len(self.record.answers)))
        if self.state.over and self.record.closing is None:
            self.close({"end": self.state.over, "scores": self.scores()})

    def _drawn(self, d: Decision, place: int) -> Choice:
        return sample(d, Draws(self.seed, place).random)

    def scores(self) -> list[int]:
        return [placing.score for placing in self.rules.standing(self.state)]

    def close(self, entry: dict[str, Any]) -> None:
        self.decision = None
        self.record.close({**entry, "seed": self.seed})

    def replay(self) -> None:
        """Play the record's answers from the start, each one checked."""
        self.restart()
        for answer in self.record.answers:
            self._step(answer)
        for number, line in enumerate(self.record.lines, 2):
            if "cut" in line:  # everybody heard of it then, and still knows after a reload
                self.heard.append((number, ALL, ("undone", line["by"], line["cut"])))
        self.heard.sort(key=lambda heard: heard[0])

    def _step(self, answer: Answer) -> None:
        d, line, said = self.decision, answer.line, spell(answer.wire)
        if d is None:
            raise BadRecord("too-long", line=line)
        if answer.seat != d.seat:
            raise BadRecord("wrong-seat", line=line, seat=answer.seat, waiting=d.seat)
        try:
            choice = self.rules.choice(answer.wire)
        except NotAChoice:
            raise BadRecord("not-a-choice", line=line, choice=said, game=self.rules.id) from None
        if not allows(d, choice):
            if d.deal is not None:
                raise BadRecord("not-dealt", line=line, choice=said, count=d.deal.k)
            raise BadRecord("not-offered", line=line, choice=said, offered=offered(d))
        self._apply(d, choice, line)

    def check_end(self, closing: dict[str, Any]) -> None:
        """What the record says of its end must be what happened."""
        line, scores = len(self.record.lines) + 1, self.scores()
        if closing.get("end") != self.state.over:
            raise BadRecord("wrong-end", line=line, said=closing.get("end"), found=self.state.over)
        if closing.get("scores") != scores:
            raise BadRecord("wrong-scores", line=line, said=closing.get("scores"), found=scores)

    def checking(self) -> Iterator[int]:
        """Every answer of nature must follow from the seed: how many did so far, after each answer of the game."""
        again = Course(self.rules, self.setup, self.seed, Record({}))
        checked, begin = 0, self.record.header.get("redrawn", 0)
        for place, answer in enumerate(self.record.answers):
            d = again.decision
            if answer.seat == NATURE and d is not None and place >= begin:
                checked += 1
                if again._drawn(d, place).wire() != answer.wire:
                    raise BadRecord("wrong-seed", line=answer.line, choice=spell(answer.wire))
            again._step(answer)
            yield checked


def offered(d: Decision) -> str:
    return ", ".join([spell(option.wire()) for option in d.options])


def header_of(rules: Rules[Any, Any], setup: Setup, seed: str) -> dict[str, Any]:
    """The first line of a record: which game it is, and by what its draws can be checked once the seed is told."""
    header = {
        "cadency": FORMAT,
        "game": rules.id,
        "rules": rules.version,
        "seats": setup.seats,
        "options": dict(setup.options),
        "content": setup.content.id,
        "commitment": commit(seed),
    }
    if setup.content.pack is not None:
        header["pack"] = setup.content.pack
    return header
