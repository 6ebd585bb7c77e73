"""Honour, and what the mentors add at the end (L-12)."""

from __future__ import annotations

from cadency.games.legacy.forebears import KNOWN, friend_of, parents_of
from cadency.games.legacy.measures import met
from cadency.games.legacy.names import INHERITANCE, N_POINTS, NATIONS, POINTS, PROFESSIONS
from cadency.games.legacy.state import Legacy
from cadency.kernel.rules import Line, Placing, placings

_FRENCH = NATIONS.index("french")
_ARISTOCRAT, _CRAFTSMAN = PROFESSIONS.index("aristocrat"), PROFESSIONS.index("craftsman")
_CLAUSES = ("L-10.3", "L-10.3", "L-9.3", "L-14.1")


def mentor_points(s: Legacy, seat: int) -> tuple[int, int]:
    """For the main goal, and for the best lesser ones that sealed missions unlock (L-12.2)."""
    (goal, points), *lesser = s.content.goals[s.mentors[seat]]
    reached = sorted([found for need, found in lesser if met(s, seat, need)], reverse=True)
    return points if met(s, seat, goal) else 0, sum(reached[: s.sealed[seat]])


def lines(s: Legacy, seat: int) -> tuple[Line, ...]:
    """A seat's honour by what it is for; mentors are secret until the end (L-12.1)."""
    at = seat * N_POINTS
    found = [Line(key, s.honour[at + i], _CLAUSES[i]) for i, key in enumerate(POINTS)]
    if s.variant == INHERITANCE:
        nations, trades = heritage(s) if s.over else (0, 0)
        open_clues = -s.clues.bit_count() if s.over else 0
        clauses = (("nations", nations), ("trades", trades), ("clues", open_clues))
        return (*found, *[Line(key, points, "L-16.9") for key, points in clauses])
    main, lesser = mentor_points(s, seat) if s.over and s.mentors and s.living(seat) else (0, 0)
    return (*found, Line("mentor", main, "L-12.2"), Line("goals", lesser, "L-12.2"))


def heritage(s: Legacy) -> tuple[int, int]:
    """What nations and professions of known forebears bring, yourself aside (L-16.9, L-R42)."""
    nation, profession = s.content.nation, s.content.profession
    tree = s.family[0]
    nations = trades = 0
    for person in tree[1:]:
        if not person & KNOWN:
            continue
        known = [friend_of(tree[n]) for n in parents_of(person) if n >= 0 and tree[n] & KNOWN]
        friend = friend_of(person)
        if nation[friend] != _FRENCH:
            match = any(nation[parent] == nation[friend] for parent in known)
            nations += 1 if match else -(len(known) == 2)
        trade = {profession[parent] for parent in known}
        trades += profession[friend] == _ARISTOCRAT and _CRAFTSMAN in trade
        trades -= profession[friend] == _CRAFTSMAN and _ARISTOCRAT in trade
    return nations, trades


def outcome(s: Legacy, seat: int) -> str:
    """Beside the rank: extinct families have lost, a solved Inheritance is won (L-10.4, L-15.3, L-16.10)."""
    if not s.living(seat):
        return "lost"
    return "won" if s.over == "solved" else ""


def standing(s: Legacy) -> list[Placing]:
    """Most honour, then the larger hand, then prestige, then a shared place; the extinct last (L-12.4)."""
    return placings(
        [
            (
                lines(s, seat),
                (Line("hand", s.size(seat), "L-12.4"), Line("esteem", s.prestige[seat], "L-12.4")),
            )
            for seat in range(s.seats)
        ],
        [outcome(s, seat) for seat in range(s.seats)],
    )
