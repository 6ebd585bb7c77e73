"""The log of Legacy in words."""

from __future__ import annotations

from typing import Final

from cadency.server.pages.legacy import things
from cadency.server.pages.tale import Telling

CLAUSES: Final = {
    "headed": "L-2.5",
    "founded": "L-2.5",
    "mentored": "L-2.4",
    "redrew": "L-2.6",
    "began": "L-2.7",
    "round": "L-3.1",
    "shuffled": "L-7.5",
    "took": "L-7.2",
    "drew": "L-14.1",
    "got": "L-14.1",
    "discarded": "L-7.6",
    "swept": "L-14.8",
    "placed": "L-4.1",
    "wed": "L-5.1",
    "promised": "L-5.3",
    "married": "L-11.3",
    "born": "L-6.1",
    "unborn": "L-6.8",
    "spared": "L-6.4",
    "trouble": "L-6.3",
    "lost": "L-6.3",
    "passed-over": "L-14.4",
    "gained": "L-14.1",
    "pawned": "L-1.3",
    "asked": "L-7.1",
    "held": "L-8.5",
    "drawn": "L-9.1",
    "undertook": "L-9.1",
    "sealed": "L-9.2",
    "claimed": "L-9.3",
    "paid": "L-10.1",
    "prestige": "L-10.3",
    "children": "L-10.3",
    "extinct": "L-10.4",
    "generation": "L-11.1",
    "revealed": "L-12.1",
    "became": "L-16.2",
    "found": "L-16.4",
    "hinted": "L-16.7",
    "solved": "L-16.7",
    "over": "L-12.1",
}


TELLING: Final = Telling(
    CLAUSES,
    things.told,
    silent=("filled", "passed", "grew"),
    marks=("round", "generation", "over", "undone", "shuffled", "hinted", "solved", "became"),
    death="lost",
    learnt={"drew": "got"},
    chapters={"round": "", "generation": "ages"},
)
