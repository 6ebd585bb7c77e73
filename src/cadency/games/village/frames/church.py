"""Church: a member into the black bag (V-12)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import BY_HOURS, Give
from cadency.games.village.frames.payment import pay
from cadency.games.village.names import BAG, FARM
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import GIVE, SKIP
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Choice, Field


class Church(Ask[Village]):
    """Whom to give, and for a cube or for time."""

    __slots__ = ("may", "seat")
    tag = "church"
    fields = (Field("seat"), Field("may"))
    kind = "church.give"
    clause = "V-12.1"

    def __init__(self, seat: int, may: int) -> None:
        self.seat: Final = seat
        self.may: Final = may

    def decision(self, s: Village) -> Decision:
        seat = self.seat
        found: list[Choice] = []
        cubes = s.affords(seat, s.content.vow)
        for g in generations(s.at(seat, FARM)):
            found.extend(GIVE[g] if cubes else GIVE[g][1:])
        if self.may:
            found.append(SKIP)
        return Decision(self, seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        if not isinstance(choice, Give):
            return
        seat = self.seat
        s.move(seat, FARM, BAG, choice.generation)
        s.say("gave", seat, choice.generation + 1)
        if choice.method == BY_HOURS:
            s.owed[seat] += s.spend(seat, s.content.vow_hours)
        else:
            pay(s, seat, s.content.vow)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.church(s, self.seat)


def can_give(s: Village, seat: int) -> bool:
    """Somebody must be at home; time can always be paid (V-12.2)."""
    return s.at(seat, FARM) > 0
