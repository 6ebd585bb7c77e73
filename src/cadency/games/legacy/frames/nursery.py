"""The child card that nature draws, and what a complication costs (L-6)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import KEEP, LOSE, Born, Keep, Lose
from cadency.games.legacy.cradle import coming, immune, ready
from cadency.games.legacy.family import lose_mother
from cadency.games.legacy.forebears import add_parent
from cadency.games.legacy.kin import born, is_picky
from cadency.games.legacy.names import BURIED, CHILDREN, COMPLICATION, CRADLE, TWIN_BOY, TWIN_GIRL
from cadency.games.legacy.people import is_man
from cadency.games.legacy.state import Legacy, put
from cadency.kernel.engine import NATURE, Ask, Decision
from cadency.kernel.words import Field

BIRTH: Final = (Field("seat"), Field("member"), Field("wish", ("any", "girl", "boy")))
ROLES: Final[tuple[str, ...]] = ("child", "twin", "parent")
CHILD: Final = 0
TWIN: Final = 1
PARENT: Final = 2


def conceive(s: Legacy, seat: int, member: int, wish: int, role: int) -> None:
    """A card is to be drawn, if there is one anywhere (L-6.8)."""
    if ready(s, seat, member, wish):
        s.stack.append(Cradle(seat, member, wish, role))
    elif s.drawn:
        _keep(s, Cradle(seat, member, wish, role), s.drawn[0])
    else:
        s.say("unborn", seat)


class Cradle(Ask[Legacy]):
    """Nature: the card that is drawn for a couple, one of two for some (L-6.1, L-14.4)."""

    __slots__ = ("member", "role", "seat", "wish")
    tag = "cradle"
    fields = (*BIRTH, Field("role", ROLES))
    kind = "birth.draw"
    clause = "L-6.1"

    def __init__(self, seat: int, member: int, wish: int, role: int) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.wish: Final = wish
        self.role: Final = role

    def decision(self, s: Legacy) -> Decision:
        options, weights = coming(s, self.wish)
        return Decision(self, NATURE, options, weights)

    def answer(self, s: Legacy, choice: Born) -> None:
        seat, kind = self.seat, choice.child
        s.children[CRADLE + kind] -= 1
        if kind == COMPLICATION and immune(s, seat, self.member):
            s.children[BURIED + kind] += 1
            s.say("spared", seat)
            conceive(s, seat, self.member, self.wish, self.role)
            return
        if self.role != CHILD or not is_picky(s, seat, self.member):
            _arrive(s, self, kind)
        elif not s.drawn:
            s.drawn = (kind,)
            conceive(s, seat, self.member, self.wish, CHILD)
        else:
            s.drawn = (min(*s.drawn, kind), max(*s.drawn, kind))
            s.stack.append(Picking(seat, self.member, self.wish))


class Picking(Ask[Legacy]):
    """Which one of two cards (L-14.4)?"""

    __slots__ = ("member", "seat", "wish")
    tag = "picking"
    fields = BIRTH
    kind = "birth.pick"
    clause = "L-14.4"

    def __init__(self, seat: int, member: int, wish: int) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.wish: Final = wish

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple([KEEP[kind] for kind in sorted(set(s.drawn))]))

    def answer(self, s: Legacy, choice: Keep) -> None:
        _keep(s, Cradle(self.seat, self.member, self.wish, CHILD), choice.child)


def _keep(s: Legacy, cradle: Cradle, kind: int) -> None:
    """One card counts; another that was drawn is discarded."""
    rest = list(s.drawn)
    rest.remove(kind)
    for other in rest:
        s.children[BURIED + other] += 1
        s.say("passed-over", cradle.seat, CHILDREN[other])
    s.drawn = ()
    _arrive(s, cradle, kind)


def _arrive(s: Legacy, cradle: Cradle, kind: int) -> None:
    """A child, a parent or a complication."""
    seat, member = cradle.seat, cradle.member
    if kind == COMPLICATION:
        s.trouble = put(s.trouble, seat, s.trouble[seat] + 1)
        s.say("trouble", seat)
        s.stack.append(Trouble(seat, member, cradle.wish, cradle.role))
        return
    if cradle.role == PARENT:
        add_parent(s, seat, member, kind)
        return
    born(s, seat, member, kind)
    if s.events is not None:
        s.say("born", seat, member, CHILDREN[kind])
    if kind in (TWIN_GIRL, TWIN_BOY):
        conceive(s, seat, member, 0, TWIN)


class Trouble(Ask[Legacy]):
    """Lose the child or the mother (L-6.3, L-6.5)?"""

    __slots__ = ("member", "role", "seat", "wish")
    tag = "trouble"
    fields = (*BIRTH, Field("role", ROLES))
    kind = "birth.trouble"
    clause = "L-6.3"

    def __init__(self, seat: int, member: int, wish: int, role: int) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.wish: Final = wish
        self.role: Final = role

    def decision(self, s: Legacy) -> Decision:
        matriarch = self.member == 0 and not is_man(s.family[self.seat][0])
        return Decision(self, self.seat, LOSE[:1] if matriarch else LOSE)

    def answer(self, s: Legacy, choice: Lose) -> None:
        seat, member = self.seat, self.member
        s.say("lost", seat, ("child", "mother")[choice.whom])
        if not choice.whom:
            return
        lose_mother(s, seat, member)
        conceive(s, seat, member, self.wish, self.role)
