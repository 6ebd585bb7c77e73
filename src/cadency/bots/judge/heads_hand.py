"""What a hand of Heads of State is worth: the nobles that its attribute cards are, or may become."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from cadency.bots.judge.heads_map import HANDS, Prospect
from cadency.bots.judge.heads_time import FAR
from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.names import COURTESAN, DECK, N_ATTRIBUTES, PILE
from cadency.games.heads_of_state.state import HeadsOfState

SHARE: Final = 1.2  # each further card of a set counts for more than the one before
LOOSE: Final = 1.4  # a card that fits no set for now
HELPER: Final = 2.6  # a courtesan that helps none
FADES: Final = 0.6  # each further loose card of a kind, against the one before
MANY: Final = 40  # cards of a kind, at most

BITS: Final[tuple[int, ...]] = tuple([1 << kind for kind in range(N_ATTRIBUTES)])
OTHERS: Final = (1 << COURTESAN) - 1  # kinds but the courtesan, as bits

Hand = tuple[int, ...]  # attribute cards by kind
Used = tuple[int, ...]  # by rank, how many nobles are planned already
# A noble that some of the cards are for: its rank, how many cards it lacks, its share of the worth, and what those
# cards are worth otherwise
Draft = tuple[int, int, float, float]

NONE: Final[Used] = (0,) * 7
ONE: Final[tuple[Used, ...]] = tuple([tuple([int(n == rank) for n in range(7)]) for rank in range(7)])
PILES: Final[list[float]] = [(1.0 - FADES**n) / (1.0 - FADES) for n in range(MANY + 1)]  # of loose cards of a kind


@lru_cache(maxsize=16)
def drafts(content: Content) -> tuple[list[list[Draft]], list[list[Draft]]]:
    """Without and with a courtesan, by the kinds in hand as bits: the nobles that they could be for."""
    found: tuple[list[list[Draft]], list[list[Draft]]] = ([], [])
    for helper in (0, 1):
        for kinds in range(1 << COURTESAN):
            here: list[Draft] = []
            for rank, mask in enumerate(content.set_mask):
                ready, size = (mask & kinds).bit_count(), mask.bit_count()
                if ready:
                    helps = 1 if helper and content.helped[rank] and ready < size else 0
                    missing = size - ready - helps
                    cost = LOOSE * ready + HELPER * helps
                    here.append((rank, missing, (1.0 - missing / size) ** SHARE, cost))
            found[helper].append(here)
    return found


def held(prospect: Prospect, hand: Hand, used: Used, court: bool) -> float:
    """The worth of a hand; at court its nobles can be created at once."""
    key = (hand, used, court)
    value = prospect.plans.get(key)
    if value is not None:
        return value
    value = hoard(prospect, hand, used)
    if court:
        value = max(value, created(prospect, hand, used))
    if len(prospect.plans) >= HANDS:
        prospect.plans.clear()
    prospect.plans[key] = value
    return value


def created(prospect: Prospect, hand: Hand, used: Used) -> float:
    """The best that comes of creating a noble at once, and then perhaps others."""
    content = prospect.content
    kinds = sum(compress(BITS[:COURTESAN], hand))
    ranks = content.payable[1 if hand[COURTESAN] else 0][kinds]
    best = 0.0
    for rank in range(7):
        n = used[rank]
        if ranks >> rank & 1 and n < len(prospect.gains[rank]):
            rest = pay(content, hand, rank)
            if rest is not None:
                then = (*used[:rank], n + 1, *used[rank + 1 :])
                best = max(best, prospect.gains[rank][n] + held(prospect, rest, then, True))
    return best


def pay(content: Content, hand: Hand, rank: int) -> Hand | None:
    """The hand without the set of a rank; a courtesan helps where she is needed."""
    rest = list(hand)
    if take_out(content, rest, rank):
        return None
    return tuple(rest)


def hoard(prospect: Prospect, hand: Hand, used: Used) -> float:
    """What a hand may become: the best noble first, and each further one after its missing cards as well."""
    left, wait, gains, content = prospect.left, prospect.wait, prospect.gains, prospect.content
    tables = drafts(content)
    cards, planned = list(hand), list(used)
    worth = 0.0
    lacking = 0
    while lacking <= FAR:
        kinds = sum(compress(BITS, cards))
        if not kinds:
            return worth
        best = value = 0.0
        chosen = -1
        for rank, missing, part, cost in tables[kinds >> COURTESAN][kinds & OTHERS]:
            ladder = gains[rank]
            n = planned[rank]
            if n < len(ladder):
                found = ladder[n] * part * wait[lacking + missing]
                if found - cost * left > best:
                    best, value, chosen = found - cost * left, found, rank
        if chosen < 0:
            break
        worth += value
        planned[chosen] += 1
        lacking += take_out(content, cards, chosen)
    return worth + left * loose(cards)


def take_out(content: Content, cards: list[int], rank: int) -> int:
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
    for n in cards[:COURTESAN]:
        if n:
            worth += PILES[n]
    return LOOSE * worth + HELPER * PILES[cards[COURTESAN]]


# --- cards still to be drawn


def more(hand: Hand, kind: int) -> Hand:
    """The hand with one more card."""
    return (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])


def picked(prospect: Prospect, hand: Hand, used: Used, row: list[int], draws: int) -> Hand:
    """The hand with so many cards of the row, the best first."""
    found = [(held(prospect, more(hand, kind), used, False), kind) for kind, n in enumerate(row) if n]
    found.sort(reverse=True)
    for _, kind in found[:draws]:
        hand = more(hand, kind)
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


def drawn(prospect: Prospect, hand: Hand, used: Used, court: bool, pool: list[int], choice: int) -> float:
    """The hand with the best of so many cards that nobody has seen yet."""
    left = total = sum(pool)
    if not total:
        return held(prospect, hand, used, court)
    found = 0.0
    ranked = [(held(prospect, more(hand, kind), used, court), n) for kind, n in enumerate(pool) if n]
    ranked.sort(reverse=True)
    for value, n in ranked:
        found += value * ((left / total) ** choice - ((left - n) / total) ** choice)
        left -= n
    return found
