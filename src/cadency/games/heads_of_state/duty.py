"""The duty to replace all but one of the killed (H-7.3, H-7.4): can a hand meet it, and what does it need for that?"""

from __future__ import annotations

from itertools import product

from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.names import COURTESAN

Need = tuple[int, ...]  # attribute cards by kind


def ranks_of(content: Content, slots: int) -> list[int]:
    """The ranks of these slots, one for each."""
    found = []
    slot = 0
    while slots:
        if slots & 1:
            found.append(content.noble_of[slot])
        slots >>= 1
        slot += 1
    return found


def can_meet(content: Content, hand: list[int], counters: list[int], ranks: list[int]) -> bool:
    """Could this hand replace all but one of killed nobles of these ranks?"""
    if len(ranks) < 2:
        return True
    tried = 0
    for spared, rank in enumerate(ranks):
        if not tried >> rank & 1:
            tried |= 1 << rank
            if can_pay(content, hand, counters, ranks[:spared] + ranks[spared + 1 :]):
                return True
    return False


def can_pay(content: Content, hand: list[int], counters: list[int], ranks: list[int]) -> bool:
    """Could this hand pay for nobles of all these ranks?"""
    need = [0] * COURTESAN
    for rank in ranks:
        if ranks.count(rank) > counters[rank]:
            return False
        for kind in content.sets[rank]:
            need[kind] += 1
    short = [kind for kind in range(COURTESAN) for _ in range(need[kind] - hand[kind])]
    return len(short) <= hand[COURTESAN] and _stand_in(content, short, ranks)


def _stand_in(content: Content, short: list[int], ranks: list[int]) -> bool:
    """Can each missing card be the courtesan's in another noble's set?"""
    if not short:
        return True
    for i, rank in enumerate(ranks):
        if (
            content.helped[rank]
            and content.set_mask[rank] >> short[0] & 1
            and _stand_in(content, short[1:], ranks[:i] + ranks[i + 1 :])
        ):
            return True
    return False


def needs(content: Content, counters: list[int], ranks: list[int]) -> set[Need]:
    """Every pile of cards that would meet the duty exactly: the hand must hold one of them."""
    if len(ranks) < 2:
        return {(0,) * (COURTESAN + 1)}
    found: set[Need] = set()
    for spared in range(len(ranks)):
        rest = ranks[:spared] + ranks[spared + 1 :]
        if all(rest.count(rank) <= counters[rank] for rank in rest):
            for sets in product(*[_sets(content, rank) for rank in rest]):
                found.add(tuple(map(sum, zip(*sets, strict=True))))
    return found


def _sets(content: Content, rank: int) -> list[Need]:
    """The set of a rank, plain and with the courtesan in each place."""
    kinds = content.sets[rank]
    plain = [int(kind in kinds) for kind in range(COURTESAN + 1)]
    found = [tuple(plain)]
    for kind in kinds if content.helped[rank] else ():
        found.append((*[n - (k == kind) for k, n in enumerate(plain[:COURTESAN])], 1))
    return found
