"""What the map of Heads of State promises each seat, and what a noble or a death on each slot would change."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.bots.judge.heads_realm import Realm, realm
from cadency.bots.judge.heads_time import Season, season
from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.frames.court import bits
from cadency.games.heads_of_state.frames.drawing import Drawing, Receiving
from cadency.games.heads_of_state.frames.limits import Discards
from cadency.games.heads_of_state.frames.revolution import NewRound
from cadency.games.heads_of_state.frames.rows import Conceal
from cadency.games.heads_of_state.names import DECK, N_ATTRIBUTES, PILE, ROW, YEARS
from cadency.games.heads_of_state.state import HeadsOfState

MAPS: Final = 512  # that are remembered
HANDS: Final = 512  # of each prospect
STEP: Final = 2  # attribute cards for each seat by which time is counted
LATE: Final = 5  # attribute cards for each seat before the end, from which on each one counts

Plan = tuple[tuple[int, ...], tuple[int, ...], bool]
Promise = tuple[float, list[float]]  # points to hope for, and what a noble would add by its rank or by its sector
Promises = tuple[list[float], list[float]]  # the same by seat, for a noble of one rank


class Atlas:
    """What a map is worth to each seat."""

    __slots__ = ("content", "honours", "hopes", "markers", "prospects", "realms", "rooms", "season")

    def __init__(self, s: HeadsOfState, now: Season) -> None:
        content, seats = s.content, s.seats
        self.content: Final = content
        self.season: Final = now
        self.realms: list[Realm] = []
        for country, land in enumerate(lands(content)):
            self.realms.append(realm(content, country, tuple([slots & land for slots in s.nobles]), now.stages))
        self.honours: list[Promises] = [honour(content, rank, tuple(s.titles[rank::7]), now) for rank in range(7)]
        self.rooms: list[Promise] = []  # by seat, of the Chamber
        self.markers: list[Promise] = []  # by seat, of sectors and countries
        self.hopes: list[list[float]] = []  # by seat, on top of its points: countries, Chamber, influence, most nobles
        for seat in range(seats):
            place = 0 if seat in s.chamber else len(s.chamber) + 1
            room = chamber(content, seats, place, tuple(s.titles[seat * 7 : seat * 7 + 7]), now)
            mark = markers(content, seat, s.been[seat], s.openers, s.scored, now)
            self.rooms.append(room)
            self.markers.append(mark)
            influence = most = 0.0
            for here in self.realms:
                influence += here.shares[seat]
            for points, _ in self.honours:
                most += points[seat]
            self.hopes.append([mark[0], room[0], influence, most])
        self.prospects: list[Prospect | None] = [None] * seats

    def prospect(self, s: HeadsOfState, seat: int) -> Prospect:
        """What a seat could still make of this map."""
        found = self.prospects[seat]
        if found is None:
            found = self.prospects[seat] = Prospect(self, seat, s.counters[seat * 7 : seat * 7 + 7])
        return found


class Prospect:
    """What one seat could still make of a map."""

    __slots__ = ("_realms", "_rise", "_site", "content", "gains", "left", "plans", "seat", "soon", "wait")

    def __init__(self, atlas: Atlas, seat: int, counters: list[int]) -> None:
        self._realms: Final = atlas.realms
        self.content: Final = atlas.content
        self.seat: Final = seat
        self.left: Final = atlas.season.left
        self.soon: Final = atlas.season.soon
        self.wait: Final = atlas.season.wait
        self.plans: dict[Plan, float] = {}  # what hands are worth, once found
        # what a noble would bring by its rank and by its sector, whatever its influence
        rise = [worth + more[1][seat] for worth, more in zip(atlas.rooms[seat][1], atlas.honours, strict=True)]
        site = atlas.markers[seat][1]
        self._rise: Final[list[float]] = rise
        self._site: Final[list[float]] = site
        # by rank: what a first noble would bring, a second, and so on
        gains: list[list[float]] = [[], [], [], [], [], [], []]
        for land in atlas.realms:
            for opening, worth in zip(land.openings, land.worths(seat), strict=True):
                rank = opening[1]
                gains[rank].append(worth + site[opening[2]] + rise[rank])
        for rank, found in enumerate(gains):
            if len(found) > 1:
                found.sort(reverse=True)
            del found[counters[rank] :]
        self.gains: Final = gains

    def gain(self, slot: int) -> float:
        """What a noble of the seat would bring, in place of another's if there is one."""
        land = self._realms[self.content.country_of[slot >> 1]]
        worth = self._rise[self.content.noble_of[slot]] + self._site[slot >> 1]
        if slot in land.holdings:
            return worth + land.takeover(self.seat, slot)
        for opening, found in zip(land.openings, land.worths(self.seat), strict=True):
            if opening[0] == slot:
                worth += found
        return worth

    def kill(self, slot: int) -> float:
        """What the death of another's noble would bring."""
        return self._realms[self.content.country_of[slot >> 1]].deaths(self.seat)[slot]


@lru_cache(maxsize=4096)
def honour(content: Content, rank: int, titles: tuple[int, ...], now: Season) -> Promises:
    """The most noble cards of a rank (H-12.1)."""
    odds = [now.odds[rank][n] for n in titles]
    total, points = sum(odds), content.most[rank]
    shares = [points * chance / total for chance in odds]
    if sum(titles) >= content.noble_cards[rank]:  # none is left
        return shares, [0.0] * len(titles)
    against = len(titles) / (len(titles) - 1)
    rises = []
    for n, chance, share in zip(titles, odds, shares, strict=True):
        then = now.odds[rank][n + 1]
        rises.append((points * then / (total - chance + then) - share) * against)
    return shares, rises


@lru_cache(maxsize=2048)
def chamber(content: Content, seats: int, place: int, titles: tuple[int, ...], now: Season) -> Promise:
    """The Chamber marker: the next one is in this place, 0 for a seat that has one (H-10.4)."""
    places = content.chamber[seats]
    if not 0 < place <= len(places):
        return 0.0, [0.0] * 7
    points = places[place - 1]
    missing = sum([cost for cost, n in zip(content.cost, titles, strict=True) if not n])
    here = points * now.room[missing]
    rises = [
        0.0 if n else points * now.room[missing - cost] - here for cost, n in zip(content.cost, titles, strict=True)
    ]
    return here, rises


@lru_cache(maxsize=2048)
def markers(
    content: Content, seat: int, been: int, openers: tuple[int, ...], scored: tuple[tuple[int, ...], ...], now: Season
) -> Promise:
    """The markers of sectors and countries (H-10.1, H-10.2)."""
    sites = [0.0 if opener >= 0 else float(points) for opener, points in zip(openers, content.hexagon, strict=True)]
    total = 0.0
    for country, takers in enumerate(scored):
        if len(takers) < 2 and seat not in takers:
            new = content.sectors[country] & ~been
            away, points = new.bit_count(), content.markers[country][len(takers)]
            total += points * now.near[away]
            for sector in bits(new):
                sites[sector] += points * (now.near[away - 1] - now.near[away])
    return total, sites


@lru_cache(maxsize=16)
def lands(content: Content) -> tuple[int, ...]:
    """The slots of each country, as bits."""
    return tuple([sum([3 << 2 * sector for sector in bits(sectors)]) for sectors in content.sectors])


def cards_until(s: HeadsOfState) -> float:
    """How many attribute cards go before the revolution, as far as anybody can tell. Between a revolution and the new
    rows all cards outside hands are about to be shuffled: what is left of the old deck says nothing then (H-9.3)."""
    cards, due, given, fresh = s.cards, 0, 0, False
    for frame in s.stack:
        if isinstance(frame, Drawing):
            due += frame.left
        elif isinstance(frame, Receiving):
            due += 1
        elif isinstance(frame, Discards):
            given += frame.count
        elif isinstance(frame, (NewRound, Conceal)):
            fresh = True
    if fresh:
        return sum(cards) + given - s.content.row - 0.5 * s.content.pile - due
    due += s.content.row - sum(cards[ROW : ROW + N_ATTRIBUTES])
    return sum(cards[DECK : DECK + N_ATTRIBUTES]) - due + 0.5 * sum(cards[PILE : PILE + N_ATTRIBUTES])


known_maps: Final[dict[tuple[object, ...], Atlas]] = {}


def atlas(s: HeadsOfState) -> Atlas:
    """The atlas of a position; most positions of a turn share theirs. Time is counted in steps of some cards a seat, at
    last of one card."""
    seats, until = s.seats, cards_until(s)
    step = STEP * seats if until > LATE * seats or s.round + 1 < len(YEARS) else 1
    now = season(s.content, seats, step * max(0, round(until / step)), s.round)
    key = (
        *(now, s.openers, s.scored, s.chamber),
        *(tuple(s.nobles), tuple(s.been), tuple(s.titles), tuple(s.counters)),
    )
    found = known_maps.get(key)
    if found is None:
        if len(known_maps) >= MAPS:
            del known_maps[next(iter(known_maps))]
        found = known_maps[key] = Atlas(s, now)
    return found
