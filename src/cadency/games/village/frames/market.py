"""Market day: everybody may sell, one customer a go (V-9)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Serve
from cadency.games.village.frames.death import Mourning
from cadency.games.village.frames.payment import pay
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import SERVE, SKIP
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do, Refusal
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Choice, Field


class Stall(Ask[Village]):
    """A seat's go: serve one customer, or pass for the day. The starter's first sale is free (V-9.3, V-9.4)."""

    __slots__ = ("free", "passed", "seat")
    tag = "stall"
    fields = (Field("seat"), Field("passed"), Field("free"))
    kind = "market.sell"
    clause = "V-9.3"

    def __init__(self, seat: int, passed: int, free: int) -> None:
        self.seat: Final = seat
        self.passed: Final = passed  # a bit for each seat that is out
        self.free: Final = free

    def decision(self, s: Village) -> Decision:
        seat = self.seat
        goods = s.goods
        at = seat * 5
        ware = s.grain[seat] or goods[at] or goods[at + 1] or goods[at + 2] or goods[at + 3] or goods[at + 4]
        if not ware:
            return Decision(self, seat, _NOTHING)
        found: list[Choice] = []
        if self.free or s.affords(seat, s.content.sale):
            twins = s.content.twins
            for customer in s.stalls:
                if customer >= 0 and s.can_serve(seat, customer):
                    for twin in twins[customer]:  # equal tiles are one option, the first of them
                        if twin in s.stalls:
                            break
                    else:
                        found.append(SERVE[customer])
        found.append(SKIP)
        return Decision(self, seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        passed = self.passed
        seat = self.seat
        if not isinstance(choice, Serve):
            if s.events is not None:
                s.say("passed", seat)
            _next_go(s, seat, passed | 1 << seat)
            return
        sell(s, seat, choice.customer)
        _next_go(s, seat, passed)
        if not self.free:
            crossed = s.spend(seat, s.content.sale_hours)
            if crossed:
                s.stack.append(Mourning(seat, crossed))  # at once, not at the end of a turn (V-15.2)
            pay(s, seat, s.content.sale)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.stall(s, self.seat, self.free)


def sell(s: Village, seat: int, customer: int) -> None:
    for good, n in s.content.wants[customer]:
        s.goods[seat * 5 + good] -= n
    s.grain[seat] -= s.content.wants_grain[customer]
    at = s.stalls.index(customer)
    s.stalls = (*s.stalls[:at], -1, *s.stalls[at + 1 :])
    s.served = (*s.served[:seat], (*s.served[seat], customer), *s.served[seat + 1 :])
    s.say("sold", seat, s.content.customers[customer], s.content.points[customer])


def _next_go(s: Village, seat: int, passed: int) -> None:
    """The next seat clockwise that is not out; the day ends when there is none, or nobody to serve (V-9.6)."""
    for other in CLOCKWISE[s.seats][seat]:
        if not passed >> other & 1:
            for customer in s.stalls:
                if customer >= 0:
                    s.stack.append(STALL[other][passed])
                    return
            break
    s.stack.append(CLOSING)


class Closing(Do[Village]):
    """The day is over: the queue moves up and new customers come (V-9.7, V-9.8)."""

    __slots__ = ()
    tag = "closing"

    def run(self, s: Village) -> None:
        if s.events is not None:
            s.say("closed")
        _move_up(s)
        room = s.stalls.count(-1) + s.content.queue[s.seats] - len(s.queue)
        new = min(room, sum(s.unseen))
        if new:
            s.stack.append(Arrivals(new))


def _move_up(s: Village) -> None:
    stalls = list(s.stalls)
    queue = s.queue
    for at, customer in enumerate(stalls):
        if customer < 0 and queue:
            stalls[at] = queue[0]
            queue = queue[1:]
    s.stalls = tuple(stalls)
    s.queue = queue


class Arrivals(Ask[Village]):
    """Nature: new customers from the pile; at the opening the first of them walk on to the stalls (V-2.4, V-9.7)."""

    __slots__ = ("count",)
    tag = "arrivals"
    fields = (Field("count"),)
    kind = "market.arrivals"
    clause = "V-9.7"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def decision(self, s: Village) -> Decision:
        return Decision(self, NATURE, (), Deal(s.unseen, self.count, ordered=True))

    def answer(self, s: Village, choice: Dealt) -> None:
        left = list(s.unseen)
        for customer in choice.items:
            left[customer] -= 1
        s.unseen = tuple(left)
        s.queue = (*s.queue, *choice.items)
        _move_up(s)
        s.say("arrived", tuple([s.content.customers[customer] for customer in choice.items]))


CLOSING: Final = Closing()
_NOTHING: Final[tuple[Choice, ...]] = (SKIP,)  # to sell
STALL: Final = tuple(tuple(Stall(seat, passed, 0) for passed in range(16)) for seat in range(4))
# by number of seats and seat: the others in order, and at last the seat itself
CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats + 1)) for seat in range(seats)) for seats in range(5)
)
