"""Queries of option 2: who could be killed, with what, and what may be laid down for a replacement (H-6, H-7)."""

from __future__ import annotations

from cadency.games.heads_of_state.choices import PAIR, PLAY, Play, Raise
from cadency.games.heads_of_state.duty import can_meet, ranks_of
from cadency.games.heads_of_state.names import COURTESAN, N_ATTRIBUTES, N_TREASONS
from cadency.games.heads_of_state.state import HeadsOfState


def foes(s: HeadsOfState, seat: int, named: int) -> int:
    """Slots with a noble of another seat that was not named in this turn, as bits (H-6.2)."""
    return s.taken() & ~s.nobles[seat] & ~named


def feasible(s: HeadsOfState, seat: int, targets: int, emptied: int) -> int:
    """Of these slots, as bits, those whose noble's death could be made good (H-7.4)."""
    if not emptied or not targets:
        return targets
    content = s.content
    found = 0
    if emptied & (emptied - 1) == 0:  # then one of two must be replaced: this one, or the one killed before
        ranks_paid = payable(s, seat)
        if ranks_paid >> content.noble_of[emptied.bit_length() - 1] & 1:
            return targets
        for rank in range(7):
            if ranks_paid >> rank & 1:
                found |= content.slots[rank]
        return found & targets
    hand, counters = s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES], s.counters[seat * 7 : seat * 7 + 7]
    ranks = ranks_of(content, emptied)
    for rank in range(7):
        here = content.slots[rank] & targets
        if here and can_meet(content, hand, counters, [*ranks, rank]):
            found |= here
    return found


def payable(s: HeadsOfState, seat: int) -> int:
    """Ranks, as bits, for which this hand holds the cards and the supply a counter."""
    found = s.content.payable[1 if s.hand[seat * N_ATTRIBUTES + COURTESAN] else 0][s.kinds(seat)]
    at = seat * 7
    for rank in range(7):
        if not s.counters[at + rank]:
            found &= ~(1 << rank)
    return found


def leaves_enough(s: HeadsOfState, seat: int, word: Raise, emptied: int) -> bool:
    """Could the rest of the duty still be met after this replacement (H-7.4)?"""
    ranks = ranks_of(s.content, emptied)
    if len(ranks) < 3:
        return True
    ranks.remove(word.noble)
    hand, counters = s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES], s.counters[seat * 7 : seat * 7 + 7]
    counters[word.noble] -= 1
    for kind in s.content.sets[word.noble]:
        hand[COURTESAN if kind == word.instead else kind] -= 1
    return can_meet(s.content, hand, counters, ranks)


def plays(s: HeadsOfState, seat: int, targets: int) -> list[Play]:
    """What this seat could play against one of these slots: single cards, then pairs."""
    at = seat * N_TREASONS
    treason, reach = s.treason, s.content.reach
    held = [card for card in range(N_TREASONS) if treason[at + card]]
    found = [PLAY[card] for card in held if reach[card] & targets]
    for i, card in enumerate(held):
        for other in held[i if treason[at + card] > 1 else i + 1 :]:
            pair = PAIR.get((card, other))
            if pair is not None and reach[pair.number] & targets:
                found.append(pair)
    return found
