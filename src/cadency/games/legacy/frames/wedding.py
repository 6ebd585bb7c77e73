"""Weddings: whom, what it costs, and what follows (L-5)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy import why_kin
from cadency.games.legacy.choices import Instead, Member
from cadency.games.legacy.frames.ancestors import Parentage
from cadency.games.legacy.frames.births import Births
from cadency.games.legacy.frames.effects import Run
from cadency.games.legacy.frames.meeting import taking
from cadency.games.legacy.kin import births_due, friend_at, is_charming, lay, orphan, pair
from cadency.games.legacy.measures import met_by_others
from cadency.games.legacy.names import FRIENDS
from cadency.games.legacy.prospects import suitable
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Field

_CHARM: Final = 2  # L-14.13


class Whom(Ask[Legacy]):
    """Whom does this friend marry, or to which child is the friend promised (L-5.1, L-5.3)?"""

    __slots__ = ("friend", "seat")
    tag = "whom"
    fields = (Field("seat"), Field("friend", FRIENDS))
    kind = "wedding.whom"
    clause = "L-5.1"

    def __init__(self, seat: int, friend: int) -> None:
        self.seat: Final = seat
        self.friend: Final = friend

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, suitable(s, self.seat, self.friend))

    def answer(self, s: Legacy, choice: Member | Instead) -> None:
        member = lay(s, self.seat, self.friend, choice)
        if member >= 0:
            join(s, self.seat, member)

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why_kin.whom(s, self.seat, self.friend)


def join(s: Legacy, seat: int, member: int) -> None:
    """A marriage is made: income or friends, and then all the rest (L-5.2)."""
    friend = friend_at(s, seat, member)
    s.income[seat] = s.income[seat] + s.content.income[friend]
    if s.content.brings[friend]:
        s.stack += (Joining(seat, member), taking(s, seat, s.content.brings[friend]))
    else:
        _settle_in(s, seat, member)


class Joining(Do[Legacy]):
    """Prestige, the friend's effect, parents where they are looked for, a child (L-5.2, L-16.4)."""

    __slots__ = ("member", "seat")
    tag = "joining"
    fields = (Field("seat"), Field("member"))

    def __init__(self, seat: int, member: int) -> None:
        self.seat: Final = seat
        self.member: Final = member

    def run(self, s: Legacy) -> None:
        _settle_in(s, self.seat, self.member)


def _settle_in(s: Legacy, seat: int, member: int) -> None:
    friend = friend_at(s, seat, member)
    s.prestige[seat] = s.prestige[seat] + s.content.prestige[friend]
    if is_charming(s, seat, member):
        s.stack.append(Charming(seat))
    due = births_due(s, seat, member)
    if due:
        s.stack.append(Births(seat, pair(s, seat, member), 0, due))
    if orphan(s, seat, member):
        s.stack.append(Parentage(seat, member))
    if s.content.programs[0][friend] and met_by_others(s, seat, friend):
        s.stack.append(Run(seat, 0, friend, 0))


class Charming(Do[Legacy]):
    """Gold once the wedding is over (L-14.13)."""

    __slots__ = ("seat",)
    tag = "charming"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Legacy) -> None:
        s.gold[self.seat] += _CHARM
        s.say("gained", self.seat, "gold", _CHARM)
