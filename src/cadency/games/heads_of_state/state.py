"""A position of Heads of State, and the questions one can ask of it. Queries change nothing."""

from __future__ import annotations

from operator import add
from typing import Final

from cadency.compiled.hint import mypyc_attr
from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.memory import ATTRIBUTE_SHUFFLE, TREASON_SHUFFLE, given_up, shuffled_in, sighted
from cadency.games.heads_of_state.names import (
    COURTESAN,
    DECK,
    DISCARDS,
    N_ATTRIBUTES,
    N_POINTS,
    N_TREASONS,
    T_DECK,
    T_DISCARDS,
    T_FRESH,
    T_ROW,
)
from cadency.kernel.engine import State
from cadency.kernel.sums import places, total

_KINDS: Final = tuple(kinds.bit_count() for kinds in range(1 << COURTESAN))  # how many there are in such bits


@mypyc_attr(allow_interpreted_subclasses=True)
class HeadsOfState(State):
    """What a photograph of the table shows, from above and from behind every hand. Lists are flat and seat-major."""

    __slots__ = (
        "been",
        "cards",
        "chamber",
        "content",
        "counters",
        "dead",
        "exposed",
        "first",
        "hand",
        "known",
        "nobles",
        "openers",
        "plots",
        "points",
        "round",
        "scored",
        "seats",
        "shuffles",
        "size",
        "titles",
        "treason",
        "treason_shuffles",
        "treasons",
    )

    def __init__(self, content: Content, seats: int) -> None:
        super().__init__()
        self.content: Content = content
        self.seats: int = seats
        self.round: int = 0
        self.first: int = 0
        self.cards: list[int] = [*content.attributes[seats], *[0] * 36]  # by place and kind (names.DECK and so on)
        # the same for treason cards (names.T_DECK and so on)
        self.plots: list[int] = [*content.treasons, *[0] * 22, *content.treasons]
        self.hand: list[int] = [0] * (N_ATTRIBUTES * seats)
        self.known: list[int] = [0] * (N_ATTRIBUTES * seats)  # of the hand, what everybody knows
        self.size: list[int] = [0] * seats  # of the hand
        self.shuffles: tuple[int, ...] = ()  # what everybody remembers of hidden cards (memory.py)
        self.treason: list[int] = [0] * (N_TREASONS * seats)
        self.exposed: list[int] = [0] * (N_TREASONS * seats)  # of the treason cards, what everybody knows
        self.treasons: list[int] = [0] * seats  # how many treason cards
        self.treason_shuffles: tuple[int, ...] = ()
        self.nobles: list[int] = [0] * seats  # the slots with living nobles, as bits
        self.been: list[int] = [0] * seats  # the sectors where a noble was created, as bits
        self.counters: list[int] = list(content.counters) * seats  # in the supply
        self.titles: list[int] = [0] * (7 * seats)  # noble cards
        self.points: list[int] = [0] * (N_POINTS * seats)
        self.openers: tuple[int, ...] = (-1,) * 16  # who has the sector marker
        self.scored: tuple[tuple[int, ...], ...] = ((),) * 4  # who has country markers, in order
        self.chamber: tuple[int, ...] = ()  # who has Chamber markers, in order
        self.dead: tuple[int, ...] = ()  # counters on hexagons, sorted: (seat * 16 + sector) * 7 + rank

    def copy(self) -> HeadsOfState:
        """The same position, on its own. Listeners do not come along."""
        c: HeadsOfState = HeadsOfState.__new__(HeadsOfState)
        c.stack = self.stack[:]
        c.events = None
        c.over = self.over
        c.content = self.content
        c.seats = self.seats
        c.round = self.round
        c.first = self.first
        c.cards = self.cards[:]
        c.plots = self.plots[:]
        c.hand = self.hand[:]
        c.known = self.known[:]
        c.size = self.size[:]
        c.shuffles = self.shuffles
        c.treason = self.treason[:]
        c.exposed = self.exposed[:]
        c.treasons = self.treasons[:]
        c.treason_shuffles = self.treason_shuffles
        c.nobles = self.nobles[:]
        c.been = self.been[:]
        c.counters = self.counters[:]
        c.titles = self.titles[:]
        c.points = self.points[:]
        c.openers = self.openers
        c.scored = self.scored
        c.chamber = self.chamber
        c.dead = self.dead
        return c

    # --- cards that move

    def receive(self, seat: int, kind: int) -> None:
        """An attribute card comes to a hand."""
        self.hand[seat * N_ATTRIBUTES + kind] += 1
        self.size[seat] += 1

    def discard(self, seat: int, kind: int) -> None:
        """An attribute card leaves a hand for the discards. If nobody knew of it, it may be any hidden one: what
        everybody can still be sure of becomes less."""
        at = seat * N_ATTRIBUTES + kind
        self.hand[at] -= 1
        self.size[seat] -= 1
        self.cards[DISCARDS + kind] += 1
        if self.known[at]:
            self.known[at] -= 1
        elif self.shuffles:
            self.shuffles = given_up(self.shuffles, ATTRIBUTE_SHUFFLE, seat, kind)

    def hide(self, lay: list[int], disc: int) -> None:
        """Attribute cards that lay open are shuffled into the deck, where everybody knows them to be."""
        known = self.known
        hands = [n - sum(known[i * N_ATTRIBUTES : (i + 1) * N_ATTRIBUTES]) for i, n in enumerate(self.size)]
        self.shuffles = shuffled_in(self.shuffles, lay, hands, disc)
        self.cards[DECK : DECK + N_ATTRIBUTES] = map(add, self.cards, lay)

    def drop(self, seat: int, kind: int) -> None:
        """A treason card leaves a hand for the discards."""
        at = seat * N_TREASONS + kind
        self.treason[at] -= 1
        self.treasons[seat] -= 1
        self.plots[T_DISCARDS + kind] += 1
        if self.exposed[at]:
            self.exposed[at] -= 1
        elif self.treason_shuffles:
            self.treason_shuffles = given_up(self.treason_shuffles, TREASON_SHUFFLE, seat, kind)

    def expose(self, kinds: tuple[int, ...]) -> None:
        """Treason cards of these kinds come from the deck to the row, before everybody's eyes."""
        plots = self.plots
        for kind in kinds:
            plots[T_DECK + kind] -= 1
            plots[T_FRESH + kind] -= 1
            plots[T_ROW + kind] += 1
        if self.treason_shuffles:
            self.treason_shuffles = sighted(self.treason_shuffles, TREASON_SHUFFLE, kinds)

    def shuffle_treasons(self) -> None:
        """The discards become the deck, which is empty (H-6.8)."""
        plots = self.plots
        lay = plots[T_DISCARDS : T_DISCARDS + N_TREASONS]
        hands = [
            self.treasons[seat] - sum(self.exposed[seat * N_TREASONS : (seat + 1) * N_TREASONS])
            for seat in range(self.seats)
        ]
        self.treason_shuffles = shuffled_in(self.treason_shuffles, lay, hands, 0)
        plots[T_DECK : T_DECK + N_TREASONS] = lay
        plots[T_FRESH : T_FRESH + N_TREASONS] = lay
        plots[T_DISCARDS : T_DISCARDS + N_TREASONS] = [0] * N_TREASONS
        self.say("shuffled")

    # --- queries

    def left(self, place: int) -> int:
        """How many attribute cards lie at a place (names.DECK and so on)."""
        return sum(self.cards[place : place + N_ATTRIBUTES])

    def plotted(self, place: int) -> int:
        """How many treason cards lie at a place (names.T_DECK and so on)."""
        return sum(self.plots[place : place + N_TREASONS])

    def has(self, place: int, cards: int) -> bool:
        """Do so many attribute cards, at least one, lie at a place? Mostly the first kinds are enough."""
        for at in range(place, place + N_ATTRIBUTES):
            cards -= self.cards[at]
            if cards <= 0:
                return True
        return False

    def taken(self) -> int:
        """The slots with a noble, as bits."""
        found = 0
        for slots in self.nobles:
            found |= slots
        return found

    def owner(self, slot: int) -> int:
        """Whose noble is on a slot; -1 for nobody's."""
        for seat in range(self.seats):
            if self.nobles[seat] >> slot & 1:
                return seat
        return -1

    def open_ranks(self, seat: int, slots: int) -> int:
        """Ranks, as bits, with one of these slots to go to and a counter in the supply (H-5.6)."""
        found = 0
        at = seat * 7
        by_rank = self.content.slots
        counters = self.counters
        for rank in range(7):
            if by_rank[rank] & slots and counters[at + rank]:
                found |= 1 << rank
        return found

    def kinds(self, seat: int) -> int:
        """Which kinds a hand holds, as bits; the courtesan aside."""
        at = seat * N_ATTRIBUTES
        return places(self.hand[at : at + COURTESAN])

    def could_raise(self, seat: int, slots: int) -> bool:
        """By what everybody knows: might this hand hold a set for one of these slots?"""
        size = self.size[seat]
        if not slots or not size:
            return False
        at = seat * N_ATTRIBUTES
        known = self.known[at : at + N_ATTRIBUTES]
        hidden = size - total(known)
        content = self.content
        counters = self.counters
        for rank in range(7):  # hidden cards may be anything: mostly they are enough by themselves
            if hidden >= content.cost[rank] and content.slots[rank] & slots and counters[seat * 7 + rank]:
                return True
        seen = places(known[:COURTESAN])
        helper = known[COURTESAN]
        for rank in range(7):
            missing = _KINDS[content.set_mask[rank] & ~seen]
            if (
                missing <= hidden + (1 if helper and content.helped[rank] else 0)
                and content.slots[rank] & slots
                and counters[seat * 7 + rank]
            ):
                return True
        return False

    def noble_cards(self, rank: int) -> int:
        """Noble cards of a rank that nobody has yet."""
        left = self.content.noble_cards[rank]
        for seat in range(self.seats):
            left -= self.titles[7 * seat + rank]
        return left
