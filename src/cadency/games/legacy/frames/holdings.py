"""What lies beside somebody: titles, houses, ventures and contributions (L-8)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy import why, why_kin
from cadency.games.legacy.choices import ACQUIRE, GIVE, Acquire, Give, Member
from cadency.games.legacy.frames.effects import Run
from cadency.games.legacy.frames.hands import pay_friends
from cadency.games.legacy.kin import hold
from cadency.games.legacy.names import CONTRIBUTION, CONTRIBUTIONS, HOLDINGS, MANSION, SOURCES, TITLE, TITLES
from cadency.games.legacy.offers import pay, price, wares
from cadency.games.legacy.piles import words
from cadency.games.legacy.prospects import lacking
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Field

_TITLE: Final = SOURCES.index("title")
_GIFT: Final = SOURCES.index("contribution")
_ACTION: Final = SOURCES.index("action")


class Acquiring(Ask[Legacy]):
    """Which title (L-8.1)?"""

    __slots__ = ("seat",)
    tag = "acquiring"
    fields = (Field("seat"),)
    kind = "board.title"
    clause = "L-8.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple(words(wares(s, self.seat, TITLE), ACQUIRE)))

    def answer(self, s: Legacy, choice: Acquire) -> None:
        s.stack.append(Holder(self.seat, TITLE, choice.title))

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.titles(s, self.seat)


class Giving(Ask[Legacy]):
    """Which contribution (L-8.4)?"""

    __slots__ = ("seat",)
    tag = "giving"
    fields = (Field("seat"),)
    kind = "board.contribution"
    clause = "L-8.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple(words(wares(s, self.seat, CONTRIBUTION), GIVE)))

    def answer(self, s: Legacy, choice: Give) -> None:
        s.stack.append(Holder(self.seat, CONTRIBUTION, choice.contribution))

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.gifts(s, self.seat)


class Holder(Ask[Legacy]):
    """Beside whom does it lie (L-8.5)?"""

    __slots__ = ("holding", "number", "seat")
    tag = "holder"
    fields = (Field("seat"), Field("holding", HOLDINGS), Field("number"))
    kind = "board.holder"
    clause = "L-8.5"

    def __init__(self, seat: int, holding: int, number: int) -> None:
        self.seat: Final = seat
        self.holding: Final = holding
        self.number: Final = number

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, lacking(s, self.seat, self.holding))

    def answer(self, s: Legacy, choice: Member) -> None:
        seat, holding, number = self.seat, self.holding, self.number
        cost = price(s, seat, holding, number)
        pay(s, seat, cost)
        hold(s, seat, choice.member, holding, number)
        card, effect = HOLDINGS[holding], Run(seat, _ACTION, holding, 0)
        if holding == TITLE:
            s.titles &= ~(1 << number)
            card, effect = TITLES[number], Run(seat, _TITLE, number, 0)
        elif holding == CONTRIBUTION:
            s.gifts &= ~(1 << number)
            card, effect = CONTRIBUTIONS[number], Run(seat, _GIFT, number, 0)
        elif holding == MANSION:
            s.mansions -= 1
        else:
            s.ventures -= 1
        if s.events is not None:
            s.say("held", seat, choice.member, HOLDINGS[holding], card)
        s.stack.append(effect)
        pay_friends(s, seat, cost[1])

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why_kin.holders(s, self.seat, self.holding)
