"""Crafts: one good by time or by payment, or the mill (V-8)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Buy, Make, Skip, Train
from cadency.games.village.frames.payment import pay
from cadency.games.village.names import BUILDING, BUILDINGS, FARM, GOODS, MAKER, MAKES, N_PLACES
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import BUY, GRIND, MAKE, SKIP, TRAIN
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Choice, Field


class Crafts(Ask[Village]):
    """Train, make, buy or grind."""

    __slots__ = ("may", "seat")
    tag = "crafts"
    fields = (Field("seat"), Field("may"))
    kind = "crafts.work"
    clause = "V-8.1"

    def __init__(self, seat: int, may: int) -> None:
        self.seat: Final = seat
        self.may: Final = may

    def decision(self, s: Village) -> Decision:
        seat = self.seat
        at = seat * N_PLACES
        found: list[Choice] = []
        home = s.members[at + FARM]
        if home:
            for g in generations(home):
                found += _TRAININGS[g]
        for building in range(4):
            if s.members[at + BUILDING + building]:
                found += _MADE[building]
            if affordable(s, seat, building):
                found += _BOUGHT[building]
        if s.grain[seat] >= s.content.mill[1]:
            found.append(GRIND)
        if self.may:
            found.append(SKIP)
        return Decision(self, seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Train):
            s.move(seat, FARM, BUILDING + choice.building, choice.generation)
            if s.events is not None:
                s.say("trained", seat, BUILDINGS[choice.building], choice.generation + 1)
            s.owed[seat] += s.spend(seat, s.content.train[choice.building])
            s.stack.append(Bench(seat, choice.building))
        elif isinstance(choice, Make):
            make(s, seat, choice.good)
        elif isinstance(choice, Buy):
            building = MAKER[choice.good]
            s.gains(seat, choice.good)
            if s.events is not None:
                s.say("bought", seat, GOODS[choice.good])
            s.grain[seat] -= s.content.craft_grain[building]
            pay(s, seat, s.content.craft_price[building])
        elif not isinstance(choice, Skip):
            hours, grain, coins = s.content.mill
            s.grain[seat] -= grain
            s.coins[seat] += coins
            s.say("ground", seat, coins)
            s.owed[seat] += s.spend(seat, hours)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.crafts(s, self.seat)


def can_craft(s: Village, seat: int) -> bool:
    """With nobody at home to be trained there are still trained members, the mill and payments."""
    at = seat * N_PLACES
    if s.members[at + FARM] or s.grain[seat] >= s.content.mill[1]:
        return True
    for here in s.members[at + BUILDING : at + BUILDING + 4]:
        if here:
            return True
    for building in range(4):
        if affordable(s, seat, building):
            return True
    return False


class Bench(Ask[Village]):
    """A member has just been trained and may produce at once (V-8.3, V-R13, V-R42)."""

    __slots__ = ("building", "seat")
    tag = "bench"
    fields = (Field("seat"), Field("building", BUILDINGS))
    kind = "crafts.bench"
    clause = "V-8.3"

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, _BENCHES[self.building])

    def answer(self, s: Village, choice: Choice) -> None:
        if isinstance(choice, Make):
            make(s, self.seat, choice.good)


def make(s: Village, seat: int, good: int) -> None:
    s.gains(seat, good)
    if s.events is not None:
        s.say("made", seat, GOODS[good])
    s.owed[seat] += s.spend(seat, s.content.make[MAKER[good]])


def affordable(s: Village, seat: int, building: int) -> bool:
    """Can the goods of this building be bought now (V-8.4)?"""
    if s.grain[seat] < s.content.craft_grain[building]:
        return False
    return s.affords(seat, s.content.craft_price[building])


_TRAININGS: Final = tuple(tuple(row[g] for row in TRAIN) for g in range(4))
_MADE: Final = tuple(tuple(MAKE[good] for good in goods) for goods in MAKES)
_BOUGHT: Final = tuple(tuple(BUY[good] for good in goods) for goods in MAKES)
_BENCHES: Final = tuple((*[MAKE[good] for good in goods], SKIP) for goods in MAKES)
