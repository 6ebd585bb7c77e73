"""From a view back to a position that its seat cannot tell from the true one.

Hidden are the other hands, the decks and the pile under the disc. What one knows of them is honoured: how many cards
each holds, which of them everybody saw being taken, which cards went into a deck before everybody's eyes, and what a
half-made choice proves about a hand.
"""

from __future__ import annotations

import random

from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.duty import needs, ranks_of
from cadency.games.heads_of_state.frames.cabal import Attempt, Cabal, Strike, Succession
from cadency.games.heads_of_state.frames.court import bits
from cadency.games.heads_of_state.frames.limits import Discards, Drops
from cadency.games.heads_of_state.names import (
    ATTRIBUTES,
    COUNTRIES,
    DECK,
    N_ATTRIBUTES,
    N_POINTS,
    N_TREASONS,
    NOBLES,
    PILE,
    POINTS,
    SECTORS,
    T_DECK,
    TREASONS,
    YEARS,
)
from cadency.games.heads_of_state.plotting import foes
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.games.heads_of_state.view import HeadsView


class Pool:
    """Hidden cards of which one knows how many there are of each kind, but not where."""

    def __init__(self, cards: list[int], rng: random.Random) -> None:
        self.cards = cards
        self.rng = rng

    def take(self, count: int, shun: list[int], lowest: int = 0) -> list[int]:
        """So many cards at random. Those known to lie elsewhere come last, and kinds before the lowest never."""
        found = []
        for _ in range(count):
            weights = [max(0, n - shun[k]) if k >= lowest else 0 for k, n in enumerate(self.cards)]
            if not any(weights):
                weights = [n if k >= lowest else 0 for k, n in enumerate(self.cards)]
            kind = self.rng.choices(range(len(weights)), weights)[0]
            self.cards[kind] -= 1
            found.append(kind)
        return found

    def rest(self) -> list[int]:
        left = self.cards
        self.cards = [0] * len(left)
        return left


def imagine(view: HeadsView, rng: random.Random, content: Content) -> HeadsOfState:
    """Some position with this view."""
    from cadency.games.heads_of_state import RULES

    s = HeadsOfState(content, view.seats)
    s.stack = [RULES.frame(wire) for wire in view.todo]
    _open(s, view)
    _attributes(s, view, rng)
    _treasons(s, view, rng)
    return s


def _open(s: HeadsOfState, view: HeadsView) -> None:
    """All that lies open."""
    s.round, s.first, s.over = YEARS.index(view.year), view.first, view.over
    s.cards = [0] * (2 * N_ATTRIBUTES)
    for counts in (view.row, view.discards, view.swept, view.returned, view.shuffled):
        s.cards += [counts[name] for name in ATTRIBUTES]
    s.plots = [0] * N_TREASONS
    for counts in (view.treason_row, view.treason_discards, view.treason_shuffled):
        s.plots += [counts[name] for name in TREASONS]
    dead = []
    for seat, house in enumerate(view.houses):
        s.size[seat], s.kept[seat], s.treasons[seat] = house.cards, house.kept, house.treasons
        s.known[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES] = [house.known[name] for name in ATTRIBUTES]
        s.exposed[seat * N_TREASONS : (seat + 1) * N_TREASONS] = [house.exposed[name] for name in TREASONS]
        s.counters[seat * 7 : seat * 7 + 7] = [house.counters[name] for name in NOBLES]
        s.titles[seat * 7 : seat * 7 + 7] = [house.titles[name] for name in NOBLES]
        s.points[seat * N_POINTS : (seat + 1) * N_POINTS] = [house.points[name] for name in POINTS]
        s.been[seat] = sum(1 << SECTORS.index(name) for name in house.been)
        dead += [(seat * 16 + SECTORS.index(sector)) * 7 + NOBLES.index(noble) for sector, noble in house.dead]
    for i, sector in enumerate(view.map):
        for place, slot in enumerate(sector.slots):
            if slot.seat is not None:
                s.nobles[slot.seat] |= 1 << 2 * i + place
    s.openers = tuple([-1 if sector.opener is None else sector.opener for sector in view.map])
    s.scored = tuple([tuple(view.markers[name]) for name in COUNTRIES])
    s.chamber = tuple(view.chamber)
    s.dead = tuple(sorted(dead))


def _attributes(s: HeadsOfState, view: HeadsView, rng: random.Random) -> None:
    """Hands first, those with something to prove before the others; then the pile, then the deck."""
    mine = [] if view.mine is None else [view.mine.attributes[name] for name in ATTRIBUTES]
    s.hand = s.known[:]
    if view.seat is not None:
        s.hand[view.seat * N_ATTRIBUTES : (view.seat + 1) * N_ATTRIBUTES] = mine
    hidden = [
        total - sum(s.cards[kind : 5 * N_ATTRIBUTES : N_ATTRIBUTES]) - sum(s.hand[kind::N_ATTRIBUTES])
        for kind, total in enumerate(s.content.attributes[s.seats])
    ]
    pool = Pool(hidden, rng)
    shuffled = [view.shuffled[name] for name in ATTRIBUTES]
    others = [seat for seat in range(s.seats) if seat != view.seat]
    _prove(s, pool, others)
    for seat in others:
        at = seat * N_ATTRIBUTES
        room = s.size[seat] - sum(s.hand[at : at + N_ATTRIBUTES])
        _give(s, seat, pool.take(min(room, s.kept[seat]), shuffled))
    pile = pool.take(view.pile - 1, [view.returned[name] for name in ATTRIBUTES])
    for seat in others:
        at = seat * N_ATTRIBUTES
        _give(s, seat, pool.take(s.size[seat] - sum(s.hand[at : at + N_ATTRIBUTES]), [0] * N_ATTRIBUTES))
    for kind in pile:
        s.cards[PILE + kind] += 1
    s.cards[DECK : DECK + N_ATTRIBUTES] = pool.rest()


def _give(s: HeadsOfState, seat: int, kinds: list[int]) -> None:
    for kind in kinds:
        s.hand[seat * N_ATTRIBUTES + kind] += 1


def _prove(s: HeadsOfState, pool: Pool, others: list[int]) -> None:
    """What a half-made choice proves: cards that meet a duty, or enough to discard in order."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Discards) and frame.seat in others:
        at = frame.seat * N_ATTRIBUTES
        short = frame.count - sum(s.known[at + frame.lowest : at + N_ATTRIBUTES])
        _give(s, frame.seat, pool.take(max(0, short), [0] * N_ATTRIBUTES, frame.lowest))
    elif isinstance(frame, (Cabal, Strike, Attempt, Succession)) and frame.seat in others:
        at = frame.seat * N_ATTRIBUTES
        known, room = s.known[at : at + N_ATTRIBUTES], s.size[frame.seat] - sum(s.known[at : at + N_ATTRIBUTES])
        ways = []
        for need in sorted(_duties(s, frame)):
            more = [max(0, n - known[kind]) for kind, n in enumerate(need)]
            if sum(more) <= room and all(n <= pool.cards[kind] for kind, n in enumerate(more)):
                ways.append(more)
        for kind, n in enumerate(pool.rng.choice(ways)):
            pool.cards[kind] -= n
            s.hand[at + kind] += n


def _duties(s: HeadsOfState, frame: Cabal | Strike | Attempt | Succession) -> set[tuple[int, ...]]:
    """The piles of cards of which the hand must hold at least one."""
    counters = s.counters[frame.seat * 7 : frame.seat * 7 + 7]
    ranks = ranks_of(s.content, frame.emptied)
    if isinstance(frame, Strike):
        targets = s.content.reach[frame.play] & foes(s, frame.seat, frame.named)
        return set().union(
            *[needs(s.content, counters, [*ranks, s.content.noble_of[slot]]) for slot in bits(targets)],
        )
    if isinstance(frame, Attempt):
        ranks.append(s.content.noble_of[frame.slot])
    elif isinstance(frame, Succession):
        ranks.remove(frame.noble)
        counters[frame.noble] -= 1
    return needs(s.content, counters, ranks)


def _treasons(s: HeadsOfState, view: HeadsView, rng: random.Random) -> None:
    s.treason = s.exposed[:]
    if view.seat is not None and view.mine is not None:
        mine = [view.mine.treasons[name] for name in TREASONS]
        s.treason[view.seat * N_TREASONS : (view.seat + 1) * N_TREASONS] = mine
    hidden = [
        total - sum(s.plots[kind : 3 * N_TREASONS : N_TREASONS]) - sum(s.treason[kind::N_TREASONS])
        for kind, total in enumerate(s.content.treasons)
    ]
    pool = Pool(hidden, rng)
    others = [seat for seat in range(s.seats) if seat != view.seat]
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Drops) and frame.seat in others:
        at = frame.seat * N_TREASONS
        short = frame.count - sum(s.exposed[at + frame.lowest : at + N_TREASONS])
        _arm(s, frame.seat, pool.take(max(0, short), [0] * N_TREASONS, frame.lowest))
    # after a shuffle of the discards the deck holds nothing but them
    seen = [min(view.treason_shuffled[name], pool.cards[kind]) for kind, name in enumerate(TREASONS)]
    unseen = [n - seen[kind] if any(seen) else 0 for kind, n in enumerate(pool.cards)]
    for kind in pool.take(view.treason_deck, unseen):
        s.plots[T_DECK + kind] += 1
    for seat in others:
        at = seat * N_TREASONS
        _arm(s, seat, pool.take(s.treasons[seat] - sum(s.treason[at : at + N_TREASONS]), [0] * N_TREASONS))


def _arm(s: HeadsOfState, seat: int, kinds: list[int]) -> None:
    for kind in kinds:
        s.treason[seat * N_TREASONS + kind] += 1
