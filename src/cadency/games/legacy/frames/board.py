"""A pawn goes to the main board (L-4.3)."""

from __future__ import annotations

from cadency.games.legacy.choices import Extra, Place
from cadency.games.legacy.frames.births import Doctor
from cadency.games.legacy.frames.hands import pay_friends
from cadency.games.legacy.frames.holdings import Acquiring, Giving, Holder
from cadency.games.legacy.frames.missions import Quest
from cadency.games.legacy.names import (
    ACTIONS,
    COLOUR_OF,
    CONTRIBUTION,
    DOCTOR,
    DONE_BY,
    MISSION,
    N_COLOURS,
    TITLE,
)
from cadency.games.legacy.offers import pay, price
from cadency.games.legacy.state import Legacy


def place(s: Legacy, seat: int, choice: Place | Extra) -> None:
    """A pawn goes to the main board (L-4.3)."""
    action = choice.action
    s.closed |= 1 << action
    if isinstance(choice, Place):
        s.stands |= seat << 3 * action
        s.pawns[seat] -= 1
        if s.events is not None:
            s.say("placed", seat, ACTIONS[action], "own")
    else:
        s.stands |= (seat | 4) << 3 * action
        colour = COLOUR_OF[action]
        s.extras[seat * N_COLOURS + colour] -= 1
        if not s.extras[seat * N_COLOURS + colour]:
            s.aids[seat] ^= DONE_BY[colour]
        s.spent = tuple([n + (c == colour) for c, n in enumerate(s.spent)])
        if s.events is not None:
            s.say("placed", seat, ACTIONS[action], "extra")
    _begin(s, seat, action)


def _begin(s: Legacy, seat: int, action: int) -> None:
    """A pawn stands on an action of the main board."""
    if action == TITLE:
        s.stack.append(Acquiring(seat))
    elif action == CONTRIBUTION:
        s.stack.append(Giving(seat))
    elif action == DOCTOR:
        s.stack.append(Doctor(seat))
    elif action == MISSION:
        cost = price(s, seat, MISSION)
        pay(s, seat, cost)
        s.stack.append(Quest(seat, s.content.drawn_missions))
        pay_friends(s, seat, cost[1])
    else:
        s.stack.append(Holder(seat, action, 0))
