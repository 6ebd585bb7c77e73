"""Where a seat can send somebody, and which characters can do something for it: bits of cities, and prices."""

from __future__ import annotations

from cadency.games.dynasties.names import (
    BAG,
    BLUE,
    CATHERINE,
    CHARLES,
    COLUMBUS,
    GUTENBERG,
    LEONARDO,
    MACHIAVELLI,
    N_BLUE,
    N_GREEN,
    N_SCORINGS,
    PILE,
    PINK,
    STORE,
)
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.sums import some, total


def targets(s: Dynasties, seat: int, slot: int) -> int:
    """The cities where a seat can deploy a prince (0) or a princess (1) at the printed price (D-5.2, D-5.3)."""
    if not s.figures[seat]:
        return 0
    return s.in_play() & ~s.taken(slot) & ~s.own(seat) & s.content.payable[slot][s.power(seat, slot)]


def crossings(s: Dynasties, seat: int, slot: int, pairs: int = 0) -> int:
    """The cities where Columbus can bring somebody opposite a single figure of another seat, once so many pairs of pink
    are spent (D-7.4)."""
    content = s.content
    at = STORE + 5 * seat
    power = s.cubes[at + slot] + (s.cubes[at + PINK] - 2 * pairs) // 2 + content.characters[COLUMBUS].less
    princes, princesses = s.taken(0), s.taken(1)
    free = (princesses & ~princes, princes & ~princesses)[slot]
    return free & ~s.own(seat) & content.payable[slot][power]


def most_pairs(s: Dynasties, seat: int, character: int, colour: int, price: int) -> int:
    """How many pairs of pink a character's price may take; -1 if it cannot be paid at all (D-R10)."""
    at = STORE + 5 * seat
    least = max(0, price - s.cubes[at + colour])
    most = min(price, s.cubes[at + PINK] // 2)
    if character == COLUMBUS:
        while most >= least and not (crossings(s, seat, 0, most) or crossings(s, seat, 1, most)):
            most -= 1
    return most if most >= least else -1


def could(s: Dynasties, seat: int, character: int, price: int) -> bool:
    """Can a character do anything for a seat (D-R1)? Whatever is paid for it lies in the bag by then."""
    if character in (LEONARDO, COLUMBUS):
        return s.figures[seat] > 0
    if character == MACHIAVELLI:
        return some(s.cards)
    if character == CATHERINE:
        return s.neutrals() > 0 and s.singles(seat) != 0
    if price or some(s.cubes[BAG : BAG + 5]):
        return True
    if character == GUTENBERG:
        return some(s.scorings[PILE + N_GREEN : PILE + N_SCORINGS])
    return character == CHARLES and total(s.shields) < 4 * s.content.shields


def callable_at(s: Dynasties, seat: int, space: int, colour: int, price: int, power: int) -> bool:
    """Can the character on a space be used at this price, of so many cubes that could be paid?"""
    character = s.cast[space]
    return (
        power >= price
        and not s.used >> character & 1
        and could(s, seat, character, price)
        and (character != COLUMBUS or most_pairs(s, seat, character, colour, price) >= 0)
    )


def spaces(s: Dynasties, seat: int, colour: int, price: int) -> list[int]:
    """The spaces of a colour whose characters can be used; the price is that of a yellow one."""
    power = s.power(seat, colour)
    if colour == BLUE:
        prices = s.content.blue
        return [space for space in range(N_BLUE) if callable_at(s, seat, space, colour, prices[space], power)]
    return [space for space in range(N_BLUE, len(s.cast)) if callable_at(s, seat, space, colour, price, power)]


def can_call(s: Dynasties, seat: int, power: int) -> bool:
    """Is there a character on the blue spaces that can be used? The cheapest is asked first."""
    prices = s.content.blue
    for space in range(N_BLUE - 1, -1, -1):
        if callable_at(s, seat, space, BLUE, prices[space], power):
            return True
    return False
