"""Friends that come to hands from the deck, and leave them (L-7.5, L-7.6)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import DISCARD, Discard
from cadency.games.legacy.names import FRIENDS, N_FRIENDS
from cadency.games.legacy.piles import BIT, pile, words
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.sums import ones
from cadency.kernel.words import Field, Wire


def named(cards: list[int] | tuple[int, ...]) -> Wire:
    return tuple([FRIENDS[friend] for friend in cards])


class Drawing(Do[Legacy]):
    """So many friends from the deck; it is renewed on the way (L-7.5)."""

    __slots__ = ("count", "seat")
    tag = "drawing"
    fields = (Field("seat"), Field("count"))

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: Legacy) -> None:
        s.renew()
        count = min(self.count, ones(s.deck))
        if count:
            if count < self.count:
                s.stack.append(Drawing(self.seat, self.count - count))
            s.stack.append(Receiving(self.seat, count))


class Receiving(Ask[Legacy]):
    """Nature: the friends that a seat draws; only that seat sees them."""

    __slots__ = ("count", "seat")
    tag = "receiving"
    fields = (Field("seat"), Field("count"))
    kind = "friends.receive"
    clause = "L-1.5"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Legacy) -> Decision:
        deal = Deal((), self.count, False, s.deck, N_FRIENDS)
        return Decision(self, NATURE, (), deal, audience=self.seat, veiled=True)

    def answer(self, s: Legacy, choice: Dealt) -> None:
        cards = pile(choice.items)
        s.deck ^= cards
        s.hand[self.seat] |= cards
        if s.events is not None:
            s.say("drew", self.seat, self.count)
            s.say("got", self.seat, named(choice.items), to=self.seat)
        s.renew()


class Discards(Ask[Legacy]):
    """A friend to pay with; so many are left to give (L-7.6)."""

    __slots__ = ("left", "seat")
    tag = "discards"
    fields = (Field("seat"), Field("left"))
    kind = "friends.discard"
    clause = "L-7.6"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple(words(s.hand[self.seat], DISCARD)))

    def answer(self, s: Legacy, choice: Discard) -> None:
        if self.left > 1:
            s.stack.append(Discards(self.seat, self.left - 1))
        discard(s, self.seat, choice.friend)


def discard(s: Legacy, seat: int, friend: int) -> None:
    s.leave(seat, friend)
    s.discards |= BIT[friend]
    if s.events is not None:
        s.say("discarded", seat, FRIENDS[friend])


def pay_friends(s: Legacy, seat: int, count: int) -> None:
    """So many friends are to be given first."""
    if count:
        s.stack.append(Discards(seat, count))
