"""How the game is opened: mentors, heads, hands, the first seat (L-2)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import BEGIN, REDRAW, SIDE, SKIP, Begin, Redraw, Side, Skip
from cadency.games.legacy.family import recount
from cadency.games.legacy.frames.hands import Drawing
from cadency.games.legacy.frames.rounds import start_round
from cadency.games.legacy.names import BOY, GIRL, HEADS, MENTORS, N_MENTORS, SIDES
from cadency.games.legacy.people import newborn
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Field


class Mentoring(Ask[Legacy]):
    """Nature: the mentor of a seat, who only looks at it itself (L-2.4)."""

    __slots__ = ("seat",)
    tag = "mentoring"
    fields = (Field("seat"),)
    kind = "opening.mentor"
    clause = "L-2.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        left = tuple([int(mentor not in s.mentors) for mentor in range(N_MENTORS)])
        return Decision(self, NATURE, (), Deal(left, 1), audience=self.seat, veiled=True)

    def answer(self, s: Legacy, choice: Dealt) -> None:
        s.mentors = (*s.mentors, choice.items[0])
        s.say("mentored", self.seat, MENTORS[choice.items[0]], to=self.seat)


class Heads(Ask[Legacy]):
    """Nature: the heads of family (L-2.5)."""

    __slots__ = ()
    tag = "heads"
    kind = "opening.heads"
    clause = "L-2.5"

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, NATURE, (), Deal((1,) * len(HEADS), s.seats, ordered=True))

    def answer(self, s: Legacy, choice: Dealt) -> None:
        s.heads = choice.items
        for seat, head in enumerate(s.heads):
            s.say("headed", seat, HEADS[head])


class Founding(Ask[Legacy]):
    """Matriarch or patriarch (L-2.5)?"""

    __slots__ = ("seat",)
    tag = "founding"
    fields = (Field("seat"),)
    kind = "opening.side"
    clause = "L-2.5"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, SIDE)

    def answer(self, s: Legacy, choice: Side) -> None:
        seat = self.seat
        pawn, income, gold, friends = s.content.heads[s.heads[seat] * 2 + choice.side]
        s.family[seat] = (newborn(BOY if choice.side else GIRL, 0, 0),)
        recount(s, seat)
        s.income[seat], s.gold[seat] = income, gold
        s.gain_pawn(seat, pawn)
        s.say("founded", seat, SIDES[choice.side])
        s.todo(Drawing(seat, friends), Redrawing(seat))


class Redrawing(Ask[Legacy]):
    """Another first hand (L-2.6)?"""

    __slots__ = ("seat",)
    tag = "redrawing"
    fields = (Field("seat"),)
    kind = "opening.redraw"
    clause = "L-2.6"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, (REDRAW, SKIP))

    def answer(self, s: Legacy, choice: Redraw | Skip) -> None:
        if isinstance(choice, Redraw):
            count = s.size(self.seat)
            s.deck |= s.hand[self.seat]
            s.hand[self.seat] = 0
            s.say("redrew", self.seat)
            s.stack.append(Drawing(self.seat, count))


class Lot(Ask[Legacy]):
    """Nature: who is first (L-2.7)."""

    __slots__ = ()
    tag = "lot"
    kind = "opening.first"
    clause = "L-2.7"

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, NATURE, BEGIN[: s.seats], (1,) * s.seats)

    def answer(self, s: Legacy, choice: Begin) -> None:
        s.first = choice.seat
        s.say("began", s.first)
        start_round(s)


class Dawn(Do[Legacy]):
    """The first round of a game for one."""

    __slots__ = ()
    tag = "dawn"

    def run(self, s: Legacy) -> None:
        start_round(s)


DAWN: Final = Dawn()
HEADS_DEALT: Final = Heads()
LOT: Final = Lot()
