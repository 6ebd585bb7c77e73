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


def play_on(s: Any, seat: int, look: Look, luck: Luck, turns: int, ponder: int) -> None:
    """Let everybody go on as a quick judge would, until so many turns of others and then of oneself have begun."""
    last, changes, goes = seat, 0, 0
    most = turns * GOES
    while (decision := ahead(s)) is not None:
        if decision.seat == NATURE:
            apply(s, luck.answer(decision))
            continue
        if decision.seat != last:
            last = decision.seat
            changes += 1
        if changes > turns or goes >= most:
            return
        goes += 1
        options = decision.options
        ways = look.ways(s, last, options, max(len(options), ponder))
        top = ways[0]
        for way in ways:
            if way.value > top.value:
                top = way
        follow(s, last, top.choices)
