"""A position of Dynasties, and the questions one can ask of it. Queries change nothing."""

from __future__ import annotations

from typing import Final

from cadency.compiled.hint import mypyc_attr
from cadency.games.dynasties.content import Content
from cadency.games.dynasties.names import (
    BAG,
    CHILD,
    DECK,
    DISCARDS,
    FREE,
    LARGE,
    N_CARDS,
    N_POINTS,
    N_SCORINGS,
    PINK,
    STORE,
)
from cadency.kernel.engine import State
from cadency.kernel.sums import among, total

_NOWHERE: Final[tuple[int, ...]] = (-1, -1, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dynasties(State):
    """What a photograph of the table shows, from above and from behind every hand. Lists are flat and seat-major."""

    __slots__ = (
        *("aboard", "agendas", "bare", "books", "cards", "cast", "claimed", "content", "cubes", "figures", "first"),
        *("folk", "founded", "hands", "leonardo", "played", "points", "queue", "revalued", "round", "scorings"),
        *("seats", "shields", "stock", "tiles", "track", "used", "worths"),
    )

    def __init__(self, content: Content, seats: int) -> None:
        super().__init__()
        self.content: Content = content
        self.seats: int = seats
        self.round: int = 0
        self.first: int = 0
        self.cubes: list[int] = [*content.cubes, *[0] * (20 + 5 * seats)]  # by place and colour (names.BAG and so on)
        self.aboard: list[int] = [-1] * 6  # who is on each ship: its large space, its small one
        self.cards: list[int] = [*content.cards, *[0] * N_CARDS]  # the deck and the discards
        self.hands: list[tuple[int, ...]] = [()] * seats  # action cards, sorted
        self.played: int = -1  # the card that lies face up while its action lasts
        self.scorings: list[int] = [*content.scoring_counts, *[0] * N_SCORINGS]  # in nobody's hand, and played
        self.agendas: list[tuple[int, ...]] = [()] * seats  # scoring cards, sorted
        self.tiles: tuple[int, ...] = (*content.tiles, *[0] * len(content.tiles))  # books: never seen, and used up
        self.books: list[tuple[int, ...]] = [()] * seats  # sorted
        self.stock: tuple[int, ...] = content.stock  # books that lie on cities (content.shelf)
        self.figures: list[int] = [content.figures] * seats  # in the supply
        # cities by seat as bits: princes, princesses, children; then the princes and princesses that are nobody's
        self.folk: list[int] = [0] * (3 * seats + 2)
        self.shields: list[int] = [0] * (4 * seats)
        self.points: list[int] = [0] * (N_POINTS * seats)
        self.track: tuple[int, ...] = (-1,) * 4  # who is on the upper spaces of the pass track
        self.queue: tuple[int, ...] = ()  # and on the large one
        self.bare: int = 0  # the seats that passed without a figure, as bits
        self.cast: tuple[int, ...] = ()  # characters by space
        self.used: int = 0  # characters that lie face down, as bits
        self.leonardo: int = -1  # whose figure is on his tile
        self.claimed: int = 0  # bonus actions taken in this round, as bits
        self.worths: tuple[int, ...] = ()  # tiles by region
        self.revalued: int = 0  # regions, as bits
        self.founded: tuple[int, ...] = _NOWHERE  # where the free cities lie

    def copy(self) -> Dynasties:
        """The same position, on its own. Listeners do not come along."""
        c: Dynasties = Dynasties.__new__(Dynasties)
        c.stack = self.stack[:]
        c.events = None
        c.over = self.over
        c.content = self.content
        c.seats = self.seats
        c.round = self.round
        c.first = self.first
        c.cubes = self.cubes[:]
        c.aboard = self.aboard[:]
        c.cards = self.cards[:]
        c.hands = self.hands[:]
        c.played = self.played
        c.scorings = self.scorings[:]
        c.agendas = self.agendas[:]
        c.tiles = self.tiles
        c.books = self.books[:]
        c.stock = self.stock
        c.figures = self.figures[:]
        c.folk = self.folk[:]
        c.shields = self.shields[:]
        c.points = self.points[:]
        c.track = self.track
        c.queue = self.queue
        c.bare = self.bare
        c.cast = self.cast
        c.used = self.used
        c.leonardo = self.leonardo
        c.claimed = self.claimed
        c.worths = self.worths
        c.revalued = self.revalued
        c.founded = self.founded
        return c

    # --- pieces that move

    def score(self, seat: int, line: int, points: int) -> None:
        scored, at = self.points, seat * N_POINTS + line
        scored[at] = scored[at] + points

    def give_up(self, seat: int, card: int) -> None:
        """An action card leaves a hand."""
        hand = self.hands[seat]
        at = 0
        while hand[at] != card:
            at += 1
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def shuffle(self) -> None:
        """The discards are shuffled into the deck."""
        cards = self.cards
        for card in range(N_CARDS):
            if cards[DISCARDS + card]:
                cards[DECK + card] = cards[DECK + card] + cards[DISCARDS + card]
                cards[DISCARDS + card] = 0
        self.say("shuffled")

    # --- queries

    def power(self, seat: int, colour: int) -> int:
        """How many cubes of a colour a seat could pay, pairs of pink included (D-3.5)."""
        at = STORE + 5 * seat
        return self.cubes[at + colour] + self.cubes[at + PINK] // 2

    def bag(self) -> int:
        return total(self.cubes[BAG : BAG + 5])

    def goods(self, seat: int) -> int:
        """All cubes of a seat."""
        return total(self.cubes[STORE + 5 * seat : STORE + 5 * seat + 5])

    def taken(self, slot: int) -> int:
        """The cities where this slot is taken, as bits."""
        folk = self.folk
        found = folk[slot - 2] | folk[slot] | folk[3 + slot] | folk[6 + slot]  # there are three seats or more
        for seat in range(3, self.seats):
            found |= folk[3 * seat + slot]
        return found

    def owner(self, city: int, slot: int) -> int:
        """Whose figure is on a slot; -1 for a neutral one, -2 for nobody."""
        folk = self.folk
        for seat in range(self.seats):
            if folk[3 * seat + slot] >> city & 1:
                return seat
        return -1 if folk[3 * self.seats + slot] >> city & 1 else -2

    def own(self, seat: int) -> int:
        """The cities with an own prince or princess, as bits."""
        return self.folk[3 * seat] | self.folk[3 * seat + 1]

    def in_play(self) -> int:
        """The cities that there are, as bits."""
        found = self.content.begin[self.seats]
        if self.founded is not _NOWHERE:  # then there may be one
            for tile in range(3):
                if self.founded[tile] >= 0:
                    found |= 1 << FREE + tile
        return found

    def region(self, city: int) -> int:
        return self.content.region_of[city] if city < FREE else self.founded[city - FREE]

    def region_cities(self, region: int) -> int:
        """The cities of a region, as bits, founded ones included."""
        found = self.content.regions[region]
        if among(self.founded, region):
            for tile in range(3):
                if self.founded[tile] == region:
                    found |= 1 << FREE + tile
        return found

    def singles(self, seat: int) -> int:
        """The cities where an own figure is unmarried, as bits."""
        return self.own(seat) & ~(self.taken(0) & self.taken(1))

    def children(self) -> int:
        """The cities with a child, as bits."""
        folk = self.folk
        found = 0
        for at in range(CHILD, len(folk) - 2, 3):
            found |= folk[at]
        return found

    def neutrals(self) -> int:
        """Neutral figures that are not on the map."""
        return self.content.neutral - self.folk[-2].bit_count() - self.folk[-1].bit_count()

    def shields_left(self, region: int) -> int:
        shields = self.shields
        left = self.content.shields
        for at in range(region, len(shields), 4):
            left -= shields[at]
        return left

    def has_passed(self, seat: int) -> bool:
        return among(self.track, seat) or among(self.queue, seat)

    def pass_order(self) -> list[int]:
        """Who has passed, from the head of the track on (D-11.3)."""
        return [*[seat for seat in self.track if seat >= 0], *self.queue]

    def first_free(self) -> int:
        """The best free space of the track (D-8.5)."""
        return self.track.index(-1) if -1 in self.track else LARGE
