"""What a position of Village is worth to a seat: the prestige that its house can hope for, less what the others can.

Everything is in points of prestige. What is scored already counts in full. What may still be turned into points counts
for less, and for less and less as the places for the dead run out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.bots.judge.common import Amount, Parts
from cadency.games.village.content import Content
from cadency.games.village.frames.turn import LastTurn
from cadency.games.village.names import (
    BAG,
    BUILDING,
    BUILDINGS,
    CAREER_OF,
    CITY,
    FARM,
    INFLUENCE,
    LEVEL,
    N_PLACES,
    WAGON,
    WINDOW,
)
from cadency.games.village.score import standing
from cadency.games.village.state import Village, head

# --- how long the game will last
RATE: Final = 0.24  # deaths of a house in one of its turns
BURIED: Final = 1.4  # deaths for each free place in the chronicle: some go to the graves
FORGOTTEN: Final = 2.6  # deaths for each free grave: most go to the chronicle
SOON: Final = 2.5  # turns until half of the goods, cubes and grain can be turned into points
LAST: Final = 1.0  # turns still to come for a seat whose last turn is due

# --- for use soon
CUBES: Final[tuple[float, ...]] = (0.55, 1.05, 0.65, 0.85)  # the first cube of a colour: orange, green, brown, pink
FADES: Final = 0.65  # each further cube of a colour, against the one before
COIN: Final = 0.35  # on top of its point: it stands for any cube
# what no customer in sight wants: scroll, horse, plow, ox, wagon, grain
GOODS: Final[tuple[float, ...]] = (0.85, 1.4, 1.5, 1.6, 2.0, 0.5)
GLUT: Final = 0.5  # each further one of these, against the one before
STALL: Final = 1.1  # of a customer's points, with all that the customer wants in hand: a sale is almost certain
QUEUE: Final = 0.65  # the same for a customer who is still queueing
PART: Final = 0.5  # and for the share of it that is in hand
FEE: Final = 0.65  # less for every sale after the first
READY: Final = 0.5  # of what the next city brings, with wagon and fare in hand
BELL: Final = 0.5  # the next-first marker

# --- for use through the whole game
TEAM: Final = 0.9  # plow with horse or ox: better harvests
# members on the farm: without any, most actions are closed
HANDS: Final[tuple[float, ...]] = (0.0, 3.0, 6.2, 8.0, 8.6, 9.0)
CRAFT: Final[tuple[float, ...]] = (1.6, 2.7, 1.0, 1.3)  # somebody in each building: training need not be paid again
ROAD: Final = 0.65  # a traveller with new cities next to it
FARTHER: Final = 0.45  # of what one more city would score: each further one scores more
# the highest member in the council: a free good a round, from the third on
PRIVILEGE: Final[tuple[float, ...]] = (4.5, 9.0, 15.0, 15.0)
EVENLY: Final = 0.7  # how far the first entries in the chronicle share in what the fifth brings

# --- the church
MONK: Final = 0.4  # of the first window's points, for a member in the bag
COMING: Final = 0.6  # of a member in the bag, for the majority
MAJORITY: Final = 0.9  # of what the majority brings at every mass to come
ALMS: Final = 0.5  # a sack of grain with somebody to move to the second window

AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount("prestige", "prestige", "V-17.7"),
    Amount("coins", "coins", "V-17.6"),
    Amount("purse", "coins"),
    Amount("served", "customers", "V-17.5"),
    Amount("stalls", "market", "V-9.3"),
    Amount("queue", "market"),
    Amount("parts", "market"),
    Amount("goods", "market"),
    Amount("farm", "farm", "V-6.1"),
    *[Amount(building, "crafts", "V-8.1") for building in BUILDINGS],
    Amount("privilege", "council"),
    Amount("levels", "council", "V-17.2"),
    Amount("windows", "church", "V-17.3"),
    Amount("team", "farm"),
    Amount("entries", "chronicle", "V-17.4"),
    Amount("hoped", "chronicle"),
    Amount("even", "chronicle"),
    Amount("monks", "church"),
    Amount("majority", "church"),
    Amount("alms", "church"),
    Amount("cities", "travel", "V-17.1"),
    Amount("farther", "travel"),
    Amount("ready", "travel"),
    Amount("road", "travel"),
    *[Amount(colour, "cubes") for colour in INFLUENCE],
    Amount("bell", "bell", "V-3.7"),
)

Post = tuple[int, int, float]  # a place, how many of a house are there, and how many of them are likely to die there


class Outlook:
    """What the houses share: how long the game goes on, who is likely to die, and which lives will be written down."""

    __slots__ = ("church", "masses", "posts", "room", "turns", "whole")

    def __init__(self, s: Village) -> None:
        content, seats = s.content, s.seats
        places, graves = content.chronicle[seats], content.graves[seats]
        free = [places[career] - len(s.chronicle[career]) for career in range(5)]
        whole = min(sum(places) * BURIED, graves * FORGOTTEN)
        self.whole: float = max(1.0, whole / (seats * RATE))  # turns in a game, for a seat
        deaths = min(sum(free) * BURIED, (graves - len(s.graves)) * FORGOTTEN)
        deaths -= sum(s.time) / content.day  # a life that is half over counts half
        self.turns: float = 0.0 if s.ending >= 0 else max(1.0, deaths / (seats * RATE))  # to come
        self.masses: float = 1.0 + self.turns * seats / sum(content.spaces[seats])
        self.posts: list[list[Post]] = [posts(s, seat, self.turns) for seat in range(seats)]
        wanted = [0.0] * 5
        for house in self.posts:
            for place, _, dead in house:
                wanted[CAREER_OF[place]] += dead
        # the chance of a place in the chronicle, by career
        self.room: list[float] = [1.0 if wanted[c] <= free[c] else free[c] / wanted[c] for c in range(5)]
        # members for the majority
        self.church: list[float] = [sum(s.in_church(seat)) + COMING * head(s.at(seat, BAG)) for seat in range(seats)]


def measure(s: Village, eye: int) -> tuple[list[list[float]], float]:  # noqa: ARG001 - nothing is secret here
    """What each house has and can still hope for, by AMOUNTS."""
    outlook = Outlook(s)
    return [house(s, seat, outlook) for seat in range(s.seats)], outlook.turns


def house(s: Village, seat: int, outlook: Outlook) -> list[float]:
    """The row of one house."""
    turns = outlook.turns
    if s.ending >= 0:
        turns = LAST if any([isinstance(frame, LastTurn) and frame.seat == seat for frame in s.stack]) else 0.0
    left = min(1.0, turns / outlook.whole)  # for what pays through the whole game
    soon = turns / (turns + SOON)  # for what can be used at once
    points = s.content.points
    goods = (*s.goods[seat * 5 : seat * 5 + 5], s.grain[seat])
    return [
        float(s.prestige[seat]),
        float(s.coins[seat]),
        soon * COIN * min(s.coins[seat], 3),
        float(sum([points[customer] for customer in s.served[seat]])),
        *[soon * worth for worth in stock(s.content, s.stalls, s.queue, goods)],
        *family(s, seat, outlook, left),
        TEAM * left if s.harvest(seat) > s.content.harvest[0] else 0.0,
        *remembered(s, seat, outlook, left),
        *church(s, seat, outlook),
        *travel(s, seat, left, soon),
        *[soon * faded(CUBES[colour], FADES, s.cubes[seat * 4 + colour]) for colour in range(4)],
        BELL * soon if s.next_first == seat else 0.0,
    ]


def faded(first: float, fades: float, n: int) -> float:
    """So many like things, each further one worth less than the one before."""
    return first * (1.0 - fades**n) / (1.0 - fades)


def posts(s: Village, seat: int, turns: float) -> list[Post]:
    """Where a house has visible members, how many, and how many of them are likely to die there.

    The oldest die first (V-15.3): the deaths to be expected are dealt out by generation."""
    at = seat * N_PLACES
    deaths = float(s.owed[seat])
    if s.ending < 0:
        deaths += turns * RATE + s.time[seat] / s.content.day
    visible = sum(s.members[at : at + BAG])  # no generation has so many that its four bits run over
    risk: list[float] = []
    for shift in (0, 4, 8, 12):
        seen = visible >> shift & 15
        risk.append(min(1.0, deaths / seen) if seen else 0.0)
        deaths = max(0.0, deaths - seen)
    found: list[Post] = []
    for place in range(BAG):
        packed = s.members[at + place]
        if packed:
            dead = (packed & 15) * risk[0] + (packed >> 4 & 15) * risk[1]
            dead += (packed >> 8 & 15) * risk[2] + (packed >> 12) * risk[3]
            found.append((place, head(packed), dead))
    return found


def family(s: Village, seat: int, outlook: Outlook, left: float) -> list[float]:
    """Members where they stand: what they can still do on the farm, in each building and in the council, and their
    points in council and church if they live."""
    content = s.content
    level = s.level(seat)
    found = [0.0] * 5 + [PRIVILEGE[level] * left if level >= 0 else 0.0, 0.0, 0.0]
    for place, n, dead in outlook.posts[seat]:
        useful = left * (1.0 - 0.5 * dead / n)  # those who die will have been of use before
        if place == FARM:
            found[0] += HANDS[min(n, len(HANDS) - 1)] * useful
        elif place < CITY:
            found[place] += CRAFT[place - BUILDING] * useful
        elif place >= WINDOW:
            found[7] += (n - dead) * content.window_points[place - WINDOW]
        elif place >= LEVEL:
            found[6] += (n - dead) * content.level_points[place - LEVEL]
    return found


def remembered(s: Village, seat: int, outlook: Outlook, left: float) -> list[float]:
    """The chronicle: entries there are, and those to be expected where a career has room (V-15.5, V-17.4)."""
    points = s.content.chronicle_points
    top = len(points) - 1
    entries = 0
    for page in s.chronicle:
        for figure in page:
            if figure >> 2 == seat:
                entries += 1
    hoped = float(entries)
    for place, _, dead in outlook.posts[seat]:
        hoped += dead * outlook.room[CAREER_OF[place]]
    n = min(int(hoped), top)
    scored = points[n] + ((points[n + 1] - points[n]) * (hoped - n) if n < top else 0.0)
    even = points[top] * min(1.0, hoped / top)
    return [(1.0 - left) * points[min(entries, top)], left * (1.0 - EVENLY) * scored, left * EVENLY * even]


def church(s: Village, seat: int, outlook: Outlook) -> list[float]:
    """Members in the bag, the majority at the masses to come, and grain for the way to the left (V-13)."""
    bag = head(s.at(seat, BAG))
    windows = s.in_church(seat)
    majority = 0.0
    if outlook.church[seat]:
        lead = outlook.church[seat] - max([outlook.church[other] for other in range(s.seats) if other != seat])
        chance = min(1.0, max(0.0, 0.5 + 0.4 * lead))
        majority = MAJORITY * chance * s.content.majority * outlook.masses
    grain = s.grain[seat]
    cheap = min(grain, windows[0] + bag)
    dear = min(grain - cheap, 4) if windows[0] + windows[1] + windows[2] else 0
    return [MONK * bag * s.content.window_points[0], majority, ALMS * (cheap + 0.5 * dear)]


def travel(s: Village, seat: int, left: float, soon: float) -> list[float]:
    """Cities with a marker, and the way to the next one (V-10, V-17.1)."""
    points = s.content.travel_points
    visited = s.visited[seat]
    n = min(visited.bit_count(), len(points) - 1)
    if n == len(points) - 1:
        return [float(points[n]), 0.0, 0.0, 0.0]
    step = points[n + 1] - points[n]
    at = seat * N_PLACES
    wagon = s.goods[seat * 5 + WAGON] >= s.content.wagons
    best = 0.0
    road = False
    for start in range(7):
        if s.members[at + (CITY + start if start < 6 else FARM)]:
            for to, price in s.content.roads[start]:
                if not visited >> to & 1:
                    road = road or start < 6
                    if wagon and s.affords(seat, price):
                        prestige, coins, cubes = s.content.reward[to]
                        best = max(best, step + prestige + coins + 0.6 * cubes)
    return [float(points[n]), FARTHER * left * step, READY * soon * best, ROAD * left if road else 0.0]


@lru_cache(maxsize=4096)
def stock(content: Content, stalls: tuple[int, ...], queue: tuple[int, ...], goods: tuple[int, ...]) -> list[float]:
    """Goods and grain against the customers in sight: those at a stall and in the queue who can be served whole, those
    who can be in part, and the rest."""
    have = list(goods)
    found = [0.0] * 4
    sales = 0
    waiting: list[tuple[int, float]] = []
    for where, (customers, chance) in enumerate(((stalls, STALL), (queue, QUEUE))):
        for customer in sorted([c for c in customers if c >= 0], key=lambda c: -content.points[c]):
            wants = wish(content, customer)
            if all([have[i] >= n for i, n in wants]):
                for i, n in wants:
                    have[i] -= n
                found[where] += content.points[customer] * chance - (FEE if sales else 0.0)
                sales += 1
            else:
                waiting.append((customer, chance))
    for customer, chance in waiting:
        part = total = 0
        for i, n in wish(content, customer):
            share = min(have[i], n)
            have[i] -= share
            part += share
            total += n
        found[2] += PART * chance * content.points[customer] * part / total
    for i in range(6):
        found[3] += faded(GOODS[i], GLUT, have[i])
    return found


def wish(content: Content, customer: int) -> tuple[tuple[int, int], ...]:
    """What a customer wants, grain last."""
    grain = content.wants_grain[customer]
    return (*content.wants[customer], (5, grain)) if grain else content.wants[customer]


PARTS: Final = Parts(AMOUNTS, measure, standing)
