"""A position of Legacy, and the questions one can ask of it. Queries change nothing."""

from __future__ import annotations

from typing import Final

from cadency.compiled.hint import mypyc_attr
from cadency.games.legacy.content import Content, Edition
from cadency.games.legacy.names import (
    DONE_BY,
    HONOUR_DEEDS,
    INHERITANCE,
    N_BOONS,
    N_COLOURS,
    N_POINTS,
    N_TALLIES,
    N_WHO,
)
from cadency.games.legacy.piles import BIT
from cadency.games.legacy.stock import ALL_MISSIONS, children_in_play, friends_in_play
from cadency.kernel.engine import State
from cadency.kernel.sums import ones


def _clockwise(seats: int, out: int) -> tuple[tuple[int, ...], ...]:
    """From each seat on: who is still there."""
    circles = [[(seat + n) % seats for n in range(seats)] for seat in range(seats)]
    return tuple(tuple([seat for seat in circle if not out >> seat & 1]) for circle in circles)


def put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """A row with another value at one seat."""
    found = list(row)
    found[seat] = value
    return tuple(found)


_CLOCKWISE: Final = tuple(tuple(_clockwise(seats, out) for out in range(1 << seats)) for seats in range(5))


@mypyc_attr(allow_interpreted_subclasses=True)
class Legacy(State):
    """What a photograph of the table shows, from above and from behind every hand. Lists are seat-major. What
    changes seldom is a tuple, which copies share.

    Friends and missions are unique cards: a pile of them is an int with a bit for each."""

    __slots__ = (
        *("ages", "aids", "bared", "boons", "children", "closed", "clues", "content", "deck", "discards", "drawn"),
        *("edition", "extras", "family", "first", "generation", "gifts", "gold", "hand", "heads", "honour", "income"),
        *("keeps", "known", "mansions", "mentors", "mission_discards", "missions", "offer", "out", "pawns"),
        *("prestige", "round", "row", "sealed", "seats", "solved", "spent", "stands", "supply", "tallies", "tasks"),
        *("titles", "trouble", "under", "variant", "ventures", "who"),
    )

    def __init__(self, content: Content, seats: int, edition: int, variant: int) -> None:
        super().__init__()
        self.content: Content = content
        self.seats: int = seats
        self.edition: int = edition
        self.variant: int = variant
        self.generation: int = 0
        self.round: int = 0
        self.first: int = 0
        # friends
        self.deck: int = friends_in_play(content, seats, edition, variant)
        self.row: int = 0
        self.discards: int = 0
        self.hand: list[int] = [0] * seats
        self.known: list[int] = [0] * seats  # of the hand, what everybody knows
        # for each time that discards became the deck: hidden friends that are older, and how many each hand has
        self.ages: tuple[tuple[int, ...], ...] = ()
        # what a family has
        self.gold: list[int] = [0] * seats
        self.income: list[int] = [0] * seats
        self.prestige: list[int] = [0] * seats
        self.honour: list[int] = [0] * (N_POINTS * seats)  # by what it was for (names.POINTS)
        self.family: list[tuple[int, ...]] = [()] * seats  # people.py
        self.boons: list[int] = [0] * (N_BOONS * seats)  # what lasts this generation (names.BOONS)
        self.trouble: tuple[int, ...] = (0,) * seats  # complications that lie with a family
        # books of the families (ledger.py)
        self.tallies: list[int] = [0] * (N_TALLIES * seats)
        self.who: list[int] = [0] * (N_WHO * seats)
        self.out: int = 0  # extinct families, as bits
        # pawns
        self.pawns: list[int] = [0] * seats
        self.extras: list[int] = [0] * (N_COLOURS * seats)
        self.aids: list[int] = [0] * seats  # the actions that extra pawns of a family are for, as bits
        self.supply: tuple[int, ...] = (content.colour,) * N_COLOURS
        self.spent: tuple[int, ...] = (0,) * N_COLOURS  # extra pawns on the main board
        self.closed: int = 0  # actions of the main board that were used this round, as bits
        self.stands: int = 0  # by whom: three bits an action, the seat and 4 if it was with an extra pawn
        # the main board
        stock = content.stock[-1 if variant == INHERITANCE else seats - 1]
        self.mansions: int = stock
        self.ventures: int = stock
        self.titles: int = content.titles[0]
        self.gifts: int = content.gifts[0]
        self.children: list[int] = children_in_play(content, edition, variant)  # names.CRADLE, BURIED, RESERVE
        self.drawn: tuple[int, ...] = ()  # child cards that lie open until one is kept
        # missions: the deck with those of it that lie sealed under mentors, the discards, two to choose from
        self.missions: int = ALL_MISSIONS & ~(content.alone_missions if seats == 1 else 0)
        self.mission_discards: int = 0
        self.offer: int = 0
        self.tasks: tuple[int, ...] = (0,) * seats  # open missions
        self.keeps: tuple[int, ...] = (0,) * seats  # missions that count as a profession
        self.sealed: tuple[int, ...] = (0,) * seats
        self.under: int = 0  # missions that certainly lie under mentors: they were older than the deck
        # clues of the Inheritance: open ones, solved ones
        self.clues: int = 0
        self.solved: int = 0
        # dealt cards
        self.mentors: tuple[int, ...] = ()
        self.bared: int = 0  # how many mentors are revealed
        self.heads: tuple[int, ...] = ()

    def copy(self) -> Legacy:
        """The same position, on its own. Listeners do not come along."""
        c: Legacy = Legacy.__new__(Legacy)
        c.stack = self.stack[:]
        c.events = None
        c.over = self.over
        c.content = self.content
        c.seats = self.seats
        c.edition = self.edition
        c.variant = self.variant
        c.generation = self.generation
        c.round, c.first = self.round, self.first
        c.deck = self.deck
        c.row = self.row
        c.discards = self.discards
        c.hand = self.hand[:]
        c.known = self.known[:]
        c.ages = self.ages
        c.gold = self.gold[:]
        c.income = self.income[:]
        c.prestige = self.prestige[:]
        c.honour = self.honour[:]
        c.family = self.family[:]
        c.boons = self.boons[:]
        c.trouble = self.trouble
        c.tallies = self.tallies[:]
        c.who = self.who[:]
        c.out = self.out
        c.pawns = self.pawns[:]
        c.extras = self.extras[:]
        c.aids = self.aids[:]
        c.supply = self.supply
        c.spent = self.spent
        c.closed, c.stands = self.closed, self.stands
        c.mansions, c.ventures = self.mansions, self.ventures
        c.titles = self.titles
        c.gifts = self.gifts
        c.children = self.children[:]
        c.drawn = self.drawn
        c.missions = self.missions
        c.mission_discards = self.mission_discards
        c.offer = self.offer
        c.tasks = self.tasks
        c.keeps = self.keeps
        c.sealed = self.sealed
        c.under = self.under
        c.clues = self.clues
        c.solved = self.solved
        c.mentors = self.mentors
        c.bared = self.bared
        c.heads = self.heads
        return c

    # --- friends that move

    def take(self, seat: int, friend: int) -> None:
        """From the row to a hand, before everybody's eyes."""
        bit = BIT[friend]
        hand, known = self.hand, self.known
        self.row &= ~bit
        hand[seat] = hand[seat] | bit
        known[seat] = known[seat] | bit

    def show(self, seat: int, friend: int) -> None:
        """Everybody knows of this friend in hand from now on."""
        bit = BIT[friend]
        seen = self.known[seat]
        if not seen & bit:
            self.known[seat] = seen | bit
            if self.ages:
                self._forget(seat, bit)

    def leave(self, seat: int, friend: int) -> None:
        """A friend leaves a hand, seen by all."""
        bit = BIT[friend]
        hand, seen = self.hand, self.known[seat]
        hand[seat] = hand[seat] ^ bit
        if seen & bit:
            self.known[seat] = seen ^ bit
        elif self.ages:
            self._forget(seat, bit)

    def _forget(self, seat: int, bit: int) -> None:
        if any(group[0] & bit for group in self.ages):
            groups = [
                (group[0] & ~bit, *[n - (other == seat) for other, n in enumerate(group[1:])])
                if group[0] & bit
                else group
                for group in self.ages
            ]
            self.ages = tuple([group for group in groups if group[0]])

    def renew(self) -> None:
        """If the deck is empty, the discards are shuffled and become it (L-7.5)."""
        if self.deck or not self.discards:
            return
        older = 0
        for group in self.ages:
            older |= group[0]
        hidden = [hand & ~known & ~older for hand, known in zip(self.hand, self.known, strict=True)]
        if any(hidden):
            union = 0
            for cards in hidden:
                union |= cards
            self.ages = (*self.ages, (union, *[cards.bit_count() for cards in hidden]))
        self.deck = self.discards
        self.discards = 0
        self.say("shuffled")

    # --- small changes

    def gain_pawn(self, seat: int, colour: int) -> None:
        """An extra pawn from the supply, if there is one (L-1.3)."""
        if self.supply[colour]:
            self.supply = tuple([n - (c == colour) for c, n in enumerate(self.supply)])
            self.extras[seat * N_COLOURS + colour] += 1
            self.aids[seat] |= DONE_BY[colour]

    def person(self, seat: int, member: int, person: int, newcomer: int = -1) -> None:
        """Somebody changes, and another may come."""
        family = list(self.family[seat])
        family[member] = person
        if newcomer >= 0:
            family.append(newcomer)
        self.family[seat] = tuple(family)

    def honour_for(self, seat: int, points: int, what: int = HONOUR_DEEDS) -> None:
        honour, at = self.honour, seat * N_POINTS + what
        honour[at] = honour[at] + points

    # --- queries

    @property
    def printed(self) -> Edition:
        return self.content.editions[self.edition]

    def boon(self, seat: int, boon: int) -> int:
        return self.boons[seat * N_BOONS + boon]

    def size(self, seat: int) -> int:
        """How many friends a hand holds."""
        return ones(self.hand[seat])

    def living(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def order(self, seat: int) -> tuple[int, ...]:
        """The living families clockwise from a seat on."""
        return _CLOCKWISE[self.seats][self.out][seat]

    def mission_deck(self) -> int:
        """How many missions can still be drawn before the discards are shuffled."""
        found = ones(self.missions)
        for sealed in self.sealed:
            found -= sealed
        return found + self.under.bit_count() if self.under else found
