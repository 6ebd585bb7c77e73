"""Paying a price in cubes, and taking cubes or goods of one's choice."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Claim, Gather, Pay
from cadency.games.village.content import Price
from cadency.games.village.names import GOODS
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import CLAIM, GATHER
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Field


class Payment(Ask[Village]):
    """A price is due: which cubes, and for which of them a coin (V-14.2)."""

    __slots__ = ("price", "seat")
    tag = "payment"
    fields = (Field("seat"), Field("price"))
    kind = "payment.pay"
    clause = "V-14.2"

    def __init__(self, seat: int, price: Price) -> None:
        self.seat: Final = seat
        self.price: Final = price

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, s.payments(self.seat, self.price))

    def answer(self, s: Village, choice: Pay) -> None:
        s.returns(self.seat, choice)
        if s.events is not None:
            s.say("paid", self.seat, choice.things)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.payment(s, self.seat, self.price)


def pay(s: Village, seat: int, price: Price) -> None:
    """Ask for a price, if there is one."""
    if price:
        s.stack.append(Payment(seat, price))


class Bounty(Ask[Village]):
    """Influence cubes of choice from the supply (V-10.4, V-11.6); fewer when it is short (V-R25)."""

    __slots__ = ("count", "seat")
    tag = "bounty"
    fields = (Field("seat"), Field("count"))
    kind = "bounty.gather"
    clause = "V-11.6"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Village) -> Decision:
        supply = s.supply
        count = min(self.count, sum(supply[:4]))
        if count == 1:
            return Decision(self, self.seat, tuple([word for word in GATHER[:4] if supply[word.cubes[0]]]))
        found: list[Gather] = []
        for word in GATHER[4:]:
            a, b = word.cubes
            if supply[a] and supply[b] > (a == b):
                found.append(word)
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Village, choice: Gather) -> None:
        for c in choice.cubes:
            s.supply[c] -= 1
            s.cubes[self.seat * 4 + c] += 1
        s.say("gathered", self.seat, choice.wire()[1:])

    def refusals(self, s: Village) -> list[Refusal]:
        return why.bounty(s, self.count)


def bounty(s: Village, seat: int, count: int) -> None:
    """Ask for cubes, if any are due and there are any."""
    if count and any(s.supply[:4]):
        s.stack.append(Bounty(seat, count))


class Grant(Ask[Village]):
    """A good of choice, by the third privilege (V-11.7)."""

    __slots__ = ("seat",)
    tag = "grant"
    fields = (Field("seat"),)
    kind = "council.claim"
    clause = "V-11.7"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, CLAIM)

    def answer(self, s: Village, choice: Claim) -> None:
        s.gains(self.seat, choice.good)
        s.say("claimed", self.seat, GOODS[choice.good])
