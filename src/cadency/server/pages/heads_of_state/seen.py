"""Where an event of Heads of State shows, on a screen that shows one place at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cadency.games.heads_of_state.view import HeadsView

_CARDS: Final = (
    *("took", "drew", "got", "swept", "discarded", "dropped"),
    *("seized", "plotted", "armed", "played"),
)


def seen(view: HeadsView, event: Mapping[str, Any]) -> str:
    if "sector" in event:
        return next((sector.country for sector in view.map if sector.id == event["sector"]), "")
    if "country" in event:
        country: str = event["country"]
        return country
    if event["event"] == "excelled":
        return "nobles"
    return "cards" if event["event"] in _CARDS else ""
