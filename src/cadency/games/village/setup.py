"""How Village starts (V-2)."""

from __future__ import annotations

from cadency.games.village.content import Content
from cadency.games.village.frames.market import Arrivals
from cadency.games.village.frames.round import FIRST_BELL, NEXT_ROUND
from cadency.games.village.state import Village
from cadency.kernel.rules import Setup


def start(setup: Setup) -> Village:
    content: Content = setup.content
    s = Village(content, setup.seats, setup.options["market_end"])
    customers = min(content.stalls[s.seats] + content.queue[s.seats], len(content.customers))
    s.todo(FIRST_BELL, Arrivals(customers), NEXT_ROUND)
    return s
