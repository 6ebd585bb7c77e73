"""Friends that come to the row (L-7.3, L-7.4)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.frames.hands import named
from cadency.games.legacy.names import N_FRIENDS
from cadency.games.legacy.piles import pile
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.sums import ones
from cadency.kernel.words import Field


class Refill(Do[Legacy]):
    """The row is filled up, if the deck and its discards can (L-7.3, L-7.4)."""

    __slots__ = ()
    tag = "refill"

    def run(self, s: Legacy) -> None:
        s.renew()
        need = s.content.row - ones(s.row)
        count = min(need, ones(s.deck))
        if count:
            if count < need:
                s.stack.append(self)
            s.stack.append(Fill(count))


class Fill(Ask[Legacy]):
    """Nature: friends for the row."""

    __slots__ = ("count",)
    tag = "fill"
    fields = (Field("count"),)
    kind = "row.fill"
    clause = "L-7.3"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, NATURE, (), Deal((), self.count, False, s.deck, N_FRIENDS), veiled=True)

    def answer(self, s: Legacy, choice: Dealt) -> None:
        cards = pile(choice.items)
        s.deck ^= cards
        s.row |= cards
        if s.events is not None:
            s.say("filled", named(choice.items))
        s.renew()


REFILL: Final = Refill()
