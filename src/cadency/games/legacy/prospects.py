"""Who could marry, have children or hold something: read from the books, whichever way a family grows."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import INSTEAD, MEMBER
from cadency.games.legacy.content import PLENTY
from cadency.games.legacy.names import ABLE, HOLDER, N_WHO, ROOM, SAVING, SINGLE, UNKNOWN
from cadency.games.legacy.people import ALIKE
from cadency.games.legacy.state import Legacy
from cadency.kernel.words import Choice

BEAUTY_SAVES: Final = 2  # L-14.13


def eligible(s: Legacy, seat: int) -> int:
    """Friends who could marry, be promised or laid in somebody's place, as bits (L-5.1, L-5.3, L-16.4)."""
    who, at = s.who, seat * N_WHO
    gold = s.gold[seat]
    women, men = s.content.weddings[min(PLENTY, gold)]
    found = men if who[at + SINGLE] or who[at + UNKNOWN + 1] else 0
    if who[at + SINGLE + 1] or who[at + UNKNOWN]:
        found |= women
    if who[at + SAVING]:
        found |= s.content.weddings[min(gold + BEAUTY_SAVES, PLENTY)][1]
    return found


def suitable(s: Legacy, seat: int, friend: int) -> tuple[Choice, ...]:
    """Whom a friend could marry or be promised to; in whose place the friend could be laid."""
    who, at = s.who, seat * N_WHO
    man = s.content.men >> friend & 1
    if s.gold[seat] < s.content.cost[friend]:  # so it was offered for the sake of a Beauty
        return _once(s, seat, who[at + SAVING], MEMBER)
    beside = _once(s, seat, who[at + SINGLE + 1 - man], MEMBER)
    unknown = who[at + UNKNOWN + man]
    return beside + _once(s, seat, unknown, INSTEAD) if unknown else beside


def couples(s: Legacy, seat: int, children: int) -> tuple[Choice, ...]:
    """Couples with room for so many children, one or two."""
    return _once(s, seat, s.who[seat * N_WHO + ROOM - 1 + children], MEMBER)


def lacking(s: Legacy, seat: int, holding: int) -> tuple[Choice, ...]:
    """Members or couples without a holding of this kind (L-8.5, L-R38)."""
    at = seat * N_WHO
    return _once(s, seat, s.who[at + ABLE] & ~s.who[at + HOLDER + holding], MEMBER)


def _once(s: Legacy, seat: int, mask: int, words: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Words for these members; those who are alike in all respects are offered once."""
    if not mask & mask - 1:
        return (words[mask.bit_length() - 1],) if mask else ()
    family = s.family[seat]
    found: dict[int, Choice] = {}
    while mask:
        low = mask & -mask
        member = low.bit_length() - 1
        found.setdefault(family[member] & ALIKE, words[member])
        mask ^= low
    return tuple(found.values())
