"""What an option brings about, as far as whoever is asked can know: read from the view, nothing is drawn."""

from __future__ import annotations

from typing import NamedTuple

from cadency.boards.heads_of_state.printed import doors, need, row, sectors
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.words import Wire


class Foreseen(NamedTuple):
    """Points at once, by what they are for; the cards that go; where somebody comes to stand or may fall."""

    sector: int = 0
    country: int = 0
    chamber: int = 0
    spends: tuple[str, ...] = ()
    arrives: tuple[str, str] | None = None  # sector, noble
    falls: tuple[str, str] | None = None
    chance: tuple[int, int] | None = None  # so many cubes of how many

    @property
    def points(self) -> int:
        return self.sector + self.country + self.chamber


def foresee(view: HeadsView, wire: Wire, seat: int) -> Foreseen:
    tag = str(wire[0])
    if tag == "settle":
        return _settled(view, str(wire[1]), str(wire[2]), seat)
    if tag == "raise":
        cards = need(view, str(wire[1]))
        return Foreseen(spends=tuple("courtesan" if card == wire[2] else card for card in cards))
    if tag == "target":
        return Foreseen(falls=(str(wire[1]), str(wire[2])), chance=_chance(view))
    if tag == "play":
        return Foreseen(spends=tuple(str(card) for card in wire[1:]))
    if tag in ("discard", "drop"):
        return Foreseen(spends=(str(wire[1]),))
    return Foreseen()


def _settled(view: HeadsView, place: str, noble: str, seat: int) -> Foreseen:
    """A sector's first noble, a country whole, every rank owned (H-10)."""
    house = view.houses[seat]
    here = next(sector for sector in view.map if sector.id == place)
    first = here.hexagon if here.opener is None else 0
    country = chamber = 0
    taken = view.markers[here.country]
    whole = all(sector.id in house.been or sector.id == place for sector in sectors(view, here.country))
    if whole and place not in house.been and len(taken) < 2:
        country = int(row(view, "marker", here.country)[("first", "second")[len(taken)]])
    points = doors(view)
    owned = {rank for rank in NOBLES if house.titles[rank]} | ({noble} if view.noble_cards[noble] else set())
    if seat not in view.chamber and len(view.chamber) < len(points) and len(owned) == len(NOBLES):
        chamber = points[len(view.chamber)]
    return Foreseen(first, country, chamber, arrives=(place, noble))


def _chance(view: HeadsView) -> tuple[int, int]:
    """An assassin draws a cube; every other card is sure (H-6.4, H-6.5)."""
    strike = next((frame for frame in reversed(view.todo) if frame[0] == "strike"), None)
    bag = view.printed["bag"][0]
    if strike is not None and str(strike[2]).startswith("assassin"):
        return int(bag["attacker"]), int(bag["attacker"]) + int(bag["victim"])
    return 1, 1
