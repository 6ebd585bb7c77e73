"""What Village's texts say beyond the parts of words and events: prices, wants and rewards.

Without a view nothing is known of what is printed on the components: rows are empty, numbers 0, and the texts leave
them out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cadency.games.village.names import BUILDINGS, GOODS, INFLUENCE, MAKER

if TYPE_CHECKING:
    from cadency.games.village.view import VillageView
    from cadency.kernel.words import Wire

NOUNS: Final = {"building": "place", "start": "city", "to": "city"}

Things = tuple[str, ...]  # each as often as there are: brown, brown, wagon, hour, hour
Parts = Mapping[str, Any]
Printed = Mapping[str, list[dict[str, Any]]]


def of_choice(tag: str, parts: Parts, about: Wire, view: VillageView | None) -> dict[str, Any]:
    told: dict[str, Any] = {"cost": (), "gain": (), "wants": (), "points": 0, "born": 0}
    if tag == "promote":
        told["reach"] = parts["window"] + 1
    if view is None:
        return told
    if tag in _COSTS:
        told["cost"] = _COSTS[tag](parts, view.printed)
    if tag == "serve":
        customer = list(view.customers.values())[parts["customer"] - 1]
        told.update(wants=_things(customer.wants), points=customer.points)
        if about[0] == "stall" and not about[-1]:
            told["cost"] = _fee(view.printed)
    elif tag == "grind":
        mill = view.printed["mill"][0]
        told.update(gain=_things(coin=mill["coins"]), cost=_things(grain=mill["grain"], hour=mill["hours"]))
    elif tag == "use":
        told["gain"] = _privilege(parts["level"], view.printed["privilege"][0])
    elif tag == "bear" and about[0] == "family":
        told["born"] = next(iter(view.farms[int(str(about[1]))].unborn), 0)
    return told


def of_question(tag: str, parts: Parts, view: VillageView | None) -> dict[str, Any]:
    if tag == "payment":
        return {"price": _things({INFLUENCE[colour]: n for colour, n in parts["price"]})}
    if tag == "stall":
        return {"cost": _fee(view.printed) if view is not None and not parts["free"] else ()}
    return {}


def of_event(name: str, parts: Parts, view: VillageView | None) -> dict[str, Any]:
    if name == "sold":
        wants = () if view is None else _things(view.customers[parts["customer"]].wants)
        return {"wants": wants, "worth": _things(prestige=parts["points"])}
    if name == "honoured":
        return {"worth": _things(prestige=parts["points"])}
    if name == "reaped":
        return {"crop": _things(grain=parts["sacks"])}
    if name == "ground":
        return {"gain": _things(coin=parts["coins"])}
    if name == "used":
        return {"gain": () if view is None else _privilege(parts["level"], view.printed["privilege"][0])}
    if name == "visited":
        return {"gain": _things(prestige=parts["prestige"], coin=parts["coins"], cube=parts["cubes"])}
    return {}


def _things(counts: Mapping[str, int] | None = None, **more: int) -> Things:
    return tuple(thing for thing, n in {**(counts or {}), **more}.items() for _ in range(n))


def _fee(printed: Printed) -> Things:
    return _things(printed["sale"][0]["cubes"], hour=printed["sale"][0]["hours"])


def _privilege(level: int, row: dict[str, Any]) -> Things:
    return _things(cube=row["cubes"]) if level == 2 else _things(prestige=row["prestige"]) if level == 4 else ()


def _take(parts: Parts, printed: Printed) -> Things:
    return _things(hour=printed["plague"][0]["hours"]) if parts["colour"] == "plague" else ()


def _building(printed: Printed, name: str) -> dict[str, Any]:
    return next(row for row in printed["building"] if row["id"] == name)


def _train(parts: Parts, printed: Printed) -> Things:
    return _things(hour=_building(printed, parts["building"])["train"])


def _make(parts: Parts, printed: Printed) -> Things:
    return _things(hour=_building(printed, _maker(parts["good"]))["hours"])


def _buy(parts: Parts, printed: Printed) -> Things:
    row = _building(printed, _maker(parts["good"]))
    return _things(row["cubes"], grain=row["grain"])


def _maker(good: str) -> str:
    return BUILDINGS[MAKER[GOODS.index(good)]]


def _travel(parts: Parts, printed: Printed) -> Things:
    ends = {parts["start"], parts["to"]}
    trip = printed["trip"][0]
    for row in printed["road"]:
        if set(row["id"].split("-")) == ends:
            return _things(row["cubes"], wagon=trip["wagons"], hour=trip["hours"])
    return ()


def _rise(parts: Parts, printed: Printed) -> Things:
    step, hours = printed["step"][0], printed["level"][parts["level"] - 1]["hours"]
    paid = step["cubes"] if parts["method"] == "cubes" else {"scroll": step["scrolls"]}
    return _things(paid, hour=hours)


def _use(parts: Parts, printed: Printed) -> Things:
    return _things(coin=printed["privilege"][0]["coins"]) if parts["level"] == 4 else ()


def _give(parts: Parts, printed: Printed) -> Things:
    vow = printed["vow"][0]
    return _things(vow["cubes"]) if parts["method"] == "cubes" else _things(hour=vow["hours"])


def _promote(parts: Parts, printed: Printed) -> Things:
    return _things(grain=printed["window"][parts["window"]]["grain"])


_COSTS: Final[dict[str, Callable[[Parts, Printed], Things]]] = {
    "take": _take,
    "train": _train,
    "make": _make,
    "buy": _buy,
    "travel": _travel,
    "rise": _rise,
    "use": _use,
    "give": _give,
    "promote": _promote,
}
