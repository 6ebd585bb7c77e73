"""Cards that nature brings to the table: the rows, and the pile under the disc (H-2.3, H-2.4, H-8.3)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state.memory import ATTRIBUTE_SHUFFLE, sighted
from cadency.games.heads_of_state.names import (
    ATTRIBUTES,
    DECK,
    N_ATTRIBUTES,
    N_TREASONS,
    PILE,
    ROW,
    T_DECK,
    T_ROW,
    TREASONS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import NATURE, NOBODY, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.sums import total
from cadency.kernel.words import Field


class Conceal(Ask[HeadsOfState]):
    """Nature: which cards go under the disc, with the revolution. Nobody learns it (H-2.3)."""

    __slots__ = ()
    tag = "conceal"
    kind = "disc.conceal"
    clause = "H-2.3"

    def decision(self, s: HeadsOfState) -> Decision:
        deal = Deal(tuple(s.cards[DECK : DECK + N_ATTRIBUTES]), s.content.pile)
        return Decision(self, NATURE, (), deal, NOBODY, veiled=True)

    def answer(self, s: HeadsOfState, choice: Dealt) -> None:
        for kind in choice.items:
            s.cards[DECK + kind] -= 1
            s.cards[PILE + kind] += 1


class Fill(Ask[HeadsOfState]):
    """Nature: cards for the attribute row, from the deck or from under the disc."""

    __slots__ = ("count", "source")
    tag = "fill"
    fields = (Field("count"), Field("source", ("deck", "pile")))
    kind = "row.fill"
    clause = "H-8.3"

    def __init__(self, count: int, source: int) -> None:
        self.count: Final = count
        self.source: Final = source

    def decision(self, s: HeadsOfState) -> Decision:
        at = PILE if self.source else DECK
        return Decision(self, NATURE, (), Deal(tuple(s.cards[at : at + N_ATTRIBUTES]), self.count), veiled=True)

    def answer(self, s: HeadsOfState, choice: Dealt) -> None:
        at = PILE if self.source else DECK
        cards = s.cards
        for kind in choice.items:
            cards[at + kind] -= 1
            cards[ROW + kind] += 1
        if s.shuffles:
            s.shuffles = sighted(s.shuffles, ATTRIBUTE_SHUFFLE, choice.items)
        if s.events is not None:
            s.say("filled", tuple([ATTRIBUTES[kind] for kind in choice.items]))


_FILL: Final = tuple(tuple(Fill(count, source) for count in range(10)) for source in (0, 1))


def fill(count: int, source: int) -> Fill:
    return _FILL[source][count] if count < 10 else Fill(count, source)


class Expose(Ask[HeadsOfState]):
    """Nature: cards for the treason row."""

    __slots__ = ("count",)
    tag = "expose"
    fields = (Field("count"),)
    kind = "row.expose"
    clause = "H-8.3"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def decision(self, s: HeadsOfState) -> Decision:
        deal = Deal(tuple(s.plots[T_DECK : T_DECK + N_TREASONS]), self.count)
        return Decision(self, NATURE, (), deal, veiled=True)

    def answer(self, s: HeadsOfState, choice: Dealt) -> None:
        s.expose(choice.items)
        if s.events is not None:
            s.say("exposed", tuple([TREASONS[kind] for kind in choice.items]))


class Treasons(Do[HeadsOfState]):
    """The treason row is filled up; its discards are shuffled when the deck runs out (H-6.8, H-8.3)."""

    __slots__ = ()
    tag = "treasons"

    def run(self, s: HeadsOfState) -> None:
        need = s.content.treason_row - total(s.plots[T_ROW : T_ROW + N_TREASONS])
        if not need:
            return
        if not s.plotted(T_DECK):
            s.shuffle_treasons()
        count = min(need, s.plotted(T_DECK))
        if count < need:
            s.stack.append(self)
        s.stack.append(Expose(count))


CONCEAL: Final = Conceal()
TREASON_ROW: Final = Treasons()
