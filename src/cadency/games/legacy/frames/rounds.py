"""Rounds and generations, from one to the next (L-3.2, L-10, L-11)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.frames.clues import clue_frames
from cadency.games.legacy.frames.ending import cause, finish
from cadency.games.legacy.frames.generation import UNVEIL, Growth
from cadency.games.legacy.frames.pawns import LOTS, Choosing
from cadency.games.legacy.frames.turn import AFTER
from cadency.games.legacy.kin import awaken, harvest
from cadency.games.legacy.names import (
    BURIED,
    COMPLICATION,
    GERMAN,
    HONOUR_CHILDREN,
    HONOUR_PRESTIGE,
    N_BOONS,
    N_COLOURS,
)
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Do, Frame

NONE_SPENT: Final[tuple[int, ...]] = (0,) * N_COLOURS


class RoundEnd(Do[Legacy]):
    """Income and pawns; after the last round of a generation, its end (L-10.1, L-10.2)."""

    __slots__ = ()
    tag = "roundend"

    def run(self, s: Legacy) -> None:
        last = s.round == s.content.last_rounds[-1] - 1
        if not last:
            for seat in s.order(s.first):
                income = s.income[seat]
                if income > 0:
                    s.gold[seat] = s.gold[seat] + income
                    if s.events is not None:
                        s.say("paid", seat, income)
        if s.spent != NONE_SPENT:
            s.supply = tuple([s.supply[colour] + s.spent[colour] for colour in range(N_COLOURS)])
            s.spent = NONE_SPENT
        s.closed = s.stands = 0
        if s.round + 1 not in s.content.last_rounds:
            next_round(s)
            return
        _close(s)
        if s.out == (1 << s.seats) - 1:
            finish(s, "extinct")
        elif last:
            finish(s, cause(s))
        else:
            change(s)


def _close(s: Legacy) -> None:
    """The end of a generation: honour, extinct families, pawns, and what lasted so long (L-10.3 to L-10.5)."""
    for seat in s.order(s.first):
        s.honour_for(seat, s.prestige[seat], HONOUR_PRESTIGE)
        s.say("prestige", seat, s.prestige[seat])
        children, lives = harvest(s, seat)
        if children:
            s.honour_for(seat, children, HONOUR_CHILDREN)
            s.say("children", seat, children)
        if not lives:
            s.out |= 1 << seat
            s.say("extinct", seat)
    s.supply = (s.content.colour,) * N_COLOURS
    s.extras = [0] * (N_COLOURS * s.seats)
    s.aids = [0] * s.seats
    s.boons = [0] * (N_BOONS * s.seats)
    s.children[BURIED + COMPLICATION] += sum(s.trouble)
    s.trouble = (0,) * s.seats


class NextRound(Do[Legacy]):
    """The first player card passes on, and a round begins (L-3.2)."""

    __slots__ = ()
    tag = "nextround"

    def run(self, s: Legacy) -> None:
        next_round(s)


def next_round(s: Legacy) -> None:
    s.round += 1
    s.first = s.order((s.first + 1) % s.seats)[0]
    start_round(s)


def start_round(s: Legacy) -> None:
    for seat in s.order(s.first):
        s.pawns[seat] = s.content.pawns
    s.say("round", s.round + 1, s.first)
    s.stack.append(ROUND_END)
    s.stack.append(AFTER[s.first][0])


def change(s: Legacy) -> None:
    """The next generation begins (L-11)."""
    s.generation += 1
    s.first = s.order(s.first)[0]  # an extinct family hands the card on
    s.say("generation", s.generation + 1)
    living = s.order(s.first)
    for seat in range(s.seats):  # nobody wakes in an extinct family, but its books are closed
        awaken(s, seat)
    pawns: Frame = Choosing(living[0], (1 << N_COLOURS) - 1, len(living)) if s.edition == GERMAN else LOTS
    s.todo(pawns, *[Growth(seat) for seat in living], *clue_frames(s), UNVEIL, NEXT_ROUND)


ROUND_END: Final = RoundEnd()
NEXT_ROUND: Final = NextRound()
