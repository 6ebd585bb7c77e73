"""What the dowry dice bring (D-6.4, D-6.5)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.frames.cards import draw_cards, draw_scorings
from cadency.games.dynasties.frames.drawing import draw_cubes
from cadency.games.dynasties.frames.passing import TRIM
from cadency.games.dynasties.names import CHILD, CITIES, FACES, P_DOWRY, REGIONS
from cadency.games.dynasties.sharing import ROLLS
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Do
from cadency.kernel.words import Field

_city = Field("city", CITIES)
_roll = Field("roll", ROLLS)


class Dowry(Do[Dynasties]):
    """What one die brings (D-6.4)."""

    __slots__ = ("city", "face", "seat")
    tag = "dowry"
    fields = (Field("seat"), _city, Field("face", FACES))

    def __init__(self, seat: int, city: int, face: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.face: Final = face

    def run(self, s: Dynasties) -> None:
        seat, gives = self.seat, s.content.faces[self.face]
        if self.face == 0:
            bear(s, seat, self.city)
        elif self.face == 1:
            for _ in range(gives):
                take_shield(s, seat, s.region(self.city))
        elif self.face == 2:
            s.score(seat, P_DOWRY, gives)
            s.say("honoured", seat, gives)
        elif self.face == 3:
            draw_cubes(s, seat, gives)
        elif self.face == 4:
            if s.has_passed(seat):
                s.stack.append(TRIM[seat])
            draw_cards(s, seat, gives)
        else:
            draw_scorings(s, seat, gives)


def bear(s: Dynasties, seat: int, city: int) -> None:
    """A child, if the star is free and there is a figure for it (D-6.5, D-R3)."""
    if s.figures[seat] and not s.children() >> city & 1:
        s.figures[seat] -= 1
        s.folk[3 * seat + CHILD] |= 1 << city
        s.say("born", seat, CITIES[city])


def take_shield(s: Dynasties, seat: int, region: int) -> None:
    """A shield, if there is one left (D-R21)."""
    if s.shields_left(region):
        s.shields[4 * seat + region] += 1
        s.say("shielded", seat, REGIONS[region])
