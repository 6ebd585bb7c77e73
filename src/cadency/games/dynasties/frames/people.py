"""Using a character (D-7)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import CALL, MATCH, Call, Match
from cadency.games.dynasties.frames.gifts import Picking, gain
from cadency.games.dynasties.frames.paying import charge
from cadency.games.dynasties.frames.voyages import Crossing
from cadency.games.dynasties.frames.wedding import ROLLING
from cadency.games.dynasties.names import (
    BLUE,
    CATHERINE,
    CHARACTERS,
    CITIES,
    COLUMBUS,
    FUGGER,
    LEONARDO,
    SLOTS,
    YELLOW,
)
from cadency.games.dynasties.reach import most_pairs, spaces
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Field


class Calling(Ask[Dynasties]):
    """Which character, on the blue spaces or on the yellow ones (D-7.1, D-8.4)."""

    __slots__ = ("row", "seat")
    tag = "calling"
    fields = (Field("seat"), Field("row", ("blue", "yellow")))
    kind = "character.call"
    clause = "D-7.1"

    def __init__(self, seat: int, row: int) -> None:
        self.seat: Final = seat
        self.row: Final = row

    def price(self, s: Dynasties, space: int) -> int:
        return s.content.special_price[s.played] if self.row else s.content.blue[space]

    def decision(self, s: Dynasties) -> Decision:
        colour = YELLOW if self.row else BLUE
        found = spaces(s, self.seat, colour, self.price(s, 0))
        return Decision(self, self.seat, tuple([CALL[s.cast[space]] for space in found]))

    def answer(self, s: Dynasties, choice: Call) -> None:
        colour = YELLOW if self.row else BLUE
        character = choice.character
        price = self.price(s, s.cast.index(character))
        s.say("called", self.seat, CHARACTERS[character])
        s.stack.append(Power(self.seat, character))
        charge(s, self.seat, colour, price, most_pairs(s, self.seat, character, colour, price))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.calling(s, self.seat, self.row)


class Power(Do[Dynasties]):
    """What a character does; the tile is turned face down (D-7.3, D-7.4)."""

    __slots__ = ("character", "seat")
    tag = "power"
    fields = (Field("seat"), Field("character", CHARACTERS))

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character

    def run(self, s: Dynasties) -> None:
        seat, character = self.seat, self.character
        s.used |= 1 << character
        gives = s.content.characters[character]
        if character == LEONARDO:
            s.figures[seat] -= 1
            s.leonardo = seat
        elif character == CATHERINE:
            s.stack.append(Matching(seat))
        elif character == COLUMBUS:
            s.stack.append(Crossing(seat))
        elif character == FUGGER:
            s.stack.append(Picking(seat, min(gives.choose, s.bag())))
        else:
            gain(s, seat, gives.cubes, gives.keep, gives.cards, gives.scoring, gives.shields)


class Matching(Ask[Dynasties]):
    """Catherine: which single figure weds a neutral one (D-6.7)."""

    __slots__ = ("seat",)
    tag = "matching"
    fields = (Field("seat"),)
    kind = "wedding.match"
    clause = "D-6.7"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Dynasties) -> Decision:
        single = s.singles(self.seat)
        return Decision(self, self.seat, tuple([word for word in MATCH if single >> word.city & 1]))

    def answer(self, s: Dynasties, choice: Match) -> None:
        city = choice.city
        slot = 1 if s.taken(0) >> city & 1 else 0
        s.folk[3 * s.seats + slot] |= 1 << city
        s.say("matched", self.seat, SLOTS[slot], CITIES[city])
        s.stack.append(ROLLING[city])

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.matching(s, self.seat)


CALLING: Final = tuple((Calling(seat, 0), Calling(seat, 1)) for seat in range(5))
