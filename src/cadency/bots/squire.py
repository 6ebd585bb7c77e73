"""The squire: looks to the end of its own turn and takes the way to the position that its judge likes best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cadency.bots.judge import judge_for
from cadency.bots.page import asked, dice
from cadency.kernel.engine import apply
from cadency.kernel.nature import ahead
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice

Worth = Callable[[Any, int], float]  # (state, seat) -> the higher, the better for this seat
BUDGET: Final = 800  # positions looked at for one answer


class Squire:
    """Looks one turn ahead."""

    def __init__(self, rules: Rules[Any, Any], content: Any, seed: int | str, judge: Worth | None = None) -> None:
        self.rules = rules
        self.content = content
        self.seed = seed
        self.judge: Final[Worth] = judge or judge_for(rules.id)  # by default the game's own

    def choose(self, view: Any, seat: int) -> Choice:
        rng = dice(self.seed, view)
        s = self.rules.imagine(view, rng, self.content)
        options = asked(s, seat).options
        if len(options) == 1:
            return options[0]
        values, _ = self.values(s, seat, options, BUDGET)
        best = max(values)
        return rng.choice([option for option, value in zip(options, values, strict=True) if value == best])

    def values(self, s: Any, seat: int, options: tuple[Choice, ...], budget: int) -> tuple[list[float], int]:
        """The best that each option can lead to within this turn, and how many positions were looked at.

        The budget is shared out evenly among the options; what one of them does not need goes to those after it.
        """
        found: list[float] = []
        used = 0
        for n, option in enumerate(options):
            after = s.copy()
            apply(after, option)
            value, looked = self.worth(after, seat, (budget - used) // (len(options) - n))
            found.append(value)
            used += looked
        return found, used

    def worth(self, s: Any, seat: int, budget: int) -> tuple[float, int]:
        """The best that a position can lead to. Where the budget does not reach, it is judged as it stands."""
        decision = ahead(s)
        if decision is None or decision.seat != seat or budget <= len(decision.options):
            return self.judge(s, seat), 1
        values, used = self.values(s, seat, decision.options, budget - 1)
        return max(values), used + 1
