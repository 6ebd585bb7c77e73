"""What the texts of Legacy say beyond the parts of words and events: prices of weddings, and who somebody is.

Without a view nothing is known of families and of what is printed on the components, and the texts leave it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cadency.games.legacy.view import LegacyView
    from cadency.kernel.words import Wire

NOUNS: Final[dict[str, str]] = {}

Parts = Mapping[str, Any]


def of_choice(tag: str, parts: Parts, about: Wire, view: LegacyView | None) -> dict[str, Any]:
    told: dict[str, Any] = {"price": 0, "dowry": 0, "kind": "none", "child": "girl", "mate": ()}
    if tag in ("keep", "born"):
        told["child"] = parts["child"]
    if view is None:
        return told
    if tag == "wed":
        row = next(row for row in view.printed["friend"] if row["id"] == parts["friend"])
        told["price"], told["dowry"] = row["cost"], row["dowry"]
    elif tag in ("member", "instead") and len(about) > 1:
        told |= _person(view, int(str(about[1])), parts["member"])
    return told


def _person(view: LegacyView, seat: int, number: int) -> dict[str, Any]:
    """What kind of card somebody is, and whom somebody married."""
    house = view.houses[seat]
    if number < len(house.family):
        member = house.family[number]
        return {"kind": "member", "child": member.child, "mate": () if member.mate is None else (member.mate,)}
    if number < len(house.tree):
        forebear = house.tree[number]
        mate = None if forebear.spouse is None else house.tree[forebear.spouse].friend
        return {"kind": "forebear", "child": forebear.child, "mate": () if mate is None else (mate,)}
    return {}


def of_question(_tag: str, _parts: Parts, _view: LegacyView | None) -> dict[str, Any]:
    return {}


def of_event(name: str, parts: Parts, _view: LegacyView | None) -> dict[str, Any]:
    if name == "gained":
        count = int(parts["count"])
        return {"sign": "less" if count < 0 else "more", "amount": abs(count)}
    return {}
