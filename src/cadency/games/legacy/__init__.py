"""Legacy: one to four families of old France, through three generations."""

from __future__ import annotations

from cadency.games.legacy import content
from cadency.games.legacy.choices import VOCABULARY
from cadency.games.legacy.events import EVENTS
from cadency.games.legacy.frames import (
    ancestors,
    births,
    clues,
    effects,
    ending,
    generation,
    hands,
    holdings,
    meeting,
    missions,
    nursery,
    opening,
    own,
    pawns,
    rounds,
    rows,
    turn,
    wedding,
)
from cadency.games.legacy.imagine import imagine
from cadency.games.legacy.names import EDITIONS, INHERITANCE, VARIANTS
from cadency.games.legacy.score import standing
from cadency.games.legacy.setup import start
from cadency.games.legacy.state import Legacy
from cadency.games.legacy.view import LegacyView, side, view
from cadency.kernel.rules import Rules

RULES: Rules[Legacy, LegacyView] = Rules(
    id="legacy",
    version=1,
    prefix="L",
    seats=content.SEATS,
    options={"edition": EDITIONS, "variant": VARIANTS},
    ends=("played", "extinct", "solved"),
    content=content.PRINTED.load,
    start=start,
    standing=standing,
    view=view,
    side=side,
    imagine=imagine,
    vocabulary=VOCABULARY,
    frames=(
        *(opening.Mentoring, opening.Heads, opening.Founding, opening.Redrawing, opening.Lot, opening.Dawn),
        *(turn.After, turn.Turn, own.Pleading, own.Visiting, wedding.Whom, wedding.Joining, wedding.Charming),
        *(births.Parents, births.Wishing, births.Births, nursery.Cradle, nursery.Picking, nursery.Trouble),
        *(rows.Refill, rows.Fill, meeting.Sourcing, meeting.Reach, meeting.Taking),
        *(hands.Drawing, hands.Receiving, hands.Discards, effects.Run, effects.Trading),
        *(holdings.Acquiring, holdings.Giving, holdings.Holder, births.Doctor),
        *(missions.Quest, missions.Offering, missions.Undertaking, rounds.RoundEnd, rounds.NextRound),
        *(pawns.Lots, pawns.Choosing, generation.Growth, generation.Growing, generation.Juan, generation.Unveil),
        *(ancestors.Parentage, ancestors.Ancestor, clues.Becoming, clues.Hints, ending.Revealing, ending.Ending),
    ),
    events=EVENTS,
    doubts=content.PRINTED.doubts,
    former=content.PRINTED.former,
    alone={"variant": VARIANTS[INHERITANCE:]},
)

__all__ = ["RULES"]
