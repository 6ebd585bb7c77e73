"""Clues of the Inheritance solve themselves (L-16.7)."""

from __future__ import annotations

from cadency.games.legacy.measures import met
from cadency.games.legacy.names import CLUES
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy


def solve(s: Legacy) -> None:
    """Every open clue that is true is solved, for one prestige."""
    for clue in bits(s.clues):
        if met(s, 0, s.content.clue_need[clue]):
            s.clues &= ~(1 << clue)
            s.solved |= 1 << clue
            s.prestige[0] += 1
            s.say("solved", CLUES[clue])
