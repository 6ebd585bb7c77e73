"""The tree of the Inheritance, which grows upwards: a register of forebears behind the queries of family.py (L-16).

Number 0 is yourself, 1 and 2 are your parents; no action touches these three. A forebear is one int; an unknown one is
a child card. A couple is named by its man. Forebears who are alike in all respects are offered once."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import Instead, Member
from cadency.games.legacy.ledger import clear, enter, holds
from cadency.games.legacy.names import (
    ABLE,
    BEAUTY,
    BOY,
    BURIED,
    CHARMING,
    CHILDREN_HAD,
    COUPLES,
    FRIENDS,
    GIRL,
    HOLDER,
    KNOWNS,
    N_TALLIES,
    N_WHO,
    ROOM,
    SAVING,
    SINGLE,
    UNKNOWN,
)
from cadency.games.legacy.prospects import BEAUTY_SAVES
from cadency.games.legacy.state import Legacy

SELF: Final = 0
FATHER: Final = 1
MOTHER: Final = 2
KIND: Final = 15  # the child card; of somebody known it tells the sex only
KNOWN_AT: Final = 4
KNOWN: Final = 127 << KNOWN_AT  # the number of the friend plus one
FATHER_AT: Final = 11  # numbers plus one
MOTHER_AT: Final = 19
SPOUSE_AT: Final = 27
NUMBER: Final = 255
HOLDS: Final[tuple[int, ...]] = (15 << 37, 1 << 35, 1 << 36, 15 << 41)  # by kind of holding
HOLDS_AT: Final[tuple[int, ...]] = (37, 35, 36, 41)
_ANY: Final = HOLDS[0] | HOLDS[1] | HOLDS[2] | HOLDS[3]
DRAWN: Final = 1 << 45  # drawn as a child of a couple


def friend_of(person: int) -> int:
    """Who somebody was; -1 for an unknown one."""
    return (person >> KNOWN_AT & 127) - 1


def spouse_of(person: int) -> int:
    return (person >> SPOUSE_AT & NUMBER) - 1


def parents_of(person: int) -> tuple[int, int]:
    """Father and mother; -1 for one who is not there."""
    return (person >> FATHER_AT & NUMBER) - 1, (person >> MOTHER_AT & NUMBER) - 1


def known_as(friend: int, man: bool) -> int:
    return (BOY if man else GIRL) | friend + 1 << KNOWN_AT


def roots(s: Legacy, you: int) -> tuple[int, ...]:
    """Yourself and your parents (L-16.2)."""
    man = bool(s.content.men >> you & 1)
    father, mother = FRIENDS.index("laurent"), FRIENDS.index("angelique")
    return (
        known_as(you, man) | FATHER + 1 << FATHER_AT | MOTHER + 1 << MOTHER_AT,
        known_as(father, man=True) | MOTHER + 1 << SPOUSE_AT,
        known_as(mother, man=False) | FATHER + 1 << SPOUSE_AT,
    )


# --- the books


def company(s: Legacy, seat: int) -> list[int]:
    """Everybody known, you and your parents included (L-R38)."""
    return [friend_of(person) for person in s.family[seat] if person & KNOWN]


def recount(s: Legacy, seat: int) -> None:
    """The books of a tree, made anew from its register."""
    clear(s, seat, company(s, seat))
    tree = s.family[seat]
    for number, person in enumerate(tree):
        if number > MOTHER:
            _note(s, seat, number, person)
        for kind in range(4):
            if person & HOLDS[kind]:
                holds(s, seat, number, kind)
    for number, person in enumerate(tree):
        if number > MOTHER and person & KIND >= BOY and spouse_of(person) >= 0:
            _pair_up(s, seat, number, spouse_of(person))


def _note(s: Legacy, seat: int, number: int, person: int) -> None:
    """Somebody new, still without spouse and holdings."""
    man = person & KIND >= BOY
    who, at, bit = s.who, seat * N_WHO, 1 << number
    who[at + SINGLE + man] |= bit
    who[at + ABLE] |= bit
    if person & KNOWN:
        s.tallies[seat * N_TALLIES + KNOWNS] += 1
    else:
        who[at + UNKNOWN + man] |= bit
    if person & DRAWN:
        s.tallies[seat * N_TALLIES + CHILDREN_HAD] += 1
        if person & KIND == BEAUTY:
            who[at + SAVING] |= bit


def _pair_up(s: Legacy, seat: int, man: int, woman: int) -> None:
    """Two are a couple, which is named by its man; there is no limit to its children (L-16.3)."""
    at, his, hers = seat * N_WHO, 1 << man, 1 << woman
    who = s.who
    who[at + SINGLE] &= ~hers
    who[at + SINGLE + 1] &= ~his
    who[at + SAVING] &= ~hers
    who[at + ROOM] |= his
    who[at + ROOM + 1] |= his
    who[at + ABLE] &= ~hers
    tree = s.family[seat]
    if tree[woman] & _ANY:
        for kind in range(at + HOLDER, at + HOLDER + 4):
            who[kind] |= his if who[kind] & hers else 0
    if tree[man] & KNOWN and tree[woman] & KNOWN:
        s.tallies[seat * N_TALLIES + COUPLES] += 1


def tally(_s: Legacy, _seat: int, _name: str, _of: int) -> int:
    """Nobody is promised, and nobody is of a third generation."""
    return 0


# --- weddings, holdings, children


def lay(s: Legacy, seat: int, friend: int, choice: Member | Instead) -> int:
    """Pay or receive, and lay the friend; the number of whom it became (L-16.4)."""
    s.leave(seat, friend)
    enter(s, seat, friend)
    if isinstance(choice, Instead):
        _find(s, seat, friend, choice.member)
        return choice.member
    other = choice.member
    tree = s.family[seat]
    s.gold[seat] += s.content.dowry[friend] - _cost(s, tree[other], friend)
    number = len(tree)
    newcomer = known_as(friend, bool(s.content.men >> friend & 1)) | other + 1 << SPOUSE_AT
    s.person(seat, other, tree[other] | number + 1 << SPOUSE_AT, newcomer)
    _note(s, seat, number, newcomer)
    if newcomer & KIND >= BOY:
        _pair_up(s, seat, number, other)
    else:
        _pair_up(s, seat, other, number)
    s.say("wed", seat, other, FRIENDS[friend])
    return number


def _find(s: Legacy, seat: int, friend: int, number: int) -> None:
    """A friend in place of somebody unknown."""
    person = s.family[seat][number]
    s.gold[seat] += s.content.dowry[friend] - s.content.cost[friend]
    s.children[BURIED + (person & KIND)] += 1
    man = person & KIND >= BOY
    s.person(seat, number, person & ~KIND | (BOY if man else GIRL) | friend + 1 << KNOWN_AT)
    at, other = seat * N_WHO, ~(1 << number)
    s.who[at + UNKNOWN + man] &= other
    s.who[at + SAVING] &= other
    spouse = spouse_of(person)
    s.tallies[seat * N_TALLIES + KNOWNS] += 1
    if spouse >= 0 and s.family[seat][spouse] & KNOWN:
        s.tallies[seat * N_TALLIES + COUPLES] += 1
    s.say("found", seat, number, FRIENDS[friend])


def _is_beauty(person: int) -> bool:
    return person & KIND == BEAUTY and bool(person & DRAWN)


def _cost(s: Legacy, person: int, friend: int) -> int:
    cost = s.content.cost[friend]
    return max(0, cost - BEAUTY_SAVES) if _is_beauty(person) else cost


def friend_at(s: Legacy, seat: int, member: int) -> int:
    return friend_of(s.family[seat][member])


def pair(s: Legacy, seat: int, member: int) -> int:
    """The name of the couple that somebody is part of."""
    person = s.family[seat][member]
    return member if person & KIND >= BOY else max(spouse_of(person), 0)


def births_due(s: Legacy, seat: int, member: int) -> int:
    """Children at once, if the couple is now known on both sides (L-16.4, L-R39)."""
    person = s.family[seat][member]
    spouse = spouse_of(person)
    if spouse < 0 or not s.family[seat][spouse] & KNOWN:
        return 0
    return max(s.content.births[friend_of(person)], s.content.births[friend_of(s.family[seat][spouse])])


def orphan(s: Legacy, seat: int, member: int) -> bool:
    """Has somebody no parents in the tree yet (L-16.4)?"""
    return parents_of(s.family[seat][member]) == (-1, -1)


def is_charming(s: Legacy, seat: int, member: int) -> bool:
    """Is this friend laid beside a Charming boy (L-R39)?"""
    spouse = spouse_of(s.family[seat][member])
    return spouse >= 0 and s.family[seat][spouse] & (KIND | KNOWN | DRAWN) == CHARMING | DRAWN


def is_pair(s: Legacy, seat: int, member: int) -> bool:
    return spouse_of(s.family[seat][member]) >= 0


def is_picky(s: Legacy, seat: int, member: int) -> bool:
    person = s.family[seat][member]
    both = (person, s.family[seat][spouse_of(person)])
    return any(one & KNOWN and s.content.picky >> friend_of(one) & 1 for one in both)


def hold(s: Legacy, seat: int, member: int, holding: int, number: int) -> None:
    s.person(seat, member, s.family[seat][member] | number + 1 << HOLDS_AT[holding])
    holds(s, seat, member, holding)


def born(s: Legacy, seat: int, member: int, kind: int) -> None:
    """A child under a couple, which is named by its man."""
    tree = s.family[seat]
    child = kind | DRAWN | member + 1 << FATHER_AT | spouse_of(tree[member]) + 1 << MOTHER_AT
    s.family[seat] = (*tree, child)
    _note(s, seat, len(tree), child)


def add_parent(s: Legacy, seat: int, member: int, kind: int) -> None:
    """An unknown parent above somebody; the second one is married to the first."""
    tree = s.family[seat]
    number = len(tree)
    man = kind >= BOY
    father, mother = parents_of(tree[member])
    other = mother if man else father
    newcomer = kind if other < 0 else kind | other + 1 << SPOUSE_AT
    if other >= 0:
        s.person(seat, other, tree[other] | number + 1 << SPOUSE_AT)
    s.person(seat, member, tree[member] | number + 1 << (FATHER_AT if man else MOTHER_AT), newcomer)
    _note(s, seat, number, newcomer)
    if other >= 0:
        _pair_up(s, seat, *((number, other) if man else (other, number)))
