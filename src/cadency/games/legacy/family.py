"""Who may marry, have children or hold something, in a family that grows downwards.

Persons who are alike in all respects are offered once."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import MEMBER, Member
from cadency.games.legacy.names import (
    BEAUTY,
    BOY,
    BRAVE,
    CHARMING,
    DON_JUAN,
    FRIENDS,
    GERMAN,
    GOSSIP,
    HEALTHY,
    PRICES,
    SMILE,
)
from cadency.games.legacy.people import (
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
    mate_of,
    newborn,
    with_holding,
    with_mate,
)
from cadency.games.legacy.state import Legacy
from cadency.kernel.words import Choice

BEAUTY_SAVES: Final = 2  # L-14.13
_WAKE: Final = (GOSSIP, SMILE, BRAVE, DON_JUAN)  # gifts on growing up (L-14.12)
_LACKS: Final = (1, 0, 2, 0, 4, 0, 8, 0)  # by kind of holding, and whether it is there
_THIRD: Final = 2 << BORN_AT
Survey = tuple[int, int, int]  # holdings that somebody lacks, room for children, friends who could marry; as bits


def company(s: Legacy, seat: int) -> list[int]:
    """Spouses and promised friends (L-5.4, L-5.6)."""
    return [(person >> MATE_AT & 127) - 1 for person in s.family[seat] if person & MATE]


def tally(s: Legacy, seat: int, name: str, of: int) -> int:
    """How many there are of something that only this register knows; a profession where one is asked for."""
    family = s.family[seat]
    if name == "couples":
        return sum([1 for person in family if is_couple(person)])
    if name == "children":
        return len(family) - 1
    if name == "born":
        return harvest(s, seat)[0]
    if name == "arranged":
        mates = [mate_of(person) for person in family if person & PROMISED]
    elif name == "third":
        mates = [mate_of(person) for person in family if person & BORN == _THIRD and person & MATE]
    else:
        return 0
    return len(mates) if of < 0 else sum([1 for friend in mates if s.content.profession[friend] == of])


def held(s: Legacy, seat: int, holding: int) -> int:
    return sum([1 for person in s.family[seat] if person & HOLDS[holding]])


def is_saving(s: Legacy, person: int) -> bool:
    """Does the wedding of this member cost less (L-13.6)?"""
    return person & KIND == BEAUTY and (s.edition == GERMAN or person & BORN == s.generation << BORN_AT)


def wedding_cost(s: Legacy, person: int, friend: int) -> int:
    cost = s.content.cost[friend]
    return max(0, cost - BEAUTY_SAVES) if is_saving(s, person) else cost


def unmarried(s: Legacy, seat: int) -> list[int]:
    """Grown members without spouse, and children who are not promised (L-5.1, L-5.3)."""
    now = s.generation << BORN_AT
    later = s.generation + 1 << BORN_AT
    return [
        member
        for member, person in enumerate(s.family[seat])
        if not person & (MATE | DEAD) and person & BORN in (now, later)
    ]


def survey(s: Legacy, seat: int) -> Survey:
    """At one glance: what could be held, born and married."""
    content = s.content
    payable = content.weddings(s.gold[seat])
    now, later = s.generation << BORN_AT, s.generation + 1 << BORN_AT
    lacks = most = found = 0
    for person in s.family[seat]:
        born = person & BORN
        if born == now:
            if not person & DEAD or person & MATE:
                lacks |= _LACKS[person & HOLDS[0] > 0] | _LACKS[2 + (person & HOLDS[1] > 0)]
                lacks |= _LACKS[4 + (person & HOLDS[2] > 0)] | _LACKS[6 + (person & HOLDS[3] > 0)]
            if person & MATE:
                if not person & (DEAD | PROMISED):
                    most = max(most, room(s, person))
                continue
        elif born != later or person & MATE:
            continue
        if person & DEAD:
            continue
        if person & KIND >= BOY:
            found |= content.women & payable
        elif person & KIND == BEAUTY and is_saving(s, person):
            found |= content.men & content.weddings(s.gold[seat] + BEAUTY_SAVES)
        else:
            found |= content.men & payable
    return lacks, most, found


def suitable(s: Legacy, seat: int, friend: int) -> list[Choice]:
    """Whom a friend could marry or be promised to."""
    man = s.content.men >> friend & 1
    family = s.family[seat]
    gold = s.gold[seat]
    found = [
        member
        for member in unmarried(s, seat)
        if (family[member] & KIND >= BOY) != man and wedding_cost(s, family[member], friend) <= gold
    ]
    return [*_once(s, seat, found)]


def lay(s: Legacy, seat: int, friend: int, choice: Choice) -> int:
    """Pay or receive, and lay the friend; the member who is married now, or -1 if that is only arranged."""
    member: int = choice.parts()[0]
    person = s.family[seat][member]
    s.gold[seat] += s.content.dowry[friend] - wedding_cost(s, person, friend)
    s.leave(seat, friend)
    person = with_mate(person, friend)
    if born_of(person) > s.generation:
        s.person(seat, member, person | PROMISED)
        s.say("promised", seat, member, FRIENDS[friend])
        return -1
    s.person(seat, member, person)
    s.say("wed", seat, member, FRIENDS[friend])
    return member


def friend_at(s: Legacy, seat: int, member: int) -> int:
    """The friend who joined at this place."""
    return mate_of(s.family[seat][member])


def pair(_s: Legacy, _seat: int, member: int) -> int:
    return member


def room(s: Legacy, person: int) -> int:
    """How many children a couple can still have (L-6.1)."""
    if not s.content.births[mate_of(person)]:
        return 0
    return s.content.limit - ((person & BROOD) >> BROOD_AT)


def births_due(s: Legacy, seat: int, member: int) -> int:
    """Children at the wedding (L-5.2, L-R11)."""
    person = s.family[seat][member]
    return max(0, min(s.content.births[mate_of(person)], room(s, person)))


def orphan(_s: Legacy, _seat: int, _member: int) -> bool:
    """Nobody asks for the parents of a spouse here."""
    return False


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


def couples(s: Legacy, seat: int, children: int) -> list[Member]:
    """Couples with room for so many children."""
    now = s.generation << BORN_AT
    found = [
        member
        for member, person in enumerate(s.family[seat])
        if person & BORN == now and is_couple(person) and room(s, person) >= children
    ]
    return _once(s, seat, found)


def lacking(s: Legacy, seat: int, holding: int) -> list[Member]:
    """Grown members or couples without a holding of this kind (L-8.5)."""
    now = s.generation << BORN_AT
    taken = HOLDS[holding]
    found = [
        member
        for member, person in enumerate(s.family[seat])
        if person & BORN == now and not person & taken and (not person & DEAD or person & MATE)
    ]
    return _once(s, seat, found)


def hold(s: Legacy, seat: int, member: int, holding: int, number: int) -> None:
    s.person(seat, member, with_holding(s.family[seat][member], holding, number))


def born(s: Legacy, seat: int, member: int, kind: int) -> None:
    """A child under a couple, or under a father."""
    s.person(seat, member, s.family[seat][member] + (1 << BROOD_AT))
    s.family[seat] = (*s.family[seat], newborn(kind, s.generation + 1, member))


def harvest(s: Legacy, seat: int) -> tuple[int, bool]:
    """The children of this generation, and whether the family lives on (L-10.3, L-10.4)."""
    later = s.generation + 1 << BORN_AT
    children = sum([1 for person in s.family[seat] if person & BORN == later])
    return children, children > 0


def awaken(s: Legacy, seat: int) -> None:
    """Children have grown up; the gifts of some wait to be resolved (L-11.3)."""
    now = s.generation << BORN_AT
    s.family[seat] = tuple(
        [person | WAKING if person & BORN == now and person & KIND in _WAKE else person for person in s.family[seat]]
    )


def waking(s: Legacy, seat: int) -> list[Member]:
    """Who has just grown up and has a gift or a wedding to come (L-11.3)."""
    now = s.generation << BORN_AT
    found = [n for n, person in enumerate(s.family[seat]) if person & BORN == now and person & (WAKING | PROMISED)]
    return _once(s, seat, found)


def wish_in_honour(s: Legacy) -> bool:
    """Is a wished sex paid in honour, rather than in prestige (L-13.2)?"""
    return PRICES[s.printed.wish] == "honour"


def _once(s: Legacy, seat: int, members: list[int]) -> list[Member]:
    family = s.family[seat]
    found: dict[int, Member] = {}
    for member in members:
        found.setdefault(family[member], MEMBER[member])
    return list(found.values())
