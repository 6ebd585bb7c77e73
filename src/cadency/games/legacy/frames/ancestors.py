"""Unknown parents are laid above a forebear (L-16.4)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.frames.nursery import BIRTH, PARENT, conceive
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Do


class Parentage(Do[Legacy]):
    """A boy and a girl are laid above a forebear: unknown parents, as far as there are cards (L-16.4, L-R37)."""

    __slots__ = ("member", "seat")
    tag = "parentage"
    fields = BIRTH[:2]

    def __init__(self, seat: int, member: int) -> None:
        self.seat: Final = seat
        self.member: Final = member

    def run(self, s: Legacy) -> None:
        s.stack.append(Ancestor(self.seat, self.member, 1))
        conceive(s, self.seat, self.member, 2, PARENT)


class Ancestor(Do[Legacy]):
    """The other one."""

    __slots__ = ("member", "seat", "wish")
    tag = "ancestor"
    fields = BIRTH

    def __init__(self, seat: int, member: int, wish: int) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.wish: Final = wish

    def run(self, s: Legacy) -> None:
        conceive(s, self.seat, self.member, self.wish, PARENT)
