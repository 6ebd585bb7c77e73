"""Imagined worlds: drawn once from a view, copied for every line that is tried in them, with the same luck for all."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cadency.bots.search.line import Look
from cadency.kernel.engine import NATURE, Decision, apply
from cadency.kernel.nature import ahead, sample
from cadency.kernel.words import Choice

GOES: Final = 4  # lines of one seat that count as its turn where nobody else has one


class Luck:
    """Nature's answers in one world. Each kind of question has numbers of its own, so that one question more or less
    of one kind leaves the answers to the others as they were."""

    __slots__ = ("kinds", "seed")

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.kinds: dict[str, Random] = {}

    def answer(self, decision: Decision) -> Choice:
        kind = decision.asker.kind
        numbers = self.kinds.get(kind)
        if numbers is None:
            numbers = self.kinds[kind] = Random(f"{self.seed}:{kind}")
        return sample(decision, numbers.random)


class Span:
    """How far a try goes: until so many turns of others and then of oneself have begun."""

    __slots__ = ("changes", "goes", "last", "most", "turns")

    def __init__(self, seat: int, turns: int) -> None:
        self.last: int = seat
        self.turns: Final = turns
        self.most: Final = turns * GOES
        self.changes: int = 0
        self.goes: int = 0

    def ends(self, seat: int) -> bool:
        """This seat is asked now: is that too far?"""
        if seat != self.last:
            self.last = seat
            self.changes += 1
        self.goes += 1
        return self.changes > self.turns or self.goes > self.most

    def back(self) -> None:
        """The seat asked last is asked once more: that is no turn more."""
        self.goes -= 1


def question(s: Any, luck: Luck) -> Decision | None:
    """The next question to a seat, after nature's answers; None once the game is over."""
    while (decision := ahead(s)) is not None and decision.seat == NATURE:
        apply(s, luck.answer(decision))
    return decision


def follow(s: Any, seat: int, choices: list[Choice]) -> None:
    """Take a way (its last choice first) as far as it can be taken in this world."""
    for choice in reversed(choices):
        decision = ahead(s)
        if decision is None or decision.seat != seat:
            return
        for option in decision.options:
            if option is choice:
                break
        else:
            return
        apply(s, choice)


def play_on(s: Any, span: Span, look: Look, luck: Luck, ponder: int) -> None:
    """Let everybody go on as a quick judge would, to the end of the span."""
    decision = question(s, luck)
    while decision is not None and not span.ends(decision.seat):
        options = decision.options
        ways = look.ways(s, decision.seat, options, max(len(options), ponder))
        top = ways[0]
        for way in ways:
            if way.value > top.value:
                top = way
        follow(s, decision.seat, top.choices)
        decision = question(s, luck)
