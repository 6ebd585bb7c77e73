"""Dynasties: three to five houses, four regions, one who divides and one who chooses."""

from __future__ import annotations

from cadency.games.dynasties import content
from cadency.games.dynasties.choices import VOCABULARY
from cadency.games.dynasties.events import EVENTS
from cadency.games.dynasties.frames import (
    bonus,
    cards,
    deploy,
    dowry,
    drawing,
    evening,
    gifts,
    nature,
    opening,
    passing,
    paying,
    people,
    reckoning,
    ships,
    trade,
    turn,
    voyages,
    wedding,
)
from cadency.games.dynasties.imagine import imagine
from cadency.games.dynasties.score import standing
from cadency.games.dynasties.setup import start
from cadency.games.dynasties.state import Dynasties
from cadency.games.dynasties.view import DynastiesView, side, view
from cadency.kernel.rules import Rules

RULES: Rules[Dynasties, DynastiesView] = Rules(
    id="dynasties",
    version=1,
    prefix="D",
    seats=content.SEATS,
    options={},
    ends=("rounds",),
    content=content.PRINTED.load,
    start=start,
    standing=standing,
    view=view,
    side=side,
    imagine=imagine,
    vocabulary=VOCABULARY,
    frames=(
        *(opening.Opening, nature.Values, opening.Stocking, turn.Turn, turn.After),
        *(drawing.Cubes, drawing.Keeping, cards.Cards, cards.More, cards.Agenda, cards.Book),
        *(paying.Payment, ships.Loading, ships.Unloading, trade.Trading, trade.Again, trade.Dividing, trade.Choosing),
        *(deploy.Deploying, deploy.Posting, voyages.Crossing, voyages.Manning, deploy.Settling),
        *(wedding.Rolling, wedding.Parting, wedding.Accepting, dowry.Dowry),
        *(people.Calling, people.Power, gifts.Shielding, gifts.Picking, people.Matching),
        *(passing.Trim, passing.Sheds, bonus.Bonus, bonus.Revaluing, bonus.Founding),
        *(evening.RoundEnd, evening.Landing, evening.Sweeping, evening.Heading, evening.Homecoming),
        *(evening.NewRound, nature.Casting, nature.Unveiling),
        *(reckoning.Reckon, reckoning.Vigil, reckoning.Cloister, reckoning.Scoring),
    ),
    events=EVENTS,
    doubts=content.PRINTED.doubts,
    former=content.PRINTED.former,
)

__all__ = ["RULES"]
