"""Friends that come from the row to hands, or from the deck instead (L-7.2 to L-7.4, L-14.6)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy import why
from cadency.games.legacy.choices import SOURCE, TAKE, Source, Take
from cadency.games.legacy.frames.hands import Drawing, named
from cadency.games.legacy.frames.rows import REFILL
from cadency.games.legacy.names import BOON_DECK, N_BOONS
from cadency.games.legacy.piles import bits, words
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.sums import ones
from cadency.kernel.words import Field


def taking(s: Legacy, seat: int, count: int) -> Ask[Legacy] | Do[Legacy]:
    """What is to be done when so many friends are taken from the row."""
    return Sourcing(seat, count) if s.boons[seat * N_BOONS + BOON_DECK] else Reach(seat, count)


class Sourcing(Ask[Legacy]):
    """From the row or from the deck (L-14.6)?"""

    __slots__ = ("count", "seat")
    tag = "sourcing"
    fields = (Field("seat"), Field("count"))
    kind = "friends.source"
    clause = "L-14.6"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, SOURCE)

    def answer(self, s: Legacy, choice: Source) -> None:
        s.stack.append(Drawing(self.seat, self.count) if choice.source else Reach(self.seat, self.count))


class Reach(Do[Legacy]):
    """So many friends are to be taken; where the row has no more than that, all are (L-7.4)."""

    __slots__ = ("count", "seat")
    tag = "reach"
    fields = (Field("seat"), Field("count"))

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: Legacy) -> None:
        lie = ones(s.row)
        if not self.count:
            tidy(s, self.seat)
        elif lie > self.count:
            s.stack.append(Taking(self.seat, self.count, 0))
        elif lie:
            take_all(s, self.seat)
            s.todo(REFILL, Reach(self.seat, self.count - lie))
        elif s.deck or s.discards:
            s.todo(REFILL, self)


def take_all(s: Legacy, seat: int) -> None:
    cards = s.row
    s.row = 0
    s.hand[seat] |= cards
    s.known[seat] |= cards
    if s.events is not None:
        s.say("took", seat, named(bits(cards)))


def tidy(s: Legacy, seat: int) -> None:
    """A friend who is left alone is taken as well; an empty row is filled (L-7.3)."""
    if ones(s.row) == 1:
        take_all(s, seat)
    if not s.row:
        s.stack.append(REFILL)


class Taking(Ask[Legacy]):
    """A friend from the row; so many are left to take, each with a higher number than the one before."""

    __slots__ = ("least", "left", "seat")
    tag = "taking"
    fields = (Field("seat"), Field("left"), Field("least"))
    kind = "friends.take"
    clause = "L-7.2"

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.least: Final = least

    def decision(self, s: Legacy) -> Decision:
        cards = words(s.row >> self.least << self.least, TAKE)
        return Decision(self, self.seat, tuple(cards[: len(cards) - self.left + 1]))

    def answer(self, s: Legacy, choice: Take) -> None:
        s.take(self.seat, choice.friend)
        if s.events is not None:
            s.say("took", self.seat, named((choice.friend,)))
        if self.left > 1:
            s.stack.append(Taking(self.seat, self.left - 1, choice.friend + 1))
        else:
            tidy(s, self.seat)

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.taking(s, self.left, self.least)
