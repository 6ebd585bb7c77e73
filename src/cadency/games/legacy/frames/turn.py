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
from cadency.games.legacy.frames.board import place
from cadency.games.legacy.frames.missions import claim
from cadency.games.legacy.frames.own import Pleading, Visiting
from cadency.games.legacy.frames.wedding import Whom
from cadency.games.legacy.names import BIRTH, MONEY, N_WHO, OWN, ROOM, SOCIALISE
from cadency.games.legacy.offers import N_ACTIONS, claimable, could_act, is_free, possible
from cadency.games.legacy.piles import bits, words
from cadency.games.legacy.prospects import eligible
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import ALL, Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field

_BIRTH: Final = 1 << BIRTH
_MONEY: Final = 1 << MONEY
_SOCIALISE: Final = 1 << SOCIALISE
# by what could be done, as bits: the words for it
_OPEN: Final[tuple[tuple[tuple[Choice, ...], ...], ...]] = tuple(
    tuple((*words(lives, LIVE), *words(places, PLACE)) for places in range(1 << N_ACTIONS))
    for lives in range(1 << len(OWN))
)
_EXTRAS: Final[tuple[tuple[Choice, ...], ...]] = tuple(tuple(words(mask, EXTRA)) for mask in range(1 << N_ACTIONS))

_SEATS: Final = range(4)


class After(Do[Legacy]):
    """Who is next, so many having passed in a row; after a full circle the round is over (L-4.5, L-R7)."""

    __slots__ = ("passes", "seat")
    tag = "after"
    fields = (Field("seat"), Field("passes"))

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes

    def run(self, s: Legacy) -> None:
        if s.clues:
            solve(s)
        seat, passes = self.seat, self.passes
        while passes < s.seats:
            if s.pawns[seat] or could_act(s, seat):
                s.stack.append(_TURN[seat][passes])
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
        claims = [CLAIM[mission] for mission in claimable(s, seat)] if s.tasks[seat] else None
        willing = s.hand[seat] & eligible(s, seat)
        pawns, extras = s.pawns[seat], s.aids[seat]
        doable = possible(s, seat) if pawns or extras else 0
        if pawns:
            lives = _MONEY | _BIRTH if s.who[seat * N_WHO + ROOM] else _MONEY
            found = _OPEN[lives | _SOCIALISE if s.row or s.deck or s.discards else lives][doable]
            if willing:
                found = tuple(words(willing, WED)) + found
            if extras:
                found += _EXTRAS[doable & extras]
        else:
            found = (*_EXTRAS[doable & extras], SKIP)
            if willing:
                free = bits(willing & s.content.free)
                found = tuple([WED[friend] for friend in free if is_free(s, seat, friend)]) + found
        return Decision(self, seat, tuple(claims) + found if claims else found, (), ALL, True)

    def answer(self, s: Legacy, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Claim):
            s.stack.append(AFTER[seat][self.passes])
            claim(s, seat, choice.mission)
            return
        after = AFTER[(seat + 1) % s.seats]
        if isinstance(choice, Skip):
            s.stack.append(after[self.passes + 1])
            s.say("passed", seat)
            return
        s.stack.append(after[0])
        if isinstance(choice, Live):
            s.pawns[seat] -= 1
            if s.events is not None:
                s.say("placed", seat, OWN[choice.action], "own")
            s.stack.append(_OWN[seat][choice.action])
        elif isinstance(choice, Wed):
            if not is_free(s, seat, choice.friend):
                s.pawns[seat] -= 1
            s.show(seat, choice.friend)
            s.stack.append(Whom(seat, choice.friend))
        elif isinstance(choice, (Place, Extra)):
            place(s, seat, choice)

    def refusals(self, s: Legacy) -> list[Refusal]:
        return why.turn(s, self.seat)


# frames that are alike are made once
AFTER: Final = tuple(tuple(After(seat, passes) for passes in range(5)) for seat in _SEATS)
_TURN: Final = tuple(tuple(Turn(seat, passes) for passes in range(4)) for seat in _SEATS)
_OWN: Final[tuple[tuple[Ask[Legacy], ...], ...]] = tuple(
    (Parents(seat), Pleading(seat, 0), Visiting(seat)) for seat in _SEATS
)
