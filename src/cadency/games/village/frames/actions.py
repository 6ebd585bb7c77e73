"""The seven actions: whether a seat could do one, and how each begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cadency.games.village.choices import Act
from cadency.games.village.frames.church import Church, can_give
from cadency.games.village.frames.council import Council, can_counsel
from cadency.games.village.frames.crafts import Crafts, can_craft
from cadency.games.village.frames.home import Family, Harvest, can_grow, can_reap
from cadency.games.village.frames.market import Stall, can_sell
from cadency.games.village.frames.travel import Travel, can_travel
from cadency.games.village.names import MARKET
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import ACT
from cadency.kernel.engine import Frame

# by action space, in the order of names.SPACES
POSSIBLE: Final[tuple[Callable[[Village, int], bool], ...]] = (
    can_reap,
    can_grow,
    can_craft,
    can_sell,
    can_travel,
    can_counsel,
    can_give,
)


def actions(s: Village, seat: int) -> tuple[Act, ...]:
    """Every action that is possible now."""
    return tuple([word for word in ACT if POSSIBLE[word.space](s, seat)])


def begin(s: Village, seat: int, space: int, may: int) -> None:
    """Start an action; ``may`` says whether it can still be left (V-4.4)."""
    if space == MARKET:
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
