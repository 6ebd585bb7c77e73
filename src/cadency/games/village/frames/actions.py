"""The seven actions: whether a seat could do one, and how each begins."""

from __future__ import annotations

from typing import Final

from cadency.games.village.choices import Act
from cadency.games.village.frames.church import Church, can_give
from cadency.games.village.frames.council import Council, can_counsel
from cadency.games.village.frames.crafts import Crafts, can_craft
from cadency.games.village.frames.home import Family, Harvest, can_grow, can_reap
from cadency.games.village.frames.market import Stall
from cadency.games.village.frames.travel import Travel, can_travel
from cadency.games.village.names import COUNCIL, CRAFTS, FAMILY, HARVEST, MARKET, TRAVEL
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import ACT
from cadency.kernel.engine import Frame


def possible(s: Village, seat: int, space: int) -> bool:
    """Could a seat do the action of this space now?"""
    if space == MARKET:
        return True  # a market day can always be held, and always is (V-9.1, V-R40)
    if space == HARVEST:
        return can_reap(s, seat)
    if space == FAMILY:
        return can_grow(s, seat)
    if space == CRAFTS:
        return can_craft(s, seat)
    if space == TRAVEL:
        return can_travel(s, seat)
    return can_counsel(s, seat) if space == COUNCIL else can_give(s, seat)


def actions(s: Village, seat: int) -> tuple[Act, ...]:
    """Every action that is possible now."""
    return tuple([word for word in ACT if possible(s, seat, word.space)])


def begin(s: Village, seat: int, space: int, may: int) -> None:
    """Start an action; ``may`` says whether it can still be left (V-4.4)."""
    if space == MARKET and s.events is not None:
        s.say("market", seat)
    s.stack.append(_BEGINNINGS[may][seat][space])


def _frames(seat: int, may: int) -> tuple[Frame, ...]:
    return (
        Harvest(seat, may),
        Family(seat, may),
        Crafts(seat, may),
        Stall(seat, 0, 1),
        Travel(seat, may),
        Council(seat, may),
        Church(seat, may),
    )


_BEGINNINGS: Final = tuple(tuple(_frames(seat, may) for seat in range(4)) for may in (0, 1))
