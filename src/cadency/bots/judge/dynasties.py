"""What a position of Dynasties is worth to a seat: the points that its house can hope for, less what the others can.

Everything is in points. What is scored already counts in full; cubes and cards count for what they may become, and for
less and less as the game runs out. Of the other houses only what everybody sees is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Final, NamedTuple

from cadency.bots.judge.common import Amount, Parts
from cadency.bots.judge.dynasties_map import NEUTRAL, WEDDING, Land, crowned, waiting
from cadency.games.dynasties.faults import COUNTED
from cadency.games.dynasties.frames.cards import Agenda, Book, Cards
from cadency.games.dynasties.frames.dowry import Dowry
from cadency.games.dynasties.frames.drawing import Cubes
from cadency.games.dynasties.frames.trade import Again, Choosing, Trading
from cadency.games.dynasties.frames.wedding import Accepting, Parting, Rolling
from cadency.games.dynasties.names import (
    B_CARDS,
    B_POINTS,
    B_ROSE,
    B_SHIPS,
    EXTRA,
    N_POINTS,
    N_SHIPS,
    SHIP,
    STORE,
    YELLOW,
)
from cadency.games.dynasties.score import counted, standing
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import apply

# --- cubes
CUBE: Final = 3.0  # one that is surely used
COLOURS: Final = (1.0, 1.0, 1.1, 0.95, 0.8)  # black, white, yellow, blue, pink
FADES: Final = (0.96, 0.96, 0.85, 0.8, 0.92)  # each further one of its colour, against the one before
NEED: Final = 2.2  # cubes that an action card can turn into something
LATER: Final = (14.0, 8.0, 0.0)  # cubes that the rounds to come can
ABOARD: Final = 0.47  # of a ship's cubes, for whoever is on its large space
TRADE: Final = 2.2  # cubes that a trade brings
CHOSEN: Final = 0.2  # of a cube, for each more to choose from
TIE: Final = 0.02  # a cube that is of no use any more: it may break a tie

# --- cards
CARD: Final = (3.0, 3.0, 2.4)  # an action card that can still be played, by round
STRANGE: Final = 0.5  # on top, for one that nobody else has seen
JOKER: Final = 0.6  # the same for a joker
SPECIALS: Final = (1.3, 0.3, 0.8, 0.6, 0.0)  # and for a special action: city, character, trade, pass
PLAN: Final = (4.5, 4.0, 3.0)  # a scoring card that nobody has seen, by round
BOOK: Final = 3.0  # a book
BOOKS: Final = {B_CARDS: 3.0, B_POINTS: 3.0, B_SHIPS: 4.0, B_ROSE: 3.0}  # shields are counted in their regions
FACES: Final = (3.0, 2.8, 3.0, 4.0, 2.8, 4.0)  # dowry dice: child, shield, points, ship, card, scoring card
# by what a scoring card counts: how many more there will be of it, from the beginning on
GROWS: Final = dict(zip(COUNTED, (1.6, 1.6, 2.4, 2.4, 2.4, 2.4, 1.5, 0.5, 0.8, -1.5, 0.8, 1.5), strict=True))
PATIENCE: Final = 1.6  # of what waiting may bring, for what is left of the game

# --- the pass track
PLACES: Final = (2.2, 1.3, 0.7, 0.3, 0.0)  # the first bonus action and the first turn, the second, ...
LEONARDO: Final = 3.2

# --- the others
RIVAL: Final = 0.5  # how far the best of the others counts, rather than all of them alike
WIN: Final = 8.0  # on top, for the chance to be first in the end
SPREAD: Final = (18.0, 13.0, 4.0)  # how far a lead can change until the end, by round


class Taste(NamedTuple):
    """How much a judge makes of some things, against the points they bring on the average."""

    cubes: float = 1.0  # and ships
    weddings: float = 1.0
    regions: float = 1.0  # and crowns
    plans: float = 1.0  # scoring cards


PLAIN: Final = Taste()


def judge(s: Dynasties, seat: int, taste: Taste = PLAIN) -> float:
    """The hope of this house less that of the others, the best of them above all; and the chance to win with it."""
    if s.over:
        placings = standing(s)
        scores = [float(placing.score) for placing in placings]
        win = 1.0 if placings[seat].rank == 1 else 0.0
        own = scores.pop(seat)
    else:
        scores = foreseen(s, seat, taste)
        own = scores.pop(seat)
        behind = (max(scores) - own) / SPREAD[s.round]
        win = 1.0 / (1.0 + exp(min(50.0, behind)))
    return own - RIVAL * max(scores) - (1.0 - RIVAL) * sum(scores) / len(scores) + WIN * win


def with_taste(taste: Taste) -> Callable[[Dynasties, int], float]:
    """A judge who likes some things better than others."""
    return partial(judge, taste=taste)


def measure(s: Dynasties, eye: int) -> tuple[list[list[float]], float]:
    """What each house can hope for as it knows, and as others can tell; the rounds to come stand for turns."""
    if eye >= 0:
        return [[hope, hope] for hope in foreseen(s, eye, PLAIN)], 2.0 - s.round
    seen = [foreseen(s, seat, PLAIN) for seat in range(s.seats)]
    rows = [[hopes[seat], seen[seat - 1][seat]] for seat, hopes in enumerate(seen)]
    return rows, 2.0 - s.round


def foreseen(s: Dynasties, seat: int, taste: Taste) -> list[float]:
    """The hopes of all houses; where another is about to choose a lot, it takes the one that is better for it."""
    frame = s.stack[-1]
    if not isinstance(frame, (Choosing, Accepting)) or frame.seat == seat:
        return hopes(s, seat, taste)
    found: list[list[float]] = []
    for option in frame.decision(s).options:
        after = s.copy()
        apply(after, option)
        found.append(hopes(after, seat, taste))
    chooser = frame.seat
    return max(found, key=lambda scores: scores[chooser])


def hopes(s: Dynasties, seat: int, taste: Taste) -> list[float]:
    """What each house has and can still hope for, as this seat sees it."""
    land = Land(s, seat)
    cubes, more = coming(s, land, taste)
    scores = []
    for other in range(s.seats):
        value = sum(s.points[other * N_POINTS : (other + 1) * N_POINTS]) + more[other]
        value += taste.weddings * waiting(s, other, land)
        places = crowned(s, other, land)
        for region in land.regions:
            places += region[other]
        value += taste.regions * places
        value += purse(s, other, land, cubes[other]) * taste.cubes
        value += PLACES[rank(s, other)]
        if s.leonardo == other:
            value += LEONARDO
        if other == seat:
            value += hand(s, seat, land) + taste.plans * plans(s, seat, land)
            value += sum([BOOKS.get(book, 0.0) for book in s.books[seat]])
        else:
            value += (CARD[land.round] + STRANGE) * playable(s, other, land)
            value += taste.plans * PLAN[land.round] * len(s.agendas[other]) + BOOK * len(s.books[other])
        scores.append(value)
    return scores


def coming(s: Dynasties, land: Land, taste: Taste) -> tuple[list[float], list[float]]:
    """What is about to be dealt, drawn or divided: cubes by seat, and points by seat."""
    cubes, points = [0.0] * s.seats, [0.0] * s.seats
    for frame in s.stack:
        if isinstance(frame, (Rolling, Parting)):
            _wed(s, frame.city, points, taste.weddings)
        elif isinstance(frame, Cubes):
            cubes[frame.seat] += frame.keep + CHOSEN * (frame.count - frame.keep)
        elif isinstance(frame, Cards):
            if not s.has_passed(frame.seat) or not s.hands[frame.seat]:
                points[frame.seat] += (CARD[land.round] + STRANGE) * frame.count
        elif isinstance(frame, Agenda):
            points[frame.seat] += taste.plans * PLAN[land.round] * frame.count
        elif isinstance(frame, Book):
            points[frame.seat] += BOOK
        elif isinstance(frame, Dowry):
            points[frame.seat] += taste.weddings * FACES[frame.face]
        elif isinstance(frame, (Trading, Again)):
            cubes[frame.seat] += TRADE
    return cubes, points


def _wed(s: Dynasties, city: int, points: list[float], weddings: float) -> None:
    """A wedding whose dice are not divided yet."""
    large = s.content.large[city]
    owners = (s.owner(city, 1 - large), s.owner(city, large))
    for size, owner in enumerate(owners):
        if owner >= 0:
            points[owner] += weddings * (NEUTRAL if -1 in owners else WEDDING[size])


def purse(s: Dynasties, seat: int, land: Land, more: float) -> float:
    """Cubes in the supply, on ships and to come: the more there are, the fewer of them will be used."""
    goods = more
    for colour in range(5):
        n = s.cubes[STORE + 5 * seat + colour]
        if n:
            fades = FADES[colour]
            goods += COLOURS[colour] * (1.0 - fades**n) / (1.0 - fades)
    for ship in range(N_SHIPS):
        if s.aboard[2 * ship] == seat:
            at = SHIP + 5 * ship
            goods += ABOARD * sum([COLOURS[colour] * s.cubes[at + colour] for colour in range(5)])
    need = LATER[land.round] + NEED * playable(s, seat, land)
    return TIE * goods + (CUBE * need * (1.0 - exp(-goods / need)) if need else 0.0)


def playable(s: Dynasties, seat: int, land: Land) -> int:
    """The action cards of a seat that it can still play, in this round or the next."""
    return 0 if land.round == 2 and s.has_passed(seat) else len(s.hands[seat])


def rank(s: Dynasties, seat: int) -> int:
    """The place on the pass track that a seat has, or may get."""
    order = s.pass_order()
    return order.index(seat) if seat in order else min(len(order) + (s.seats - len(order)) // 2, len(PLACES) - 1)


def hand(s: Dynasties, seat: int, land: Land) -> float:
    """One's own action cards: a city's card is a cheap way there, as long as there is room."""
    if land.round == 2 and s.has_passed(seat):
        return 0.0
    content = s.content
    room = ~(land.married | s.own(seat))
    yellow = s.power(seat, YELLOW)
    value = 0.0
    for card in s.hands[seat]:
        value += CARD[land.round]
        special = content.special[card]
        if special == len(SPECIALS) - 1:
            value += JOKER
        elif content.special_price[card] <= yellow and (card >= EXTRA or room >> card & 1):
            value += SPECIALS[special]
    return value


def plans(s: Dynasties, seat: int, land: Land) -> float:
    """One's own scoring cards: what they would bring now, and by waiting, as far as they may be kept (D-12.4)."""
    now = 0.0
    waits: list[float] = []
    for card in s.agendas[seat]:
        row = s.content.scorings[card]
        n = counted(s, seat, card)
        sure = row.worth(n)
        hoped = max(0.0, n + GROWS[COUNTED[row.counts]] * land.left)
        least = int(hoped)
        part = hoped - least
        if row.every > 1 and not row.steps:
            smooth = row.points * hoped / row.every
        else:
            smooth = row.worth(least) * (1.0 - part) + row.worth(least + 1) * part
        now += sure
        waits.append(max(0.0, smooth - sure) * min(1.0, PATIENCE * land.left))
    if land.round < 2:
        waits = sorted(waits, reverse=True)[: s.content.held]
    return now + sum(waits)


PARTS: Final = Parts((Amount("hope", "hope"),), measure, standing, secrets=1, outside=("hope",))
