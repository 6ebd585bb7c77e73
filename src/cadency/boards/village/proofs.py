"""The reckoning, drawn: what each line of a seat's score counts, so that the reader can check it by eye."""

from __future__ import annotations

from html import escape

from cadency.boards.kit import INK, at, coin, icon, laurel, member, num, pennant, rect, text
from cadency.boards.kit.land import town
from cadency.boards.village.buildings import GLASS, lancet
from cadency.boards.village.goods import customer
from cadency.games.village.names import CITIES
from cadency.games.village.view import VillageView

W, H = 160.0, 56.0
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


def proof(view: VillageView, seat: int, line: str, said: str = "") -> str:
    """A line of the reckoning as a small picture, 160 x 56; the page holds the definitions."""
    drawn = _DRAWN[line](view, seat) if line in _DRAWN else ""
    label = f'role="img" aria-label="{escape(said)}"' if said else 'aria-hidden="true"'
    return (
        f'<svg class="proof" viewBox="0 0 {num(W)} {num(H)}" width="{num(W)}" height="{num(H)}" {label}>{drawn}</svg>'
    )


def sign(line: str) -> str:
    """The sign of a line, 30 x 30."""
    name = ICONS.get(line, "")
    inner = icon(name, 15, 15, 26) if name else coin(15, 15, 11)
    return f'<svg class="sign" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">{inner}</svg>'


def _step(n: int, wish: float, wide: float) -> float:
    return min(wish, (W - wide) / max(n - 1, 1))


def _prestige(view: VillageView, seat: int) -> str:
    return laurel(24, 28, view.farms[seat].prestige, 46)


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


def _customers(view: VillageView, seat: int) -> str:
    served = view.farms[seat].served
    step = _step(len(served), 39.5, 40)
    faces = list(view.customers)
    return "".join(
        at(customer(view.customers[who].wants, view.customers[who].points, faces.index(who)), 1 + i * step, 8, 0.8)
        for i, who in enumerate(served)
    )


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
    "prestige": _prestige,
    "travel": _travel,
    "council": _council,
    "church": _church,
    "chronicle": _chronicle,
    "customers": _customers,
    "coins": _coins,
    "living": _living,
}
