"""The log of Heads of State in words."""

from __future__ import annotations

from typing import Final

from cadency.server.pages.heads_of_state import things
from cadency.server.pages.tale import Telling

CLAUSES: Final = {
    "round": "H-1.1",
    "shuffled": "H-6.8",
    "took": "H-4.1",
    "drew": "H-4.6",
    "got": "H-4.6",
    "swept": "H-4.2",
    "seized": "H-4.4",
    "plotted": "H-4.4",
    "armed": "H-4.4",
    "raised": "H-5.2",
    "created": "H-5.5",
    "opened": "H-10.1",
    "spanned": "H-10.2",
    "admitted": "H-10.4",
    "played": "H-6.1",
    "named": "H-6.2",
    "killed": "H-7.1",
    "escaped": "H-6.4",
    "discarded": "H-8.1",
    "dropped": "H-8.1",
    "revolution": "H-9.1",
    "ruled": "H-11.3",
    "excelled": "H-12.1",
    "over": "H-9.7",
}
TELLING: Final = Telling(
    CLAUSES,
    things.told,
    silent=("filled", "exposed", "returned", "began"),
    marks=("round", "revolution", "over", "undone", "shuffled"),
    death="killed",
    learnt={"drew": "got", "plotted": "armed"},  # what everybody hears, and what its own seat hears at once
    chapters={"round": "", "revolution": "guillotine"},
)
