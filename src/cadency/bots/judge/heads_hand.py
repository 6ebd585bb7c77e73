"""What a hand of Heads of State is worth: the nobles that its attribute cards are, or may become."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cadency.bots.judge.heads_map import FAR, Atlas
from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.names import COURTESAN, DECK, N_ATTRIBUTES, PILE
from cadency.games.heads_of_state.state import HeadsOfState

SHARE: Final = 1.2  # each further card of a set counts for more than the one before
LOOSE: Final = 1.4  # a card that fits no set for now
HELPER: Final = 2.6  # a courtesan that helps none
FADES: Final = 0.6  # each further loose card of a kind, against the one before

Hand = tuple[int, ...]  # attribute cards by kind
Used = tuple[int, ...]  # by rank, how many nobles are planned already
Worth = Callable[[Hand], float]

NONE: Final[Used] = (0,) * 7
ONE: Final[tuple[Used, ...]] = tuple(tuple([int(n == rank) for n in range(7)]) for rank in range(7))


def held(atlas: Atlas, hand: Hand, used: Used, court: bool) -> float:
    """The worth of a hand; at court its nobles can be created at once."""
    key = (hand, used, court)
    value = atlas.plans.get(key)
    if value is not None:
        return value
    value = hoard(atlas, hand, used)
    if court:
        for rank, _, _, gains in atlas.ranks:
            n = used[rank]
            if n < len(gains):
                rest = pay(atlas.content, hand, rank)
                if rest is not None:
                    then = (*used[:rank], n + 1, *used[rank + 1 :])
                    value = max(value, gains[n] + held(atlas, rest, then, True))
    atlas.plans[key] = value
    return value


def pay(content: Content, hand: Hand, rank: int) -> Hand | None:
    """The hand without the set of a rank; a courtesan helps where she is needed."""
    rest = list(hand)
    helper = content.helped[rank]
    for kind in content.sets[rank]:
        if rest[kind]:
            rest[kind] -= 1
        elif helper and rest[COURTESAN]:
            rest[COURTESAN] -= 1
            helper = False
        else:
            return None
    return tuple(rest)


def hoard(atlas: Atlas, hand: Hand, used: Used) -> float:
    """What a hand may become: the best noble first, and each further one after its missing cards as well."""
    left, wait = atlas.left, atlas.wait
    cards, planned = list(hand), list(used)
    worth = 0.0
    lacking = 0
    while lacking <= FAR:
        kinds = 0
        for kind in range(COURTESAN):
            if cards[kind]:
                kinds |= 1 << kind
        helper = cards[COURTESAN]
        best = value = 0.0
        chosen = -1
        for rank, mask, helped, gains in atlas.ranks:
            ready = mask & kinds
            if ready and planned[rank] < len(gains):
                cost = LOOSE * ready.bit_count()
                missing = (mask ^ ready).bit_count()
                if missing and helper and helped:
                    missing -= 1
                    cost += HELPER
                part = (1.0 - missing / mask.bit_count()) ** SHARE
                found = gains[planned[rank]] * part * wait[lacking + missing]
                if found - cost * left > best:
                    best, value, chosen = found - cost * left, found, rank
        if chosen < 0:
            break
        worth += value
        planned[chosen] += 1
        lacking += _take_out(atlas.content, cards, chosen)
    return worth + left * loose(cards)


def _take_out(content: Content, cards: list[int], rank: int) -> int:
    """Take what there is of a set out of the cards; how many are missing."""
    missing = 0
    for kind in content.sets[rank]:
        if cards[kind]:
            cards[kind] -= 1
        else:
            missing += 1
    if missing and cards[COURTESAN] and content.helped[rank]:
        cards[COURTESAN] -= 1
        missing -= 1
    return missing


def loose(cards: list[int]) -> float:
    """Cards without a set: each further one of a kind is worth less."""
    worth = 0.0
    for kind, n in enumerate(cards):
        if n:
            worth += (HELPER if kind == COURTESAN else LOOSE) * (1.0 - FADES**n) / (1.0 - FADES)
    return worth


# --- cards still to be drawn


def more(hand: Hand, kind: int) -> Hand:
    """The hand with one more card."""
    return (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])


def picked(hand: Hand, row: list[int], draws: int, worth: Worth) -> Hand:
    """The hand with so many cards of the row, the best first."""
    row = row[:]
    for _ in range(draws):
        found = [kind for kind in range(N_ATTRIBUTES) if row[kind]]
        if not found:
            break
        best = max(found, key=lambda kind: worth(more(hand, kind)))
        row[best] -= 1
        hand = more(hand, best)
    return hand


def unseen(s: HeadsOfState, seat: int) -> list[int]:
    """The attribute cards that a seat has not seen, by kind."""
    pool = [s.cards[DECK + kind] + s.cards[PILE + kind] for kind in range(N_ATTRIBUTES)]
    for other in range(s.seats):
        if other != seat:
            at = other * N_ATTRIBUTES
            for kind in range(N_ATTRIBUTES):
                pool[kind] += s.hand[at + kind] - s.known[at + kind]
    return pool


def drawn(hand: Hand, pool: list[int], choice: int, worth: Worth) -> float:
    """The hand with the best of so many cards that nobody has seen yet."""
    left = total = sum(pool)
    if not total:
        return worth(hand)
    found = 0.0
    ranked = sorted([(worth(more(hand, kind)), n) for kind, n in enumerate(pool) if n], reverse=True)
    for value, n in ranked:
        found += value * ((left / total) ** choice - ((left - n) / total) ** choice)
        left -= n
    return found
