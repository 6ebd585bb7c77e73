"""The opening, and the start of every round (V-2.8, V-3)."""

from __future__ import annotations

from typing import Final

from cadency.games.village.choices import Ring
from cadency.games.village.frames.turn import TURN
from cadency.games.village.names import COLOURS, PLAGUE, SPACES
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import RING
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Field


class FirstBell(Ask[Village]):
    """Nature: who starts (V-2.8)."""

    __slots__ = ()
    tag = "firstbell"
    kind = "opening.bell"
    clause = "V-2.8"

    def decision(self, s: Village) -> Decision:
        return Decision(self, NATURE, RING[: s.seats], (1,) * s.seats)

    def answer(self, s: Village, choice: Ring) -> None:
        s.first = choice.seat
        s.say("began", choice.seat)


class NextRound(Do[Village]):
    """Lies under everything: ends the game after its last mass, or starts a round (V-3.1, V-3.7, V-16.7)."""

    __slots__ = ()
    tag = "nextround"

    def run(self, s: Village) -> None:
        if s.ending >= 0:
            s.over = s.cause
            s.say("over", s.cause)
            return
        if s.next_first >= 0:
            s.first = s.next_first
            s.next_first = -1
        s.round += 1
        s.say("round", s.round, s.first)
        for colour, wanted in enumerate((*s.content.bag[s.seats], s.supply[PLAGUE])):
            count = min(wanted, s.supply[colour])
            s.supply[colour] -= count
            s.bag[colour] += count
        s.todo(*FILL, TURN[s.first], self)


class Fill(Ask[Village]):
    """Nature: the cubes of one action space, from the green bag (V-3.2, V-R34)."""

    __slots__ = ("space",)
    tag = "fill"
    fields = (Field("space", SPACES),)
    kind = "round.fill"
    clause = "V-3.2"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def decision(self, s: Village) -> Decision:
        count = min(s.content.spaces[s.seats][self.space], sum(s.bag))
        return Decision(self, NATURE, (), Deal(tuple(s.bag), count))

    def answer(self, s: Village, choice: Dealt) -> None:
        at = self.space * 5
        for colour in choice.items:
            s.bag[colour] -= 1
            s.spaces[at + colour] += 1
        s.left += len(choice.items)
        if s.events is not None:
            s.say("filled", SPACES[self.space], tuple([COLOURS[colour] for colour in choice.items]))


FIRST_BELL: Final = FirstBell()
NEXT_ROUND: Final = NextRound()
FILL: Final = tuple(Fill(space) for space in range(7))
