"""Having children: which couple, and what sex is wished for (L-6.2)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy import why_kin
from cadency.games.legacy.choices import WISH, Member, Wish
from cadency.games.legacy.frames.hands import pay_friends
from cadency.games.legacy.frames.nursery import BIRTH, CHILD, conceive
from cadency.games.legacy.kin import is_pair, wish_in_honour
from cadency.games.legacy.names import DOCTOR
from cadency.games.legacy.offers import pay, price
from cadency.games.legacy.prospects import couples
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Field


class Parents(Ask[Legacy]):
    """Which couple (L-6.2)?"""

    __slots__ = ("seat",)
    tag = "parents"
    fields = (Field("seat"),)
    kind = "birth.parents"
    clause = "L-6.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, couples(s, self.seat, 1))

    def answer(self, s: Legacy, choice: Member) -> None:
        s.stack.append(Wishing(self.seat, choice.member))

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why_kin.parents(s, self.seat, 1)


class Wishing(Ask[Legacy]):
    """Whatever comes, or a girl, or a boy (L-6.2, L-13.2)?"""

    __slots__ = ("member", "seat")
    tag = "wishing"
    fields = BIRTH[:2]
    kind = "birth.wish"
    clause = "L-13.2"

    def __init__(self, seat: int, member: int) -> None:
        self.seat: Final = seat
        self.member: Final = member

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, WISH)

    def answer(self, s: Legacy, choice: Wish) -> None:
        if choice.sex:
            if wish_in_honour(s):
                s.honour_for(self.seat, -1)
            else:
                s.prestige[self.seat] -= 1
        s.stack.append(Births(self.seat, self.member, choice.sex, 1))


class Births(Do[Legacy]):
    """So many cards for a couple, one after another, as long as it is one (L-R15)."""

    __slots__ = ("left", "member", "seat", "wish")
    tag = "births"
    fields = (*BIRTH, Field("left"))

    def __init__(self, seat: int, member: int, wish: int, left: int) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.wish: Final = wish
        self.left: Final = left

    def run(self, s: Legacy) -> None:
        if self.left and is_pair(s, self.seat, self.member):
            if self.left > 1:
                s.stack.append(Births(self.seat, self.member, self.wish, self.left - 1))
            conceive(s, self.seat, self.member, self.wish, CHILD)


class Doctor(Ask[Legacy]):
    """Which couple consults the doctor (L-6.7)?"""

    __slots__ = ("seat",)
    tag = "doctor"
    fields = (Field("seat"),)
    kind = "board.doctor"
    clause = "L-6.7"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, couples(s, self.seat, 2))

    def answer(self, s: Legacy, choice: Member) -> None:
        cost = price(s, self.seat, DOCTOR)
        pay(s, self.seat, cost)
        s.stack.append(Births(self.seat, choice.member, 0, 2))
        pay_friends(s, self.seat, cost[1])

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why_kin.parents(s, self.seat, 2)
