"""The rest of a mass: members rise for grain, and the most of them bring prestige (V-13.5 to V-13.7)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Promote
from cadency.games.village.names import BIT, N_PLACES, WINDOW
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import PROMOTE, SKIP
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field


class Procession(Do[Village]):
    """Now the seats may move members to the left, each once, the first player first (V-13.5)."""

    __slots__ = ()
    tag = "procession"

    def run(self, s: Village) -> None:
        _procession(s, s.first, s.seats)


class Promotion(Ask[Village]):
    """One member, one window to the left, for grain; or enough."""

    __slots__ = ("lowest", "seat", "to_go")
    tag = "promotion"
    fields = (Field("seat"), Field("to_go"), Field("lowest"))
    kind = "mass.promote"
    clause = "V-13.5"

    def __init__(self, seat: int, to_go: int, lowest: int) -> None:
        self.seat: Final = seat
        self.to_go: Final = to_go
        self.lowest: Final = lowest  # steps are named from right to left, each window by generation

    def decision(self, s: Village) -> Decision:
        found: list[Choice] = promotions(s, self.seat, self.lowest)
        found.append(SKIP)
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Promote):
            window, generation = choice.window, choice.generation
            s.grain[seat] -= s.content.window_grain[window + 1]
            s.move(seat, WINDOW + window, WINDOW + window + 1, generation)
            s.say("promoted", seat, generation + 1, window + 2)
            lowest = window * 4 + generation
            if promotions(s, seat, lowest):
                s.stack.append(Promotion(seat, self.to_go, lowest))
                return
        _procession(s, (seat + 1) % s.seats, self.to_go - 1)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.promotion(s, self.seat, self.lowest)


def promotions(s: Village, seat: int, lowest: int) -> list[Choice]:
    found: list[Choice] = []
    at = seat * N_PLACES + WINDOW
    if not any(s.members[at : at + 3]):
        return found
    for window in range(3):
        here = s.members[at + window]
        if here and s.grain[seat] >= s.content.window_grain[window + 1]:
            for g in range(4):
                if here & 15 * BIT[g] and window * 4 + g >= lowest:
                    found.append(PROMOTE[window * 4 + g])
    return found


def _procession(s: Village, seat: int, to_go: int) -> None:
    for step in range(to_go):
        other = (seat + step) % s.seats
        if promotions(s, other, 0):
            s.stack.append(Promotion(other, to_go - step, 0))
            return


class Majority(Do[Village]):
    """Prestige for the most members on windows; ties go to the one furthest left, else to all (V-13.6, V-13.7)."""

    __slots__ = ()
    tag = "majority"

    def run(self, s: Village) -> None:
        # most members, then the highest window with anybody on it
        keys: list[tuple[int, int]] = []
        for seat in range(s.seats):
            row = s.in_church(seat)
            keys.append((sum(row), 3 if row[3] else 2 if row[2] else 1 if row[1] else 0))
        best = max(keys)
        for seat in range(s.seats):
            if best[0] and keys[seat] == best:  # an empty church honours nobody (V-R27)
                s.prestige[seat] += s.content.majority
                s.say("honoured", seat, s.content.majority)


PROCESSION: Final = Procession()
MAJORITY: Final = Majority()
