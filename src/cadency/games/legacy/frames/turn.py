"""A turn: one pawn, or none where none is needed (L-4)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy import why
from cadency.games.legacy.choices import (
    CLAIM,
    EXTRA,
    LIVE,
    PLACE,
    SKIP,
    WED,
    Claim,
    Extra,
    Live,
    Place,
    Skip,
    Wed,
)
from cadency.games.legacy.clues import solve
from cadency.games.legacy.frames.births import Parents
from cadency.games.legacy.frames.board import begin
from cadency.games.legacy.frames.effects import Run
from cadency.games.legacy.frames.own import Pleading, Visiting
from cadency.games.legacy.frames.wedding import Whom
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.names import (
    ACTIONS,
    BIRTH,
    COLOUR_OF,
    MISSIONS,
    MONEY,
    N_COLOURS,
    OWN,
    SOCIALISE,
    SOURCES,
    VERBS,
)
from cadency.games.legacy.offers import N_ACTIONS, claimable, could_act, extra_actions, free_now, possible
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field

_MISSION = SOURCES.index("mission")
_KEEP = VERBS.index("keep")
# by what could be done, as bits: the words for it
_PLACES = tuple([PLACE[n] for n in range(N_ACTIONS) if mask >> n & 1] for mask in range(1 << N_ACTIONS))
_EXTRAS = tuple([EXTRA[n] for n in range(N_ACTIONS) if mask >> n & 1] for mask in range(1 << N_ACTIONS))


class After(Do[Legacy]):
    """Who is next, so many having passed in a row; after a full circle the round is over (L-4.5, L-R7)."""

    __slots__ = ("passes", "seat")
    tag = "after"
    fields = (Field("seat"), Field("passes"))

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes

    def run(self, s: Legacy) -> None:
        solve(s)
        seat, passes = self.seat, self.passes
        while passes < s.seats:
            if could_act(s, seat):
                s.stack.append(Turn(seat, passes))
                return
            seat, passes = (seat + 1) % s.seats, passes + 1


class Turn(Ask[Legacy]):
    """What a seat does."""

    __slots__ = ("passes", "seat")
    tag = "turn"
    fields = (Field("seat"), Field("passes"))
    kind = "turn.act"
    clause = "L-4.1"

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes

    def decision(self, s: Legacy) -> Decision:
        seat = self.seat
        found: list[Choice] = [CLAIM[mission] for mission in claimable(s, seat)]
        seen = KIN[s.variant].survey(s, seat)
        willing = s.hand[seat] & seen[2]
        extras = extra_actions(s, seat)
        doable = possible(s, seat, seen) if extras or s.pawns[seat] else 0
        if s.pawns[seat]:
            found += [WED[friend] for friend in bits(willing)]
            if seen[1] > 0:
                found.append(LIVE[BIRTH])
            found.append(LIVE[MONEY])
            if s.row or s.deck or s.discards:
                found.append(LIVE[SOCIALISE])
            found += _PLACES[doable]
        else:
            found += [WED[friend] for friend in bits(willing & free_now(s, seat))]
        found += _EXTRAS[doable & extras]
        if not s.pawns[seat]:
            found.append(SKIP)
        return Decision(self, seat, tuple(found), veiled=True)

    def answer(self, s: Legacy, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Claim):
            s.stack.append(After(seat, self.passes))
            _claim(s, seat, choice.mission)
            return
        passed = isinstance(choice, Skip)
        s.stack.append(After((seat + 1) % s.seats, self.passes + 1 if passed else 0))
        if isinstance(choice, Wed):
            if not free_now(s, seat) >> choice.friend & 1:
                s.pawns[seat] -= 1
            s.show(seat, choice.friend)
            s.stack.append(Whom(seat, choice.friend))
        elif isinstance(choice, Live):
            s.pawns[seat] -= 1
            s.say("placed", seat, OWN[choice.action], "own")
            s.stack.append((Parents(seat), Pleading(seat, 0), Visiting(seat))[choice.action])
        elif isinstance(choice, (Place, Extra)):
            _place(s, seat, choice)
        else:
            s.say("passed", seat)

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.turn(s, self.seat)


def _place(s: Legacy, seat: int, choice: Place | Extra) -> None:
    """A pawn goes to the main board (L-4.3)."""
    action = choice.action
    s.closed |= 1 << action
    if isinstance(choice, Place):
        s.pawns[seat] -= 1
        s.say("placed", seat, ACTIONS[action], "own")
    else:
        colour = COLOUR_OF[action]
        s.extras[seat * N_COLOURS + colour] -= 1
        s.spent = tuple([n + (c == colour) for c, n in enumerate(s.spent)])
        s.say("placed", seat, ACTIONS[action], "extra")
    begin(s, seat, action)


def _claim(s: Legacy, seat: int, mission: int) -> None:
    """The reward of a mission (L-9.3)."""
    bit = 1 << mission
    s.tasks[seat] &= ~bit
    if all(verb != _KEEP for verb, _ in s.content.programs[_MISSION][mission]):
        s.mission_discards |= bit
    s.say("claimed", seat, MISSIONS[mission])
    s.stack.append(Run(seat, _MISSION, mission, 0))
