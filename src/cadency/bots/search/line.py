"""The best whole turn within a budget of positions."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from cadency.bots.search.plan import Plan
from cadency.compiled.hint import mypyc_attr
from cadency.kernel.engine import apply
from cadency.kernel.nature import ahead
from cadency.kernel.words import Choice

Judging = Callable[[Any, int], float]


class Way:
    """A way through the rest of a turn, and what the position at its end is worth."""

    __slots__ = ("choices", "value")

    def __init__(self, value: float, choices: list[Choice]) -> None:
        self.value: Final = value
        self.choices: Final = choices  # the last one first


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """Looks at positions, counts them, and stops when the time has run out."""

    __slots__ = ("cut", "judge", "looked", "until")

    def __init__(self, judge: Judging, ceiling: float | None = None) -> None:
        self.judge: Final = judge
        self.until: Final = None if ceiling is None else monotonic() + ceiling
        self.looked: int = 0
        self.cut: bool = False

    def late(self) -> bool:
        """Has the time run out?"""
        if self.until is not None and monotonic() >= self.until:
            self.cut = True
        return self.cut

    def ways(self, s: Any, seat: int, options: tuple[Choice, ...], budget: int) -> list[Way]:
        """For each option the best way that begins with it.

        The budget is shared out evenly among the options; what one of them does not need goes to those after it."""
        found: list[Way] = []
        until = self.looked + budget
        left = len(options)
        for option in options:
            after = s.copy()
            apply(after, option)
            way = self.best(after, seat, (until - self.looked) // left)
            way.choices.append(option)
            found.append(way)
            left -= 1
        return found

    def best(self, s: Any, seat: int, budget: int) -> Way:
        """The best way from a position. Where the budget does not reach, it is judged as it stands."""
        self.looked += 1
        decision = ahead(s)
        if decision is None or decision.seat != seat or budget <= len(decision.options) or self.late():
            return Way(self.judge(s, seat), [])
        ways = self.ways(s, seat, decision.options, budget - 1)
        top = ways[0]
        for way in ways:
            if way.value > top.value:
                top = way
        return top


def best_of(ways: list[Way], plan: Plan) -> list[Way]:
    """Those of these ways (best first) that are worth a try. Of several that are worth just the same, one will do."""
    found: list[Way] = []
    for way in ways:
        if len(found) == plan.candidates or way.value < ways[0].value - plan.clear:
            break
        if not found or way.value != found[-1].value:
            found.append(way)
    return found
