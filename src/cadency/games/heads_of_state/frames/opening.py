"""How the game is opened (H-2.7, H-3.2)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state.choices import BEGIN, Begin
from cadency.games.heads_of_state.frames.turn import TURN, FirstTurn
from cadency.games.heads_of_state.names import YEARS
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import NATURE, Ask, Decision


class Opening(Ask[HeadsOfState]):
    """Nature: who is the first player (H-2.7)."""

    __slots__ = ()
    tag = "opening"
    kind = "opening.begin"
    clause = "H-2.7"

    def decision(self, s: HeadsOfState) -> Decision:
        return Decision(self, NATURE, BEGIN[: s.seats], (1,) * s.seats)

    def answer(self, s: HeadsOfState, choice: Begin) -> None:
        first = s.first = choice.seat
        s.say("began", first)
        s.say("round", YEARS[0])
        draws = s.content.opening[s.seats]
        s.todo(*[FirstTurn((first + i) % s.seats, cards) for i, cards in enumerate(draws)], TURN[first])


OPENING: Final = Opening()
