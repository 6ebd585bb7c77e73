"""What can happen in Village: the names of events and of their parts, in order."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "began": ("seat",),
    "round": ("round", "seat"),
    "filled": ("space", "cubes"),
    "took": ("seat", "space", "colour"),
    "drew": ("seat", "price"),
    "paid": ("seat", "price"),
    "crossed": ("seat",),
    "reaped": ("seat", "sacks"),
    "born": ("seat", "generation"),
    "recalled": ("seat", "place", "generation"),
    "trained": ("seat", "building", "generation"),
    "made": ("seat", "good"),
    "bought": ("seat", "good"),
    "ground": ("seat", "coins"),
    "market": ("seat",),
    "sold": ("seat", "customer", "points"),
    "passed": ("seat",),
    "closed": (),
    "arrived": ("customers",),
    "travelled": ("seat", "city", "generation"),
    "visited": ("seat", "city", "prestige", "coins", "cubes"),
    "gathered": ("seat", "cubes"),
    "rose": ("seat", "level", "generation"),
    "used": ("seat", "level"),
    "claimed": ("seat", "good"),
    "gave": ("seat", "generation"),
    "mass": (),
    "ransomed": ("seat", "generation"),
    "called": ("seat", "generation"),
    "monks": ("count",),
    "promoted": ("seat", "generation", "window"),
    "honoured": ("seat", "points"),
    "died": ("seat", "generation", "career", "where"),
    "spared": ("seat",),
    "ending": ("seat", "cause"),
    "over": ("cause",),
}
