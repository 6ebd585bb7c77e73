"""A tree over turns: what is tried at one's own and the others' next turns depends on how it went in tries before.

Every try begins at the root and goes from turn to turn by what looks best for whoever is asked, with some curiosity for
what was seldom tried; where the tree ends, everybody plays on as in any other try. Worlds differ much more than lines
do, so what counts of a try is by how much it ends better or worse than the judge's own line does in the same world.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from cadency.bots.search.line import Look, Way, best_of
from cadency.bots.search.plan import Plan
from cadency.bots.search.worlds import Luck, Span, follow, play_on, question
from cadency.kernel.words import Choice

SEEN: Final = 2  # tries that end at a turn before those that may follow it are looked at


class Turn:
    """A turn in the tree, and the turns that may follow it."""

    __slots__ = ("behind", "choices", "gains", "next", "tries")

    def __init__(self, choices: list[Choice], behind: float) -> None:
        self.choices: Final = choices  # the last one first; none at the root
        self.behind: Final = behind  # the best of its like, by the judge, in points; 0 or less
        self.tries: int = 0
        self.gains: list[float] = []  # of all tries together, by seat
        self.next: list[Turn] = []

    def gain(self, seat: int) -> float:
        """What a seat has gained here, in a try."""
        return self.gains[seat] / self.tries if self.tries else 0.0

    def credit(self, gains: list[float]) -> None:
        self.tries += 1
        self.gains = [one + more for one, more in zip(self.gains, gains, strict=True)] if self.gains else gains

    def grow(self, ways: list[Way], plan: Plan) -> None:
        """What may follow: the ways that are worth a try."""
        ways.sort(key=lambda way: -way.value)
        self.next = [Turn(way.choices, way.value - ways[0].value) for way in best_of(ways, plan)]


class Tree:
    """The turns that are known, below those of whoever asks."""

    __slots__ = ("look", "plan", "root", "seat", "seed")

    def __init__(self, ways: list[Way], seat: int, look: Look, plan: Plan, seed: int) -> None:
        self.root: Final = Turn([], 0.0)
        self.root.next = [Turn(way.choices, way.value - ways[0].value) for way in ways]
        self.seat: Final = seat
        self.look: Final = look
        self.plan: Final = plan
        self.seed: Final = seed

    def descend(self, s: Any, n: int) -> list[Turn]:
        """Play a try to its end, in a copy of the nth world. The turns it took as long as it was in the tree."""
        luck, span = Luck(self.seed + n), Span(self.seat, self.plan.turns)
        turn = self.likely(self.root.next, self.root, self.seat)
        path = [self.root, turn]
        follow(s, self.seat, turn.choices)
        while (decision := question(s, luck)) is not None and not span.ends(decision.seat):
            seat, options = decision.seat, decision.options
            if not turn.next and turn.tries >= SEEN:
                turn.grow(self.look.ways(s, seat, options, max(len(options), self.plan.ponder)), self.plan)
            there = open_to(turn.next, options)
            if not there:  # the tree ends here, or knows nothing that can be done in this world
                span.back()
                play_on(s, span, self.look, luck, self.plan.ponder)
                break
            turn = self.likely(there, turn, seat)
            path.append(turn)
            follow(s, seat, turn.choices)
        return path

    def likely(self, turns: list[Turn], before: Turn, seat: int) -> Turn:
        """The turn that looks best to a seat, or is worth a look for having had few. At first the judge says what to
        expect of it."""
        prior, curious = self.plan.prior, self.plan.tree
        usual, many = before.gain(seat), log(before.tries + 1.0)
        best, most = turns[0], -1e18
        for turn in turns:
            gained = turn.gains[seat] if turn.tries else 0.0
            known = prior + turn.tries
            hope = (prior * (usual + turn.behind) + gained) / known if known else usual + turn.behind
            hope += curious * sqrt(many / (known + 1.0))
            if hope > most:
                best, most = turn, hope
        return best

    def settled(self, left: int) -> bool:
        """Would so many more tries change nothing? The first turn tried most can no longer be caught up with."""
        counts = sorted([turn.tries for turn in self.root.next])
        return counts[-1] - counts[-2] > left


def open_to(turns: list[Turn], options: tuple[Choice, ...]) -> list[Turn]:
    """Those of these turns that can be begun."""
    found: list[Turn] = []
    for turn in turns:
        first = turn.choices[-1]
        for option in options:
            if option is first:
                found.append(turn)
                break
    return found
