"""What the frames ask of a family and do to it, whether it grows downwards or upwards."""

from __future__ import annotations

from typing import Final, Protocol

from cadency.games.legacy import family, forebears
from cadency.games.legacy.choices import Instead, Member
from cadency.games.legacy.state import Legacy


class Kin(Protocol):
    """What both registers answer to those who ask seldom. Frames ask by the functions below, which are quicker."""

    def company(self, s: Legacy, seat: int, /) -> list[int]: ...
    def recount(self, s: Legacy, seat: int, /) -> None: ...
    def friend_at(self, s: Legacy, seat: int, member: int, /) -> int: ...


KIN: Final[tuple[Kin, Kin]] = (family, forebears)  # by variant


def tally(s: Legacy, seat: int, name: str, of: int) -> int:
    return forebears.tally(s, seat, name, of) if s.variant else family.tally(s, seat, name, of)


def lay(s: Legacy, seat: int, friend: int, choice: Member | Instead) -> int:
    return forebears.lay(s, seat, friend, choice) if s.variant else family.lay(s, seat, friend, choice)


def friend_at(s: Legacy, seat: int, member: int) -> int:
    return forebears.friend_at(s, seat, member) if s.variant else family.friend_at(s, seat, member)


def pair(s: Legacy, seat: int, member: int) -> int:
    return forebears.pair(s, seat, member) if s.variant else member


def births_due(s: Legacy, seat: int, member: int) -> int:
    return forebears.births_due(s, seat, member) if s.variant else family.births_due(s, seat, member)


def orphan(s: Legacy, seat: int, member: int) -> bool:
    """Nobody asks for the parents of a spouse where a family grows downwards."""
    return s.variant != 0 and forebears.orphan(s, seat, member)


def is_charming(s: Legacy, seat: int, member: int) -> bool:
    return forebears.is_charming(s, seat, member) if s.variant else family.is_charming(s, seat, member)


def is_pair(s: Legacy, seat: int, member: int) -> bool:
    return forebears.is_pair(s, seat, member) if s.variant else family.is_pair(s, seat, member)


def is_picky(s: Legacy, seat: int, member: int) -> bool:
    return forebears.is_picky(s, seat, member) if s.variant else family.is_picky(s, seat, member)


def is_healthy(s: Legacy, seat: int, member: int) -> bool:
    """Forebears are never."""
    return not s.variant and family.is_healthy(s, seat, member)


def hold(s: Legacy, seat: int, member: int, holding: int, number: int) -> None:
    if s.variant:
        forebears.hold(s, seat, member, holding, number)
    else:
        family.hold(s, seat, member, holding, number)


def born(s: Legacy, seat: int, member: int, kind: int) -> None:
    if s.variant:
        forebears.born(s, seat, member, kind)
    else:
        family.born(s, seat, member, kind)


def harvest(s: Legacy, seat: int) -> tuple[int, bool]:
    """In the Inheritance children bring nothing, and nobody dies out (L-16.8)."""
    return (0, True) if s.variant else family.harvest(s, seat)


def awaken(s: Legacy, seat: int) -> None:
    """Forebears do not grow up."""
    if not s.variant:
        family.awaken(s, seat)


def waking(s: Legacy, seat: int) -> list[Member]:
    return [] if s.variant else family.waking(s, seat)


def wish_in_honour(s: Legacy) -> bool:
    return s.variant != 0 or family.wish_in_honour(s)
