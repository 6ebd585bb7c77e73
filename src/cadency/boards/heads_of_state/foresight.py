"""What an option brings about, as far as whoever is asked can know: read from the view, nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from cadency.boards.heads_of_state.printed import affordable, doors, need, row, sectors
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView, Slot
from cadency.kernel.words import Wire

Place = tuple[str, str]  # sector, noble


class Foreseen(NamedTuple):
    """Points at once, by what they are for; the cards that go; where somebody comes to stand or may fall; where it
    could lead; and which ranks a hand can pay for then, or no more."""

    sector: int = 0
    country: int = 0
    chamber: int = 0
    spends: tuple[str, ...] = ()
    arrives: Place | None = None
    falls: Place | None = None
    rooms: tuple[Place, ...] = ()  # for a noble whose set is laid down
    reach: tuple[Place, ...] = ()  # of treason that is laid down
    ranks: tuple[str, ...] = ()
    gains: str = ""  # the card that comes
    chance: tuple[int, int] | None = None  # so many cubes of how many

    @property
    def points(self) -> int:
        return self.sector + self.country + self.chamber


def foresee(view: HeadsView, wire: Wire, seat: int, then: Sequence[Wire] = ()) -> Foreseen:
    """``then`` are the answers to the question that follows, where the same seat is asked."""
    tag = str(wire[0])
    follow = tuple((str(word[1]), str(word[2])) for word in then if word[0] in ("settle", "target"))
    if tag == "settle":
        return _settled(view, str(wire[1]), str(wire[2]), seat)
    if tag == "raise":
        cards = need(view, str(wire[1]))
        spends = tuple("courtesan" if card == wire[2] else card for card in cards)
        return Foreseen(spends=spends, rooms=follow, ranks=(str(wire[1]),))
    if tag == "target":
        return Foreseen(falls=(str(wire[1]), str(wire[2])), chance=_chance(view))
    if tag == "play":
        return Foreseen(spends=tuple(str(card) for card in wire[1:]), reach=follow)
    if tag in ("take", "discard"):
        more = 1 if tag == "take" else -1
        card, ranks = str(wire[1]), _changed(view, str(wire[1]), more)
        return Foreseen(ranks=ranks, gains=card) if more > 0 else Foreseen(spends=(card,), ranks=ranks)
    if tag == "drop":
        return Foreseen(spends=(str(wire[1]),))
    return Foreseen()


def _changed(view: HeadsView, card: str, more: int) -> tuple[str, ...]:
    """The ranks for which one more, or one fewer, card of a kind in the own hand decides."""
    if view.mine is None:
        return ()
    held = view.mine.attributes
    now, then = affordable(view, held), affordable(view, {**held, card: held[card] + more})
    return tuple(rank for rank in NOBLES if (rank in now) != (rank in then))


def replaced(view: HeadsView, place: Place, seat: int | None) -> HeadsView:
    """The same map with somebody else, or nobody, on a slot."""
    sector, noble = place
    changed = [
        msgspec.structs.replace(
            found, slots=[Slot(slot.noble, seat if slot.noble == noble else slot.seat) for slot in found.slots]
        )
        if found.id == sector
        else found
        for found in view.map
    ]
    return msgspec.structs.replace(view, map=changed)


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
    return Foreseen(first, country, chamber, arrives=(place, noble), ranks=(noble,))


def _chance(view: HeadsView) -> tuple[int, int]:
    """An assassin draws a cube; every other card is sure (H-6.4, H-6.5)."""
    strike = next((frame for frame in reversed(view.todo) if frame[0] == "strike"), None)
    bag = view.printed["bag"][0]
    if strike is not None and str(strike[2]).startswith("assassin"):
        return int(bag["attacker"]), int(bag["attacker"]) + int(bag["victim"])
    return 1, 1
