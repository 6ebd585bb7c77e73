"""What a seat sees of Legacy, built up from what it knows and from what an attentive seat remembers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from cadency.games.legacy import people
from cadency.games.legacy.content import Content
from cadency.games.legacy.forebears import (
    DRAWN,
    HOLDS,
    HOLDS_AT,
    KIND,
    KNOWN,
    friend_of,
    parents_of,
    spouse_of,
)
from cadency.games.legacy.names import (
    ACTIONS,
    BOONS,
    BURIED,
    CHILDREN,
    CLUES,
    COLOURS,
    CONTRIBUTION,
    CONTRIBUTIONS,
    CRADLE,
    EDITIONS,
    FRIENDS,
    HEADS,
    MANSION,
    MENTORS,
    MISSIONS,
    N_BOONS,
    N_CHILDREN,
    N_COLOURS,
    N_POINTS,
    POINTS,
    RESERVE,
    TITLE,
    TITLES,
    VARIANTS,
    VENTURE,
)
from cadency.games.legacy.piles import bits
from cadency.games.legacy.score import lines
from cadency.games.legacy.state import Legacy
from cadency.kernel.content import plain
from cadency.kernel.words import thaw


class Person(msgspec.Struct, frozen=True):
    """Somebody of a family; the place in the list is the name."""

    child: str  # the card; a head is a plain girl or boy
    generation: int  # from 1
    parent: int  # who of the family; a head has itself
    other: str | None  # the other parent: the parent's spouse when the child was born; a head has none
    late: str | None  # the wife whom a member lost; he may have married again
    mate: str | None  # spouse or promised friend
    promised: bool
    dead: bool
    waking: bool  # a gift waits to be resolved
    children: int  # that count for the limit
    title: str | None
    contribution: str | None
    mansion: bool
    venture: bool


class Forebear(msgspec.Struct, frozen=True):
    """Somebody of the tree of the Inheritance; the place in the list is the name."""

    child: str  # the card of an unknown one; of a known one it tells the sex
    friend: str | None
    father: int | None
    mother: int | None
    spouse: int | None
    drawn: bool  # as a child of a couple
    title: str | None
    contribution: str | None
    mansion: bool
    venture: bool


class House(msgspec.Struct, frozen=True):
    """One family, as everybody sees it."""

    seat: int
    head: str | None
    score: int  # once it is over, with what was secret until then
    points: dict[str, int]  # honour by what it is for
    gold: int
    income: int
    prestige: int
    cards: int  # friends in hand
    known: list[str]  # those of them that everybody knows
    pawns: int
    extras: dict[str, int]
    boons: dict[str, int]
    trouble: int
    extinct: bool
    tasks: list[str]  # open missions
    keeps: list[str]  # missions that count as a profession
    sealed: int
    mentor: str | None  # once revealed
    family: list[Person]
    tree: list[Forebear]  # instead, in the Inheritance


class Standing(msgspec.Struct, frozen=True):
    """A pawn on the main board."""

    seat: int
    extra: bool


class Mine(msgspec.Struct, frozen=True):
    """What only the seat that looks knows."""

    friends: list[str]
    mentor: str | None


class Older(msgspec.Struct, frozen=True):
    """Friends that were hidden in hands when the discards became the deck, as everybody remembers it (L-R3)."""

    friends: list[str]
    hands: list[int]  # how many of them each seat holds


class LegacyView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    content: str
    generation: int
    round: int
    first: int
    over: str
    row: list[str]
    deck: int
    discards: list[str]
    older: list[Older]
    supply: dict[str, int]
    spent: dict[str, int]
    closed: dict[str, Standing]  # actions that were used this round
    mansions: int
    ventures: int
    titles: list[str]
    contributions: list[str]
    children: dict[str, int]  # the deck
    child_discards: dict[str, int]
    reserve: list[int]  # girls, boys
    drawn: list[str]
    missions: list[str]  # that nobody has seen: the deck, and some that lie sealed
    under: list[str]  # that certainly lie sealed
    mission_discards: list[str]
    offer: list[str]
    clues: list[str]  # open ones, in the Inheritance
    solved: list[str]
    mentors: int  # how many are dealt
    mine: Mine | None
    houses: list[House]
    printed: dict[str, list[dict[str, Any]]]
    todo: list[Any]  # what is still to be done: wires, the next last


def view(s: Legacy, seat: int | None) -> LegacyView:
    return LegacyView(
        game="legacy",
        seat=seat,
        seats=s.seats,
        options={"edition": EDITIONS[s.edition], "variant": VARIANTS[s.variant]},
        content=s.content.id,
        generation=s.generation + 1,
        round=s.round + 1,
        first=s.first,
        over=s.over,
        row=_names(s.row, FRIENDS),
        deck=s.deck.bit_count(),
        discards=_names(s.discards, FRIENDS),
        older=[Older(_names(group[0], FRIENDS), list(group[1:])) for group in s.ages],
        supply=dict(zip(COLOURS, s.supply, strict=True)),
        spent=dict(zip(COLOURS, s.spent, strict=True)),
        closed={ACTIONS[n]: Standing(s.stands >> 3 * n & 3, bool(s.stands >> 3 * n & 4)) for n in bits(s.closed)},
        mansions=s.mansions,
        ventures=s.ventures,
        titles=_names(s.titles, TITLES),
        contributions=_names(s.gifts, CONTRIBUTIONS),
        children=dict(zip(CHILDREN, s.children[CRADLE : CRADLE + N_CHILDREN], strict=True)),
        child_discards=dict(zip(CHILDREN, s.children[BURIED : BURIED + N_CHILDREN], strict=True)),
        reserve=s.children[RESERVE:],
        drawn=[CHILDREN[kind] for kind in s.drawn],
        missions=_names(s.missions, MISSIONS),
        under=_names(s.under, MISSIONS),
        mission_discards=_names(s.mission_discards, MISSIONS),
        offer=_names(s.offer, MISSIONS),
        clues=_names(s.clues, CLUES),
        solved=_names(s.solved, CLUES),
        mentors=len(s.mentors),
        mine=None if seat is None else Mine(_names(s.hand[seat], FRIENDS), _mentor(s, seat)),
        houses=[side(s, other) for other in range(s.seats)],
        printed=_printed(s.content),
        todo=[thaw(frame.wire()) for frame in s.stack],
    )


def side(s: Legacy, seat: int) -> House:
    """A family, as everybody sees it."""
    points = s.honour[seat * N_POINTS : (seat + 1) * N_POINTS]
    return House(
        seat=seat,
        head=HEADS[s.heads[seat]] if s.heads else None,
        score=sum([line.points for line in lines(s, seat)]) if s.over else sum(points),  # with the mentor's at the end
        points=dict(zip(POINTS, points, strict=True)),
        gold=s.gold[seat],
        income=s.income[seat],
        prestige=s.prestige[seat],
        cards=s.size(seat),
        known=_names(s.known[seat], FRIENDS),
        pawns=s.pawns[seat],
        extras=dict(zip(COLOURS, s.extras[seat * N_COLOURS : (seat + 1) * N_COLOURS], strict=True)),
        boons=dict(zip(BOONS, s.boons[seat * N_BOONS : (seat + 1) * N_BOONS], strict=True)),
        trouble=s.trouble[seat],
        extinct=not s.living(seat),
        tasks=_names(s.tasks[seat], MISSIONS),
        keeps=_names(s.keeps[seat], MISSIONS),
        sealed=s.sealed[seat],
        mentor=_mentor(s, seat) if seat < s.bared else None,
        family=[] if s.variant else [_person(person) for person in s.family[seat]],
        tree=[_forebear(person) for person in s.family[seat]] if s.variant else [],
    )


def _mentor(s: Legacy, seat: int) -> str | None:
    return MENTORS[s.mentors[seat]] if seat < len(s.mentors) else None


@lru_cache(maxsize=4096)
def _person(person: int) -> Person:
    return Person(
        child=CHILDREN[people.kind_of(person)],
        generation=people.born_of(person) + 1,
        parent=people.parent_of(person),
        other=_name(people.other_of(person), FRIENDS),
        late=_name(people.late_of(person), FRIENDS),
        mate=_name(people.mate_of(person), FRIENDS),
        promised=bool(person & people.PROMISED),
        dead=bool(person & people.DEAD),
        waking=bool(person & people.WAKING),
        children=people.brood_of(person),
        title=_name(people.holding(person, TITLE), TITLES),
        contribution=_name(people.holding(person, CONTRIBUTION), CONTRIBUTIONS),
        mansion=people.holding(person, MANSION) >= 0,
        venture=people.holding(person, VENTURE) >= 0,
    )


@lru_cache(maxsize=4096)
def _forebear(person: int) -> Forebear:
    father, mother = parents_of(person)
    return Forebear(
        child=CHILDREN[person & KIND],
        friend=_name(friend_of(person), FRIENDS) if person & KNOWN else None,
        father=father if father >= 0 else None,
        mother=mother if mother >= 0 else None,
        spouse=spouse_of(person) if spouse_of(person) >= 0 else None,
        drawn=bool(person & DRAWN),
        title=_name(_held(person, TITLE), TITLES),
        contribution=_name(_held(person, CONTRIBUTION), CONTRIBUTIONS),
        mansion=_held(person, MANSION) >= 0,
        venture=_held(person, VENTURE) >= 0,
    )


def _name(number: int, names: tuple[str, ...]) -> str | None:
    return names[number] if number >= 0 else None


def _held(person: int, kind: int) -> int:
    return ((person & HOLDS[kind]) >> HOLDS_AT[kind]) - 1


def _names(mask: int, names: tuple[str, ...]) -> list[str]:
    return [names[n] for n in bits(mask)]


@lru_cache(maxsize=64)
def _printed(content: Content) -> dict[str, list[dict[str, Any]]]:
    return plain(content.rows, content.rows)
