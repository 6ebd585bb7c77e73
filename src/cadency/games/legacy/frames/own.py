"""Money and company, on the own board (L-7.1, L-7.2)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy import why
from cadency.games.legacy.choices import PLEAD, SKIP, VISIT, Plead, Skip, Visit
from cadency.games.legacy.frames.hands import Discards
from cadency.games.legacy.frames.meeting import taking
from cadency.games.legacy.names import BOON_MONEY, BOON_SOCIAL, N_BOONS
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Choice, Field


class Pleading(Ask[Legacy]):
    """How much money is asked for (L-7.1); a card that lets one ask need not be used (L-14.7)."""

    __slots__ = ("free", "seat")
    tag = "pleading"
    fields = (Field("seat"), Field("free"))
    kind = "money.ask"
    clause = "L-7.1"

    def __init__(self, seat: int, free: int) -> None:
        self.seat: Final = seat
        self.free: Final = free

    def decision(self, s: Legacy) -> Decision:
        held = s.size(self.seat)
        found: list[Choice] = [PLEAD[n] for n, (_, _, friends) in enumerate(s.content.money) if friends <= held]
        return Decision(self, self.seat, tuple([*found, SKIP] if self.free else found))

    def answer(self, s: Legacy, choice: Plead | Skip) -> None:
        if isinstance(choice, Skip):
            return
        gold, honour, friends = s.content.money[choice.size]
        gold += s.boons[self.seat * N_BOONS + BOON_MONEY]
        s.gold[self.seat] += gold
        if honour:
            s.honour_for(self.seat, -honour)
        s.say("asked", self.seat, gold)
        if friends:
            s.stack.append(Discards(self.seat, friends))

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.money(s, self.seat)


class Visiting(Ask[Legacy]):
    """How many friends (L-7.2)?"""

    __slots__ = ("seat",)
    tag = "visiting"
    fields = (Field("seat"),)
    kind = "friends.visit"
    clause = "L-7.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        gold = s.gold[self.seat]
        return Decision(
            self, self.seat, tuple([VISIT[n] for n, (_, cost) in enumerate(s.content.social) if cost <= gold])
        )

    def answer(self, s: Legacy, choice: Visit) -> None:
        count, gold = s.content.social[choice.size]
        s.gold[self.seat] -= gold
        s.stack.append(taking(s, self.seat, count + s.boons[self.seat * N_BOONS + BOON_SOCIAL]))

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.visits(s, self.seat)
