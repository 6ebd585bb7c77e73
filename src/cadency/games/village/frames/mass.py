"""Mass, at the end of each round and of the game (V-13)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Ransom
from cadency.games.village.frames.procession import MAJORITY, PROCESSION
from cadency.games.village.names import BAG, WINDOW
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import RANSOM, SKIP
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do, Refusal
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Choice, Field


class Mass(Do[Village]):
    """Figures leave the bag, members rise for grain, the most of them bring prestige (V-13.1)."""

    __slots__ = ()
    tag = "mass"

    def run(self, s: Village) -> None:
        s.say("mass")
        s.todo(PROCESSION, MAJORITY)
        _alms(s, s.first, s.seats, 0)


class Alms(Ask[Village]):
    """A coin for each own member taken out of the bag, until all figures are out (V-13.2, V-R26)."""

    __slots__ = ("lowest", "out", "seat", "to_go")
    tag = "alms"
    fields = (Field("seat"), Field("to_go"), Field("out"), Field("lowest"))
    kind = "mass.ransom"
    clause = "V-13.2"

    def __init__(self, seat: int, to_go: int, out: int, lowest: int) -> None:
        self.seat: Final = seat
        self.to_go: Final = to_go  # seats that have not had their go, this one included
        self.out: Final = out  # figures out of the bag so far
        self.lowest: Final = lowest  # generations are named in order, so that no two ways mean the same

    def decision(self, s: Village) -> Decision:
        found: list[Choice] = [RANSOM[g] for g in generations(s.at(self.seat, BAG)) if g >= self.lowest]
        found.append(SKIP)
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        seat = self.seat
        out = self.out
        if isinstance(choice, Ransom):
            out += 1
            s.coins[seat] -= 1
            s.move(seat, BAG, WINDOW, choice.generation)
            s.say("ransomed", seat, choice.generation + 1)
            if out < s.content.drawn and s.coins[seat]:
                s.stack.append(Alms(seat, self.to_go, out, choice.generation))
                return
        _alms(s, (seat + 1) % s.seats, self.to_go - 1, out)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.alms(s, self.seat, self.lowest)


def _alms(s: Village, seat: int, to_go: int, out: int) -> None:
    """The next seat that could take somebody out; else the lots."""
    for step in range(to_go if out < s.content.drawn else 0):
        other = (seat + step) % s.seats
        if s.coins[other] and s.at(other, BAG):
            s.stack.append(Alms(other, to_go - step, out, 0))
            return
    s.stack.append(Lots(s.content.drawn - out))


class Lots(Ask[Village]):
    """Nature: the rest of the figures. Item 0 is a monk, then seat by seat the four generations (V-13.3)."""

    __slots__ = ("count",)
    tag = "lots"
    fields = (Field("count"),)
    kind = "mass.lots"
    clause = "V-13.3"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def decision(self, s: Village) -> Decision:
        bag = [s.content.monks]
        for seat in range(s.seats):
            here = s.at(seat, BAG)
            bag += [here & 15, here >> 4 & 15, here >> 8 & 15, here >> 12]
        return Decision(self, NATURE, (), Deal(tuple(bag), self.count))

    def answer(self, s: Village, choice: Dealt) -> None:
        for item in choice.items:
            if item:
                s.move((item - 1) >> 2, BAG, WINDOW, (item - 1) & 3)
                s.say("called", (item - 1) >> 2, ((item - 1) & 3) + 1)
        s.say("monks", choice.items.count(0))


MASS: Final = Mass()
