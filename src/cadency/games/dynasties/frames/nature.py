"""What nature shows to everybody: tiles laid out, and everything hidden turned over at the end."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.choices import UNVEIL, Unveil
from cadency.games.dynasties.names import CHARACTERS, WORTHS
from cadency.games.dynasties.score import finish
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Ask, Deal, Decision
from cadency.kernel.nature import Dealt


class Values(Ask[Dynasties]):
    """Nature: which region tile lies on which region (D-2.4)."""

    __slots__ = ()
    tag = "values"
    kind = "opening.values"
    clause = "D-2.4"

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, NATURE, (), Deal((1,) * 4, 4, ordered=True))

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        s.worths = choice.items
        s.say("valued", tuple([WORTHS[tile] for tile in choice.items]))


class Casting(Ask[Dynasties]):
    """Nature: which character comes to which space (D-2.8, D-11.2)."""

    __slots__ = ()
    tag = "casting"
    kind = "character.cast"
    clause = "D-2.8"

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, NATURE, (), Deal((1,) * 8, 8, ordered=True))

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        s.cast = choice.items
        s.used = 0
        s.say("cast", tuple([CHARACTERS[tile] for tile in choice.items]))


class Unveiling(Ask[Dynasties]):
    """Nature: everything hidden is turned over and counted. No answer of a seat may show what others hold, so this is
    nature's (D-13.1)."""

    __slots__ = ()
    tag = "unveiling"
    kind = "end.unveil"
    clause = "D-13.1"

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, NATURE, (UNVEIL,), (1,), veiled=True)

    def answer(self, s: Dynasties, choice: Unveil) -> None:
        finish(s)


VALUES: Final = Values()
CASTING: Final = Casting()
UNVEILING: Final = Unveiling()
