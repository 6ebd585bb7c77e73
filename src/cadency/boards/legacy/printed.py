"""What is printed on the components, as a view brings it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cadency.games.legacy.view import LegacyView

GOALS: Final = ("goal", "second", "third")
Row = Mapping[str, Any]


def row(view: LegacyView, table: str, name: str) -> Row:
    """A printed row by its id."""
    return next(found for found in view.printed[table] if found["id"] == name)


def edition(view: LegacyView) -> Row:
    return row(view, "edition", view.options["edition"])


def price(view: LegacyView, action: str) -> dict[str, int]:
    """What an action of the main board costs; titles and contributions have their own prices."""
    if action == "venture":
        return dict(edition(view)["venture"])
    return dict(next((found["cost"] for found in view.printed["action"] if found["id"] == action), {}))


def gain(view: LegacyView, action: str) -> list[str]:
    return list(next((found["effect"] for found in view.printed["action"] if found["id"] == action), []))


def shut(view: LegacyView) -> dict[str, str]:
    """Actions of the main board that nobody can use now, and what closes each: a pawn, or in the game for one the
    profession of a friend in the row."""
    found = dict.fromkeys(view.closed, "pawn")
    if view.seats == 1 and view.options["variant"] == "standard":
        closing = {one["id"]: one["actions"] for one in view.printed["closing"]}
        for friend in view.row:
            profession = row(view, "friend", friend)["profession"]
            for action in closing.get(profession, ()):
                found.setdefault(action, profession)
    return found


def goals(view: LegacyView, mentor: str) -> list[tuple[str, int, int]]:
    """What a mentor asks for: what, how much of it, and the honour it brings."""
    printed = row(view, "mentor", mentor)
    found = []
    for goal in GOALS:
        key = "" if goal == "goal" else f"{goal}_"
        need, least = printed[goal], printed[f"{key}least"]
        if need == "law":
            need, least = "gold", edition(view)["law"]
        found.append((need, least, printed[f"{key}points"]))
    return found
