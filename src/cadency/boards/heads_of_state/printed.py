"""What is printed, and what follows from a position, read from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView, Sector

COVERS = {
    "axeman": ("britain",),
    "guillotine": ("france",),
    "gallows": ("germany",),
    "inquisition": ("spain",),
}


def row(view: HeadsView, table: str, value: object, key: str = "id") -> dict[str, Any]:
    """The printed row of a table with this value."""
    return next(found for found in view.printed[table] if found[key] == value)


def covers(treason: str) -> tuple[str, ...]:
    """The countries that a treason card works in; none for the assassin, who goes everywhere."""
    return () if treason == "assassin" else COVERS.get(treason) or tuple(treason.split("-"))


def sectors(view: HeadsView, country: str) -> list[Sector]:
    return [sector for sector in view.map if sector.country == country]


def doors(view: HeadsView) -> list[int]:
    """The points of the Chamber's markers at this number of seats."""
    found: list[int] = row(view, "chamber", view.seats, "seats")["points"]
    return found


def rulers(view: HeadsView, country: str) -> list[tuple[int, int]]:
    """(seat, influence) of everybody alive in a country, the strongest first; equals as H-11.4 parts them."""
    weights: dict[int, tuple[int, int, tuple[int, int]]] = {}
    for sector in sectors(view, country):
        upper = row(view, "influence", "capital" if sector.capital else "province")
        worth = [upper["upper"], upper["lower"]]
        for slot in sector.slots:
            if slot.seat is None:
                continue
            rank = NOBLES.index(slot.noble)
            influence, highest, place = weights.get(slot.seat, (0, -1, (-1, -1)))
            weights[slot.seat] = (influence + worth[0], max(highest, rank), max(place, (sector.hexagon, rank)))
            worth[0] = worth[1]  # whoever stands below counts less, but only below somebody
    order = sorted(weights, key=lambda seat: weights[seat], reverse=True)
    return [(seat, weights[seat][0]) for seat in order]


def leaders(view: HeadsView, noble: str) -> list[int]:
    """Who has the most cards of a rank; nobody where three or more have equally many."""
    best = max(house.titles[noble] for house in view.houses)
    found = [house.seat for house in view.houses if house.titles[noble] == best]
    return found if best and len(found) < 3 else []


def need(view: HeadsView, noble: str) -> tuple[str, ...]:
    return tuple(row(view, "set", noble)["cards"])


def missing(view: HeadsView, noble: str) -> list[str]:
    """Which cards of a set the seat that looks does not hold."""
    return [] if view.mine is None else [card for card in need(view, noble) if not view.mine.attributes[card]]


def affordable(view: HeadsView, held: Mapping[str, int]) -> list[str]:
    """The ranks whose sets these cards are, a courtesan helping where she may."""
    found = []
    for noble in NOBLES:
        lack = sum(not held[card] for card in need(view, noble))
        if not lack or (lack == 1 and held["courtesan"] and row(view, "rank", noble)["courtesan"] == 1):
            found.append(noble)
    return found


def helped(view: HeadsView, noble: str) -> bool:
    """Would a courtesan of the seat that looks complete the set?"""
    if view.mine is None or not view.mine.attributes["courtesan"]:
        return False
    return len(missing(view, noble)) == 1 and row(view, "rank", noble)["courtesan"] == 1


def between(view: HeadsView) -> bool:
    """Has a round just ended, and the next one not been laid out yet?"""
    return any(frame[0] == "newround" for frame in view.todo)


def asked(view: HeadsView) -> int | None:
    """The seat whose turn it is, as far as what is still to be done tells."""
    for frame in reversed(view.todo):
        if frame[0] in TURNS:
            return int(frame[1])
    return None


TURNS = frozenset(
    {"turn", "firstturn", "drawing", "receiving", "lifting", "intrigue", "audience", "court", "estate"}
    | {"conspiracy", "cabal", "strike", "attempt", "succession", "discards", "drops", "ending"}
)
