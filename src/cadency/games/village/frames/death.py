"""A member of a family dies (V-15)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Bury
from cadency.games.village.names import BAG, BIT, CAREER_OF, CAREERS, N_PLACES
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import BURY
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Field


class Mourning(Do[Village]):
    """So many members of a seat must die, one after another; with nobody left to see, no death is owed (V-R7, V-R9)."""

    __slots__ = ("deaths", "seat")
    tag = "mourning"
    fields = (Field("seat"), Field("deaths"))

    def __init__(self, seat: int, deaths: int) -> None:
        self.seat: Final = seat
        self.deaths: Final = deaths

    def run(self, s: Village) -> None:
        if not s.visible(self.seat):
            s.say("spared", self.seat)
            return
        if self.deaths > 1:
            s.stack.append(Mourning(self.seat, self.deaths - 1))
        s.stack.append(DEATH[self.seat])


class Death(Ask[Village]):
    """Which of the oldest visible members dies (V-15.3)."""

    __slots__ = ("seat",)
    tag = "death"
    fields = (Field("seat"),)
    kind = "death.bury"
    clause = "V-15.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        at = self.seat * N_PLACES
        mask = 15 * BIT[generations(s.visible(self.seat))[0]]
        return Decision(
            self,
            self.seat,
            tuple([BURY[p] for p, here in enumerate(s.members[at : at + BAG]) if here & mask]),
        )

    def answer(self, s: Village, choice: Bury) -> None:
        bury(s, self.seat, choice.place)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.death(s, self.seat)


def bury(s: Village, seat: int, place: int) -> None:
    """Into the chronicle by career, else into a grave, else out of the game; the last place of either ends it."""
    generation = generations(s.visible(seat))[0]
    s.members[seat * N_PLACES + place] -= BIT[generation]
    career = CAREER_OF[place]
    figure = seat * 4 + generation
    book = s.chronicle
    room = s.content.chronicle[s.seats]
    if len(book[career]) < room[career]:
        s.chronicle = (*book[:career], (*book[career], figure), *book[career + 1 :])
        s.say("died", seat, generation + 1, CAREERS[career], "chronicle")
        if sum([len(page) for page in s.chronicle]) == sum(room):
            _ends(s, seat, "chronicle")
    elif len(s.graves) < s.content.graves[s.seats]:
        s.graves = (*s.graves, figure)
        s.say("died", seat, generation + 1, CAREERS[career], "grave")
        if len(s.graves) == s.content.graves[s.seats]:
            _ends(s, seat, "graves")
    else:
        s.lost[seat] += 1
        s.say("died", seat, generation + 1, CAREERS[career], "nowhere")


def _ends(s: Village, seat: int, cause: str) -> None:
    if s.ending < 0:  # a further trigger in the last turns changes nothing (V-R38)
        s.ending = seat
        s.cause = cause
        s.say("ending", seat, cause)


DEATH: Final = tuple(Death(seat) for seat in range(4))
