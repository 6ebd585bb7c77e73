"""How the Inheritance begins, and the clues of each generation (L-16.2, L-16.7)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import BECOME, Become
from cadency.games.legacy.forebears import FATHER, MOTHER, recount, roots
from cadency.games.legacy.frames.ancestors import Parentage
from cadency.games.legacy.frames.hands import Drawing
from cadency.games.legacy.names import CLUES, FRIENDS, INHERITANCE, N_CLUES, SELVES
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, Ask, Deal, Decision
from cadency.kernel.nature import Dealt


class Becoming(Ask[Legacy]):
    """Who are you (L-16.2)?"""

    __slots__ = ()
    tag = "becoming"
    kind = "opening.self"
    clause = "L-16.2"

    def decision(self, s: Legacy) -> Decision:
        return Decision(self, 0, BECOME)

    def answer(self, s: Legacy, choice: Become) -> None:
        income, gold, friends = s.content.starts[choice.whom]
        s.family[0] = roots(s, FRIENDS.index(SELVES[choice.whom]))
        recount(s, 0)
        s.income[0], s.gold[0] = income, gold
        s.say("became", SELVES[choice.whom])
        s.todo(Parentage(0, FATHER), Parentage(0, MOTHER), Drawing(0, friends))


class Hints(Ask[Legacy]):
    """Nature: the clues of a generation (L-16.7)."""

    __slots__ = ()
    tag = "hints"
    kind = "clue.deal"
    clause = "L-16.7"

    def decision(self, s: Legacy) -> Decision:
        pile = s.content.clues[s.generation]
        return Decision(self, NATURE, (), Deal((), s.content.drawn_clues, False, pile, N_CLUES))

    def answer(self, s: Legacy, choice: Dealt) -> None:
        for clue in choice.items:
            s.clues |= 1 << clue
        s.say("hinted", tuple([CLUES[clue] for clue in choice.items]))


def clue_frames(s: Legacy) -> list[Hints]:
    return [HINTS] if s.variant == INHERITANCE else []


BECOMING: Final = Becoming()
HINTS: Final = Hints()
