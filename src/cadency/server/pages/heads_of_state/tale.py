"""The log of Heads of State in words."""

from __future__ import annotations

from typing import Any, Final

from cadency.server.pages.scene import Scene
from cadency.server.pages.tale import lines

_SILENT: Final = ("filled", "exposed", "returned", "began")
_MARKS: Final = ("round", "revolution", "over", "undone", "shuffled")
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
_LEARNT: Final = {"drew": "got", "plotted": "armed"}  # what everybody hears, and what its own seat hears at once


def tale(scene: Scene) -> list[dict[str, Any]]:
    """The latest first. What is seen on the table anyway, such as new cards in a row, is left out."""
    heard = [event for event in scene.events() if event["event"] not in _SILENT]
    told = [event for place, event in enumerate(heard) if not _learnt(heard, place)]
    return lines(scene, told, CLAUSES, _MARKS, "killed")


def _learnt(heard: list[dict[str, Any]], place: int) -> bool:
    """Whether the reader hears in the next line which card it was."""
    follows = heard[place + 1]["event"] if place + 1 < len(heard) else ""
    return follows != "" and _LEARNT.get(heard[place]["event"]) == follows
