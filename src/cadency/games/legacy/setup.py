"""How Legacy starts (L-2)."""

from __future__ import annotations

from cadency.games.legacy.frames.clues import BECOMING, HINTS
from cadency.games.legacy.frames.opening import DAWN, HEADS_DEALT, LOT, Founding, Mentoring, Redrawing
from cadency.games.legacy.frames.rows import REFILL
from cadency.games.legacy.names import EDITIONS, INHERITANCE, VARIANTS
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import settle
from cadency.kernel.rules import Setup


def start(setup: Setup) -> Legacy:
    edition, variant = EDITIONS.index(setup.options["edition"]), VARIANTS.index(setup.options["variant"])
    s = Legacy(setup.content, setup.seats, edition, variant)
    if variant == INHERITANCE:
        s.todo(REFILL, BECOMING, Redrawing(0), HINTS, DAWN)
        settle(s)
        return s
    seats = range(setup.seats)
    s.todo(REFILL, *[Mentoring(seat) for seat in seats], HEADS_DEALT, *[Founding(seat) for seat in seats], LOT)
    settle(s)
    return s
