"""What the texts of Dynasties say beyond the parts of words and events: prices, and what is left of a lot.

Without a view nothing is known of what is printed on the components: rows are empty, and the texts leave them out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cadency.games.dynasties.view import DynastiesView
    from cadency.kernel.words import Wire

NOUNS: Final = {"tile": "city"}
COLOUR: Final = {"prince": "black", "princess": "white"}  # of the price of a slot

Things = tuple[str, ...]  # each as often as there are: black, black, pink
Parts = Mapping[str, Any]


def of_choice(tag: str, parts: Parts, about: Wire, view: DynastiesView | None) -> dict[str, Any]:
    told: dict[str, Any] = {"cost": (), "rest": ()}
    if tag == "pay":
        told["cost"] = (parts["colour"],) * parts["real"] + ("pink",) * (2 * parts["pairs"])
    if view is None:
        return told
    if tag == "send":
        told["cost"] = _price(parts, about, view)
    elif tag == "call":
        price = next(space.price for space in view.characters if space.character == parts["character"])
        told["cost"] = ("blue",) * price
    elif tag == "pass" and parts["space"] != "large":
        told["cost"] = ("pink",) * view.printed["track"][0]["prices"][int(parts["space"]) - 1]
    elif tag == "board":
        told["cost"] = _things(view.ships[parts["ship"] - 1].cubes)
    elif tag == "divide" and about[0] == "dividing":
        aboard = Counter(view.ships[int(str(about[2])) - 1].cubes)
        told["rest"] = _things(aboard - Counter(parts["items"]))
    return told


def of_question(_tag: str, _parts: Parts, _view: DynastiesView | None) -> dict[str, Any]:
    return {}


def of_event(_name: str, _parts: Parts, _view: DynastiesView | None) -> dict[str, Any]:
    return {}


def _price(parts: Parts, about: Wire, view: DynastiesView) -> Things:
    """What it costs to send somebody: the slot's price, less with Columbus, or that of the card."""
    if about[0] == "posting":
        card = next((row for row in view.printed["card"] if row["id"] == view.played), None)
        return () if card is None else ("yellow",) * card["price"]
    city = next(city for city in view.map if city.id == parts["city"])
    price = city.prices[parts["slot"]]
    if about[0] == "crossing":
        price -= next(row["gives"]["less"] for row in view.printed["character"] if row["id"] == "columbus")
    return (COLOUR[parts["slot"]],) * max(0, price)


def _things(counts: Mapping[str, int]) -> Things:
    return tuple([thing for thing, n in counts.items() for _ in range(n)])
