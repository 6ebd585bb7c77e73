"""Where an event of Legacy shows, on a screen that shows one place at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_PLACES: Final = {
    "tree": (
        *("founded", "wed", "promised", "married", "born", "unborn", "spared", "trouble", "lost", "passed-over"),
        *("held", "grew", "became", "found"),
    ),
    "town": ("placed",),
    "salon": ("took", "filled", "swept", "shuffled"),
    "hand": ("got", "drew", "discarded", "redrew"),
    "goals": ("mentored", "drawn", "undertook", "sealed", "claimed", "pawned", "revealed", "hinted", "solved"),
    "houses": ("headed", "extinct"),
}


def seen(event: Mapping[str, Any]) -> str:
    return next((place for place, names in _PLACES.items() if event["event"] in names), "")
