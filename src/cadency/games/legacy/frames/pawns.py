"""The extra pawn of a new generation, by edition (L-13.1)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import COLOUR, Colour
from cadency.games.legacy.names import COLOURS, N_COLOURS
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, Ask, Deal, Decision
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Field


class Lots(Ask[Legacy]):
    """Nature, in the French edition: an extra pawn for each family, from the first seat on (L-13.1)."""

    __slots__ = ()
    tag = "lots"
    kind = "generation.lots"
    clause = "L-13.1"

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, NATURE, (), Deal((1,) * N_COLOURS, len(s.order(s.first)), ordered=True))

    def answer(self, s: Legacy, choice: Dealt) -> None:
        for seat, colour in zip(s.order(s.first), choice.items, strict=True):
            s.gain_pawn(seat, colour)
            s.say("pawned", seat, COLOURS[colour])


class Choosing(Ask[Legacy]):
    """In the German edition: an extra pawn of one's choice, counter-clockwise (L-13.1)."""

    __slots__ = ("colours", "left", "seat")
    tag = "choosing"
    fields = (Field("seat"), Field("colours"), Field("left"))
    kind = "generation.pawn"
    clause = "L-13.1"

    def __init__(self, seat: int, colours: int, left: int) -> None:
        self.seat: Final = seat
        self.colours: Final = colours  # as bits
        self.left: Final = left  # families that still choose, this one included

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, self.seat, tuple([COLOUR[colour] for colour in bits(self.colours)]))

    def answer(self, s: Legacy, choice: Colour) -> None:
        s.gain_pawn(self.seat, choice.colour)
        s.say("pawned", self.seat, COLOURS[choice.colour])
        if self.left > 1:
            s.stack.append(Choosing(s.order(self.seat)[-1], self.colours & ~(1 << choice.colour), self.left - 1))


LOTS: Final = Lots()
