"""What can happen in Heads of State: the names of events and of their parts, in order."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "began": ("seat",),
    "round": ("year",),
    "filled": ("attributes",),
    "exposed": ("treasons",),
    "shuffled": (),
    "took": ("seat", "attribute"),
    "drew": ("seat", "source"),
    "got": ("seat", "attribute"),  # for that seat alone
    "swept": ("seat", "attributes"),
    "returned": ("attributes",),
    "seized": ("seat", "treason"),
    "plotted": ("seat",),
    "armed": ("seat", "treason"),  # for that seat alone
    "raised": ("seat", "noble", "attributes"),
    "created": ("seat", "noble", "sector", "card"),
    "opened": ("seat", "sector", "points"),
    "spanned": ("seat", "country", "points"),
    "admitted": ("seat", "points"),
    "played": ("seat", "treasons"),
    "named": ("seat", "sector", "noble"),
    "killed": ("seat", "sector", "noble"),  # the seat that loses it
    "escaped": ("seat", "sector", "noble"),
    "discarded": ("seat", "attribute"),
    "dropped": ("seat", "treason"),
    "revolution": ("year",),
    "ruled": ("seat", "country", "place", "points"),
    "excelled": ("seat", "noble", "points"),
    "over": ("cause",),
}
