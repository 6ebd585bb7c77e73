"""The child deck: what can be drawn from it, and where more comes from (L-6.8)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import BORN, Born
from cadency.games.legacy.kin import is_healthy
from cadency.games.legacy.names import (
    BOY,
    BURIED,
    COMPLICATION,
    CRADLE,
    GIRL,
    N_CHILDREN,
    RESERVE,
)
from cadency.games.legacy.state import Legacy

_FIRST: Final[tuple[int, ...]] = (GIRL, GIRL, BOY)  # the kinds that fit a wish: from here
_PAST: Final[tuple[int, ...]] = (COMPLICATION, BOY, COMPLICATION)  # to before here
_words: Final[dict[int, tuple[Born, ...]]] = {}  # by the kinds as bits, 12 of them: at most 4,096
_LAST: Final = 2  # the generation in which the reserve joins the discards


def immune(s: Legacy, seat: int, member: int) -> bool:
    """Are complications ignored (L-6.4, L-14.13)?"""
    return s.trouble[seat] > 0 or is_healthy(s, seat, member)


def coming(s: Legacy, wish: int) -> tuple[tuple[Born, ...], tuple[int, ...]]:
    """What could be drawn next, with its weights; what does not fit a wish is passed over."""
    cards = s.children
    kinds = 0
    weights: list[int] = []
    for kind in range(_FIRST[wish], _PAST[wish]):
        n = cards[CRADLE + kind]
        if n:
            kinds |= 1 << kind
            weights.append(n)
    if cards[CRADLE + COMPLICATION]:
        kinds |= 1 << COMPLICATION
        weights.append(cards[CRADLE + COMPLICATION])
    found = _words.get(kinds)
    if found is None:
        found = _words[kinds] = tuple([word for word in BORN if kinds >> word.child & 1])
    return found, tuple(weights)


def ready(s: Legacy, seat: int, member: int, wish: int) -> bool:
    """See to it that a card can be drawn; False if none is anywhere."""
    if _fits(s, wish):
        return True
    safe = immune(s, seat, member)
    if _there(s, wish, safe):
        return True
    for renew in (_renew, _open_reserve):
        renew(s)
        if _there(s, wish, safe):
            return True
    return False


def _fits(s: Legacy, wish: int) -> bool:
    cards = s.children
    for kind in range(_FIRST[wish], _PAST[wish]):
        if cards[CRADLE + kind]:
            return True
    return False


def _there(s: Legacy, wish: int, safe: bool) -> bool:
    return _fits(s, wish) or (not safe and s.children[CRADLE + COMPLICATION] > 0)


def _renew(s: Legacy) -> None:
    """The discards are shuffled in; in the third generation the reserve with them."""
    cards = s.children
    for kind in range(N_CHILDREN):
        cards[CRADLE + kind] += cards[BURIED + kind]
        cards[BURIED + kind] = 0
    if s.generation == _LAST:
        _open_reserve(s)


def _open_reserve(s: Legacy) -> None:
    cards = s.children
    cards[CRADLE + GIRL] += cards[RESERVE]
    cards[CRADLE + BOY] += cards[RESERVE + 1]
    cards[RESERVE] = cards[RESERVE + 1] = 0
