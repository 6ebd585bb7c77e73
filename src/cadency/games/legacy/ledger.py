"""What is counted as it changes, so that nobody counts it again at every question: signs, holdings, who is single.

Both registers keep these books whenever they change (family.py, forebears.py); ``recount`` there makes them anew, and a
law compares the two at every decision."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.names import (
    DIFFERENT_LANDS,
    DIFFERENT_TRADES,
    DONE_BY,
    HELD,
    HOLDER,
    LANDS,
    N_COLOURS,
    N_PROFESSIONS,
    N_TALLIES,
    N_WHO,
    TRADES,
    VERBS,
)
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy

_KEEP: Final = VERBS.index("keep")
_MISSIONS: Final = 3  # of names.SOURCES


def enter(s: Legacy, seat: int, friend: int) -> None:
    """The signs of a friend count for a family from now on (L-5.4)."""
    count_trade(s, seat, s.content.profession[friend], 1)
    tallies, land = s.tallies, seat * N_TALLIES + LANDS + s.content.nation[friend]
    before = tallies[land]
    tallies[land] = before + 1
    if not before:
        tallies[seat * N_TALLIES + DIFFERENT_LANDS] += 1


def depart(s: Legacy, seat: int, friend: int) -> None:
    count_trade(s, seat, s.content.profession[friend], -1)
    land = seat * N_TALLIES + LANDS + s.content.nation[friend]
    s.tallies[land] -= 1
    if not s.tallies[land]:
        s.tallies[seat * N_TALLIES + DIFFERENT_LANDS] -= 1


def count_trade(s: Legacy, seat: int, profession: int, change: int) -> None:
    """One more or one less of a profession; "none" is no profession."""
    tallies, at = s.tallies, seat * N_TALLIES
    before = tallies[at + TRADES + profession]
    tallies[at + TRADES + profession] = before + change
    if (not before or not before + change) and profession < N_PROFESSIONS:
        tallies[at + DIFFERENT_TRADES] = tallies[at + DIFFERENT_TRADES] + change


def holds(s: Legacy, seat: int, member: int, holding: int) -> None:
    """Somebody has one of this kind now."""
    tallies, held = s.tallies, seat * N_TALLIES + HELD + holding
    tallies[held] = tallies[held] + 1
    who, at = s.who, seat * N_WHO + HOLDER + holding
    who[at] = who[at] | 1 << member


def kept(s: Legacy, seat: int) -> list[int]:
    """The professions of missions that were kept (L-14.14)."""
    if not s.keeps[seat]:
        return []
    programs = s.content.programs[_MISSIONS]
    return [arg for mission in bits(s.keeps[seat]) for verb, arg in programs[mission] if verb == _KEEP]


def clear(s: Legacy, seat: int, company: list[int]) -> None:
    """Begin the books of a seat anew, with the signs of these friends and of kept missions."""
    s.tallies[seat * N_TALLIES : (seat + 1) * N_TALLIES] = [0] * N_TALLIES
    s.who[seat * N_WHO : (seat + 1) * N_WHO] = [0] * N_WHO
    s.aids[seat] = sum([DONE_BY[colour] for colour in range(N_COLOURS) if s.extras[seat * N_COLOURS + colour]])
    for friend in company:
        enter(s, seat, friend)
    for profession in kept(s, seat):
        count_trade(s, seat, profession, 1)
