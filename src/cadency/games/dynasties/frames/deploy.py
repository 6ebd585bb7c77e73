"""Deploying a prince or a princess, and what the city gives for it (D-5, D-8.2)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import SEND, Send
from cadency.games.dynasties.frames.cards import Book
from cadency.games.dynasties.frames.drawing import draw_cubes
from cadency.games.dynasties.frames.paying import charge
from cadency.games.dynasties.frames.wedding import ROLLING
from cadency.games.dynasties.names import CARDS, CITIES, EXTRA, P_CITIES, SLOTS, YELLOW
from cadency.games.dynasties.reach import targets
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field

_seat = Field("seat")


class Deploying(Ask[Dynasties]):
    """Where a prince, a princess or either of them goes (D-5.2)."""

    __slots__ = ("seat", "slots")
    tag = "deploying"
    fields = (_seat, Field("slots", ("none", "prince", "princess", "either")))
    kind = "deploy.send"
    clause = "D-5.2"

    def __init__(self, seat: int, slots: int) -> None:
        self.seat: Final = seat
        self.slots: Final = slots  # as bits

    def decision(self, s: Dynasties) -> Decision:
        found: list[Choice] = []
        for slot in (0, 1):
            if self.slots >> slot & 1:
                found += sends(targets(s, self.seat, slot), slot)
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Dynasties, choice: Send) -> None:
        send(s, self.seat, choice, choice.slot, s.content.prices[choice.slot][choice.city])

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.deploying(s, self.seat, self.slots)


class Posting(Ask[Dynasties]):
    """Prince or princess in the city that a card names, at the card's price (D-8.2)."""

    __slots__ = ("city", "seat")
    tag = "posting"
    fields = (_seat, Field("city", CITIES))
    kind = "deploy.post"
    clause = "D-8.2"

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def decision(self, s: Dynasties) -> Decision:
        free = [slot for slot in (0, 1) if not s.taken(slot) >> self.city & 1]
        return Decision(self, self.seat, tuple([SEND[self.city][slot] for slot in free]))

    def answer(self, s: Dynasties, choice: Send) -> None:
        send(s, self.seat, choice, YELLOW, s.content.special_price[s.played])

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.posting(s, self.city)


def sends(cities: int, slot: int) -> list[Send]:
    """The cities of a mask as choices, in order."""
    found = []
    while cities:
        low = cities & -cities
        found.append(SEND[low.bit_length() - 1][slot])
        cities ^= low
    return found


def send(s: Dynasties, seat: int, choice: Send, colour: int, price: int) -> None:
    s.stack.append(Settling(seat, choice.city, choice.slot))
    charge(s, seat, colour, price)


class Settling(Do[Dynasties]):
    """Somebody arrives: the reward of the city, then a wedding if there are two now (D-5.4 to D-5.7, D-R27)."""

    __slots__ = ("city", "seat", "slot")
    tag = "settling"
    fields = (_seat, Field("city", CITIES), Field("slot", SLOTS))

    def __init__(self, seat: int, city: int, slot: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.slot: Final = slot

    def run(self, s: Dynasties) -> None:
        seat, city, content = self.seat, self.city, s.content
        s.figures[seat] -= 1
        s.folk[3 * seat + self.slot] |= 1 << city
        if s.events is not None:
            s.say("deployed", seat, SLOTS[self.slot], CITIES[city])
        if s.taken(1 - self.slot) >> city & 1:
            s.stack.append(ROLLING[city])
        symbol = content.symbol_of[city]
        if symbol == 0:
            s.score(seat, P_CITIES, content.reward_points)
            s.say("honoured", seat, content.reward_points)
        elif symbol == 1:
            draw_cubes(s, seat, content.reward_cubes)
        elif symbol == 2 and s.stock[content.shelf[city]]:
            s.stack.append(Book(seat, city))


DEPLOYING: Final = tuple(tuple(Deploying(seat, slots) for slots in range(4)) for seat in range(5))
POSTING: Final = tuple(tuple(Posting(seat, CITIES.index(card)) for card in CARDS[:EXTRA]) for seat in range(5))
