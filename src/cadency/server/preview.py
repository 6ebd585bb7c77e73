"""What an option brings about, before it is pressed: played on a position that the seat itself can imagine.

Only the seat's own view goes in, so nothing can come out that the seat does not know. Where a draw comes next the
preview stops before it.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from cadency.kernel.engine import ALL, apply, pending
from cadency.kernel.nature import ahead
from cadency.kernel.rules import Rules

_ASIDE = ("seat", "score")


def brings(rules: Rules[Any, Any], view: Any, content: Any, seat: int) -> list[dict[str, Any]]:
    """For each option of what this seat is asked, in order: what changes on its own side, what would be heard, who
    might die of it, and what would be asked next."""
    return tried(rules, rules.imagine(view, random.Random(0), content), seat)


def tried(rules: Rules[Any, Any], position: Any, seat: int) -> list[dict[str, Any]]:
    """The same in a position that this seat imagined; it is left as it is."""
    asked = pending(position)
    if asked is None:
        return []
    before = msgspec.to_builtins(rules.side(position, seat))
    return [_after(rules, position, option, before, seat) for option in asked.options]


def _after(rules: Rules[Any, Any], position: Any, option: Any, before: dict[str, Any], seat: int) -> dict[str, Any]:
    state = position.copy()
    state.events = []
    apply(state, option)
    asked = ahead(state)
    after = msgspec.to_builtins(rules.side(state, seat))
    told: dict[str, Any] = {
        "changes": changes(before, after),
        "events": [_event(rules, wire) for audience, wire in state.events if audience in (ALL, seat)],
        "next": None if asked is None else {"seat": asked.seat, "kind": asked.kind},
    }
    dying = mortal(before, after)
    if dying:
        told["may_die"] = dying
    return told


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Every part that differs, as [before, after]; parts with parts of their own likewise."""
    found: dict[str, Any] = {}
    for key in {**before, **after}:
        was, now = before.get(key), after.get(key)
        if was == now or key in _ASIDE:
            continue
        found[key] = changes(was, now) if isinstance(was, dict) and isinstance(now, dict) else [was, now]
    return found


def mortal(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """Who may die at the end of this turn, once time has crossed the bridge: the oldest who are not in the bag."""
    if after.get("owed", 0) <= before.get("owed", 0):
        return []
    living = [
        (generation, place)
        for place, generations in after["members"].items()
        if place != "bag"
        for generation in generations
    ]
    oldest = min((generation for generation, _ in living), default=0)
    places = sorted({place for generation, place in living if generation == oldest})
    return [{"generation": oldest, "place": place} for place in places]


def _event(rules: Rules[Any, Any], wire: Any) -> dict[str, Any]:
    name, *parts = wire
    return {"event": name, **dict(zip(rules.events[str(name)], parts, strict=True))}
