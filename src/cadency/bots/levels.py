"""The levels, from the weakest to the strongest: what each of them may look at, in every game and at every table."""

from __future__ import annotations

from typing import Final

from cadency.bots.search.plan import Plan

TURN: Final = Plan(positions=800)  # the best whole turn, without a slip
# A squire makes slips, as somebody does who plays for the third time: where two ways lead to nearly the same, it does
# not see which is better.
SQUIRES: Final[dict[str, Plan]] = {
    "village": Plan(positions=400, slack=1.0),
    "heads_of_state": Plan(positions=100, slack=3.6),
    "dynasties": Plan(positions=400, slack=2.4),
    "legacy": Plan(positions=400, slack=2.5),
}
# By game: knight, baron, duke. At most about 0.1, 0.5 and 2 s an answer, interpreted; a quarter compiled. Small
# matches showed no gain from many more tries (docs/results.md), so what they cost stays far below that, and the levels
# below the duke make slips, ever smaller ones: they are steps that somebody who climbs them can feel.
_PLANS: Final[dict[str, tuple[Plan, Plan, Plan]]] = {
    "village": (  # who plays on has to look to the end of the turn: half a turn says little
        Plan(positions=400, tries=6, candidates=4, turns=2, ponder=20, prior=1.0, clear=3.0, slack=0.7),
        Plan(positions=400, tries=10, candidates=3, turns=2, ponder=20, prior=1.0, clear=3.0, slack=0.4),
        Plan(positions=800, tries=32, candidates=4, turns=2, ponder=20, prior=1.0, clear=4.0),
    ),
    "heads_of_state": (  # much is drawn: a try says little, and less the farther it goes
        Plan(positions=100, tries=6, candidates=4, turns=1, prior=6.0, clear=4.0, slack=2.2),
        Plan(positions=100, tries=9, candidates=3, turns=1, prior=6.0, clear=3.0, slack=0.8),
        Plan(positions=100, tries=64, candidates=3, turns=1, ponder=60, prior=8.0, clear=3.0),
    ),
    "dynasties": (  # much is drawn here, too: the judge's own word counts for four tries
        Plan(positions=400, tries=6, candidates=4, turns=2, ponder=10, prior=4.0, clear=4.0, slack=1.3),
        Plan(positions=400, tries=12, candidates=3, turns=2, ponder=20, prior=4.0, clear=3.0, slack=0.8),
        Plan(positions=800, tries=32, candidates=4, turns=2, ponder=20, prior=4.0, clear=4.0),
    ),
    "legacy": (  # to the end of the next own turn; farther is worse
        Plan(positions=400, tries=8, candidates=4, turns=2, ponder=20, prior=1.0, clear=4.0, slack=1.4),
        Plan(positions=400, tries=12, candidates=3, turns=2, ponder=20, prior=1.0, clear=3.0, slack=0.2),
        Plan(positions=2000, tries=48, candidates=4, turns=2, ponder=80, prior=1.0, clear=4.0),
    ),
}
# Dukes that grow a tree, by game and seats: there more tries alone win nothing, a tree does.
_TREES: Final[dict[tuple[str, int], Plan]] = {
    ("village", 2): Plan(
        positions=800, tries=150, candidates=4, turns=2, ponder=20, prior=1.0, clear=4.0, tree=3.0, worlds=24
    ),
}


class Level:
    """How strong a bot is."""

    __slots__ = ("ceiling", "name", "strength")

    def __init__(self, name: str, strength: int, ceiling: float) -> None:
        self.name: Final = name
        self.strength: Final = strength  # of five
        self.ceiling: Final = ceiling  # seconds that nobody at a table waits longer than

    def plan(self, game: str, seats: int) -> Plan | None:
        """What it may look at for one answer; None if it does not look at all."""
        if self.strength <= 2:
            return SQUIRES[game] if self.strength == 2 else None
        tree = _TREES.get((game, seats)) if self.strength == 5 else None
        return tree or _PLANS[game][self.strength - 3]


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("page", 1, 1.0),
        Level("squire", 2, 1.0),
        Level("knight", 3, 1.0),
        Level("baron", 4, 2.5),
        Level("duke", 5, 6.0),
    )
}
