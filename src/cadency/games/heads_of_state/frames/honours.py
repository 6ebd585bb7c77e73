"""Points during play: for sectors, countries and the Chamber of Nobles (H-10)."""

from __future__ import annotations

from cadency.games.heads_of_state.names import COUNTRIES, N_POINTS, SECTORS
from cadency.games.heads_of_state.state import HeadsOfState


def honour(s: HeadsOfState, seat: int, sector: int) -> None:
    """A noble was created in a sector: whatever that brings its seat at once."""
    content = s.content
    if s.openers[sector] < 0:
        s.openers = (*s.openers[:sector], seat, *s.openers[sector + 1 :])
        s.points[seat * N_POINTS] += content.hexagon[sector]
        s.say("opened", seat, SECTORS[sector], content.hexagon[sector])
    if not s.been[seat] >> sector & 1:
        s.been[seat] |= 1 << sector
        country = content.country_of[sector]
        whole = content.sectors[country]
        if s.been[seat] & whole == whole and len(s.scored[country]) < 2:
            span(s, seat, country)
    places = content.chamber[s.seats]
    if len(s.chamber) < len(places) and seat not in s.chamber and all(s.titles[seat * 7 : seat * 7 + 7]):
        points = places[len(s.chamber)]
        s.chamber = (*s.chamber, seat)
        s.points[seat * N_POINTS + 2] += points
        s.say("admitted", seat, points)


def span(s: HeadsOfState, seat: int, country: int) -> None:
    """The next country marker, and the own dead there back into the supply (H-10.2)."""
    points = s.content.markers[country][len(s.scored[country])]
    s.scored = (*s.scored[:country], (*s.scored[country], seat), *s.scored[country + 1 :])
    s.points[seat * N_POINTS + 1] += points
    s.say("spanned", seat, COUNTRIES[country], points)
    stay = []
    for counter in s.dead:
        place, noble = divmod(counter, 7)
        if place >> 4 == seat and s.content.country_of[place & 15] == country:
            s.counters[seat * 7 + noble] += 1
        else:
            stay.append(counter)
    s.dead = tuple(stay)


def bury(s: HeadsOfState, slot: int) -> None:
    """The noble on a slot is killed: face down on the hexagon, or home if it has nothing to prove (H-7.1, H-R17)."""
    seat = s.owner(slot)
    sector, noble = slot >> 1, s.content.noble_of[slot]
    s.nobles[seat] ^= 1 << slot
    takers = s.scored[s.content.country_of[sector]]
    if seat in takers or len(takers) == 2:
        s.counters[seat * 7 + noble] += 1
    else:
        s.dead = tuple(sorted((*s.dead, (seat * 16 + sector) * 7 + noble)))
