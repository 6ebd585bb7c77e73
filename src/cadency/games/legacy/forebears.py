"""The tree of the Inheritance, which grows upwards: a register of forebears behind the queries of family.py (L-16).

Number 0 is yourself, 1 and 2 are your parents; no action touches these three. A forebear is one int; an unknown one is
a child card. A couple is named by its man. Forebears who are alike in all respects are offered once."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import INSTEAD, MEMBER, Instead, Member
from cadency.games.legacy.family import BEAUTY_SAVES, Survey
from cadency.games.legacy.names import BEAUTY, BOY, BURIED, CHARMING, FRIENDS, GIRL
from cadency.games.legacy.state import Legacy
from cadency.kernel.words import Choice

SELF, FATHER, MOTHER = range(3)
KIND: Final = 15  # the child card; of somebody known it tells the sex only
KNOWN_AT: Final = 4
KNOWN: Final = 127 << KNOWN_AT  # the number of the friend plus one
FATHER_AT, MOTHER_AT, SPOUSE_AT = 11, 19, 27  # numbers plus one
NUMBER: Final = 255
HOLDS: Final = (15 << 37, 1 << 35, 1 << 36, 15 << 41)  # by kind of holding
HOLDS_AT: Final = (37, 35, 36, 41)
ENOUGH: Final = 9  # room for children: there is no limit (L-16.3)
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


# --- the queries of a family


def company(s: Legacy, seat: int) -> list[int]:
    """Everybody known, you and your parents included (L-R38)."""
    return [friend_of(person) for person in s.family[seat] if person & KNOWN]


def tally(s: Legacy, seat: int, name: str, _of: int) -> int:
    tree = s.family[seat]
    if name == "couples":
        men = [person for person in tree[MOTHER + 1 :] if person & KIND >= BOY and person & KNOWN]
        return sum([1 for man in men if spouse_of(man) >= 0 and tree[spouse_of(man)] & KNOWN])
    if name == "children":
        return sum([1 for person in tree if person & DRAWN])
    if name == "knowns":
        return sum([1 for person in tree[MOTHER + 1 :] if person & KNOWN])
    return 0


def held(s: Legacy, seat: int, holding: int) -> int:
    return sum([1 for person in s.family[seat] if person & HOLDS[holding]])


def survey(s: Legacy, seat: int) -> Survey:
    """At one glance: what could be held, born and married; whoever is laid, beside or in place of somebody."""
    content = s.content
    tree = s.family[seat]
    gold = s.gold[seat]
    payable = content.weddings(gold)
    women, men = content.women & payable, content.men & payable
    lacks = most = found = 0
    for person in tree[MOTHER + 1 :]:
        man = person & KIND >= BOY
        spouse = person >> SPOUSE_AT & NUMBER
        if not person & KNOWN:
            found |= men if man else women
        if not spouse:
            found |= women if man else men
            if person & KIND == BEAUTY and _is_beauty(person):
                found |= content.men & content.weddings(gold + BEAUTY_SAVES)
        elif not man:
            continue
        else:
            most = ENOUGH
        both = person | tree[spouse - 1] if spouse else person
        for kind in range(4):
            if not both & HOLDS[kind]:
                lacks |= 1 << kind
    return lacks, most, found


def suitable(s: Legacy, seat: int, friend: int) -> list[Choice]:
    """Beside somebody unmarried, or in place of somebody unknown (L-16.4)."""
    man = bool(s.content.men >> friend & 1)
    gold = s.gold[seat]
    beside: dict[int, Choice] = {}
    instead: dict[int, Choice] = {}
    for number, person in enumerate(s.family[seat]):
        if number <= MOTHER:
            continue
        same = (person & KIND >= BOY) == man
        if same and not person & KNOWN and s.content.cost[friend] <= gold:
            instead.setdefault(person, INSTEAD[number])
        elif not same and spouse_of(person) < 0 and _cost(s, person, friend) <= gold:
            beside.setdefault(person, MEMBER[number])
    return [*beside.values(), *instead.values()]


def lay(s: Legacy, seat: int, friend: int, choice: Choice) -> int:
    """Pay or receive, and lay the friend; the number of whom it became."""
    tree = s.family[seat]
    s.leave(seat, friend)
    if isinstance(choice, Instead):
        number = choice.member
        person = tree[number]
        s.gold[seat] += s.content.dowry[friend] - s.content.cost[friend]
        s.children[BURIED + (person & KIND)] += 1
        plain = BOY if person & KIND >= BOY else GIRL
        s.person(seat, number, person & ~KIND | plain | friend + 1 << KNOWN_AT)
        s.say("found", seat, number, FRIENDS[friend])
        return number
    other: int = choice.parts()[0]
    s.gold[seat] += s.content.dowry[friend] - _cost(s, tree[other], friend)
    number = len(tree)
    s.person(seat, other, tree[other] | number + 1 << SPOUSE_AT)
    newcomer = known_as(friend, bool(s.content.men >> friend & 1)) | other + 1 << SPOUSE_AT
    s.family[seat] = (*s.family[seat], newcomer)
    s.say("wed", seat, other, FRIENDS[friend])
    return number


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


def is_healthy(_s: Legacy, _seat: int, _member: int) -> bool:
    return False


def couples(s: Legacy, seat: int, _children: int) -> list[Member]:
    """Every couple but your parents; there is no limit (L-16.3, L-16.5)."""
    return [
        MEMBER[number]
        for number, person in enumerate(s.family[seat])
        if number > MOTHER and person & KIND >= BOY and spouse_of(person) >= 0
    ]


def lacking(s: Legacy, seat: int, holding: int) -> list[Member]:
    """Couples and unmarried forebears without a holding of this kind (L-R38)."""
    tree = s.family[seat]
    found: dict[int, Member] = {}
    for number, person in enumerate(tree):
        spouse = spouse_of(person)
        if number <= MOTHER or (spouse >= 0 and person & KIND < BOY):
            continue
        if not (person | (tree[spouse] if spouse >= 0 else 0)) & HOLDS[holding]:
            found.setdefault(person, MEMBER[number])
    return list(found.values())


def hold(s: Legacy, seat: int, member: int, holding: int, number: int) -> None:
    s.person(seat, member, s.family[seat][member] | number + 1 << HOLDS_AT[holding])


def born(s: Legacy, seat: int, member: int, kind: int) -> None:
    """A child under a couple, which is named by its man."""
    mother = spouse_of(s.family[seat][member])
    child = kind | DRAWN | member + 1 << FATHER_AT | mother + 1 << MOTHER_AT
    s.family[seat] = (*s.family[seat], child)


def add_parent(s: Legacy, seat: int, member: int, kind: int) -> None:
    """An unknown parent above somebody; the second one is married to the first."""
    tree = s.family[seat]
    number = len(tree)
    man = kind >= BOY
    father, mother = parents_of(tree[member])
    other = mother if man else father
    s.person(seat, member, tree[member] | number + 1 << (FATHER_AT if man else MOTHER_AT))
    newcomer = kind
    if other >= 0:
        newcomer |= other + 1 << SPOUSE_AT
        s.person(seat, other, s.family[seat][other] | number + 1 << SPOUSE_AT)
    s.family[seat] = (*s.family[seat], newcomer)


def harvest(_s: Legacy, _seat: int) -> tuple[int, bool]:
    """Children bring nothing, and nobody dies out (L-16.8)."""
    return 0, True


def awaken(_s: Legacy, _seat: int) -> None:
    """Nobody grows up."""


def waking(_s: Legacy, _seat: int) -> list[Member]:
    return []


def wish_in_honour(_s: Legacy) -> bool:
    return True
