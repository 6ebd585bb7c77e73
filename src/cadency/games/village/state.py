"""A position of Village, and the questions one can ask of it. Queries change nothing."""

from __future__ import annotations

from functools import cache
from itertools import product

from cadency.compiled.hint import mypyc_attr
from cadency.games.village.choices import Pay
from cadency.games.village.content import Content, Price
from cadency.games.village.names import (
    BAG,
    BIT,
    BUILDING,
    CITY,
    FARM,
    LEVEL,
    N_PLACES,
    SCROLL,
    WAGON,
    WINDOW,
)
from cadency.games.village.vocabulary import PAY
from cadency.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Village(State):
    """What a photograph of the table shows. Lists are flat and seat-major; what changes seldom is a shared tuple."""

    __slots__ = (
        "bag",
        "born",
        "cause",
        "chronicle",
        "coins",
        "content",
        "cubes",
        "ending",
        "first",
        "goods",
        "grain",
        "graves",
        "left",
        "lost",
        "market_end",
        "members",
        "next_first",
        "owed",
        "prestige",
        "queue",
        "round",
        "seats",
        "served",
        "spaces",
        "stalls",
        "supply",
        "time",
        "unseen",
        "visited",
    )

    def __init__(self, content: Content, seats: int, market_end: str = "first") -> None:
        super().__init__()
        self.content: Content = content
        self.seats: int = seats
        self.market_end: str = market_end
        self.round: int = 0
        self.first: int = 0  # who has the bell
        self.next_first: int = -1  # who has the next-first marker
        self.ending: int = -1  # who filled the chronicle or the graves
        self.cause: str = ""  # and which of the two
        self.left: int = 0  # cubes on all spaces
        self.time: list[int] = [0] * seats
        self.owed: list[int] = [0] * seats  # deaths that wait for the end of the turn
        self.prestige: list[int] = [0] * seats
        self.coins: list[int] = [content.coins] * seats
        self.grain: list[int] = [0] * seats
        self.born: list[int] = [content.births.count(0)] * seats
        self.lost: list[int] = [0] * seats  # dead without a place (V-16.5)
        self.visited: list[int] = [0] * seats  # cities, as bits
        self.cubes: list[int] = [0] * (4 * seats)
        self.goods: list[int] = [0] * (5 * seats)
        self.members: list[int] = [0] * (N_PLACES * seats)  # counts by generation, packed (names.BIT)
        for seat in range(seats):
            self.members[seat * N_PLACES + FARM] = content.births.count(0)
        self.spaces: list[int] = [0] * 35  # cubes by space and colour
        self.bag: list[int] = [0] * 5
        self.supply: list[int] = list(content.cubes)
        self.served: tuple[tuple[int, ...], ...] = ((),) * seats
        self.stalls: tuple[int, ...] = (-1,) * content.stalls[seats]  # customers, -1 for nobody
        self.queue: tuple[int, ...] = ()
        self.unseen: tuple[int, ...] = (1,) * len(content.customers)  # the face-down pile: a bag
        self.chronicle: tuple[tuple[int, ...], ...] = ((),) * 5  # by career, in order: seat * 4 + generation
        self.graves: tuple[int, ...] = ()

    def copy(self) -> Village:
        """The same position, on its own. Listeners do not come along."""
        c: Village = Village.__new__(Village)
        c.stack = self.stack[:]
        c.events = None
        c.over = self.over
        c.content = self.content
        c.seats = self.seats
        c.market_end = self.market_end
        c.round = self.round
        c.first = self.first
        c.next_first = self.next_first
        c.ending = self.ending
        c.cause = self.cause
        c.left = self.left
        c.time = self.time[:]
        c.owed = self.owed[:]
        c.prestige = self.prestige[:]
        c.coins = self.coins[:]
        c.grain = self.grain[:]
        c.born = self.born[:]
        c.lost = self.lost[:]
        c.visited = self.visited[:]
        c.cubes = self.cubes[:]
        c.goods = self.goods[:]
        c.members = self.members[:]
        c.spaces = self.spaces[:]
        c.bag = self.bag[:]
        c.supply = self.supply[:]
        c.served = self.served
        c.stalls = self.stalls
        c.queue = self.queue
        c.unseen = self.unseen
        c.chronicle = self.chronicle
        c.graves = self.graves
        return c

    # --- pieces that move

    def spend(self, seat: int, hours: int) -> int:
        """Move the time marker; how often it passed the bridge (V-5.1, V-5.2)."""
        time = self.time[seat] + hours
        if time < self.content.day:
            self.time[seat] = time
            return 0
        self.time[seat] = time % self.content.day
        self.say("crossed", seat)
        return time // self.content.day

    def move(self, seat: int, start: int, to: int, generation: int) -> None:
        bit = BIT[generation]
        self.members[seat * N_PLACES + start] -= bit
        self.members[seat * N_PLACES + to] += bit

    def returns(self, seat: int, price: Pay) -> None:
        """A payment in cubes and coins goes back to the supply."""
        for c in price.cubes:
            self.cubes[seat * 4 + c] -= 1
            self.supply[c] += 1
        self.coins[seat] -= price.coins

    def gains(self, seat: int, good: int) -> None:
        self.goods[seat * 5 + good] += 1

    # --- queries

    def at(self, seat: int, place: int) -> int:
        """The members of a seat at a place, packed by generation; 0 for nobody."""
        return self.members[seat * N_PLACES + place]

    def visible(self, seat: int) -> int:
        """Which generations are on the farm or the board: non-zero nibbles (V-15.4)."""
        found = 0
        at = seat * N_PLACES
        for here in self.members[at : at + BAG]:
            found |= here
        return found

    def living(self, seat: int) -> int:
        """Members born and not dead, the bag included (V-R36)."""
        at = seat * N_PLACES
        return sum([head(here) for here in self.members[at : at + N_PLACES]])

    def in_church(self, seat: int) -> list[int]:
        """Members on each window, from right to left."""
        at = seat * N_PLACES + WINDOW
        return [head(here) for here in self.members[at : at + 4]]

    def affords(self, seat: int, price: Price) -> bool:
        """Cubes, with coins for what is short (V-14.2)."""
        short = 0
        at = seat * 4
        for c, n in price:
            have = self.cubes[at + c]
            if have < n:
                short += n - have
        return short <= self.coins[seat]

    def payments(self, seat: int, price: Price) -> tuple[Pay, ...]:
        """Every way to pay this price now."""
        coins = self.coins[seat]
        cubes = self.cubes
        at = seat * 4
        found: list[Pay] = []
        for word, need in ways_to_pay(price):
            if word.coins <= coins:
                for c, n in need:
                    if cubes[at + c] < n:
                        break
                else:
                    found.append(word)
        return tuple(found)

    def can_serve(self, seat: int, customer: int) -> bool:
        """Goods and grain only; the stall fee is another matter."""
        at = seat * 5
        for good, n in self.content.wants[customer]:
            if self.goods[at + good] < n:
                return False
        return self.content.wants_grain[customer] <= self.grain[seat]

    def harvest(self, seat: int) -> int:
        """Sacks that a harvest yields, before the store is full (V-6.2)."""
        goods = self.goods
        at = seat * 5
        plain, horse, ox = self.content.harvest
        if not goods[at + 2]:
            return plain
        return max(plain, ox if goods[at + 3] else 0, horse if goods[at + 1] else 0)

    def trips(self, seat: int) -> list[tuple[int, int]]:
        """Roads that a member could be sent along now: (where it starts, where it goes) (V-10.1 to V-10.3)."""
        if self.goods[seat * 5 + WAGON] < self.content.wagons:
            return []
        found: list[tuple[int, int]] = []
        at = seat * N_PLACES
        for start, roads in enumerate(self.content.roads):
            if self.members[at + (CITY + start if start < 6 else FARM)]:
                for to, price in roads:
                    if self.affords(seat, price):
                        found.append((start, to))
        return found

    def usable(self, seat: int, level: int) -> bool:
        """Would this privilege give anything (V-11.5 to V-11.8, V-R41)?"""
        if level == 0:
            return self.next_first < 0
        if level == 1:
            return any(self.supply[:4])
        return level == 2 or self.coins[seat] >= self.content.fee

    def can_rise(self, seat: int) -> bool:
        """Is the price of a council step there, in scrolls or cubes (V-11.9)?"""
        return self.goods[seat * 5 + SCROLL] >= self.content.scrolls or self.affords(seat, self.content.step)

    def level(self, seat: int) -> int:
        """The highest council level with an own member, counted from 0; -1 for none."""
        at = seat * N_PLACES + LEVEL
        for level in (3, 2, 1, 0):
            if self.members[at + level]:
                return level
        return -1

    def on_board(self, seat: int) -> bool:
        """Any living member on the board (V-7.2)?"""
        at = seat * N_PLACES
        for here in self.members[at + BUILDING : at + BAG]:
            if here:
                return True
        return False


@cache
def head(packed: int) -> int:
    """How many members a packed count holds."""
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12)


@cache
def generations(packed: int) -> tuple[int, ...]:
    """Which generations a packed count holds, the oldest first."""
    return tuple([g for g in range(4) if packed >> 4 * g & 15])


@cache
def ways_to_pay(price: Price) -> tuple[tuple[Pay, Price], ...]:
    """Every word that pays this price, most cubes first, with the cubes that it needs."""
    found: list[tuple[Pay, Price]] = []
    total = sum(n for _, n in price)
    for counts in product(*[range(n, -1, -1) for _, n in price]):
        need = tuple((c, k) for (c, _), k in zip(price, counts, strict=True) if k)
        cubes = tuple(c for c, k in need for _ in range(k))
        found.append((PAY[cubes, total - len(cubes)], need))
    return tuple(sorted(found, key=lambda way: way[0].coins))
