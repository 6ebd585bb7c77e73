"""Legacy in numbers."""

from __future__ import annotations

from typing import Final

from cadency.envs.encode.kit import (
    PLACES,
    Eyes,
    Numbers,
    Part,
    counts,
    ends,
    flag,
    flags,
    flat,
    grid,
    marked,
    named,
    number,
    number_of,
    one_of,
    option,
    signed,
    table_of,
    tallied,
    those,
    turned,
    whose,
)
from cadency.games.legacy.names import (
    ACTIONS,
    BOONS,
    CHILDREN,
    CLUES,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    HEADS,
    MENTORS,
    MISSIONS,
    POINTS,
    TITLES,
)
from cadency.games.legacy.view import Forebear, House, LegacyView, Older, Person, Standing

SEATS: Final = 4
MEMBERS: Final = 32  # of a family that are shown, in the order of birth; the largest seen in play had 24
FOREBEARS: Final = 64  # of a tree; the largest seen had 51
_GIRLS: Final = CHILDREN.index("boy")  # girls come before boys

_CARDS: Final = (
    "Cards by their number from 1, 0 for none: children as in `children`, friends as in `row`, titles as in `titles`, "
    "contributions as in `contributions`"
)
_PERSON: Final = (
    *("there", "girl", "child", "generation", "parent", "other", "late", "mate", "promised", "dead", "waking"),
    *("children", "title", "contribution", "mansion", "venture"),
)
_FOREBEAR: Final = (
    *("there", "girl", "child", "friend", "father", "mother", "spouse", "drawn"),
    *("title", "contribution", "mansion", "venture"),
)


def _person(person: Person) -> Numbers:
    child = number_of(CHILDREN, person.child)
    return (
        *(1, int(child <= _GIRLS), child, person.generation, person.parent + 1),
        *(number_of(FRIENDS, person.other), number_of(FRIENDS, person.late), number_of(FRIENDS, person.mate)),
        *(int(person.promised), int(person.dead), int(person.waking), person.children),
        *(number_of(TITLES, person.title), number_of(CONTRIBUTIONS, person.contribution)),
        *(int(person.mansion), int(person.venture)),
    )


def _forebear(person: Forebear) -> Numbers:
    child = number_of(CHILDREN, person.child)
    kin = (person.father, person.mother, person.spouse)
    return (
        *(1, int(child <= _GIRLS), child, number_of(FRIENDS, person.friend)),
        *[0 if member is None else member + 1 for member in kin],
        *(int(person.drawn), number_of(TITLES, person.title), number_of(CONTRIBUTIONS, person.contribution)),
        *(int(person.mansion), int(person.venture)),
    )


def _family(family: list[Person], _: None) -> Numbers:
    found = flat(_person(person) for person in family[:MEMBERS])
    return found + [0] * (MEMBERS * len(_PERSON) - len(found))


def _tree(tree: list[Forebear], _: None) -> Numbers:
    found = flat(_forebear(person) for person in tree[:FOREBEARS])
    return found + [0] * (FOREBEARS * len(_FOREBEAR) - len(found))


def _mates(kin: tuple[list[Person], list[Forebear]], _: None) -> Numbers:
    family, tree = kin
    friends = [person.mate for person in family] + [person.friend for person in tree]
    return marked(FRIENDS, [friend for friend in friends if friend])


def _closed(closed: dict[str, Standing], eyes: Eyes) -> Numbers:
    found: list[int] = []
    for action in ACTIONS:
        pawn = closed.get(action)
        found += (*eyes.flags(pawn.seat if pawn else None), int(pawn is not None and pawn.extra))
    return found


def _older(older: list[Older], eyes: Eyes) -> Numbers:
    hands = [sum(group.hands[seat] for group in older) for seat in range(eyes.seats)]
    return [*eyes.turned(hands), *marked(FRIENDS, [friend for group in older for friend in group.friends])]


TABLE: Final[tuple[Part, ...]] = (
    table_of(("1", "2", "3", "4")),
    option("edition", "de"),
    option("variant", "inheritance"),
    number("generation", "from 1"),
    number("round", "from 1"),
    whose("first", SEATS, "the first player"),
    ends(("played", "extinct", "solved")),
    those("row", FRIENDS, "friends in the row"),
    number("deck", "friends in the deck"),
    those("discards", FRIENDS, "friends discarded"),
    turned(
        counts(
            "older",
            (*grid(("hands",), PLACES[:SEATS]), *grid(("friends",), FRIENDS)),
            "friends that were hidden in hands when the discards became the deck (L-R3): how many in whose, and who",
            _older,
        )
    ),
    named("supply", COLOURS, "extra pawns that can be had"),
    named("spent", COLOURS, "extra pawns that were used"),
    turned(flags("closed", grid(ACTIONS, (*PLACES[:SEATS], "extra")), "whose pawn stands on an action", _closed)),
    number("mansions", "mansions left"),
    number("ventures", "ventures left"),
    those("titles", TITLES, "titles left"),
    those("contributions", CONTRIBUTIONS, "contributions left"),
    named("children", CHILDREN, "child cards in the deck"),
    named("child_discards", CHILDREN, "child cards discarded"),
    counts("reserve", ("girls", "boys"), "plain children beside the deck", lambda reserve, _: reserve),
    counts("drawn", CHILDREN, "child cards to choose from", lambda cards, _: tallied(CHILDREN, cards)),
    those("missions", MISSIONS, "missions that nobody has seen"),
    those("under", MISSIONS, "missions that certainly lie sealed"),
    those("mission_discards", MISSIONS, "missions discarded"),
    those("offer", MISSIONS, "missions to choose from"),
    those("clues", CLUES, "clues that lie open, in the Inheritance"),
    those("solved", CLUES, "clues solved"),
    number("mentors", "mentors that are dealt"),
    those("mine.friends", FRIENDS, "own hand"),
    flags("mine.mentor", MENTORS, "own mentor", lambda mentor, _: one_of(MENTORS, mentor)),
    Part(
        "tree",
        grid([f"member{n}" for n in range(FOREBEARS)], _FOREBEAR),
        f"the tree of the Inheritance, {len(_FOREBEAR)} numbers each: is there one; a woman; its child card; its "
        "friend's card; father, mother and spouse by member from 1; drawn as a child of a couple; title; contribution; "
        f"mansion; venture. {_CARDS}",
        _tree,
        lambda view: view.houses[view.seat].tree,
    ),
)

HOUSE: Final[tuple[Part, ...]] = (
    flags("head", HEADS, "the head's card", lambda head, _: one_of(HEADS, head)),
    signed(number("score", "honour so far")),
    signed(named("points", POINTS, "what for")),
    number("gold", "gold"),
    signed(number("income", "income")),
    signed(number("prestige", "prestige")),
    number("cards", "friends in hand"),
    those("known", FRIENDS, "those that everybody knows"),
    number("pawns", "own pawns left"),
    named("extras", COLOURS, "extra pawns"),
    named("boons", BOONS, "what holds for this generation"),
    number("trouble", "complications so far"),
    flag("extinct", "nobody lives who could go on"),
    those("tasks", MISSIONS, "open missions"),
    those("keeps", MISSIONS, "missions that count as a profession"),
    number("sealed", "sealed missions"),
    flags("mentor", MENTORS, "mentor, once revealed", lambda mentor, _: one_of(MENTORS, mentor)),
    flags("mates", FRIENDS, "friends in the family", _mates, "family", "tree"),
    counts(
        "family",
        grid([f"member{n}" for n in range(MEMBERS)], _PERSON),
        f"the family by birth, {len(_PERSON)} numbers each: is there one; a woman; its child card; its generation from "
        "1; the parent in the family, by member from 1 (a head has itself); the other parent; the wife it lost; its "
        "spouse or whoever is promised to it; is that a promise; dead; does a gift wait; children for the limit; "
        f"title; contribution; mansion; venture. {_CARDS}",
        _family,
    ),
)


def houses(view: LegacyView) -> list[House]:
    return view.houses
