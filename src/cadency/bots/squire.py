"""The squire: looks to the end of its own turn and goes where its judge likes it best, or nearly so."""

from __future__ import annotations

from typing import Any, Final

from cadency.bots.judge import judge_for
from cadency.bots.levels import TURN
from cadency.bots.page import asked, dice
from cadency.bots.search import Judging, Look, Plan, Way
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice


class Squire:
    """Looks one turn ahead."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        content: Any,
        seed: int | str,
        judge: Judging | None = None,
        ceiling: float | None = None,
        plan: Plan = TURN,
    ) -> None:
        self.rules = rules
        self.content = content
        self.seed = seed
        self.judge: Final[Judging] = judge or judge_for(rules.id)  # by default the game's own
        self.ceiling = ceiling
        self.plan: Final = plan

    def choose(self, view: Any, seat: int) -> Choice:
        rng = dice(self.seed, view)
        s = self.rules.imagine(view, rng, self.content)
        options = asked(s, seat).options
        if len(options) == 1:
            return options[0]
        ways = self.ways(s, seat, options)
        enough = max([way.value for way in ways]) - self.plan.slack
        return rng.choice([option for option, way in zip(options, ways, strict=True) if way.value >= enough])

    def ways(self, s: Any, seat: int, options: tuple[Choice, ...]) -> list[Way]:
        """The best way that begins with each of these."""
        return Look(self.judge, self.ceiling).ways(s, seat, options, self.plan.positions)
