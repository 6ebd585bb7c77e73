"""A wedding: three dice, which one divides and the other chooses from (D-6)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.frames.dowry import Dowry
from cadency.games.dynasties.names import CITIES, FACES
from cadency.games.dynasties.sharing import ACCEPT, APART, CHANCES, ROLL, ROLL_AT, ROLLS, Accept, Apart, Roll
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Ask, Decision, Frame, Refusal
from cadency.kernel.words import Field, Wire

_city = Field("city", CITIES)
_roll = Field("roll", ROLLS)


class Rolling(Ask[Dynasties]):
    """Nature: how the three dice fall (D-6.2)."""

    __slots__ = ("city",)
    tag = "rolling"
    fields = (_city,)
    kind = "wedding.roll"
    clause = "D-6.2"

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, NATURE, ROLL, CHANCES)

    def answer(self, s: Dynasties, choice: Roll) -> None:
        city = self.city
        large = s.content.large[city]
        seat = s.owner(city, 1 - large)
        if seat < 0:  # the other one is nobody's
            seat = s.owner(city, large)
        s.say("wed", CITIES[city])
        s.say("rolled", seat, _faces(choice.items))
        s.stack.append(Parting(seat, city, ROLL_AT[choice.items]))


class Parting(Ask[Dynasties]):
    """Which die is set apart from the other two (D-6.2, D-6.7)."""

    __slots__ = ("city", "roll", "seat")
    tag = "parting"
    fields = (Field("seat"), _city, _roll)
    kind = "wedding.divide"
    clause = "D-6.2"

    def __init__(self, seat: int, city: int, roll: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.roll: Final = roll

    def decision(self, s: Dynasties) -> Decision:
        faces = sorted(set(ROLL[self.roll].items))
        return Decision(self, self.seat, tuple([APART[face] for face in faces]))

    def answer(self, s: Dynasties, choice: Apart) -> None:
        pair = without(ROLL[self.roll].items, (choice.face,))
        s.say("parted", self.seat, _faces((choice.face,)), _faces(pair))
        large = s.owner(self.city, s.content.large[self.city])
        if large in (self.seat, -1):
            s.todo_all([Dowry(self.seat, self.city, face) for face in pair])
        else:
            s.stack.append(Accepting(large, self.city, self.roll, choice.face))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.parting(self.roll)


class Accepting(Ask[Dynasties]):
    """One die or two: whoever is on the large slot chooses, and has them first (D-6.3)."""

    __slots__ = ("apart", "city", "roll", "seat")
    tag = "accepting"
    fields = (Field("seat"), _city, _roll, Field("apart", FACES))
    kind = "wedding.choose"
    clause = "D-6.3"

    def __init__(self, seat: int, city: int, roll: int, apart: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.roll: Final = roll
        self.apart: Final = apart

    def decision(self, s: Dynasties) -> Decision:
        pair = without(ROLL[self.roll].items, (self.apart,))
        return Decision(self, self.seat, (ACCEPT[self.apart,], ACCEPT[pair]))

    def answer(self, s: Dynasties, choice: Accept) -> None:
        city = self.city
        other = s.owner(city, 1 - s.content.large[city])
        left = without(ROLL[self.roll].items, choice.items)
        s.say("accepted", self.seat, _faces(choice.items))
        frames: list[Frame] = [Dowry(self.seat, city, face) for face in choice.items]
        s.todo_all(frames + [Dowry(other, city, face) for face in left])


def without(faces: tuple[int, ...], lot: tuple[int, ...]) -> tuple[int, ...]:
    left = list(faces)
    for face in lot:
        left.remove(face)
    return tuple(left)


def _faces(faces: tuple[int, ...]) -> Wire:
    return tuple([FACES[face] for face in faces])


ROLLING: Final = tuple(Rolling(city) for city in range(len(CITIES)))
