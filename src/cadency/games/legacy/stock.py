"""Which friends and child cards a game is played with."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.content import Content
from cadency.games.legacy.names import (
    BOY,
    COMPLICATION,
    CRADLE,
    GIRL,
    INHERITANCE,
    N_CHILDREN,
    N_FRIENDS,
    N_MISSIONS,
)

ALL_FRIENDS: Final = (1 << N_FRIENDS) - 1
ALL_MISSIONS: Final = (1 << N_MISSIONS) - 1


def friends_in_play(content: Content, seats: int, edition: int, variant: int) -> int:
    """Without those that games for one leave out (L-13.8, L-15.1)."""
    if variant == INHERITANCE:
        return ALL_FRIENDS & ~content.editions[edition].removed
    return ALL_FRIENDS & ~(content.alone_friends if seats == 1 else 0)


def children_in_play(content: Content, edition: int, variant: int) -> list[int]:
    """Deck, discards and reserve (L-2.2, L-13.7)."""
    deck = list(content.children)
    if variant == INHERITANCE:
        plain = (GIRL, BOY)
        specials = content.editions[edition].specials
        deck = [n if kind in plain or (specials and kind < COMPLICATION) else 0 for kind, n in enumerate(deck)]
    deck[CRADLE + GIRL] -= content.reserve
    deck[CRADLE + BOY] -= content.reserve
    return [*deck, *[0] * N_CHILDREN, content.reserve, content.reserve]
