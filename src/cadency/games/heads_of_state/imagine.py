"""From a view back to a position that its seat cannot tell from the true one.

Hidden are the other hands, the decks and the pile under the disc. What one knows of them is honoured: how many cards
each holds, which of them everybody saw being taken, what everybody remembers of shuffles, and what a half-made choice
proves about a hand. Whatever is possible by all that can come about, the truth included.
"""

from __future__ import annotations

import random
from operator import le

from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.duty import needs, ranks_of
from cadency.games.heads_of_state.frames.cabal import Attempt, Cabal, Strike, Succession
from cadency.games.heads_of_state.frames.court import bits
from cadency.games.heads_of_state.frames.limits import Discards, Drops
from cadency.games.heads_of_state.hands import Hands
from cadency.games.heads_of_state.hidden import Hidden, Lot
from cadency.games.heads_of_state.memory import DISC
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
    T_FRESH,
    TREASONS,
    YEARS,
)
from cadency.games.heads_of_state.plotting import foes
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.games.heads_of_state.view import HeadsView, Shuffle


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
    for counts in (view.row, view.discards, view.swept):
        s.cards += [counts[name] for name in ATTRIBUTES]
    s.plots = [0] * N_TREASONS
    for counts in (view.treason_row, view.treason_discards, view.treason_fresh):
        s.plots += [counts[name] for name in TREASONS]
    s.shuffles = _remembered(view.shuffles)
    s.treason_shuffles = _remembered(view.treason_shuffles)
    dead = []
    for seat, house in enumerate(view.houses):
        s.size[seat], s.treasons[seat] = house.cards, house.treasons
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


def _remembered(shuffles: list[Shuffle]) -> tuple[int, ...]:
    found: list[int] = []
    for shuffle in shuffles:
        found += [*shuffle.older, *[0] * (DISC - len(shuffle.older)), int(shuffle.disc), *shuffle.lay.values()]
    return tuple(found)


def _attributes(s: HeadsOfState, view: HeadsView, rng: random.Random) -> None:
    mine = [] if view.mine is None else [view.mine.attributes[name] for name in ATTRIBUTES]
    hands = Hands("hand", view.seat, s.known, s.size, mine, view.shuffles)
    cards = [
        total - sum(s.cards[kind::N_ATTRIBUTES]) - sum(hands.cards[kind::N_ATTRIBUTES])
        for kind, total in enumerate(s.content.attributes[s.seats])
    ]
    limits = hands.limits(cards)
    # the pile under the disc is older than the first sweep that went back into the deck
    level = next((n for n, shuffle in enumerate(view.shuffles) if shuffle.disc), len(limits))
    pile, deck = Lot(("pile",), view.pile - 1, level), Lot(("deck",), view.deck, len(limits))
    tables = [Hidden(cards, limits, [pile, *hands.lots(proof)], deck) for proof in _proofs(s, hands, cards)]
    found = _one_of(tables, rng).deal(rng)
    s.hand = hands.filled(found)
    s.cards[PILE : PILE + N_ATTRIBUTES] = found[pile.place]
    s.cards[DECK : DECK + N_ATTRIBUTES] = found[deck.place]


def _proofs(s: HeadsOfState, hands: Hands, cards: list[int]) -> list[Lot | None]:
    """What a half-made choice proves of a hand: enough cards to discard in order, or cards that meet a duty in one of
    these ways."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Discards) and frame.seat in hands.others:
        return [hands.in_order(frame.seat, frame.count, frame.lowest, cards)]
    if isinstance(frame, (Cabal, Strike, Attempt, Succession)) and frame.seat in hands.others:
        short = {hands.short(frame.seat, need) for need in _duties(s, frame)}
        # whoever holds all that a longer way asks for can go the shorter one, too
        least = [way for way in short if not any(other != way and all(map(le, other, way)) for other in short)]
        return [hands.exactly(frame.seat, way) for way in sorted(least)]
    return [None]


def _one_of(ways: list[Hidden], rng: random.Random) -> Hidden:
    """Of the ways in which a hand may meet a duty, one that is possible."""
    if len(ways) == 1:
        return ways[0]
    possible = [way for way in ways if way.is_possible()]
    items = [(("proof", *way.lots[0].place), way.lots[0].kinds()) for way in possible]
    return possible[items.index(rng.choices(items)[0])]


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
    mine = [] if view.mine is None else [view.mine.treasons[name] for name in TREASONS]
    hands = Hands("treasons", view.seat, s.exposed, s.treasons, mine, view.treason_shuffles)
    cards = [
        total - sum(s.plots[kind:T_FRESH:N_TREASONS]) - sum(hands.cards[kind::N_TREASONS])
        for kind, total in enumerate(s.content.treasons)
    ]
    frame = s.stack[-1] if s.stack else None
    proof = None
    if isinstance(frame, Drops) and frame.seat in hands.others:
        proof = hands.in_order(frame.seat, frame.count, frame.lowest, cards)
    limits = hands.limits(cards)
    deck = Lot(("treason deck",), view.treason_deck, len(limits), deck_limit(s))
    found = Hidden(cards, limits, hands.lots(proof), deck).deal(rng)
    s.treason = hands.filled(found)
    s.plots[T_DECK : T_DECK + N_TREASONS] = found[deck.place]


def deck_limit(s: HeadsOfState) -> list[int]:
    """The treason deck holds nothing but what was shuffled into it and was not seen leaving it since."""
    return s.plots[T_FRESH : T_FRESH + N_TREASONS]
