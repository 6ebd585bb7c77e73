"""Where in the village an event shows, on a screen that shows one place at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_SPACES: Final = {"harvest": "fields", "family": "fields"}  # the others are places of their own
_SHOWS: Final = {
    "drew": "fields",
    "reaped": "fields",
    "born": "fields",
    "recalled": "fields",
    "trained": "crafts",
    "made": "crafts",
    "bought": "crafts",
    "ground": "crafts",
    "market": "market",
    "sold": "market",
    "passed": "market",
    "closed": "market",
    "travelled": "travel",
    "visited": "travel",
    "rose": "council",
    "used": "council",
    "gave": "church",
    "mass": "church",
    "ransomed": "church",
    "called": "church",
    "monks": "church",
    "promoted": "church",
    "honoured": "church",
    "died": "book",
}


def seen(event: Mapping[str, Any]) -> str:
    if event["event"] == "took":
        space: str = event["space"]
        return _SPACES.get(space, space)
    return _SHOWS.get(event["event"], "")
