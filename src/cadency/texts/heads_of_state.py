"""What the texts of Heads of State say beyond the parts of words and events: the cards of sets, points, duties.

Without a view nothing is known of what is printed on the components: rows are empty, numbers 0, and the texts leave
them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cadency.games.heads_of_state.view import HeadsView
    from cadency.kernel.words import Wire

NOUNS: Final[dict[str, str]] = {}

Parts = Mapping[str, Any]


def of_choice(tag: str, parts: Parts, _about: Wire, view: HeadsView | None) -> dict[str, Any]:
    told: dict[str, Any] = {"cost": (), "points": 0}
    if tag == "raise":  # for which card the courtesan stands in
        told["stood"] = () if parts["instead"] == "none" else (parts["instead"],)
    if view is None:
        return told
    if tag == "raise":
        cards = next(row["cards"] for row in view.printed["set"] if row["id"] == parts["noble"])
        told["cost"] = tuple("courtesan" if card == parts["instead"] else card for card in cards)
    elif tag == "settle":
        sector = next(sector for sector in view.map if sector.id == parts["sector"])
        told["points"] = sector.hexagon if sector.opener is None else 0
    return told


def of_question(tag: str, parts: Parts, _view: HeadsView | None) -> dict[str, Any]:
    if tag == "cabal":
        unreplaced = int(parts["emptied"]).bit_count()
        return {"open": unreplaced, "owed": max(0, unreplaced - 1)}
    if tag == "strike":
        return {"cards": tuple(parts["play"].split("+"))}
    return {}


def of_event(_name: str, _parts: Parts, _view: HeadsView | None) -> dict[str, Any]:
    return {}
