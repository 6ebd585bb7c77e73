"""What characters and bonus actions give (D-7.4, D-11.5)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import SHIELD, Shield
from cadency.games.dynasties.frames.cards import draw_cards, draw_scorings
from cadency.games.dynasties.frames.dowry import take_shield
from cadency.games.dynasties.frames.drawing import draw_cubes
from cadency.games.dynasties.names import (
    BAG,
    COLOURS,
    STORE,
)
from cadency.games.dynasties.sharing import Take, takes
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Field


def gain(s: Dynasties, seat: int, cubes: int, keep: int, cards: int, scoring: int, shields: int) -> None:
    """What is drawn or taken, as far as it is there (D-R18): shields, scoring cards, action cards, cubes."""
    draw_cubes(s, seat, cubes, keep)
    if cards:
        draw_cards(s, seat, cards)
    if scoring:
        draw_scorings(s, seat, scoring)
    if shields and any([s.shields_left(region) for region in range(4)]):
        s.stack.append(Shielding(seat, shields))


class Shielding(Ask[Dynasties]):
    """A shield of which region (D-7.4, D-11.5)."""

    __slots__ = ("count", "seat")
    tag = "shielding"
    fields = (Field("seat"), Field("count"))
    kind = "shield.take"
    clause = "D-7.4"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, tuple([word for word in SHIELD if s.shields_left(word.region)]))

    def answer(self, s: Dynasties, choice: Shield) -> None:
        take_shield(s, self.seat, choice.region)
        if self.count > 1 and any([s.shields_left(region) for region in range(4)]):
            s.stack.append(Shielding(self.seat, self.count - 1))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.shielding(s)


class Picking(Ask[Dynasties]):
    """Fugger: cubes of one's choice out of the bag (D-7.4)."""

    __slots__ = ("count", "seat")
    tag = "picking"
    fields = (Field("seat"), Field("count"))
    kind = "bag.pick"
    clause = "D-7.4"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Dynasties) -> Decision:
        bag = tuple([min(n, self.count) for n in s.cubes[BAG : BAG + 5]])
        return Decision(self, self.seat, takes(bag, self.count))

    def answer(self, s: Dynasties, choice: Take) -> None:
        for colour in choice.items:
            s.cubes[BAG + colour] -= 1
            s.cubes[STORE + 5 * self.seat + colour] += 1
        if s.events is not None:
            s.say("took", self.seat, tuple([COLOURS[colour] for colour in choice.items]))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.lots(s, BAG, self.count, self.clause)
