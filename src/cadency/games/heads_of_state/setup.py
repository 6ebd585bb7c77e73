"""How Heads of State starts (H-2)."""

from __future__ import annotations

from cadency.games.heads_of_state.frames.opening import OPENING
from cadency.games.heads_of_state.frames.rows import CONCEAL, TREASON_ROW, fill
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.rules import Setup


def start(setup: Setup) -> HeadsOfState:
    s = HeadsOfState(setup.content, setup.seats)
    s.todo(CONCEAL, fill(s.content.row, 0), TREASON_ROW, OPENING)
    return s
