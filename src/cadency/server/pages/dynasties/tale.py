"""The log of Dynasties in words."""

from __future__ import annotations

from typing import Final

from cadency.server.pages.dynasties import things
from cadency.server.pages.tale import Telling

CLAUSES: Final = {
    "began": "D-2.1",
    "valued": "D-2.4",
    "reloaded": "D-R24",
    "stocked": "D-2.7",
    "dealt": "D-2.3",
    "got": "D-2.3",
    "planned": "D-2.6",
    "learnt": "D-2.6",
    "fetched": "D-5.6",
    "read": "D-5.6",
    "shuffled": "D-3.7",
    "drew": "D-5.5",
    "took": "D-4.4",
    "paid": "D-3.6",
    "played": "D-3.2",
    "discarded": "D-3.3",
    "used": "D-9.1",
    "boarded": "D-4.1",
    "divided": "D-4.3",
    "deployed": "D-5.3",
    "honoured": "D-5.4",
    "wed": "D-6.1",
    "rolled": "D-6.2",
    "parted": "D-6.2",
    "accepted": "D-6.3",
    "born": "D-6.5",
    "shielded": "D-6.4",
    "called": "D-7.1",
    "matched": "D-6.7",
    "passed": "D-10.1",
    "shed": "D-10.4",
    "ended": "D-10.6",
    "led": "D-11.3",
    "claimed": "D-11.4",
    "revalued": "D-11.7",
    "founded": "D-11.6",
    "waited": "D-12.1",
    "retired": "D-12.2",
    "revealed": "D-12.3",
    "round": "D-1.1",
    "opened": "D-13.4",
    "ruled": "D-13.1",
    "crowned": "D-13.3",
    "over": "D-13.5",
}
TELLING: Final = Telling(
    CLAUSES,
    things.told,
    silent=("loaded", "cast"),
    marks=("round", "ended", "over", "undone", "shuffled", "valued", "stocked", "reloaded", "wed"),
    death="retired",
    learnt={"dealt": "got", "planned": "learnt", "fetched": "read"},  # what all hear, and what its own seat hears
    chapters={"round": "", "wed": "linked-rings"},
)
