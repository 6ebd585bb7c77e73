"""The law of beliefs: the true position is always one that ``imagine`` could have given.

Hidden spaces are far too large to draw from and hope. Instead ``imagine`` is guided to the truth. It draws whatever is
hidden by ``choices``, one thing after another, from items that say what they put where; the generator here answers each
draw with an item that is true. If there is one with a weight at every draw, and the outcome is the true position, then
imagine can give it, for it has just done so: nothing here knows or repeats what imagine takes for possible.

Several items may be true, and not every one leads on: of two cards in a hand, imagine may have asked for the older one
first, and the truth does not say which that is. Where a draw offers nothing true, it all begins again, and the things
that were wanting there are spared before.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from cadency.kernel.engine import State

Hidden = dict[Hashable, Counter[Any]]  # place -> the things that lie there
TRIES = 500  # where the truth can be reached it takes one try or a few; where it cannot, all of them


class Lost(Exception):
    """A draw that offers nothing true."""


class Guided(random.Random):
    """A generator that knows the truth, and answers every draw by it."""

    def __init__(self, truth: Hidden, spared: Counter[Any], dice: random.Random) -> None:
        super().__init__(0)
        self.left = {place: Counter(things) for place, things in truth.items()}
        self.spared = spared  # how often each thing was wanting in the end
        self.dice = dice

    def choices(self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1) -> Any:
        assert k == 1, "beliefs: imagine draws several things at once, which nobody can follow"
        assert cum_weights is None, "beliefs: imagine draws by summed weights, which nobody can follow"
        odds = list(weights) if weights is not None else [1] * len(population)
        true = [n for n, item in enumerate(population) if odds[n] > 0 and self.is_true(item)]
        if not true:
            self.spared.update({thing for place, _ in population for thing in +self.left[place]})
            raise Lost(f"{_offered(population, odds)}: nothing of that is true")
        pick = max(true, key=lambda n: odds[n] * self.dice.random() / (1 + self.wanted(population[n])))
        place, things = population[pick]
        self.left[place] -= Counter(things)
        return [population[pick]]

    def is_true(self, item: tuple[Hashable, tuple[Any, ...]]) -> bool:
        place, things = item
        here = self.left[place]
        return all(here[thing] >= n for thing, n in Counter(things).items())

    def wanted(self, item: tuple[Hashable, tuple[Any, ...]]) -> int:
        return sum(self.spared[thing] for thing in item[1])

    def random(self) -> float:
        raise AssertionError("beliefs: imagine draws otherwise than by choices, which nobody can follow")

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError(f"beliefs: imagine draws {k} bits otherwise than by choices, which nobody can follow")


def guided(imagine: Callable[[random.Random], State], truth: Hidden) -> State:
    """What imagine gives when every draw is answered by the truth; a broken law if that cannot be."""
    spared: Counter[Any] = Counter()
    dice = random.Random(0)
    for _ in range(TRIES):
        try:
            return imagine(Guided(truth, spared, dice))
        except Lost as lost:
            wrong = str(lost)
    raise AssertionError(f"beliefs: {wrong}")


def _offered(population: Sequence[Any], odds: list[Any]) -> str:
    return ", ".join(str(item) for item, weight in zip(population, odds, strict=True) if weight > 0) or "nothing"
