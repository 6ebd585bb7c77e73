"""How much of something a family has: for conditions on cards, missions, goals and clues."""

from __future__ import annotations

from cadency.games.legacy.cards import Need, counted
from cadency.games.legacy.kin import tally
from cadency.games.legacy.ledger import kept
from cadency.games.legacy.names import GERMAN, LANDS, MEASURES, N_TALLIES, TRADES
from cadency.games.legacy.state import Legacy

__all__ = ["kept", "measure", "met", "met_by_others"]


def met(s: Legacy, seat: int, need: Need) -> bool:
    """Is that there, and enough of it?"""
    if need.at >= 0:
        return s.tallies[seat * N_TALLIES + need.at] >= need.least
    if need.measure < 0:
        return True
    name = MEASURES[need.measure]
    if name == "law":
        return s.gold[seat] >= s.printed.law
    return measure(s, seat, name, need.of) >= need.least


def met_by_others(s: Legacy, seat: int, friend: int) -> bool:
    """Is the condition of a friend met who has just joined, the friend not counted (L-5.6)?"""
    need = s.content.need[friend]
    if need.at < 0:
        return met(s, seat, need)
    itself = need.at in (TRADES + s.content.profession[friend], LANDS + s.content.nation[friend])
    return s.tallies[seat * N_TALLIES + need.at] >= need.least + itself


def measure(s: Legacy, seat: int, name: str, of: int) -> int:
    """How much there is of something."""
    where = counted(name, of)
    if where >= 0:
        return s.tallies[seat * N_TALLIES + where]
    if name in ("gold", "income", "prestige"):
        return int(getattr(s, name)[seat])
    if name == "hand":
        return s.size(seat)
    found = tally(s, seat, name, of)
    return found + kept(s, seat).count(of) if of >= 0 and s.edition == GERMAN else found  # L-13.5
