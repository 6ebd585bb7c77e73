"""Drawing cards, one after another (H-4)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state import why
from cadency.games.heads_of_state.choices import DRAW, LIFT, TAKE, Lift, Take
from cadency.games.heads_of_state.frames.revolution import revolt
from cadency.games.heads_of_state.frames.rows import fill
from cadency.games.heads_of_state.names import (
    ATTRIBUTES,
    DECK,
    N_ATTRIBUTES,
    N_TREASONS,
    PILE,
    ROW,
    T_DECK,
    TREASONS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Refusal
from cadency.kernel.nature import Dealt
from cadency.kernel.sums import places, some
from cadency.kernel.words import Choice, Field

# by the kinds in the row, as bits: what can be drawn
DRAWS: Final = tuple((*[word for kind, word in enumerate(TAKE) if mask >> kind & 1], DRAW) for mask in range(512))


class Drawing(Ask[HeadsOfState]):
    """An attribute card from the row or the deck; so many are left to draw."""

    __slots__ = ("left", "seat")
    tag = "drawing"
    fields = (Field("seat"), Field("left"))
    kind = "draw.attribute"
    clause = "H-4.1"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def decision(self, s: HeadsOfState) -> Decision:
        return Decision(self, self.seat, DRAWS[places(s.cards[ROW : ROW + N_ATTRIBUTES])])

    def answer(self, s: HeadsOfState, choice: Choice) -> None:
        draw(s, self.seat, self.left, choice)

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.drawing(s)


def draw(s: HeadsOfState, seat: int, left: int, choice: Choice) -> None:
    """The first of so many cards, as chosen; when the deck is empty it comes from under the disc (H-3.4)."""
    if isinstance(choice, Take):
        kind = choice.attribute
        s.cards[ROW + kind] -= 1
        s.known[seat * N_ATTRIBUTES + kind] += 1
        s.receive(seat, kind)
        if s.events is not None:
            s.say("took", seat, ATTRIBUTES[kind])
        if left > 1:
            s.stack.append(drawing(seat, left - 1))
    elif some(s.cards[DECK : DECK + N_ATTRIBUTES]):
        _draws(s, seat, left, 0)
    else:
        s.stack.append(Lifting(seat, left))


def _draws(s: HeadsOfState, seat: int, left: int, source: int) -> None:
    if left > 1:
        s.stack.append(drawing(seat, left - 1))
    s.stack.append(RECEIVING[source][seat])


class Receiving(Ask[HeadsOfState]):
    """Nature: the card that a seat draws; only that seat sees it (H-4.6)."""

    __slots__ = ("seat", "source")
    tag = "receiving"
    fields = (Field("seat"), Field("source", ("deck", "pile")))
    kind = "draw.receive"
    clause = "H-4.6"

    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def decision(self, s: HeadsOfState) -> Decision:
        at = PILE if self.source else DECK
        return Decision(
            self, NATURE, (), Deal(tuple(s.cards[at : at + N_ATTRIBUTES]), 1), audience=self.seat, veiled=True
        )

    def answer(self, s: HeadsOfState, choice: Dealt) -> None:
        kind = choice.items[0]
        s.cards[(PILE if self.source else DECK) + kind] -= 1
        s.receive(self.seat, kind)
        if s.events is not None:
            s.say("drew", self.seat, "pile" if self.source else "deck")
            s.say("got", self.seat, ATTRIBUTES[kind], to=self.seat)


class Lifting(Ask[HeadsOfState]):
    """Nature: is the top card under the disc the revolution? Asked for a draw, or, with none left, for the row."""

    __slots__ = ("left", "seat")
    tag = "lifting"
    fields = (Field("seat"), Field("left"))
    kind = "disc.lift"
    clause = "H-9.1"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def decision(self, s: HeadsOfState) -> Decision:
        others = s.left(PILE)
        if others:
            return Decision(self, NATURE, LIFT, (1, others))
        return Decision(self, NATURE, LIFT[:1], (1,))

    def answer(self, s: HeadsOfState, choice: Lift) -> None:
        if choice.found:  # not the revolution
            if self.left:
                _draws(s, self.seat, self.left, 1)
            else:
                s.stack.append(fill(1, 1))
        elif self.left:
            s.stack.append(drawing(self.seat, self.left))  # the revolution is no drawn card (H-R4)
            revolt(s, self.seat, "drawn")
        else:
            revolt(s, self.seat, "filled")


class Intrigue(Ask[HeadsOfState]):
    """Nature: the treason card that a seat draws; only that seat sees it (H-4.6)."""

    __slots__ = ("seat",)
    tag = "intrigue"
    fields = (Field("seat"),)
    kind = "draw.intrigue"
    clause = "H-4.6"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: HeadsOfState) -> Decision:
        deal = Deal(tuple(s.plots[T_DECK : T_DECK + N_TREASONS]), 1)
        return Decision(self, NATURE, (), deal, audience=self.seat, veiled=True)

    def answer(self, s: HeadsOfState, choice: Dealt) -> None:
        kind = choice.items[0]
        s.plots[T_DECK + kind] -= 1
        s.treason[self.seat * N_TREASONS + kind] += 1
        s.treasons[self.seat] += 1
        s.say("plotted", self.seat)
        s.say("armed", self.seat, TREASONS[kind], to=self.seat)


def drawing(seat: int, left: int) -> Drawing:
    return _DRAWING[seat][left] if left < 4 else Drawing(seat, left)


_DRAWING: Final = tuple(tuple(Drawing(seat, left) for left in range(4)) for seat in range(5))
RECEIVING: Final = tuple(tuple(Receiving(seat, source) for seat in range(5)) for source in (0, 1))
INTRIGUE: Final = tuple(Intrigue(seat) for seat in range(5))
