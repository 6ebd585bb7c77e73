"""Knights, barons and dukes: what the squire likes best is tried in imagined worlds; the level says how often."""

from __future__ import annotations

from typing import Any, Final

from cadency.bots.judge import Judge, judge_for
from cadency.bots.levels import Level
from cadency.bots.page import asked, dice
from cadency.bots.search import search
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice


class Thinker:
    """Tries its best lines before it chooses one."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        content: Any,
        seed: int | str,
        level: Level,
        judge: Judge | None = None,
        ceiling: float | None = None,
    ) -> None:
        self.rules = rules
        self.content = content
        self.seed = seed
        self.level = level
        self.judge: Final = judge or judge_for(rules.id)
        self.ceiling = ceiling

    def choose(self, view: Any, seat: int) -> Choice:
        rng = dice(self.seed, view)
        s = self.rules.imagine(view, rng, self.content)
        options = asked(s, seat).options
        plan = self.level.plan(self.rules.id, s.seats)
        if len(options) == 1 or plan is None:
            return options[0]
        found = search(self.rules, self.content, self.judge, view, seat, plan, self.seed, self.ceiling)
        best = found.lines[0]
        if not plan.slack:
            return best.choices[0]
        return rng.choice([line for line in found.lines if line.worth >= best.worth - plan.slack]).choices[0]
