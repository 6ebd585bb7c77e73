"""The revolution: a round is scored, and the next one laid out, in the middle of whatever was going on (H-9)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state.frames.limits import surplus
from cadency.games.heads_of_state.frames.rows import CONCEAL, TREASON_ROW, fill
from cadency.games.heads_of_state.memory import uncovered
from cadency.games.heads_of_state.names import (
    DECK,
    N_ATTRIBUTES,
    N_TREASONS,
    PILE,
    ROW,
    T_DISCARDS,
    T_ROW,
    YEARS,
)
from cadency.games.heads_of_state.score import score_most, score_round
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import Do, Frame


def revolt(s: HeadsOfState, seat: int, cause: str) -> None:
    """The revolution card has appeared in this seat's turn, drawn or laid out (H-9.1, H-9.2, H-9.7)."""
    s.say("revolution", YEARS[s.round])
    score_round(s)
    if s.round == len(YEARS) - 1:
        score_most(s)
        s.over = cause
        s.stack.clear()
        s.say("over", cause)
        return
    s.round += 1
    frames: list[Frame] = []
    for step in range(s.seats):
        frames += surplus(s, (seat + step) % s.seats, s.content.round_limit)
    s.todo(*frames, NEW_ROUND)


class NewRound(Do[HeadsOfState]):
    """All attribute cards but those in hands are shuffled; both rows are laid out anew (H-9.3, H-9.4)."""

    __slots__ = ()
    tag = "newround"

    def run(self, s: HeadsOfState) -> None:
        cards, plots = s.cards, s.plots
        s.shuffles = uncovered(s.shuffles)
        s.hide([sum(cards[ROW + kind :: N_ATTRIBUTES]) for kind in range(N_ATTRIBUTES)], 0)
        for kind in range(N_ATTRIBUTES):
            cards[DECK + kind] += cards[PILE + kind]
        cards[PILE:] = [0] * (len(cards) - PILE)
        for kind in range(N_TREASONS):
            plots[T_DISCARDS + kind] += plots[T_ROW + kind]
            plots[T_ROW + kind] = 0
        s.say("round", YEARS[s.round])
        s.todo(CONCEAL, fill(s.content.row, 0), TREASON_ROW)


NEW_ROUND: Final = NewRound()
