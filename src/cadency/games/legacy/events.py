"""What can happen in Legacy: the names of events and of their parts, in order."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "headed": ("seat", "head"),
    "founded": ("seat", "side"),
    "mentored": ("seat", "mentor"),  # for that seat alone
    "redrew": ("seat",),
    "began": ("seat",),
    "round": ("round", "seat"),
    "filled": ("friends",),
    "shuffled": (),
    "took": ("seat", "friends"),
    "drew": ("seat", "count"),
    "got": ("seat", "friends"),  # for that seat alone
    "discarded": ("seat", "friend"),
    "swept": ("seat",),
    "placed": ("seat", "action", "pawn"),
    "passed": ("seat",),
    "wed": ("seat", "member", "friend"),
    "promised": ("seat", "member", "friend"),
    "married": ("seat", "member", "friend"),  # an arranged marriage is made
    "born": ("seat", "member", "child"),  # the parent, and what child
    "unborn": ("seat",),  # no card was left
    "spared": ("seat",),  # a complication was ignored
    "trouble": ("seat",),
    "lost": ("seat", "whom"),
    "passed-over": ("seat", "child"),  # the other one of two
    "gained": ("seat", "what", "count"),
    "pawned": ("seat", "colour"),
    "asked": ("seat", "gold"),
    "held": ("seat", "member", "holding", "card"),
    "drawn": ("seat", "missions"),
    "undertook": ("seat", "mission"),
    "sealed": ("seat",),
    "claimed": ("seat", "mission"),
    "paid": ("seat", "gold"),  # income
    "grew": ("seat", "member"),
    "prestige": ("seat", "points"),
    "children": ("seat", "points"),
    "extinct": ("seat",),
    "generation": ("generation",),
    "revealed": ("seat", "mentor"),
    "became": ("friend",),  # the Inheritance
    "found": ("seat", "member", "friend"),
    "hinted": ("clues",),
    "solved": ("clue",),
    "over": ("cause",),
}
