"""How a generation begins: children grow up, titles are new (L-11)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import TAKE, Member, Take
from cadency.games.legacy.family import marry
from cadency.games.legacy.frames.hands import Drawing, named
from cadency.games.legacy.frames.meeting import tidy
from cadency.games.legacy.frames.wedding import join
from cadency.games.legacy.kin import waking
from cadency.games.legacy.names import (
    BOON_MONEY,
    BRAVE,
    FRIENDS,
    GOSSIP,
    N_BOONS,
    SMILE,
)
from cadency.games.legacy.people import PROMISED, WAKING, kind_of, mate_of
from cadency.games.legacy.piles import words
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Do
from cadency.kernel.words import Field

_GOSSIP: Final = 2  # friends


class Growth(Do[Legacy]):
    """The grown children of a family, one after another (L-11.3)."""

    __slots__ = ("seat",)
    tag = "growth"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Legacy) -> None:
        if waking(s, self.seat):
            s.todo(Growing(self.seat), self)


class Growing(Ask[Legacy]):
    """Whose gift or wedding comes next (L-11.3)?"""

    __slots__ = ("seat",)
    tag = "growing"
    fields = (Field("seat"),)
    kind = "generation.grow"
    clause = "L-11.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple(waking(s, self.seat)))

    def answer(self, s: Legacy, choice: Member) -> None:
        seat, member = self.seat, choice.member
        person = s.family[seat][member]
        if person & WAKING:
            s.person(seat, member, person & ~WAKING)
            s.say("grew", seat, member)
            _wake(s, seat, kind_of(person))
        else:
            marry(s, seat, member, person & ~PROMISED)
            s.say("married", seat, member, FRIENDS[mate_of(person)])
            join(s, seat, member)


def _wake(s: Legacy, seat: int, kind: int) -> None:
    """A gift on growing up (L-14.12)."""
    if kind == BRAVE:
        s.honour_for(seat, 1)
        s.say("gained", seat, "honour", 1)
    elif kind == SMILE:
        s.boons[seat * N_BOONS + BOON_MONEY] += 1
    elif kind == GOSSIP:
        s.stack.append(Drawing(seat, _GOSSIP))
    elif s.row & s.content.women:
        s.stack.append(Juan(seat))


class Juan(Ask[Legacy]):
    """Which woman of the row (L-14.12)?"""

    __slots__ = ("seat",)
    tag = "juan"
    fields = (Field("seat"),)
    kind = "generation.juan"
    clause = "L-14.12"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple(words(s.row & s.content.women, TAKE)))

    def answer(self, s: Legacy, choice: Take) -> None:
        s.take(self.seat, choice.friend)
        s.say("took", self.seat, named((choice.friend,)))
        tidy(s, self.seat)


class Unveil(Do[Legacy]):
    """Titles and contributions of the new generation (L-11.4)."""

    __slots__ = ()
    tag = "unveil"

    def run(self, s: Legacy) -> None:
        s.titles = s.content.titles[s.generation]
        s.gifts = s.content.gifts[s.generation]


UNVEIL: Final = Unveil()
