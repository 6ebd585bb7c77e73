"""Heads of State: two to five dynasties, four countries, three revolutions."""

from __future__ import annotations

from cadency.games.heads_of_state import content
from cadency.games.heads_of_state.choices import VOCABULARY
from cadency.games.heads_of_state.events import EVENTS
from cadency.games.heads_of_state.frames import cabal, court, drawing, limits, opening, revolution, rows, turn
from cadency.games.heads_of_state.imagine import imagine
from cadency.games.heads_of_state.score import standing
from cadency.games.heads_of_state.setup import start
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.games.heads_of_state.view import HeadsView, side, view
from cadency.kernel.rules import Rules

RULES: Rules[HeadsOfState, HeadsView] = Rules(
    id="heads_of_state",
    version=1,
    prefix="H",
    seats=content.SEATS,
    options={},
    ends=("drawn", "filled"),
    content=content.PRINTED.load,
    start=start,
    standing=standing,
    view=view,
    side=side,
    imagine=imagine,
    vocabulary=VOCABULARY,
    frames=(
        *(opening.Opening, turn.FirstTurn, turn.Turn, turn.Ending),
        *(rows.Conceal, rows.Fill, rows.Expose, rows.Treasons),
        *(drawing.Drawing, drawing.Receiving, drawing.Lifting, drawing.Intrigue),
        *(court.Audience, court.Court, court.Estate),
        *(cabal.Conspiracy, cabal.Cabal, cabal.Strike, cabal.Attempt, cabal.Succession),
        *(limits.Discards, limits.Drops, revolution.NewRound),
    ),
    events=EVENTS,
    doubts=content.PRINTED.doubts,
    former=content.PRINTED.former,
)

__all__ = ["RULES"]
