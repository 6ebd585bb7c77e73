"""The points of rounds and of the end (H-11, H-12)."""

from __future__ import annotations

from cadency.games.heads_of_state.names import COUNTRIES, N_POINTS, NOBLES, POINTS
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.rules import Line, Placing, placings

_CLAUSES = ("H-10.1", "H-10.2", "H-10.4", "H-11.3", "H-12.1")

# influence, then what decides among equals: highest rank in the country, highest hexagon, rank there
Weight = tuple[int, int, int, int]


def weigh(s: HeadsOfState, country: int) -> list[Weight]:
    """What each seat's living nobles count for in a country (H-11.1, H-11.2, H-11.4)."""
    content = s.content
    found: list[Weight] = [(0, -1, -1, -1)] * s.seats
    for sector in range(16):
        if content.country_of[sector] != country:
            continue
        upper, lower = content.influence[sector]
        for slot in (2 * sector, 2 * sector + 1):
            seat = s.owner(slot)
            if seat >= 0:
                influence, rank, hexagon, there = found[seat]
                place = (content.hexagon[sector], content.noble_of[slot])
                hexagon, there = max((hexagon, there), place)
                found[seat] = (influence + upper, max(rank, place[1]), hexagon, there)
                upper = lower  # whoever stands below counts less, but only below somebody
    return found


def score_round(s: HeadsOfState) -> None:
    """Points for the most and the second most influence in each country (H-11.3, H-11.5)."""
    for country in range(4):
        weights = weigh(s, country)
        order = sorted([seat for seat in range(s.seats) if weights[seat][1] >= 0], key=lambda seat: weights[seat])[::-1]
        for place, seat in enumerate(order[:2]):
            points = s.content.spoils[country][place]
            s.points[seat * N_POINTS + 3] += points
            s.say("ruled", seat, COUNTRIES[country], place + 1, points)


def score_most(s: HeadsOfState) -> None:
    """Points for the most noble cards of each rank (H-12.1, H-12.2)."""
    for rank, points in enumerate(s.content.most):
        cards = s.titles[rank::7]
        leaders = [seat for seat in range(s.seats) if cards[seat] and cards[seat] == max(cards)]
        if len(leaders) in (1, 2):
            for seat in leaders:
                s.points[seat * N_POINTS + 4] += points // len(leaders)
                s.say("excelled", seat, NOBLES[rank], points // len(leaders))


def lines(s: HeadsOfState, seat: int) -> tuple[Line, ...]:
    """A seat's points so far, by what they are for."""
    at = seat * N_POINTS
    return tuple([Line(key, s.points[at + i], _CLAUSES[i]) for i, key in enumerate(POINTS)])


def standing(s: HeadsOfState) -> list[Placing]:
    """Most points, then most kings, princes and so on down the ranks, then a shared place (H-12.3, H-12.4)."""
    return placings(
        [
            (
                lines(s, seat),
                tuple(
                    [Line(f"{NOBLES[rank]}-cards", s.titles[seat * 7 + rank], "H-12.4") for rank in range(6, -1, -1)]
                ),
            )
            for seat in range(s.seats)
        ]
    )
