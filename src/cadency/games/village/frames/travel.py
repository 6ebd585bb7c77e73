"""Travel: into the world, one road at a time (V-10)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Depart
from cadency.games.village.frames.payment import bounty, pay
from cadency.games.village.names import CITIES, CITY, FARM, VILLAGE, WAGON
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import DEPART, SKIP
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field


class Travel(Ask[Village]):
    """Who goes where."""

    __slots__ = ("may", "seat")
    tag = "travel"
    fields = (Field("seat"), Field("may"))
    kind = "travel.go"
    clause = "V-10.1"

    def __init__(self, seat: int, may: int) -> None:
        self.seat: Final = seat
        self.may: Final = may

    def decision(self, s: Village) -> Decision:
        seat = self.seat
        found: list[Choice] = []
        for start, to in s.trips(seat):
            for g in generations(s.at(seat, place_of(start))):
                found.append(DEPART[start][to][g])
        if self.may:
            found.append(SKIP)
        return Decision(self, seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        if not isinstance(choice, Depart):
            return
        seat = self.seat
        s.move(seat, place_of(choice.start), CITY + choice.to, choice.generation)
        s.goods[seat * 5 + WAGON] -= s.content.wagons
        s.say("travelled", seat, CITIES[choice.to], choice.generation + 1)
        s.owed[seat] += s.spend(seat, s.content.trip_hours)
        s.stack.append(Arrival(seat, choice.to))
        for to, price in s.content.roads[choice.start]:
            if to == choice.to:
                pay(s, seat, price)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.travel(s, self.seat)


def can_travel(s: Village, seat: int) -> bool:
    return len(s.trips(seat)) > 0


class Arrival(Do[Village]):
    """A city's reward, the first time (V-10.4, V-10.5); waits for the road to be paid."""

    __slots__ = ("city", "seat")
    tag = "arrival"
    fields = (Field("seat"), Field("city", CITIES))

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, s: Village) -> None:
        bit = 1 << self.city
        if s.visited[self.seat] & bit:
            return
        s.visited[self.seat] |= bit
        prestige, coins, cubes = s.content.reward[self.city]
        s.prestige[self.seat] += prestige
        s.coins[self.seat] += coins
        s.say("visited", self.seat, CITIES[self.city], prestige, coins, cubes)
        bounty(s, self.seat, cubes)


def place_of(start: int) -> int:
    """Where a member stands who starts a trip there."""
    return FARM if start == VILLAGE else CITY + start
