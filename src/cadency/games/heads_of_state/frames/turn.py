"""A turn, from the first card to the filled rows (H-3, H-8)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state import why
from cadency.games.heads_of_state.choices import PLOT, SEIZE, SWEEP, Plot, Seize, Sweep
from cadency.games.heads_of_state.frames.cabal import CONSPIRACY
from cadency.games.heads_of_state.frames.court import AUDIENCE
from cadency.games.heads_of_state.frames.drawing import DRAWS, INTRIGUE, Lifting, draw, drawing
from cadency.games.heads_of_state.frames.limits import surplus
from cadency.games.heads_of_state.frames.rows import TREASON_ROW, fill
from cadency.games.heads_of_state.names import (
    ATTRIBUTES,
    DECK,
    N_ATTRIBUTES,
    N_TREASONS,
    ROW,
    SWEPT,
    T_DECK,
    T_ROW,
    TREASONS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.sums import places, some, total
from cadency.kernel.words import Choice, Field, Wire

_OTHERS: Final[dict[int, tuple[Choice, ...]]] = {}  # remembered by Turn


def _others(kinds: int, sweep: int) -> tuple[Choice, ...]:
    """What a turn can begin with beside attribute cards: with these treason cards in the row, as bits (H-3.3)."""
    seizes = [word for kind, word in enumerate(SEIZE) if kinds >> kind & 1]
    return (*[SWEEP] * sweep, *seizes, PLOT)


class Turn(Ask[HeadsOfState]):
    """The first card, which says what kind of turn it is; or a sweep (H-3.3)."""

    __slots__ = ("seat",)
    tag = "turn"
    fields = (Field("seat"),)
    kind = "turn.begin"
    clause = "H-3.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: HeadsOfState) -> Decision:
        key = places(s.plots[T_ROW : T_ROW + N_TREASONS]) << 1 | s.has(DECK, s.content.row)
        others = _OTHERS.get(key)
        if others is None:
            others = _OTHERS[key] = _others(key >> 1, key & 1)
        return Decision(self, self.seat, DRAWS[places(s.cards[ROW : ROW + N_ATTRIBUTES])] + others)

    def answer(self, s: HeadsOfState, choice: Choice) -> None:
        seat = self.seat
        stack = s.stack
        stack.append(TURN[(seat + 1) % s.seats])
        stack.append(ENDING[seat])
        if isinstance(choice, (Seize, Plot)):
            stack.append(CONSPIRACY[seat])
            stack.append(drawing(seat, 1))
            _arm(s, seat, choice)
            return
        stack.append(AUDIENCE[seat])
        if isinstance(choice, Sweep):
            stack.append(drawing(seat, s.content.swept_draws))
            sweep(s, seat)
        else:
            draw(s, seat, s.content.draws, choice)

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.turn(s)


def _arm(s: HeadsOfState, seat: int, choice: Seize | Plot) -> None:
    """A treason card comes to a hand (H-4.4)."""
    if isinstance(choice, Seize):
        kind = choice.treason
        s.plots[T_ROW + kind] -= 1
        s.treason[seat * N_TREASONS + kind] += 1
        s.exposed[seat * N_TREASONS + kind] += 1
        s.treasons[seat] += 1
        s.say("seized", seat, TREASONS[kind])
        return
    if not s.plotted(T_DECK):
        s.shuffle_treasons()
    s.stack.append(INTRIGUE[seat])


def sweep(s: HeadsOfState, seat: int) -> None:
    """The row is laid aside and laid out anew (H-4.2)."""
    cards = s.cards
    for kind in range(N_ATTRIBUTES):
        cards[SWEPT + kind] += cards[ROW + kind]
        cards[ROW + kind] = 0
    if s.events is not None:
        s.say("swept", seat, _names(s, SWEPT))
    s.stack.append(fill(s.content.row, 0))


class FirstTurn(Do[HeadsOfState]):
    """The very first turn of a seat: so many attribute cards, then nobles (H-3.2)."""

    __slots__ = ("cards", "seat")
    tag = "firstturn"
    fields = (Field("seat"), Field("cards"))

    def __init__(self, seat: int, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, s: HeadsOfState) -> None:
        s.todo(drawing(self.seat, self.cards), AUDIENCE[self.seat], ENDING[self.seat])


class Ending(Do[HeadsOfState]):
    """The end of a turn, step by step until nothing is left to do: hand limits, swept cards, rows (H-8, H-R29)."""

    __slots__ = ("seat",)
    tag = "ending"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: HeadsOfState) -> None:
        seat = self.seat
        limits = s.content.turn_limit
        if s.size[seat] > limits[0] or s.treasons[seat] > limits[1]:
            s.todo(*surplus(s, seat, limits), self)
            return
        cards = s.cards
        if some(cards[SWEPT : SWEPT + N_ATTRIBUTES]):
            _return_swept(s)
        need = s.content.row - total(cards[ROW : ROW + N_ATTRIBUTES])
        if not need:
            s.stack.append(TREASON_ROW)
        elif s.has(DECK, need):
            s.stack.append(TREASON_ROW)
            s.stack.append(fill(need, 0))
        else:
            deck = s.left(DECK)
            s.stack.append(self)
            s.stack.append(fill(deck, 0) if deck else Lifting(seat, 0))


def _return_swept(s: HeadsOfState) -> None:
    """Swept cards are shuffled into the deck, where everybody knows them to be (H-8.2)."""
    if s.events is not None:
        s.say("returned", _names(s, SWEPT))
    s.hide(s.cards[SWEPT : SWEPT + N_ATTRIBUTES], 1)
    s.cards[SWEPT : SWEPT + N_ATTRIBUTES] = [0] * N_ATTRIBUTES


def _names(s: HeadsOfState, place: int) -> Wire:
    return tuple([ATTRIBUTES[kind] for kind in range(N_ATTRIBUTES) for _ in range(s.cards[place + kind])])


TURN: Final = tuple(Turn(seat) for seat in range(5))
ENDING: Final = tuple(Ending(seat) for seat in range(5))
