"""The mission deck, and what lies sealed under mentors (L-9)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.names import INHERITANCE
from cadency.games.legacy.state import Legacy, put

_LAST: Final = 2  # the generation in which missions are sealed


def seals(s: Legacy) -> bool:
    """Does the action seal a mission, rather than lay one open (L-9.2, L-16.6)?"""
    return s.generation == _LAST and s.variant != INHERITANCE


def can_undertake(s: Legacy, seat: int) -> bool:
    """Is there a mission to draw, and a place for it (L-9.2, L-9.4)?"""
    if s.generation == _LAST and seals(s) and s.sealed[seat] >= s.content.most_sealed:
        return False
    return s.mission_discards > 0 or s.mission_deck() > 0


def renew_missions(s: Legacy) -> None:
    """If the deck is empty, the discards become it; what else nobody has seen lies sealed (L-9.4)."""
    if not s.mission_deck() and s.mission_discards:
        s.under |= s.missions
        s.missions = s.mission_discards
        s.mission_discards = 0


def seal(s: Legacy, seat: int) -> None:
    """The top mission goes face down under a mentor (L-9.2, L-14.9)."""
    renew_missions(s)
    if s.variant != INHERITANCE and s.sealed[seat] < s.content.most_sealed and s.mission_deck():
        s.sealed = put(s.sealed, seat, s.sealed[seat] + 1)
        s.say("sealed", seat)
