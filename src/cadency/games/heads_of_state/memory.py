"""What everybody remembers of hidden cards: every time that cards which lay open were shuffled in among them.

Shuffles stand in one flat tuple, the oldest first. Each says how many hidden cards of each hand are surely older than
it, whether the pile under the disc is, and for each kind how many of the cards that are hidden now lay open then. None
of those is among the older ones. A hidden card that comes to light may be one or the other, so that both numbers become
less (H-R46).
"""

from __future__ import annotations

from operator import add
from typing import Final

# one shuffle: the hands by seat, the pile under the disc (1 if it is older), then the kinds
DISC: Final = 5
LAY: Final = 6
ATTRIBUTE_SHUFFLE: Final = LAY + 9
TREASON_SHUFFLE: Final = LAY + 11


def sighted(shuffles: tuple[int, ...], length: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """Hidden cards of these kinds came to light."""
    found = list(shuffles)
    at = LAY
    while at < len(found):
        for kind in kinds:
            if found[at + kind]:
                found[at + kind] -= 1
        at += length
    return tuple(found)


def given_up(shuffles: tuple[int, ...], length: int, seat: int, kind: int) -> tuple[int, ...]:
    """A hidden card of this kind came to light out of a hand."""
    found = list(shuffles)
    at = 0
    while at < len(found):
        if found[at + seat]:
            found[at + seat] -= 1
        if found[at + LAY + kind]:
            found[at + LAY + kind] -= 1
        at += length
    return tuple(found)


def shuffled_in(shuffles: tuple[int, ...], lay: list[int], hands: list[int], disc: int) -> tuple[int, ...]:
    """Cards that lay open are shuffled in among the hidden ones; so many hidden cards are in the hands.

    Shuffles that no longer tell anything are forgotten, and one that would tell no more than the last is not added."""
    found: list[int] = []
    older = [*hands, *[0] * (DISC - len(hands)), disc]
    length = LAY + len(lay)
    for at in range(0, len(shuffles), length):
        if any(shuffles[at : at + LAY]) and any(shuffles[at + LAY : at + length]):
            found += shuffles[at : at + LAY]
            found += map(add, shuffles[at + LAY : at + length], lay)
    if any(older) and older != found[-length : LAY - length]:
        found += older
        found += lay
    return tuple(found)


def uncovered(shuffles: tuple[int, ...]) -> tuple[int, ...]:
    """A new pile is put under the disc, which is older than no shuffle so far."""
    return tuple([0 if at % ATTRIBUTE_SHUFFLE == DISC else n for at, n in enumerate(shuffles)])
