"""A bot for Pig: holds at twenty."""

from __future__ import annotations

from typing import Any

from cadency.kernel.words import Choice
from cadency_pig import HOLD, ROLL, View


class Holder:
    """Made anew for each game. ``name`` and ``games`` may be left out: then it is called like its entry point, and is
    offered for every game."""

    name = "Holder"
    games = ("pig",)

    def __init__(self, rules: Any, content: Any, seed: int | str) -> None:
        self.rules, self.content, self.seed = rules, content, seed

    def choose(self, view: View, seat: int) -> Choice:
        enough = view.pot >= 20 or view.points[seat] + view.pot >= view.goal
        return HOLD if view.pot and enough else ROLL
