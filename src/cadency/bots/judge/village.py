"""What a position of Village is worth to a seat: the prestige that its house can hope for, less what the others can.

Everything is in points of prestige. What is scored already counts in full. What may still be turned into points counts
for less, and for less and less as the places of the dead run out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.games.village.content import Content
from cadency.games.village.frames.turn import LastTurn
from cadency.games.village.names import BAG, BUILDING, CAREER_OF, CITY, FARM, LEVEL, N_PLACES, PLOW, WAGON, WINDOW
from cadency.games.village.state import Village, head

# --- how long the game will last
RATE: Final = 0.22  # deaths of a house in one of its turns
BURIED: Final = 1.25  # deaths for each free place in the chronicle: some go to the graves
FORGOTTEN: Final = 3.0  # deaths for each free grave: most go to the chronicle
SOON: Final = 6.0  # turns in which goods, cubes and grain can be turned into points
LAST: Final = 1.0  # turns still to come for a seat whose last turn is due

# --- what a house can hope for, while the whole game lies ahead
CUBES: Final = (0.7, 0.8, 0.7, 0.9)  # the first cube of each colour: orange, green, brown, pink
FADES: Final = 0.8  # each further cube of a colour, against the one before
COIN: Final = 0.4  # on top of its point: it stands for any cube
GRAIN: Final = 0.4
GOODS: Final = (0.9, 1.5, 1.4, 1.5, 1.5)  # a good that no customer in sight wants: scroll, horse, plow, ox, wagon
STALL: Final = 0.8  # of a customer's points, with all that the customer wants
QUEUE: Final = 0.6  # the same for one who is still queueing
PART: Final = 0.5  # of a customer's points for the share that is there
FEE: Final = 0.7  # every sale after the first on one day
TEAM: Final = 1.0  # plow with horse or ox: better harvests
HANDS: Final = (0.0, 2.5, 4.0, 5.2, 6.0, 6.6)  # members on the farm: without any, most actions are closed
CRAFT: Final = (2.0, 2.0, 1.2, 1.5)  # the first member in a building: training need not be paid again
SECOND: Final = 0.2  # another one in the same building
ROAD: Final = 0.8  # a traveller with new cities next to it
READY: Final = 0.6  # of the next city's prestige, with wagon and fare in hand
CITIES: Final = (0.0, 2.0, 4.5, 7.5, 11.0, 14.5, 18.0)  # the prestige of cities grows with each further one
PRIVILEGE: Final = (0.5, 1.5, 3.0, 4.0)  # the highest member in the council
ENTRIES: Final = (0.0, 1.5, 3.2, 5.5, 8.5, 12.0)  # members in the chronicle: five are worth far more than two
MONK: Final = 0.75  # of the first window's prestige, for a member in the bag
MAJORITY: Final = 0.6  # chance to keep a majority at mass
BELL: Final = 0.6
RIVAL: Final = 0.5  # how much more the best of the others counts than the rest of them
WIN: Final = 10.0


class Outlook:
    """What all houses share: how long the game goes on, and where a life is still written down."""

    __slots__ = ("masses", "room", "turns", "whole")

    def __init__(self, s: Village) -> None:
        content, seats = s.content, s.seats
        places = content.chronicle[seats]
        self.room: list[int] = [places[career] - len(s.chronicle[career]) for career in range(5)]
        free, graves = sum(self.room), content.graves[seats] - len(s.graves)
        under_way = sum(s.time) / content.day
        deaths = min(free * BURIED, graves * FORGOTTEN) - under_way
        whole = min(sum(places) * BURIED, content.graves[seats] * FORGOTTEN)
        self.whole: float = whole / (seats * RATE)
        self.turns: float = 0.0 if s.ending >= 0 else max(1.0, deaths / (seats * RATE))
        self.masses: float = 1.0 + self.turns * seats / sum(content.spaces[seats])


def judge(s: Village, seat: int) -> float:
    """The hope of this house less that of the others, the best of them above all."""
    if s.over:
        scores = [float(scored(s, other)) for other in range(s.seats)]
    else:
        outlook = Outlook(s)
        scores = [hope(s, other, outlook) for other in range(s.seats)]
    own = scores.pop(seat)
    best = max(scores)
    lead = own - RIVAL * best - (1.0 - RIVAL) * sum(scores) / len(scores)
    if s.over:
        lead += WIN if own > best else -WIN if own < best else 0.0
    return lead


def scored(s: Village, seat: int) -> int:
    """Prestige that does not depend on who dies: won in play, cities, customers, coins, chronicle, council, church."""
    content = s.content
    at = seat * N_PLACES
    points = s.prestige[seat] + s.coins[seat] + content.travel_points[s.visited[seat].bit_count()]
    points += content.chronicle_points[min(entries(s, seat), len(content.chronicle_points) - 1)]
    for customer in s.served[seat]:
        points += content.points[customer]
    for n in range(4):
        points += head(s.members[at + LEVEL + n]) * content.level_points[n]
        points += head(s.members[at + WINDOW + n]) * content.window_points[n]
    return points


def entries(s: Village, seat: int) -> int:
    found = 0
    for page in s.chronicle:
        for figure in page:
            if figure >> 2 == seat:
                found += 1
    return found


def hope(s: Village, seat: int, outlook: Outlook) -> float:
    """What a house has and can still hope for."""
    turns = outlook.turns
    if s.ending >= 0:
        turns = LAST if any([isinstance(frame, LastTurn) and frame.seat == seat for frame in s.stack]) else 0.0
    left = min(1.0, turns / outlook.whole)  # for what pays over the whole game
    soon = min(1.0, turns / SOON)  # for what can be used at once
    content = s.content
    worth = float(s.prestige[seat] + s.coins[seat])
    for customer in s.served[seat]:
        worth += content.points[customer]
    worth += family(s, seat, outlook, turns, left)
    worth += church(s, seat, outlook)
    worth += travel(s, seat, left, soon)
    at = seat * 5
    goods = (*s.goods[at : at + 5], s.grain[seat])
    worth += soon * stock(content, s.stalls, s.queue, goods)
    if goods[PLOW] and (goods[1] or goods[3]):
        worth += TEAM * left
    worth += soon * purse(s, seat)
    if s.next_first == seat:
        worth += BELL * soon
    return worth


def purse(s: Village, seat: int) -> float:
    """Cubes and coins: each further cube of a colour is worth less."""
    worth = COIN * min(s.coins[seat], 3)
    for colour in range(4):
        value = CUBES[colour]
        for _ in range(s.cubes[seat * 4 + colour]):
            worth += value
            value *= FADES
    return worth


def family(s: Village, seat: int, outlook: Outlook, turns: float, left: float) -> float:
    """Members where they stand: points there, what they can still do, and what they will be remembered for."""
    risk = risks(s, seat, turns)
    at = seat * N_PLACES
    worth = 0.0
    dead = [0.0] * 5  # to be expected, by career
    for place in range(BAG):
        packed = s.members[at + place]
        if packed:
            alive = 0.0
            for g in range(4):
                n = packed >> 4 * g & 15
                alive += n * (1.0 - risk[g])
            n = head(packed)
            dead[CAREER_OF[place]] += n - alive
            worth += post(s.content, place, n, alive, left)
    level = s.level(seat)
    if level >= 0:
        worth += PRIVILEGE[level] * left
    return worth + remembered(s, seat, outlook, dead, left)


def risks(s: Village, seat: int, turns: float) -> list[float]:
    """How likely a visible member of each generation is to die. The oldest die first (V-15.3)."""
    at = seat * N_PLACES
    deaths = float(s.owed[seat])
    if s.ending < 0:
        deaths += turns * RATE + s.time[seat] / s.content.day
    found: list[float] = []
    for g in range(4):
        seen = 0
        for packed in s.members[at : at + BAG]:
            seen += packed >> 4 * g & 15
        found.append(min(1.0, deaths / seen) if seen else 0.0)
        deaths = max(0.0, deaths - seen)
    return found


def post(content: Content, place: int, n: int, alive: float, left: float) -> float:
    """So many members at one place, of whom so many can be expected to live to the end."""
    if place >= WINDOW:
        return alive * content.window_points[place - WINDOW]
    if place >= LEVEL:
        return alive * content.level_points[place - LEVEL]
    useful = left * (0.5 + 0.5 * alive / n)  # the dead have been of use before
    if place == FARM:
        return HANDS[min(n, len(HANDS) - 1)] * useful
    if place < CITY:
        return CRAFT[place - BUILDING] * (1.0 + SECOND * (n - 1)) * useful
    return 0.0  # what a traveller can do is for travel() to say


def remembered(s: Village, seat: int, outlook: Outlook, dead: list[float], left: float) -> float:
    """The chronicle: entries there are, and those to be expected where a career has room (V-15.5, V-17.4)."""
    found = float(entries(s, seat))
    for career in range(5):
        room = outlook.room[career]
        if dead[career] and room:
            found += min(dead[career], 0.5 + 0.5 * room) * 0.9
    top = len(ENTRIES) - 1
    n = min(int(found), top)
    hoped = ENTRIES[n] + ((ENTRIES[n + 1] - ENTRIES[n]) * (found - n) if n < top else 0.0)
    points = s.content.chronicle_points
    n = min(entries(s, seat), len(points) - 1)
    return left * hoped + (1.0 - left) * points[n]


def church(s: Village, seat: int, outlook: Outlook) -> float:
    """Members in the bag, the majority at the masses to come, and grain for the way to the left (V-13)."""
    at = seat * N_PLACES
    bag = head(s.members[at + BAG])
    worth = MONK * bag * s.content.window_points[0]
    windows = s.in_church(seat)
    own = sum(windows) + 0.6 * bag
    if own:
        rival = 0.0
        for other in range(s.seats):
            if other != seat:
                there = sum(s.in_church(other)) + 0.6 * head(s.members[other * N_PLACES + BAG])
                rival = max(rival, there)
        chance = 1.0 if own > rival + 0.9 else 0.6 if own > rival else 0.4 if own == rival else 0.1
        worth += MAJORITY * chance * s.content.majority * outlook.masses
    grain = s.grain[seat]
    cheap = min(grain, windows[0] + bag)
    return worth + 0.6 * cheap + 0.3 * min(grain - cheap, 4 if sum(windows) else 0)


def travel(s: Village, seat: int, left: float, soon: float) -> float:
    """Cities with a marker, and the way to the next one (V-10, V-17.1)."""
    content = s.content
    visited = s.visited[seat]
    n = visited.bit_count()
    points = content.travel_points
    worth = left * CITIES[n] + (1.0 - left) * points[n]
    if n == 6:
        return worth
    at = seat * N_PLACES + CITY
    wagon = s.goods[seat * 5 + WAGON] >= content.wagons
    ready = 0.0
    road = False
    for start in range(7):
        if s.members[at + start if start < 6 else seat * N_PLACES + FARM]:
            for to, price in content.roads[start]:
                if not visited >> to & 1:
                    road = road or start < 6
                    if wagon and s.affords(seat, price):
                        prestige, coins, cubes = content.reward[to]
                        ready = max(ready, points[n + 1] - points[n] + prestige + coins + 0.6 * cubes)
    return worth + ready * READY * soon + (ROAD * left if road else 0.0)


@lru_cache(maxsize=4096)
def stock(content: Content, stalls: tuple[int, ...], queue: tuple[int, ...], goods: tuple[int, ...]) -> float:
    """Goods and grain against the customers in sight: those that can be served whole, those in part, and the rest."""
    have = list(goods)
    worth = 0.0
    sales = 0
    waiting: list[tuple[int, float]] = []
    for customers, chance in ((stalls, STALL), (queue, QUEUE)):
        for customer in sorted([c for c in customers if c >= 0], key=lambda c: -content.points[c]):
            wants = wish(content, customer)
            if all([have[i] >= n for i, n in wants]):
                for i, n in wants:
                    have[i] -= n
                worth += content.points[customer] * chance - (FEE if sales else 0.0)
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
        if part:
            worth += PART * chance * content.points[customer] * part / total
    for good in range(5):
        worth += GOODS[good] * have[good]
    return worth + GRAIN * have[5]


def wish(content: Content, customer: int) -> tuple[tuple[int, int], ...]:
    """What a customer wants, grain last."""
    grain = content.wants_grain[customer]
    return (*content.wants[customer], (5, grain)) if grain else content.wants[customer]
