"""From a view back to a position that its seat cannot tell from the true one.

Hidden are the other hands, the deck of friends, and the other mentors. What one knows of them is honoured: how many
friends each hand holds, which of them everybody saw, and which hidden ones are older than the deck. What lies sealed
nobody knows: it stays among the missions that nobody has seen.
"""

from __future__ import annotations

import random

from cadency.games.legacy.content import Content
from cadency.games.legacy.forebears import (
    DRAWN,
    FATHER_AT,
    HOLDS_AT,
    KNOWN_AT,
    MOTHER_AT,
    SPOUSE_AT,
)
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.names import (
    ACTIONS,
    BOONS,
    CHILDREN,
    CLUES,
    COLOURS,
    CONTRIBUTION,
    CONTRIBUTIONS,
    EDITIONS,
    FRIENDS,
    HEADS,
    MANSION,
    MENTORS,
    MISSIONS,
    N_BOONS,
    N_COLOURS,
    N_MENTORS,
    N_POINTS,
    POINTS,
    TITLE,
    TITLES,
    VARIANTS,
    VENTURE,
)
from cadency.games.legacy.people import BROOD_AT, DEAD, PROMISED, WAKING, newborn, with_holding, with_late, with_mate
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy, put
from cadency.games.legacy.stock import friends_in_play
from cadency.games.legacy.view import Forebear, House, LegacyView, Person


def imagine(view: LegacyView, rng: random.Random, content: Content) -> Legacy:
    """Some position with this view."""
    from cadency.games.legacy import RULES

    edition, variant = EDITIONS.index(view.options["edition"]), VARIANTS.index(view.options["variant"])
    s = Legacy(content, view.seats, edition, variant)
    s.stack = [RULES.frame(wire) for wire in view.todo]
    _open(s, view)
    for house in view.houses:
        _house(s, house)
    _hands(s, view, rng)
    _mentors(s, view, rng)
    return s


def _open(s: Legacy, view: LegacyView) -> None:
    """All that lies open on the table."""
    s.generation, s.round, s.first, s.over = view.generation - 1, view.round - 1, view.first, view.over
    s.row, s.discards = _mask(view.row, FRIENDS), _mask(view.discards, FRIENDS)
    s.ages = tuple([(_mask(group.friends, FRIENDS), *group.hands) for group in view.older])
    s.supply = tuple([view.supply[name] for name in COLOURS])
    s.spent = tuple([view.spent[name] for name in COLOURS])
    s.closed = _mask(list(view.closed), ACTIONS)
    for action, pawn in view.closed.items():
        s.stands |= (pawn.seat | pawn.extra << 2) << 3 * ACTIONS.index(action)
    s.mansions, s.ventures = view.mansions, view.ventures
    s.titles, s.gifts = _mask(view.titles, TITLES), _mask(view.contributions, CONTRIBUTIONS)
    s.children = [
        *[view.children[name] for name in CHILDREN],
        *[view.child_discards[name] for name in CHILDREN],
        *view.reserve,
    ]
    s.drawn = tuple([CHILDREN.index(name) for name in view.drawn])
    s.missions, s.under = _mask(view.missions, MISSIONS), _mask(view.under, MISSIONS)
    s.mission_discards, s.offer = _mask(view.mission_discards, MISSIONS), _mask(view.offer, MISSIONS)
    s.clues, s.solved = _mask(view.clues, CLUES), _mask(view.solved, CLUES)
    s.heads = tuple([HEADS.index(house.head) for house in view.houses if house.head is not None])


def _house(s: Legacy, house: House) -> None:
    """All that lies open before one family."""
    seat = house.seat
    s.gold[seat], s.income[seat], s.prestige[seat] = house.gold, house.income, house.prestige
    s.honour[seat * N_POINTS : (seat + 1) * N_POINTS] = [house.points[name] for name in POINTS]
    s.known[seat] = _mask(house.known, FRIENDS)
    s.pawns[seat] = house.pawns
    s.extras[seat * N_COLOURS : (seat + 1) * N_COLOURS] = [house.extras[name] for name in COLOURS]
    s.boons[seat * N_BOONS : (seat + 1) * N_BOONS] = [house.boons[name] for name in BOONS]
    s.trouble, s.sealed = put(s.trouble, seat, house.trouble), put(s.sealed, seat, house.sealed)
    s.out |= house.extinct << seat
    s.tasks = put(s.tasks, seat, _mask(house.tasks, MISSIONS))
    s.keeps = put(s.keeps, seat, _mask(house.keeps, MISSIONS))
    s.family[seat] = tuple([_person(one) for one in house.family] or [_forebear(one) for one in house.tree])
    KIN[s.variant].recount(s, seat)


def _person(person: Person) -> int:
    other = -1 if person.other is None else FRIENDS.index(person.other)
    found = newborn(CHILDREN.index(person.child), person.generation - 1, person.parent, other)
    if person.late is not None:
        found = with_late(found, FRIENDS.index(person.late))
    found |= person.children << BROOD_AT
    if person.mate is not None:
        found = with_mate(found, FRIENDS.index(person.mate))
    if person.title is not None:
        found = with_holding(found, TITLE, TITLES.index(person.title))
    if person.contribution is not None:
        found = with_holding(found, CONTRIBUTION, CONTRIBUTIONS.index(person.contribution))
    found |= PROMISED * person.promised | DEAD * person.dead | WAKING * person.waking
    if person.mansion:
        found = with_holding(found, MANSION, 0)
    return with_holding(found, VENTURE, 0) if person.venture else found


def _forebear(one: Forebear) -> int:
    found = CHILDREN.index(one.child) | DRAWN * one.drawn
    if one.friend is not None:
        found |= FRIENDS.index(one.friend) + 1 << KNOWN_AT
    for number, at in ((one.father, FATHER_AT), (one.mother, MOTHER_AT), (one.spouse, SPOUSE_AT)):
        if number is not None:
            found |= number + 1 << at
    if one.title is not None:
        found |= TITLES.index(one.title) + 1 << HOLDS_AT[TITLE]
    if one.contribution is not None:
        found |= CONTRIBUTIONS.index(one.contribution) + 1 << HOLDS_AT[CONTRIBUTION]
    return found | one.mansion << HOLDS_AT[MANSION] | one.venture << HOLDS_AT[VENTURE]


def _hands(s: Legacy, view: LegacyView, rng: random.Random) -> None:
    """Hidden friends: those older than the deck among the hands that have them, the others among hands and deck."""
    sizes = [house.cards - s.known[seat].bit_count() for seat, house in enumerate(view.houses)]
    s.hand = s.known[:]
    unseen = friends_in_play(s.content, s.seats, s.edition, s.variant) & ~(s.row | s.discards)
    for seat in range(s.seats):
        unseen &= ~s.known[seat]
        for friend in KIN[s.variant].company(s, seat):
            unseen &= ~(1 << friend)
    mine = view.seat
    own = 0 if view.mine is None or mine is None else _mask(view.mine.friends, FRIENDS) & ~s.known[mine]
    if mine is not None:
        s.hand[mine] |= own
        sizes[mine] = 0
    unseen &= ~own
    for group in s.ages:
        pool = group[0] & unseen
        unseen &= ~pool
        for seat, count in enumerate(group[1:]):
            if seat != mine:
                sizes[seat] -= count
                pool = _deal(s, seat, count, pool, rng)
    for seat, count in enumerate(sizes):
        unseen = _deal(s, seat, count, unseen, rng)
    s.deck = unseen


def _deal(s: Legacy, seat: int, count: int, pool: int, rng: random.Random) -> int:
    """So many friends of a pool come to a hand; what is left."""
    for _ in range(count):
        items = [(("hand", seat), (friend,)) for friend in bits(pool)]
        _, (friend,) = rng.choices(items)[0]
        s.hand[seat] |= 1 << friend
        pool &= ~(1 << friend)
    return pool


def _mentors(s: Legacy, view: LegacyView, rng: random.Random) -> None:
    shown = [house.mentor for house in view.houses]
    if view.mine is not None and view.seat is not None:
        shown[view.seat] = view.mine.mentor
    taken = {MENTORS.index(name) for name in shown if name is not None}
    found = []
    for seat in range(view.mentors):
        name = shown[seat]
        if name is None:
            items = [(("mentor", seat), (mentor,)) for mentor in range(N_MENTORS) if mentor not in taken]
            _, (mentor,) = rng.choices(items)[0]
            taken.add(mentor)
        else:
            mentor = MENTORS.index(name)
        found.append(mentor)
    s.mentors = tuple(found)
    s.bared = sum(house.mentor is not None for house in view.houses)


def _mask(found: list[str], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(name) for name in found)
