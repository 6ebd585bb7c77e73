"""What the map of Heads of State promises each seat, and what a noble or a death on each slot would change."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.frames.court import bits
from cadency.games.heads_of_state.frames.drawing import Drawing, Receiving
from cadency.games.heads_of_state.names import DECK, PILE, ROW, YEARS
from cadency.games.heads_of_state.state import HeadsOfState

# --- how long the game will last
PACE: Final = 2.6  # attribute cards that a seat draws in a turn: three, or one with treason
KEPT: Final = 5.0  # attribute cards that a seat takes along into the next round
CLOSING: Final = 2.0  # turns before the end from which cards are worth less and less

# --- influence
STIR: Final = (0.5, 0.5)  # how much of it may change until a revolution: in any case, and with every turn to come
LATER: Final = (0.55, 0.35)  # of a lead today, what it counts for after one more round, and after two
ROUND: Final = 6.0  # turns of a whole round
ARRIVE: Final = 0.4  # the chance to come to a country, with every turn to come
TIE: Final = 0.04  # of influence, for every rank of the highest noble

# --- the most nobles, and markers
RATES: Final = (0.25, 0.2, 0.15, 0.12, 0.1, 0.08, 0.06)  # nobles of each rank that a seat creates in a turn
SURE: Final = (0.25, 0.35)  # how far a lead in nobles may change: in any case, and with those to be expected
NEXT: Final = 0.72  # of a country marker, for each sector that is still missing
STEEP: Final = 1.4  # the Chamber: each further rank brings more than the one before
SAVED: Final = 2.2  # attribute cards a turn that can go to ranks that are missing there
DOUBT: Final = 3.0  # attribute cards by which that may be wrong

# --- the way to a noble
WAIT: Final = 0.92  # of its worth, for each turn that it takes to get the cards
FINDS: Final = 1.8  # wanted cards that a turn brings
FAR: Final = 20  # missing cards beyond which no more nobles are planned

Shares = tuple[float, ...]  # points by seat
# a rank with free slots: its set as bits, whether a courtesan helps, and what a first noble would bring, a second, ...
Ladder = tuple[int, int, bool, list[float]]


class Atlas:
    """What a map is worth to each seat, and what one of them could still make of it."""

    __slots__ = (
        *("content", "hopes", "later", "left", "owned", "plans", "ranks"),
        *("rise", "ruled", "seat", "site", "soon", "turns", "wait"),
    )

    def __init__(self, s: HeadsOfState, seat: int, cards: float) -> None:
        content, pace = s.content, PACE * s.seats
        self.content: Final = content
        self.seat: Final = seat
        whole = sum(content.attributes[s.seats]) - KEPT * s.seats - content.row - 0.5 * content.pile
        self.later: int = len(YEARS) - 1 - s.round  # rounds after this one
        self.soon: float = cards / pace  # turns until the revolution
        self.turns: float = self.soon + self.later * whole / pace  # until the end
        self.left: float = min(1.0, self.turns / CLOSING)  # for what can still be turned into points
        self.wait: list[float] = []  # of a noble's worth, with so many cards missing
        for missing in range(FAR + 9):
            need = max(1.0, missing / FINDS)
            self.wait.append(WAIT**need * min(1.0, self.turns / need) ** 2)
        self.plans: dict[tuple[tuple[int, ...], tuple[int, ...], bool], float] = {}  # what hands are worth, once found
        self.owned: list[tuple[int, ...]] = [tuple([slots & land for slots in s.nobles]) for land in lands(content)]
        self.ruled: list[Shares] = [self.reign(country, self.owned[country]) for country in range(4)]
        honours = [most(content, rank, tuple(s.titles[rank::7]), self.turns) for rank in range(7)]
        self.hopes: list[list[float]] = []  # by seat, on top of its points: countries, Chamber, influence, most nobles
        for n in range(s.seats):
            markers = sum([marker(s, n, country, s.been[n], self.turns) for country in range(4)])
            room = chamber(s, n, s.titles[n * 7 : n * 7 + 7], self.turns)
            self.hopes.append(
                [markers, room, sum([here[n] for here in self.ruled]), sum([rank[n] for rank in honours])]
            )
        # what a noble of the seat would bring by its rank and by its sector, whatever its influence
        self.rise: list[float] = [promoted(s, seat, rank, honours[rank], self.turns) for rank in range(7)]
        self.site: list[float] = [founded(s, seat, sector, self.turns) for sector in range(len(s.openers))]
        self.ranks: list[Ladder] = []
        taken = s.taken()
        for rank in range(7):
            gains = sorted([self.gain(slot) for slot in bits(content.slots[rank] & ~taken)], reverse=True)
            del gains[s.counters[seat * 7 + rank] :]
            if gains:
                self.ranks.append((rank, content.set_mask[rank], content.helped[rank], gains))

    def reign(self, country: int, owned: tuple[int, ...]) -> Shares:
        return reign(self.content, country, owned, self.soon, self.later)

    def kill(self, slot: int) -> float:
        """What the death of another's noble would bring."""
        country = self.content.country_of[slot >> 1]
        empty = tuple([slots & ~(1 << slot) for slots in self.owned[country]])
        return lead(self.seat, self.ruled[country], self.reign(country, empty))

    def gain(self, slot: int) -> float:
        """What a noble of the seat would bring, in place of another's if there is one."""
        country = self.content.country_of[slot >> 1]
        owned = [slots & ~(1 << slot) for slots in self.owned[country]]
        owned[self.seat] |= 1 << slot
        worth = lead(self.seat, self.ruled[country], self.reign(country, tuple(owned)))
        return worth + self.rise[self.content.noble_of[slot]] + self.site[slot >> 1]


class Key:
    """Of a position, what its atlas depends on: those with the same parts share one."""

    __slots__ = ("cards", "parts", "s", "seat")

    def __init__(self, s: HeadsOfState, seat: int) -> None:
        due = s.content.row - s.left(ROW)
        for frame in s.stack:
            if isinstance(frame, Drawing):
                due += frame.left
            elif isinstance(frame, Receiving):
                due += 1
        self.s: Final = s
        self.seat: Final = seat
        self.cards: Final = max(0.0, s.left(DECK) - due + 0.5 * s.left(PILE))  # until the revolution
        self.parts: Final = (
            *(s.content, seat, self.cards, s.round, s.openers, s.scored, s.chamber),
            *(tuple(s.nobles), tuple(s.been), tuple(s.titles), tuple(s.counters)),
        )

    def __hash__(self) -> int:
        return hash(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.parts == other.parts


@lru_cache(maxsize=1024)
def atlas(key: Key) -> Atlas:
    """The atlas of a position; most positions of a turn share theirs."""
    return Atlas(key.s, key.seat, key.cards)


@lru_cache(maxsize=16)
def lands(content: Content) -> tuple[int, ...]:
    """The slots of each country, as bits."""
    return tuple([sum([3 << 2 * sector for sector in bits(sectors)]) for sectors in content.sectors])


def lead(seat: int, before: Shares, after: Shares) -> float:
    """What a change is worth to a seat against the others."""
    own = after[seat] - before[seat]
    return own - (sum(after) - sum(before) - own) / (len(before) - 1)


@lru_cache(maxsize=16384)
def reign(content: Content, country: int, owned: tuple[int, ...], soon: float, later: int) -> Shares:
    """The points for influence in a country that each seat can hope for (H-11)."""
    weights = [0.0] * len(owned)
    highest = [-1] * len(owned)
    for sector in bits(content.sectors[country]):
        upper, lower = content.influence[sector]
        for slot in (2 * sector, 2 * sector + 1):
            for seat, slots in enumerate(owned):
                if slots >> slot & 1:
                    weights[seat] += upper
                    upper = lower
                    highest[seat] = max(highest[seat], content.noble_of[slot])
    for seat, rank in enumerate(highest):
        weights[seat] += TIE * (rank + 1)
    found = contest(content.spoils[country], weights, soon)
    for n in range(later):
        then = contest(content.spoils[country], weights, soon + ROUND * (n + 1))
        found = [points + LATER[n] * more for points, more in zip(found, then, strict=True)]
    return tuple(found)


def contest(points: tuple[int, int], weights: list[float], soon: float) -> list[float]:
    """The first and the second place by chance: the more time is left, the less a lead is worth."""
    stir = STIR[0] + STIR[1] * soon
    top = max(weights)
    arrive = min(1.0, ARRIVE * soon)
    odds = [exp((weight - top) / stir) * (1.0 if weight else arrive) for weight in weights]
    total = sum(odds)
    if not total:
        return odds
    found = []
    for seat, chance in enumerate(odds):
        second = 0.0
        for other, first in enumerate(odds):
            if other != seat and total > first:
                second += first * chance / (total - first)
        found.append((points[0] * chance + points[1] * second) / total)
    return found


@lru_cache(maxsize=16384)
def most(content: Content, rank: int, cards: tuple[int, ...], turns: float) -> Shares:
    """The points for the most noble cards of a rank that each seat can hope for (H-12.1)."""
    stir = SURE[0] + SURE[1] * (turns * RATES[rank]) ** 0.5
    top = max(cards)
    odds = [exp((n - top) / stir) for n in cards]
    return tuple([content.most[rank] * chance / sum(odds) for chance in odds])


def promoted(s: HeadsOfState, seat: int, rank: int, before: Shares, turns: float) -> float:
    """What one more noble card of a rank is worth: for the most of them, and for the Chamber."""
    if not s.noble_cards(rank):
        return 0.0
    cards = s.titles[rank::7]
    cards[seat] += 1
    worth = lead(seat, before, most(s.content, rank, tuple(cards), turns))
    titles = s.titles[seat * 7 : seat * 7 + 7]
    if not titles[rank]:
        worth -= chamber(s, seat, titles, turns)
        titles[rank] = 1
        worth += chamber(s, seat, titles, turns)
    return worth


def founded(s: HeadsOfState, seat: int, sector: int, turns: float) -> float:
    """What a noble in a sector is worth for its marker, and for that of its country."""
    worth = 0.0 if s.openers[sector] >= 0 else float(s.content.hexagon[sector])
    been = s.been[seat]
    if not been >> sector & 1:
        country = s.content.country_of[sector]
        worth += marker(s, seat, country, been | 1 << sector, turns) - marker(s, seat, country, been, turns)
    return worth


def marker(s: HeadsOfState, seat: int, country: int, been: int, turns: float) -> float:
    """The country marker that a seat can hope for (H-10.2)."""
    takers = s.scored[country]
    if seat in takers or len(takers) == 2:
        return 0.0
    missing = (s.content.sectors[country] & ~been).bit_count()
    points = s.content.markers[country][len(takers)]
    return points * NEXT**missing * (turns / (turns + missing) if missing else 1.0)


def chamber(s: HeadsOfState, seat: int, titles: list[int], turns: float) -> float:
    """The Chamber marker that a seat can hope for (H-10.4)."""
    places = s.content.chamber[s.seats]
    if seat in s.chamber or len(s.chamber) >= len(places):
        return 0.0
    costs = [len(kinds) for kinds in s.content.sets]
    missing = sum([cost for cost, n in zip(costs, titles, strict=True) if not n])
    if not missing:
        return float(places[len(s.chamber)])
    reach = 1.0 / (1.0 + exp((missing - SAVED * turns) / DOUBT))
    done: float = (1.0 - missing / sum(costs)) ** STEEP
    return places[len(s.chamber)] * reach * done
