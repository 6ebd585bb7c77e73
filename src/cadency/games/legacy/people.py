"""A person is one small int: who it is, whom it married, what it holds. A family is a tuple of them in order of birth.

The head is number 0. Somebody is grown up when the generation of birth is being played or is over.
"""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.names import BOY

KIND: Final = 15  # the child card; a head is a plain girl or boy
BORN_AT: Final = 4
BORN: Final = 3 << BORN_AT  # the generation, from 0
MATE_AT: Final = 6
MATE: Final = 127 << MATE_AT  # the number of the friend plus one
PROMISED: Final = 1 << 13  # the wedding is arranged and not yet made
DEAD: Final = 1 << 14
# by kind of holding; titles and contributions by number plus one
HOLDS: Final[tuple[int, ...]] = (15 << 17, 1 << 15, 1 << 16, 15 << 21)
HOLDS_AT: Final[tuple[int, ...]] = (17, 15, 16, 21)
BROOD_AT: Final = 25
BROOD: Final = 15 << BROOD_AT  # how many children count for the limit
WAKING: Final = 1 << 29  # a gift waits to be resolved on growing up
PARENT_AT: Final = 30  # the number of the parent who was born into the family
ALIKE: Final[int] = (1 << 46) - 1  # all that rules ask for, of forebears too; what follows is only remembered
OTHER_AT: Final = 46  # the number of the friend who is the other parent, plus one
LATE_AT: Final = 53  # of a widower the number of the wife whom he lost, plus one


def newborn(kind: int, generation: int, parent: int, other: int = -1) -> int:
    """A child of a member and of a friend; a head is nobody's (-1)."""
    return kind | generation << BORN_AT | parent << PARENT_AT | other + 1 << OTHER_AT


def kind_of(person: int) -> int:
    return person & KIND


def is_man(person: int) -> bool:
    return person & KIND >= BOY


def mate_of(person: int) -> int:
    """The friend beside somebody; -1 for nobody."""
    return (person >> MATE_AT & 127) - 1


def with_mate(person: int, friend: int) -> int:
    return person & ~MATE | friend + 1 << MATE_AT


def born_of(person: int) -> int:
    return person >> BORN_AT & 3


def brood_of(person: int) -> int:
    return person >> BROOD_AT & 15


def parent_of(person: int) -> int:
    return person >> PARENT_AT & 127


def other_of(person: int) -> int:
    """The friend who is the other parent; -1 for none."""
    return (person >> OTHER_AT & 127) - 1


def late_of(person: int) -> int:
    """The wife whom somebody lost; -1 for none. There is at most one: a family has one complication a generation."""
    return (person >> LATE_AT & 127) - 1


def with_late(person: int, friend: int) -> int:
    return person & ~(127 << LATE_AT) | friend + 1 << LATE_AT


def is_couple(person: int) -> bool:
    """A living member with a spouse; promised ones are none yet."""
    return bool(person & MATE) and not person & (PROMISED | DEAD)


def with_holding(person: int, kind: int, number: int) -> int:
    return person | number + 1 << HOLDS_AT[kind]


def holding(person: int, kind: int) -> int:
    """Which title or contribution somebody holds, or 0 for a mansion or venture; -1 for none."""
    return ((person & HOLDS[kind]) >> HOLDS_AT[kind]) - 1
