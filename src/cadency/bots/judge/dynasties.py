"""What a position of Dynasties is worth to a seat: the points that its house can hope for, less what the others can.

Everything is in points. What is scored already counts in full; cubes and cards count for what they may become, and for
less and less as the game runs out. Of the other houses only what everybody sees is looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

import msgspec

from cadency.bots.judge.common import Amount, Judge, Parts, Rows
from cadency.bots.judge.dynasties_map import NEUTRAL, WEDDING, Land, crowned, secretly, waiting
from cadency.bots.judge.weights import kept
from cadency.games.dynasties.frames.cards import Agenda, Book, Cards
from cadency.games.dynasties.frames.dowry import Dowry
from cadency.games.dynasties.frames.drawing import Cubes
from cadency.games.dynasties.frames.trade import Again, Choosing, Trading
from cadency.games.dynasties.frames.wedding import Accepting, Parting, Rolling
from cadency.games.dynasties.names import (
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

# --- what is measured, in this order: what everybody sees, what a seat alone knows, what others reckon with instead
AMOUNTS: Final[tuple[Amount, ...]] = (
    *(Amount("scored", "scored"), Amount("places", "regions", "D-13.1")),
    *(Amount("crowns", "crowns", "D-13.3"), Amount("near", "crowns", "D-13.3")),
    *(Amount("large", "singles", "D-12.1"), Amount("small", "singles", "D-12.1"), Amount("dice", "weddings", "D-6.2")),
    *(Amount("cubes", "cubes", "D-3.5"), Amount("dealt", "cards", "D-3.2"), Amount("sought", "plans", "D-12.3")),
    *(Amount("found", "books", "D-9.1"), Amount("track", "track", "D-11.3"), Amount("leonardo", "track", "D-11.3")),
    *(Amount("hand", "cards", "D-3.2"), Amount("specials", "cards", "D-3.2")),
    *(Amount("plans", "plans", "D-12.3"), Amount("waits", "plans", "D-12.4")),
    *(Amount("books", "books", "D-9.1"), Amount("shields", "regions", "D-13.1")),
)
OUTSIDE: Final[tuple[str, ...]] = ("hand", "plans", "books")
SECRETS: Final = 6
(SCORED, REGIONS, CROWNS, NEAR, LARGE, SMALL, DICE, CUBES, DEALT, SOUGHT, FOUND, TRACK, LEONARDO) = range(13)
(HAND, SPECIALS, PLANS, WAITS, BOOKS, SHIELDS, OTHER_HAND, OTHER_PLANS, OTHER_BOOKS) = range(13, 22)
N_ROW: Final = 22

# --- cubes
CUBE: Final = 3.0  # one that is surely used
COLOURS: Final[tuple[float, ...]] = (1.0, 1.0, 1.1, 0.95, 0.8)  # black, white, yellow, blue, pink
# each further one of its colour, against the one before
FADES: Final[tuple[float, ...]] = (0.96, 0.96, 0.85, 0.8, 0.92)
MOST: Final = 40  # cubes of a colour: further ones are worth nothing
NEED: Final = 2.2  # cubes that an action card can turn into something
LATER: Final[tuple[float, ...]] = (14.0, 8.0, 0.0)  # cubes that the rounds to come can
ABOARD: Final = 0.47  # of a ship's cubes, for whoever is on its large space
TRADE: Final = 2.2  # cubes that a trade brings
CHOSEN: Final = 0.2  # of a cube, for each more to choose from
TIE: Final = 0.02  # a cube that is of no use any more: it may break a tie
# by colour: what so many cubes are worth, in cubes
_STORED: Final[tuple[tuple[float, ...], ...]] = tuple(
    [tuple([w * (1.0 - f**n) / (1.0 - f) for n in range(MOST + 1)]) for w, f in zip(COLOURS, FADES, strict=True)]
)

# --- cards
CARD: Final[tuple[float, ...]] = (3.0, 3.0, 2.4)  # an action card that can still be played, by round
STRANGE: Final = 0.5  # on top, for one that nobody else has seen
JOKER: Final = 0.6  # the same for a joker
SPECIAL: Final[tuple[float, ...]] = (1.3, 0.3, 0.8, 0.6, 0.0)  # and for a special action: city, character, trade, pass
PLAN: Final[tuple[float, ...]] = (4.5, 4.0, 3.0)  # a scoring card that nobody has seen, by round
BOOK: Final = 3.0  # a book
KNOWN: Final[tuple[float, ...]] = (3.0, 3.0, 4.0, 3.0, 0.0, 0.0, 0.0, 0.0)  # by names.BOOKS: shields count in regions
# dowry dice: child, shield, points, ship, card, scoring card
FACES: Final[tuple[float, ...]] = (3.0, 2.8, 3.0, 4.0, 2.8, 4.0)
# by what a scoring card counts: how many more there will be of it, from the beginning on
GROWS: Final[tuple[float, ...]] = (1.6, 1.6, 2.4, 2.4, 2.4, 2.4, 1.5, 0.5, 0.8, -1.5, 0.8, 1.5)  # by faults.COUNTED
PATIENCE: Final = 1.6  # of what waiting may bring, for what is left of the game

# --- the pass track
# the first bonus action and the first turn, the second, ...
PLACES: Final[tuple[float, ...]] = (2.2, 1.3, 0.7, 0.3, 0.0)
BONUS: Final = 3.2  # one more bonus action


def measure(s: Dynasties, eye: int) -> tuple[Rows, float]:
    """What each house has and can hope for, and how many turns it still has, about.

    Where somebody is about to choose a lot, it takes the one that is better for it."""
    frame = s.stack[-1]
    if not isinstance(frame, (Choosing, Accepting)):
        return amounts(s, eye)
    best, found = -1e9, (Rows(), 0.0)
    for option in frame.decision(s).options:
        after = s.copy()
        apply(after, option)
        rows, turns = amounts(after, eye)
        row = rows[frame.seat]
        worth = sum(row[:HAND], 0.0) + sum(row[OTHER_HAND:], 0.0)
        if worth > best:
            best, found = worth, (rows, turns)
    return found


def amounts(s: Dynasties, eye: int) -> tuple[Rows, float]:
    """The same as the position stands."""
    land = Land(s)
    turn = land.round
    rows = coming(s, land)
    for seat, row in enumerate(rows):
        cards = 0 if turn == 2 and seat in land.order else len(s.hands[seat])  # that can be played
        row[SCORED] = float(sum(s.points[seat * N_POINTS : (seat + 1) * N_POINTS]))
        for shares in land.regions:
            row[REGIONS] += shares[seat]
        row[CROWNS], row[NEAR] = crowned(s, seat, land)
        row[LARGE], row[SMALL] = waiting(s, seat, land)
        row[CUBES] = purse(s, seat, row[CUBES], LATER[turn] + NEED * cards)
        row[TRACK] = PLACES[rank(s, seat, land)]
        row[OTHER_HAND] = (CARD[turn] + STRANGE) * cards
        row[OTHER_PLANS] = PLAN[turn] * len(s.agendas[seat])
        row[OTHER_BOOKS] = BOOK * len(s.books[seat])
        if eye < 0 or eye == seat:
            if cards:
                row[HAND], row[SPECIALS] = CARD[turn] * cards, specials(s, seat, land)
            if s.agendas[seat]:
                row[PLANS], row[WAITS] = plans(s, seat, land)
            if s.books[seat]:
                row[BOOKS] = sum([KNOWN[book] for book in s.books[seat]], 0.0)
                row[SHIELDS] = secretly(s, seat, land)
    if s.leonardo >= 0:
        rows[s.leonardo][LEONARDO] = BONUS
    return rows, land.turns


def coming(s: Dynasties, land: Land) -> Rows:
    """Rows with what is about to be dealt, drawn or divided; cubes are counted only."""
    rows = [[0.0] * N_ROW for _ in range(s.seats)]
    for frame in s.stack:
        if isinstance(frame, (Rolling, Parting)):
            _wed(s, frame.city, rows)
        elif isinstance(frame, Cubes):
            rows[frame.seat][CUBES] += frame.keep + CHOSEN * (frame.count - frame.keep)
        elif isinstance(frame, Cards):
            if frame.seat not in land.order or not s.hands[frame.seat]:
                rows[frame.seat][DEALT] += (CARD[land.round] + STRANGE) * frame.count
        elif isinstance(frame, Agenda):
            rows[frame.seat][SOUGHT] += PLAN[land.round] * frame.count
        elif isinstance(frame, Book):
            rows[frame.seat][FOUND] += BOOK
        elif isinstance(frame, Dowry):
            rows[frame.seat][DICE] += FACES[frame.face]
        elif isinstance(frame, (Trading, Again)):
            rows[frame.seat][CUBES] += TRADE
    return rows


def _wed(s: Dynasties, city: int, rows: Rows) -> None:
    """A wedding whose dice are not divided yet."""
    large = s.content.large[city]
    owners = (s.owner(city, 1 - large), s.owner(city, large))
    for size, owner in enumerate(owners):
        if owner >= 0:
            rows[owner][DICE] += NEUTRAL if -1 in owners else WEDDING[size]


def purse(s: Dynasties, seat: int, more: float, need: float) -> float:
    """Cubes in the supply, on ships and to come: the more there are, the fewer of them will be used."""
    goods = more
    cubes = s.cubes
    at = STORE + 5 * seat
    for colour in range(5):
        goods += _STORED[colour][min(cubes[at + colour], MOST)]
    if seat in s.aboard:
        for ship in range(N_SHIPS):
            if s.aboard[2 * ship] == seat:
                at = SHIP + 5 * ship
                goods += ABOARD * sum([COLOURS[colour] * cubes[at + colour] for colour in range(5)], 0.0)
    return TIE * goods + (CUBE * need * (1.0 - exp(-goods / need)) if need else 0.0)


def rank(s: Dynasties, seat: int, land: Land) -> int:
    """The place on the pass track that a seat has, or may get."""
    order = land.order
    return order.index(seat) if seat in order else min(len(order) + (s.seats - len(order)) // 2, len(PLACES) - 1)


def specials(s: Dynasties, seat: int, land: Land) -> float:
    """Of one's own action cards what they can do besides: a city's card is a cheap way there while there is room."""
    content = s.content
    taken = land.married | s.folk[3 * seat] | s.folk[3 * seat + 1]
    yellow = s.power(seat, YELLOW)
    value = 0.0
    for card in s.hands[seat]:
        special = content.special[card]
        if special == len(SPECIAL) - 1:
            value += JOKER
        elif content.special_price[card] <= yellow and (card >= EXTRA or not taken >> card & 1):
            value += SPECIAL[special]
    return value


def plans(s: Dynasties, seat: int, land: Land) -> tuple[float, float]:
    """One's own scoring cards: what they would bring now, and by waiting, as far as they may be kept (D-12.4)."""
    now = 0.0
    waits: list[float] = []
    for card in s.agendas[seat]:
        row = s.content.scorings[card]
        n = counted(s, seat, card)
        sure = row.worth(n)
        hoped = max(0.0, n + GROWS[row.counts] * land.left)
        least = int(hoped)
        part = hoped - least
        if row.every > 1 and not row.steps:
            smooth = row.points * hoped / row.every
        else:
            smooth = row.worth(least) * (1.0 - part) + row.worth(least + 1) * part
        now += sure
        waits.append(max(0.0, smooth - sure) * min(1.0, PATIENCE * land.left))
    if land.round < 2 and len(waits) > s.content.held:
        waits = sorted(waits, reverse=True)[: s.content.held]
    return now, sum(waits, 0.0)


PARTS: Final = Parts(AMOUNTS, measure, standing, SECRETS, OUTSIDE)


class Taste(NamedTuple):
    """How much a judge makes of some things, against the points they bring on the average."""

    cubes: float = 1.0  # and ships
    weddings: float = 1.0
    regions: float = 1.0  # and crowns
    plans: float = 1.0  # scoring cards


def with_taste(taste: Taste) -> Judge:
    """A judge who likes some things better than others."""
    more = {**taste._asdict(), "singles": taste.weddings, "crowns": taste.regions}
    plain = kept("dynasties")
    amounts = {amount.key: plain.amounts[amount.key] * more.get(amount.term, 1.0) for amount in AMOUNTS}
    outside = {key: weight * more.get(key, 1.0) for key, weight in plain.outside.items()}
    return Judge("dynasties", PARTS, msgspec.structs.replace(plain, amounts=amounts, outside=outside))
