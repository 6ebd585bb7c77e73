"""What can happen in Dynasties: the names of events and of their parts, in order."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "began": ("seat",),
    "valued": ("worths",),  # by region
    "loaded": ("ship", "cubes"),
    "reloaded": (),
    "stocked": ("cubes",),
    "cast": ("characters",),  # by space
    "dealt": ("seat", "count"),
    "got": ("seat", "cards"),  # for that seat alone
    "planned": ("seat", "count"),
    "learnt": ("seat", "scorings"),  # for that seat alone
    "fetched": ("seat",),
    "read": ("seat", "book"),  # for that seat alone
    "shuffled": (),
    "drew": ("seat", "cubes"),
    "took": ("seat", "cubes"),
    "paid": ("seat", "cubes"),
    "played": ("seat", "card", "action"),
    "discarded": ("seat", "card"),
    "used": ("seat", "book", "use"),
    "boarded": ("seat", "ship", "space"),
    "divided": ("seat", "lot", "rest"),
    "deployed": ("seat", "slot", "city"),
    "honoured": ("seat", "points"),
    "wed": ("city",),
    "rolled": ("seat", "faces"),
    "parted": ("seat", "lot", "rest"),
    "accepted": ("seat", "faces"),
    "born": ("seat", "city"),
    "shielded": ("seat", "region"),
    "called": ("seat", "character"),
    "matched": ("seat", "slot", "city"),
    "passed": ("seat", "space"),
    "shed": ("seat", "card"),
    "ended": ("round",),
    "led": ("seat",),
    "claimed": ("seat", "bonus"),
    "revalued": ("seat", "region"),
    "founded": ("seat", "tile", "region"),
    "waited": ("seat", "city", "points"),
    "retired": ("seat", "city"),
    "revealed": ("seat", "scoring", "points"),
    "round": ("round",),
    "opened": ("seat", "points"),
    "ruled": ("seat", "region", "place", "points"),
    "crowned": ("seat", "region", "points"),
    "over": ("cause",),
}
