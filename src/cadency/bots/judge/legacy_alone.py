"""One family of Legacy alone: how likely it is not to die out, or to solve all clues of the Inheritance."""

from __future__ import annotations

from math import log
from typing import Final

from cadency.bots.judge.legacy_goals import Kindred, chance, lacks
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy

PERIL: Final = 0.45  # that no child comes first, for each action left to have one
NOBODY: Final = 0.6  # the same while nobody could have one
LATER: Final = 0.03  # that a generation to come has no child, with one who could have some
SAFER: Final = 0.5  # of that, for each further one
CLUE: Final = 0.8  # that a clue will be solved that is not laid open yet
CLUES: Final = 3  # such clues in each generation to come (L-16.7)
SURE: Final = 1e-6  # nothing is more certain than this leaves room for


def odds(likely: float) -> float:
    """A chance as a lead: 0 if it is even, more if it is better."""
    kept = min(1.0 - SURE, max(SURE, likely))
    return log(kept / (1.0 - kept))


def living(s: Legacy, kin: Kindred, births: float, rounds: int) -> float:
    """That there will be a child in this generation and in those to come (L-10.4, L-15.3)."""
    likely = 1.0
    children, heirs = kin.born + births, kin.heirs + births
    if children < 0.5:
        parents = kin.parents or kin.promised > 0.0 or not s.family[0]  # before the head is there, too
        likely -= PERIL ** (s.pawns[0] + s.content.pawns * rounds) if parents else NOBODY
        heirs = 1.0
    if s.generation < 2:
        likely *= (1.0 - LATER * SAFER ** (heirs - 1.0)) ** (2 - s.generation) if heirs >= 0.5 else 0.0
    return likely


def solving(s: Legacy, actions: float) -> float:
    """That no clue will be open in the end (L-16.10)."""
    likely = CLUE ** (CLUES * (2 - s.generation))
    for clue in bits(s.clues):
        need = s.content.clue_need[clue]
        likely *= chance(need, lacks(s, 0, need), actions)
    return likely
