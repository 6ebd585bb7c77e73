"""The levels, from the weakest to the strongest: what each of them may look at, in every game and at every table."""

from __future__ import annotations

from typing import Final

from cadency.bots.search.plan import Plan

TURN: Final = Plan(positions=800)  # the squire's
# By game: knight, baron, duke. Meant for at most about 0.1, 0.5 and 2 s an answer, interpreted; a quarter compiled.
# How noisy a try is says how many there have to be (benchmarks/tries.py).
_PLANS: Final[dict[str, tuple[Plan, Plan, Plan]]] = {
    "village": (  # who plays on has to look to the end of the turn: half a turn says little
        Plan(positions=800, tries=8, turns=2, ponder=60, prior=1.0),
        Plan(positions=800, tries=28, candidates=5, turns=4, ponder=80, prior=1.0, clear=6.0),
        Plan(positions=1600, tries=96, candidates=6, turns=4, ponder=100, prior=1.0),
    ),
    "heads_of_state": (  # one step is enough; much is drawn, so that a try says little, and less the farther it goes
        Plan(positions=800, tries=24, candidates=3, turns=1, prior=6.0, clear=4.0),
        Plan(positions=800, tries=96, candidates=4, turns=1, prior=6.0, clear=5.0),
        Plan(positions=1600, tries=320, candidates=6, turns=1, prior=6.0, clear=6.0),
    ),
    "dynasties": (  # much is drawn: a few tries would be noise
        Plan(positions=800, tries=24, candidates=3, turns=3, ponder=30, clear=4.0),
        Plan(positions=800, tries=56, turns=3, ponder=40, clear=4.0),
        Plan(positions=1600, tries=150, candidates=5, turns=4, ponder=40, clear=5.0),
    ),
    "legacy": (  # to the end of the next own turn; farther is worse
        Plan(positions=800, tries=24, turns=2, ponder=40, prior=1.0, clear=5.0),
        Plan(positions=800, tries=120, candidates=5, turns=2, ponder=60, prior=1.0, clear=6.0),
        Plan(positions=1600, tries=400, candidates=6, turns=2, ponder=80, prior=1.0),
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
            return TURN if self.strength == 2 else None
        return _PLANS[game][self.strength - 3]


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
