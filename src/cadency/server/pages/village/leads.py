"""What taking a cube leads to: the action of its place, as far as this seat could do it now, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from cadency.games.village.names import BUILDINGS, CITIES, GOODS, LEVELS, MAKES
from cadency.games.village.view import VillageView
from cadency.kernel.engine import apply, pending
from cadency.kernel.words import Choice, Wire
from cadency.texts import Texts

_BY_COLOUR: Final = ("crafts", "travel", "council")  # where it may depend on the cube what can be done


class Taken(NamedTuple):
    """The cubes of one place, as whoever may take one sees them."""

    texts: Texts
    view: VillageView
    position: Any  # to be copied and played on, never read or changed
    seat: int
    space: str

    @property
    def mine(self) -> Any:
        return self.view.farms[self.seat]


def lead(taken: Taken, takes: Mapping[str, Choice]) -> str:
    """What the cubes of a place lead to, by colour the choices that take them."""
    t = taken.texts
    then: dict[str, tuple[Wire, ...]] = {}
    for colour, choice in takes.items():
        if then and taken.space not in _BY_COLOUR:
            then[colour] = next(iter(then.values()))
        else:
            then[colour] = _after(taken, choice)
    leading = tuple(colour for colour, wires in then.items() if wires)
    if not leading:
        kept = [colour for colour in takes if colour != "plague"]
        state = "all" if len(kept) == len(takes) else "some" if kept else "none"
        return t("lead-nothing", why=t(f"lack-{_lack(taken)}"), kept=state)
    told = _LEADS[taken.space](taken, list(dict.fromkeys(wire for colour in leading for wire in then[colour])))
    return told if len(leading) == len(then) else t("lead-with", what=told, cubes=leading)


def _after(taken: Taken, choice: Choice) -> tuple[Wire, ...]:
    """The answers to what is asked next, if that is the action of the place."""
    state = taken.position.copy()
    state.events = None
    apply(state, choice)
    asked = pending(state)
    if asked is None or asked.seat != taken.seat or asked.kind.partition(".")[0] != taken.space:
        return ()
    return tuple(option.wire() for option in asked.options)


def _lack(taken: Taken) -> str:
    """Why nothing can be done in a place."""
    here, nobody = taken.mine.members, not taken.mine.members.get("farm")
    if taken.space == "travel":
        if taken.mine.goods["wagon"] < taken.view.printed["trip"][0]["wagons"]:
            return "wagon"
        return "home" if nobody and not any(city in here for city in CITIES) else "road"
    if taken.space == "council":
        return "home" if nobody and not any(level in here for level in LEVELS[:-1]) else "step"
    return {"family": "family", "crafts": "crafts"}.get(taken.space, "home")


def _harvest(taken: Taken, _wires: Sequence[Wire]) -> str:
    """As much as the best of what one owns brings in, and the store has room for (V-6.2, V-6.4)."""
    printed, mine = taken.view.printed, taken.mine
    row = printed["harvest"][0]
    drawn = [row[animal] for animal in ("horse", "ox") if mine.goods["plow"] and mine.goods[animal]]
    room = printed["start"][0]["store"] - mine.grain
    return taken.texts("lead-harvest", gain=("grain",) * max(0, min(max([row["plain"], *drawn]), room)))


def _family(taken: Taken, wires: Sequence[Wire]) -> str:
    tags = {wire[0] for wire in wires}
    key = "lead-home" if "bear" not in tags else "lead-birth-home" if "recall" in tags else "lead-birth"
    return taken.texts(key)


def _crafts(taken: Taken, wires: Sequence[Wire]) -> str:
    """A good that is all a customer still waits for; else what customers pay at most."""
    t, mine = taken.texts, taken.mine
    goods = {good for wire in wires for good in _goods(wire)}
    have = {**mine.goods, "grain": mine.grain}
    stalls = [taken.view.customers[name] for name in taken.view.stalls if name is not None]
    best: tuple[int, str] = (0, "")
    for customer in stalls:
        lacking = [thing for thing, n in customer.wants.items() for _ in range(n - have.get(thing, 0))]
        if len(lacking) == 1 and lacking[0] in goods:
            best = max(best, (customer.points, lacking[0]))
    if best[1]:
        return t("lead-crafts-good", good=best[1], points=best[0])
    paid = [customer.points for customer in stalls if set(customer.wants) & goods]
    return t("lead-crafts-customer", points=max(paid)) if paid else t("lead-crafts")


def _goods(wire: Wire) -> list[str]:
    """What an answer at the crafts makes, at once or after training."""
    if wire[0] in ("make", "buy"):
        return [str(wire[1])]
    return [GOODS[good] for good in MAKES[BUILDINGS.index(str(wire[1]))]] if wire[0] == "train" else []


def _market(taken: Taken, wires: Sequence[Wire]) -> str:
    tiles = list(taken.view.customers.values())
    paid = [tiles[int(str(wire[1])) - 1].points for wire in wires if wire[0] == "serve"]
    return taken.texts("lead-market-sell", points=max(paid)) if paid else taken.texts("lead-market-nothing")


def _travel(taken: Taken, wires: Sequence[Wire]) -> str:
    """The new city that gives most; without one, that it was seen before."""
    rows = {row["id"]: row for row in taken.view.printed["city"]}
    new = [str(wire[2]) for wire in wires if wire[0] == "travel" and wire[2] not in taken.mine.cities]
    if not new:
        return taken.texts("lead-travel-seen")
    best = max(new, key=lambda city: (rows[city]["prestige"], rows[city]["cubes"], rows[city]["coins"]))
    row = rows[best]
    gain = ("prestige",) * row["prestige"] + ("coin",) * row["coins"] + ("cube",) * row["cubes"]
    return taken.texts("lead-travel", city=best, gain=gain)


def _council(taken: Taken, wires: Sequence[Wire]) -> str:
    levels = [int(str(wire[1])) for wire in wires if wire[0] == "rise"]
    if not levels:
        return taken.texts("lead-use")
    points = taken.view.printed["level"][max(levels) - 1]["points"]
    return taken.texts("lead-rise", level=max(levels), points=points)


def _church(taken: Taken, _wires: Sequence[Wire]) -> str:
    points = [row["points"] for row in taken.view.printed["window"]]
    return taken.texts("lead-church", least=min(points), most=max(points))


_LEADS: Final[dict[str, Callable[[Taken, Sequence[Wire]], str]]] = {
    "harvest": _harvest,
    "family": _family,
    "crafts": _crafts,
    "market": _market,
    "travel": _travel,
    "council": _council,
    "church": _church,
}
