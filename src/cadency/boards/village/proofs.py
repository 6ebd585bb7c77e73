"""The reckoning, drawn: what each line of a seat's score counts, so that the reader can check it by eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cadency.boards.kit import INK, at, coin, frames, icon, laurel, member, pennant, rect, text
from cadency.boards.kit.land import town
from cadency.boards.village.buildings import GLASS, lancet
from cadency.boards.village.goods import customer
from cadency.games.village.names import CITIES
from cadency.games.village.view import VillageView

W, H = 160.0, 56.0
TOP = 4  # the level whose privilege is prestige
Events = Sequence[Mapping[str, Any]]
ICONS = {
    "prestige": "laurel-crown",
    "travel": "cartwheel",
    "council": "gavel",
    "church": "church",
    "chronicle": "open-book",
    "customers": "shop",
    "coins": "",
    "living": "ages",
}


def proof(view: VillageView, events: Events, seat: int, line: str) -> str:
    """A line of the reckoning as a small picture, 160 wide; the page holds the definitions."""
    if line == "prestige":
        drawn, h = _prestige(view, [event for event in events if event.get("seat") == seat]), H
    elif line == "customers":
        drawn, h = _customers(view, seat)
    else:
        drawn, h = _DRAWN[line](view, seat), H
    return frames.proof(drawn, W, h)


def sign(line: str) -> str:
    """The sign of a line, 30 x 30."""
    name = ICONS.get(line, "")
    return frames.sign(icon(name, 15, 15, 26) if name else coin(15, 15, 11))


def _step(n: int, wish: float, wide: float) -> float:
    return min(wish, (W - wide) / max(n - 1, 1))


def _prestige(view: VillageView, events: Events) -> str:
    """What was won in play by where it was won: in cities, in the council, at mass."""
    worth = int(view.printed["privilege"][0]["prestige"])
    won = (
        ("cartwheel", sum(event["prestige"] for event in events if event["event"] == "visited")),
        ("gavel", sum(worth for event in events if event["event"] == "used" and event["level"] == TOP)),
        ("church", sum(event["points"] for event in events if event["event"] == "honoured")),
    )
    shown = [(sign, points) for sign, points in won if points]
    return "".join(
        icon(sign, 14 + i * 54, 28, 24) + laurel(40 + i * 54, 28, n, 30) for i, (sign, n) in enumerate(shown)
    )


def _travel(view: VillageView, seat: int) -> str:
    seen = view.farms[seat].cities
    step = _step(len(seen), 38, 40)
    return "".join(
        town(20 + i * step, 52, CITIES.index(city), 0.56) + pennant(seat, 16 + i * step, 44, 1.15)
        for i, city in enumerate(seen)
    )


def _council(view: VillageView, seat: int) -> str:
    found = ""
    for q in range(4):
        h = (q + 1) * 6.5
        found += rect(1 + q * 35, 54 - h, 35, h, 0, "#b9694b", INK, 1) + rect(
            q * 35, 52.5 - h, 37, 3.6, 0.8, "#e6d6b2", INK, 0.9
        )
    for q in range(4):
        here = view.farms[seat].members.get(f"council{q + 1}", [])
        step = min(20.0, 24 / max(len(here) - 1, 1)) if len(here) > 1 else 0
        for i, generation in enumerate(here):
            found += member(seat, generation, 18.5 + q * 35 + (i - (len(here) - 1) / 2) * step, 53 - (q + 1) * 6.5, 0.8)
    return found


def _church(view: VillageView, seat: int) -> str:
    found = "".join(lancet(18 + q * 38, 52, 31, 47, GLASS[q]) for q in range(4))
    for q in range(4):
        here = view.farms[seat].members.get(f"window{4 - q}", [])
        step = min(18.0, 26 / max(len(here) - 1, 1)) if len(here) > 1 else 0
        for i, generation in enumerate(here):
            found += member(seat, generation, 18 + q * 38 + (i - (len(here) - 1) / 2) * step, 53, 0.88)
    return found


def _chronicle(view: VillageView, seat: int) -> str:
    dead = [figure.generation for page in view.chronicle.values() for figure in page if figure.seat == seat]
    step = _step(len(dead), 31.5, 32)
    found = ""
    for i, generation in enumerate(dead):
        x = 1 + i * step
        found += rect(x, 8, 30, 42, 4, "#f6e4b0", "#9c7a34", 1) + rect(x + 2, 10, 26, 38, 3, "url(#goldleaf)")
        found += member(seat, generation, x + 15, 48, 0.98)
    return found


def _customers(view: VillageView, seat: int) -> tuple[str, float]:
    """Every tile whole, four abreast."""
    served = view.farms[seat].served
    faces = list(view.customers)
    drawn = "".join(
        at(customer(view.customers[who].wants, view.customers[who].points, faces.index(who)), x, y, 0.8)
        for i, who in enumerate(served)
        for x, y in [(1 + i % 4 * 39.5, 8 + i // 4 * 45)]
    )
    return drawn, H + 45 * max(-(-len(served) // 4) - 1, 0)


def _coins(view: VillageView, seat: int) -> str:
    n = view.farms[seat].coins
    step = _step(n, 27, 28)
    return "".join(coin(14 + i * step, 28, 12) for i in range(n))


def _living(view: VillageView, seat: int) -> str:
    living = sorted(g for here in view.farms[seat].members.values() for g in here)
    step = _step(len(living), 25, 26)
    drawn = "".join(member(seat, g, 13 + i * step, 50, 1) for i, g in enumerate(living))
    return drawn or text(8, 36, "–", 20, anchor="start")


_DRAWN = {
    "travel": _travel,
    "council": _council,
    "church": _church,
    "chronicle": _chronicle,
    "coins": _coins,
    "living": _living,
}
