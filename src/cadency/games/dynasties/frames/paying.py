"""Paying in cubes of a colour, or in pairs of pink (D-3.5)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import PAY, Pay
from cadency.games.dynasties.names import BAG, COLOURS, PINK, STORE
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Field


class Payment(Ask[Dynasties]):
    """How a price is paid, with so many pairs of pink at most."""

    __slots__ = ("colour", "most", "price", "seat")
    tag = "payment"
    fields = (Field("seat"), Field("colour", COLOURS), Field("price"), Field("most"))
    kind = "price.pay"
    clause = "D-3.5"

    def __init__(self, seat: int, colour: int, price: int, most: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.price: Final = price
        self.most: Final = most

    def decision(self, s: Dynasties) -> Decision:
        least = max(0, self.price - s.cubes[STORE + 5 * self.seat + self.colour])
        ways = [PAY[self.colour, self.price - pairs, pairs] for pairs in range(least, self.most + 1)]
        return Decision(self, self.seat, tuple(ways))

    def answer(self, s: Dynasties, choice: Pay) -> None:
        pay(s, self.seat, self.colour, choice.real, choice.pairs)

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.payment(s, self.seat, self.colour, self.price, self.most)


def pay(s: Dynasties, seat: int, colour: int, real: int, pairs: int) -> None:
    """The cubes go to the bag (D-3.6)."""
    at = STORE + 5 * seat
    cubes = s.cubes
    if real:
        cubes[at + colour] = cubes[at + colour] - real
        cubes[BAG + colour] = cubes[BAG + colour] + real
    if pairs:
        cubes[at + PINK] = cubes[at + PINK] - 2 * pairs
        cubes[BAG + PINK] = cubes[BAG + PINK] + 2 * pairs
    if s.events is not None:
        s.say("paid", seat, (COLOURS[colour],) * real + (COLOURS[PINK],) * (2 * pairs))


def charge(s: Dynasties, seat: int, colour: int, price: int, most: int = 99) -> None:
    """A price is due: it is asked for only where there is more than one way to pay."""
    if not price:
        return
    at = STORE + 5 * seat
    least = max(0, price - s.cubes[at + colour])
    pairs = s.cubes[at + PINK] // 2
    most = min(most, price) if price < pairs else min(most, pairs)
    if most > least:
        s.stack.append(Payment(seat, colour, price, most))
    else:
        pay(s, seat, colour, price - least, least)
