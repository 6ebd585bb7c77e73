"""Actions: every choice of a game has one number, its place in the game's vocabulary, at every table of the game."""

from __future__ import annotations

from functools import cache
from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cadency.envs.errors import BadEnvironment
from cadency.kernel.engine import Decision
from cadency.kernel.errors import NotAChoice
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice, Wire, spell

Mask = NDArray[np.int8]


class Actions:
    """The numbers of a game's choices. Nature's deals have none: they are no seat's choice."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.game: Final = rules.id
        self.choices: Final = rules.vocabulary
        self._numbers: Final[dict[Wire, int]] = {choice.wire(): n for n, choice in enumerate(self.choices)}
        self._shared: Final = {
            id(choice): n for n, choice in enumerate(self.choices)
        }  # most options are these very words

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is the same one: words are known by which object they are."""
        return (actions_of, (self.game,))

    def __len__(self) -> int:
        return len(self.choices)

    def number(self, choice: Choice) -> int:
        """The number of a choice."""
        found = self._shared.get(id(choice))
        if found is None:
            found = self._numbers.get(choice.wire())
        if found is None:
            raise NotAChoice("not-a-choice", choice=spell(choice.wire()), game=self.game)
        return found

    def choice(self, action: Any) -> Choice:
        """The choice with this number, which may be an array or a tensor of no dimensions, as learners give it."""
        try:
            found = -1 if isinstance(action, bool) else index(action)
        except TypeError:
            found = -1
        if not 0 <= found < len(self.choices):
            said = action.item() if isinstance(action, np.generic) else action
            raise BadEnvironment("not-an-action", found=said, game=self.game, last=len(self.choices) - 1)
        return self.choices[found]

    def numbers(self, decision: Decision) -> list[int]:
        """What is offered, in ascending order."""
        return sorted([self.number(option) for option in decision.options])

    def mask(self, decision: Decision | None, seat: int) -> Mask:
        """1 for what this seat may answer now; all 0 for a seat that is not asked."""
        found = np.zeros(len(self.choices), np.int8)
        if decision is not None and decision.seat == seat:
            found[[self.number(option) for option in decision.options]] = 1
        return found

    def names(self) -> list[str]:
        """Every action as people type it, by its number."""
        return [spell(choice.wire()) for choice in self.choices]


@cache
def actions_of(rules_id: str) -> Actions:
    import cadency

    return Actions(cadency.rules(rules_id))
