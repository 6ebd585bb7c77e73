"""Where an event of Dynasties shows, on a screen that shows one place at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cadency.boards.dynasties.phone import OWN, SHIP, WHO
from cadency.boards.dynasties.printed import city_of, is_free
from cadency.games.dynasties.view import DynastiesView

_SHIPS: Final = ("boarded", "divided", "loaded", "reloaded", "took")
_COURT: Final = ("called", "passed", "claimed", "cast", "led")
_HAND: Final = ("got", "learnt", "read", "played", "discarded", "shed", "revealed", "used", "drew")


def seen(view: DynastiesView, event: Mapping[str, Any]) -> str:
    if "region" in event:
        region: str = event["region"]
        return region
    if "city" in event:
        city = city_of(view, event["city"])
        return "" if city is None else WHO if is_free(city.id) else city.region
    for place, names in ((SHIP, _SHIPS), (WHO, _COURT), (OWN, _HAND)):
        if event["event"] in names:
            return place
    return ""
