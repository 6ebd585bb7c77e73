"""Clues of the Inheritance solve themselves (L-16.7)."""

from __future__ import annotations

from cadency.games.legacy.measures import met
from cadency.games.legacy.names import CLUES
from cadency.games.legacy.state import Legacy


def solve(s: Legacy) -> None:
    """Every open clue that is true is solved, for one prestige."""
    least_of, tallies = s.content.clue_least, s.tallies
    left = s.clues
    while left:
        bit = left & -left
        left ^= bit
        at, least = least_of[bit]
        if tallies[at] >= least and met(s, 0, s.content.clue_need[bit.bit_length() - 1]):
            s.clues ^= bit
            s.solved |= bit
            s.prestige[0] += 1
            s.say("solved", CLUES[bit.bit_length() - 1])
