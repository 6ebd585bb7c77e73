"""The register of a family that grows downwards: who joins, is born, holds something or dies, and the books of it."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import MEMBER, Instead, Member
from cadency.games.legacy.ledger import clear, depart, enter, holds
from cadency.games.legacy.names import (
    ABLE,
    BEAUTY,
    BOY,
    BRAVE,
    BURIED,
    CHARMING,
    CHILDREN_BORN,
    CHILDREN_HAD,
    COUPLES,
    DON_JUAN,
    FRIENDS,
    GERMAN,
    GOSSIP,
    HEALTHY,
    HOLDER,
    N_TALLIES,
    N_WHO,
    PRICES,
    ROOM,
    SAVING,
    SINGLE,
    SMILE,
)
from cadency.games.legacy.people import (
    ALIKE,
    BORN,
    BORN_AT,
    BROOD,
    BROOD_AT,
    DEAD,
    HOLDS,
    KIND,
    MATE,
    MATE_AT,
    PROMISED,
    WAKING,
    born_of,
    is_couple,
    is_man,
    kind_of,
    late_of,
    mate_of,
    newborn,
    with_holding,
    with_late,
    with_mate,
)
from cadency.games.legacy.prospects import BEAUTY_SAVES
from cadency.games.legacy.state import Legacy

_WAKES: Final = 1 << GOSSIP | 1 << SMILE | 1 << BRAVE | 1 << DON_JUAN  # gifts on growing up (L-14.12)
_APART: Final = PROMISED | DEAD
_ANY: Final = HOLDS[0] | HOLDS[1] | HOLDS[2] | HOLDS[3]
_THIRD: Final = 2 << BORN_AT


# --- the books


def company(s: Legacy, seat: int) -> list[int]:
    """Spouses and promised friends (L-5.4, L-5.6)."""
    return [(person >> MATE_AT & 127) - 1 for person in s.family[seat] if person & MATE]


def recount(s: Legacy, seat: int) -> None:
    """The books of a family, made anew from its register."""
    clear(s, seat, company(s, seat))
    tallies, who = s.tallies, s.who
    at, mine = seat * N_TALLIES, seat * N_WHO
    tallies[at + CHILDREN_HAD] = max(0, len(s.family[seat]) - 1)
    now, later = s.generation << BORN_AT, s.generation + 1 << BORN_AT
    for member, person in enumerate(s.family[seat]):
        born = person & BORN
        if person & MATE and not person & _APART:
            tallies[at + COUPLES] += 1
        if person & _ANY:
            for kind in range(4):
                if person & HOLDS[kind]:
                    holds(s, seat, member, kind)
        if born == now:
            who[mine + ABLE] |= 1 << member
            if person & MATE:
                _rooms(s, seat, member, person)
        elif born == later:
            tallies[at + CHILDREN_BORN] += 1
        else:
            continue
        if not person & (MATE | DEAD):
            _single(s, seat, member, person)


def _single(s: Legacy, seat: int, member: int, person: int) -> None:
    """Somebody could marry or be promised (L-5.1, L-5.3)."""
    at, bit = seat * N_WHO, 1 << member
    who = s.who
    if person & KIND >= BOY:
        who[at + SINGLE + 1] = who[at + SINGLE + 1] | bit
        return
    who[at + SINGLE] = who[at + SINGLE] | bit
    if is_saving(s, person):
        who[at + SAVING] = who[at + SAVING] | bit


def _rooms(s: Legacy, seat: int, member: int, person: int) -> None:
    """For how many children a couple has room (L-6.1)."""
    who, at, bit = s.who, seat * N_WHO + ROOM, 1 << member
    left = room(s, person) if person & MATE and not person & _APART else 0
    who[at] = who[at] | bit if left > 0 else who[at] & ~bit
    who[at + 1] = who[at + 1] | bit if left > 1 else who[at + 1] & ~bit


def tally(s: Legacy, seat: int, name: str, of: int) -> int:
    """How many spouses of a kind that is not counted all along; a profession where one is asked for."""
    if name == "arranged":
        mates = [mate_of(person) for person in s.family[seat] if person & PROMISED]
    elif name == "third":
        mates = [mate_of(person) for person in s.family[seat] if person & BORN == _THIRD and person & MATE]
    else:
        return 0
    return len(mates) if of < 0 else sum([1 for friend in mates if s.content.profession[friend] == of])


# --- weddings


def is_saving(s: Legacy, person: int) -> bool:
    """Does the wedding of this member cost less (L-13.6)?"""
    return person & KIND == BEAUTY and (s.edition == GERMAN or person & BORN == s.generation << BORN_AT)


def lay(s: Legacy, seat: int, friend: int, choice: Member | Instead) -> int:
    """Pay or receive, and lay the friend; the member who is married now, or -1 if that is only arranged."""
    member = choice.member
    content, person = s.content, s.family[seat][member]
    cost = content.cost[friend]
    if cost and is_saving(s, person):
        cost = max(0, cost - BEAUTY_SAVES)
    s.gold[seat] += content.dowry[friend] - cost
    s.leave(seat, friend)
    enter(s, seat, friend)
    who, at, other = s.who, seat * N_WHO, ~(1 << member)
    who[at + SINGLE] = who[at + SINGLE] & other
    who[at + SINGLE + 1] = who[at + SINGLE + 1] & other
    who[at + SAVING] = who[at + SAVING] & other
    if born_of(person) > s.generation:
        s.person(seat, member, with_mate(person, friend) | PROMISED)
        s.say("promised", seat, member, FRIENDS[friend])
        return -1
    marry(s, seat, member, with_mate(person, friend))
    s.say("wed", seat, member, FRIENDS[friend])
    return member


def marry(s: Legacy, seat: int, member: int, person: int) -> None:
    """There is one couple more."""
    s.person(seat, member, person)
    s.tallies[seat * N_TALLIES + COUPLES] += 1
    _rooms(s, seat, member, person)


def lose_mother(s: Legacy, seat: int, member: int) -> None:
    """The mother of a couple dies; a widower can marry again (L-6.3, L-6.6)."""
    person = s.family[seat][member]
    s.tallies[seat * N_TALLIES + COUPLES] -= 1
    if is_man(person):
        s.discards |= 1 << mate_of(person)
        depart(s, seat, mate_of(person))
        person = with_late(person, mate_of(person)) & ~MATE
        _single(s, seat, member, person)
    else:
        s.children[BURIED + kind_of(person)] += 1
        person |= DEAD
    s.person(seat, member, person)
    _rooms(s, seat, member, person)


def friend_at(s: Legacy, seat: int, member: int) -> int:
    """The friend who joined at this place."""
    return mate_of(s.family[seat][member])


def room(s: Legacy, person: int) -> int:
    """How many children a couple can still have (L-6.1)."""
    if not s.content.births[(person >> MATE_AT & 127) - 1]:
        return 0
    return s.content.limit - ((person & BROOD) >> BROOD_AT)


def births_due(s: Legacy, seat: int, member: int) -> int:
    """Children at the wedding (L-5.2, L-R11)."""
    person = s.family[seat][member]
    return max(0, min(s.content.births[mate_of(person)], room(s, person)))


def is_charming(s: Legacy, seat: int, member: int) -> bool:
    return s.family[seat][member] & KIND == CHARMING


def is_pair(s: Legacy, seat: int, member: int) -> bool:
    return is_couple(s.family[seat][member])


def is_picky(s: Legacy, seat: int, member: int) -> bool:
    """Are two cards drawn for this couple, and one kept (L-14.4)?"""
    person = s.family[seat][member]
    return bool(person & MATE and s.content.picky >> mate_of(person) & 1)


def is_healthy(s: Legacy, seat: int, member: int) -> bool:
    return s.family[seat][member] & KIND == HEALTHY


def hold(s: Legacy, seat: int, member: int, holding: int, number: int) -> None:
    s.person(seat, member, with_holding(s.family[seat][member], holding, number))
    holds(s, seat, member, holding)


# --- children


def born(s: Legacy, seat: int, member: int, kind: int) -> None:
    """A child under a couple, or under a father whose wife it cost."""
    family = s.family[seat]
    parent = family[member] + (1 << BROOD_AT)
    other = mate_of(parent) if parent & MATE else late_of(parent)
    child = newborn(kind, s.generation + 1, member, other)
    s.person(seat, member, parent, child)
    tallies, at = s.tallies, seat * N_TALLIES
    tallies[at + CHILDREN_HAD] = tallies[at + CHILDREN_HAD] + 1
    tallies[at + CHILDREN_BORN] = tallies[at + CHILDREN_BORN] + 1
    _single(s, seat, len(family), child)
    _rooms(s, seat, member, parent)


def harvest(s: Legacy, seat: int) -> tuple[int, bool]:
    """The children of this generation, and whether the family lives on (L-10.3, L-10.4)."""
    children = s.tallies[seat * N_TALLIES + CHILDREN_BORN]
    return children, children > 0


def awaken(s: Legacy, seat: int) -> None:
    """Children have grown up; the gifts of some wait to be resolved (L-11.3). Signs and holdings stay in the books."""
    s.tallies[seat * N_TALLIES + CHILDREN_BORN] = 0
    who, mine = s.who, seat * N_WHO
    for place in range(mine, mine + HOLDER):
        who[place] = 0
    now = s.generation << BORN_AT
    grown: list[int] = []
    for member, person in enumerate(s.family[seat]):
        if person & BORN != now:
            grown.append(person)
            continue
        who[mine + ABLE] = who[mine + ABLE] | 1 << member
        if person & MATE:
            _rooms(s, seat, member, person)
        elif not person & DEAD:
            _single(s, seat, member, person)
        grown.append(person | WAKING if _WAKES >> (person & KIND) & 1 else person)
    s.family[seat] = tuple(grown)


def waking(s: Legacy, seat: int) -> list[Member]:
    """Who has just grown up and has a gift or a wedding to come (L-11.3)."""
    now = s.generation << BORN_AT
    found: dict[int, Member] = {}
    for member, person in enumerate(s.family[seat]):
        if person & BORN == now and person & (WAKING | PROMISED):
            found.setdefault(person & ALIKE, MEMBER[member])
    return list(found.values())


def wish_in_honour(s: Legacy) -> bool:
    """Is a wished sex paid in honour, rather than in prestige (L-13.2)?"""
    return PRICES[s.printed.wish] == "honour"
