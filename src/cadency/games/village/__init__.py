"""Village: four generations of two to four families in one village."""

from __future__ import annotations

from cadency.games.village import content
from cadency.games.village.events import EVENTS
from cadency.games.village.frames import (
    church,
    council,
    crafts,
    death,
    home,
    market,
    mass,
    payment,
    procession,
    taking,
    travel,
    turn,
)
from cadency.games.village.frames import round as rounds
from cadency.games.village.score import standing
from cadency.games.village.setup import start
from cadency.games.village.state import Village
from cadency.games.village.view import VillageView, imagine, side, view
from cadency.games.village.vocabulary import VOCABULARY
from cadency.kernel.rules import Rules

RULES: Rules[Village, VillageView] = Rules(
    id="village",
    version=1,
    prefix="V",
    seats=content.SEATS,
    options={"market_end": ("first", "last")},
    ends=("chronicle", "graves"),
    content=content.PRINTED.load,
    start=start,
    standing=standing,
    view=view,
    side=side,
    imagine=imagine,
    vocabulary=VOCABULARY,
    frames=(
        *(rounds.FirstBell, rounds.NextRound, rounds.Fill),
        *(turn.Turn, turn.After, turn.LastTurn, turn.Rest, taking.WellAction),
        *(home.Harvest, home.Family, crafts.Crafts, crafts.Bench),
        *(market.Stall, market.Closing, market.Arrivals, travel.Travel, travel.Arrival),
        *(council.Council, council.Privilege, church.Church),
        *(mass.Mass, mass.Alms, mass.Lots, procession.Procession, procession.Promotion, procession.Majority),
        *(payment.Payment, payment.Bounty, payment.Grant, death.Mourning, death.Death),
    ),
    events=EVENTS,
    doubts=content.PRINTED.doubts,
    former=content.PRINTED.former,
    hidden=False,
)

__all__ = ["RULES"]
