"""A turn: a cube or the well, an action, and whoever dies at its end (V-4, V-15.1, V-16.2)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import ACT, SKIP, TAKE, WELL, Act, Take, Well
from cadency.games.village.frames.church import Church
from cadency.games.village.frames.council import Council
from cadency.games.village.frames.crafts import Crafts, affordable
from cadency.games.village.frames.death import Mourning
from cadency.games.village.frames.home import Family, Harvest
from cadency.games.village.frames.market import Stall
from cadency.games.village.frames.mass import MASS
from cadency.games.village.frames.travel import Travel
from cadency.games.village.names import (
    BUILDING,
    COLOURS,
    CRAFTS,
    FAMILY,
    FARM,
    LEVEL,
    MARKET,
    N_PLACES,
    PLAGUE,
    SPACES,
    TRAVEL,
)
from cadency.games.village.names import COUNCIL as COUNCIL_SPACE
from cadency.games.village.state import Village
from cadency.kernel.engine import Ask, Decision, Do, Frame, Refusal
from cadency.kernel.words import Choice, Field


class Turn(Ask[Village]):
    """Take a cube, or pay at the well."""

    __slots__ = ("seat",)
    tag = "turn"
    fields = (Field("seat"),)
    kind = "turn.take"
    clause = "V-4.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, cubes_and_wells(s, self.seat))

    def answer(self, s: Village, choice: Choice) -> None:
        s.stack.append(AFTER[self.seat])
        take_or_draw(s, self.seat, choice)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.turn(s, self.seat)


class After(Do[Village]):
    """The turn is over: the dead first, then the end, the mass or the next seat (V-3.6, V-15.1, V-16)."""

    __slots__ = ("seat",)
    tag = "after"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Village) -> None:
        seat = self.seat
        if s.owed[seat]:
            s.stack.append(self)
            mourn(s, seat)
        elif s.ending >= 0:
            s.todo(*last_turns(s, seat), MASS)
        elif not s.left:
            s.stack.append(MASS)
        else:
            s.stack.append(TURN[(seat + 1) % s.seats])


def last_turns(s: Village, seat: int) -> list[Frame]:
    """Who has a last turn, in order, when the end was brought about during this seat's turn (V-16.2, V-16.6)."""
    order = [(seat + step) % s.seats for step in range(s.seats)]
    if s.ending == seat:
        order = order[1:]
    elif s.market_end == "last":
        order = [*order[1:], seat]
    return [LAST[other] for other in order]


class LastTurn(Ask[Village]):
    """A last turn; with no cube left on the board any action, for nothing (V-16.3)."""

    __slots__ = ("seat",)
    tag = "last"
    fields = (Field("seat"),)
    kind = "turn.last"
    clause = "V-16.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        if s.left:
            return Decision(self, self.seat, cubes_and_wells(s, self.seat))
        return Decision(self, self.seat, (*actions(s, self.seat), SKIP))

    def answer(self, s: Village, choice: Choice) -> None:
        s.stack.append(REST[self.seat])
        if isinstance(choice, Act):
            begin(s, self.seat, choice.space, 0)
        else:
            take_or_draw(s, self.seat, choice)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.turn(s, self.seat) if s.left else why.any_action(s, self.seat)


class Rest(Do[Village]):
    """A last turn is over; who is owed to death still dies."""

    __slots__ = ("seat",)
    tag = "rest"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Village) -> None:
        if s.owed[self.seat]:
            mourn(s, self.seat)


class WellAction(Ask[Village]):
    """The well is paid: any action that is possible, and it must be done (V-R3, V-R39)."""

    __slots__ = ("seat",)
    tag = "wellaction"
    fields = (Field("seat"),)
    kind = "well.act"
    clause = "V-4.5"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, actions(s, self.seat))

    def answer(self, s: Village, choice: Act) -> None:
        begin(s, self.seat, choice.space, 0)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.any_action(s, self.seat)


def cubes_and_wells(s: Village, seat: int) -> tuple[Choice, ...]:
    """Every cube on the board, by space and colour, and every way to pay the well (V-4.1, V-4.5, V-R1)."""
    takes: tuple[Choice, ...] = tuple(compress(TAKE, s.spaces))
    cubes = s.cubes
    at = seat * 4
    coins = s.coins[seat]
    if coins + max(cubes[at], cubes[at + 1], cubes[at + 2], cubes[at + 3]) < 3:
        return takes
    wells = _WELLS[min(coins, 3)]
    for c in range(4):
        takes += wells[c][min(cubes[at + c], 3)]
    return takes + wells[4][0]


def take_or_draw(s: Village, seat: int, choice: Choice) -> None:
    if isinstance(choice, Take):
        colour = choice.colour
        s.spaces[choice.space * 5 + colour] -= 1
        s.left -= 1
        s.say("took", seat, SPACES[choice.space], COLOURS[colour])
        if colour == PLAGUE:
            s.supply[PLAGUE] += 1
            s.owed[seat] += s.spend(seat, s.content.plague_hours)
        else:
            s.cubes[seat * 4 + colour] += 1
        if possible(s, seat, choice.space):
            begin(s, seat, choice.space, 1)
    elif isinstance(choice, Well):
        s.returns(seat, choice)
        s.say("drew", seat, choice.things)
        s.stack.append(WELLS[seat])


def mourn(s: Village, seat: int) -> None:
    deaths = s.owed[seat]
    s.owed[seat] = 0
    s.stack.append(Mourning(seat, deaths))


def actions(s: Village, seat: int) -> tuple[Act, ...]:
    return tuple([ACT[space] for space in range(7) if possible(s, seat, space)])


def possible(s: Village, seat: int, space: int) -> bool:
    """Could this seat do anything at all there? The market always can (V-R40)."""
    if space == MARKET:
        return True
    if space == FAMILY:
        return s.born[seat] < len(s.content.births) or s.on_board(seat)
    if space == TRAVEL:
        return bool(s.trips(seat))
    if space != COUNCIL_SPACE and s.members[seat * N_PLACES + FARM]:
        return True  # harvest and church need somebody at home, and so does training
    return can_craft(s, seat) if space == CRAFTS else space == COUNCIL_SPACE and can_counsel(s, seat)


def can_craft(s: Village, seat: int) -> bool:
    """With nobody at home there are still the mill, trained members and payments (V-8)."""
    at = seat * N_PLACES + BUILDING
    if s.grain[seat] >= s.content.mill[1] or any(s.members[at : at + 4]):
        return True
    for building in range(4):
        if affordable(s, seat, building):
            return True
    return False


def can_counsel(s: Village, seat: int) -> bool:
    """Enter, rise, or use a privilege (V-11)."""
    at = seat * N_PLACES
    if (s.members[at + FARM] or any(s.members[at + LEVEL : at + LEVEL + 3])) and s.can_rise(seat):
        return True
    for level in range(s.level(seat) + 1):
        if s.usable(seat, level):
            return True
    return False


def begin(s: Village, seat: int, space: int, may: int) -> None:
    """Start an action; ``may`` says whether it can still be left."""
    if space == MARKET:
        s.say("market", seat)
    s.stack.append(ACTIONS[may][seat][space])


_UPTO3 = (0, 1, 2, 3)


def _frames(seat: int, may: int) -> tuple[Frame, ...]:
    return (
        Harvest(seat, may),
        Family(seat, may),
        Crafts(seat, may),
        Stall(seat, 0, 1),
        Travel(seat, may),
        Council(seat, may),
        Church(seat, may),
    )


# ways to pay the well by coins (three or more are alike), colour and cubes; coins alone come last
_WELLS: Final = tuple(
    (
        *(
            tuple(
                tuple(w for w in WELL[3 * c : 3 * c + 3] if w.coins <= coins and 3 - w.coins <= cubes)
                for cubes in _UPTO3
            )
            for c in range(4)
        ),
        ((WELL[12],) if coins == 3 else (),),
    )
    for coins in _UPTO3
)
ACTIONS: Final = tuple(tuple(_frames(seat, may) for seat in range(4)) for may in (0, 1))
TURN: Final = tuple(Turn(seat) for seat in range(4))
AFTER: Final = tuple(After(seat) for seat in range(4))
LAST: Final = tuple(LastTurn(seat) for seat in range(4))
REST: Final = tuple(Rest(seat) for seat in range(4))
WELLS: Final = tuple(WellAction(seat) for seat in range(4))
