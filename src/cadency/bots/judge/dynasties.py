"""What a position of Dynasties is worth to a seat: the points that its house can hope for, less the others'.

Everything is in points. What is scored already counts in full. What is on the map counts by the places and crowns that
it promises, goods and cards by what they usually bring, and what is about to be drawn or divided by its mean. Hidden
hands count by their size alone.
"""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.choices import MOST_PAID
from cadency.games.dynasties.frames.bonus import Bonus
from cadency.games.dynasties.frames.cards import Agenda, Book, Cards
from cadency.games.dynasties.frames.drawing import Cubes
from cadency.games.dynasties.frames.trade import Choosing, Dividing
from cadency.games.dynasties.frames.wedding import Accepting, Parting, Rolling, without
from cadency.games.dynasties.names import N_POINTS, N_SHIPS, SHIP, STORE
from cadency.games.dynasties.score import counted, standing, strength, worth
from cadency.games.dynasties.sharing import ROLL
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Frame

LAST: Final = 2

# --- by round
CUBE: Final = (1.9, 1.7, 0.9)  # a cube in the store, while its seat can still use it
CARD: Final = (3.0, 3.0, 2.6)  # an action card in hand
SURE: Final = (0.35, 0.6, 1.0)  # how much of a place in a region is taken for certain
GROWTH: Final = (2.2, 1.3, 0.0)  # what a scoring card gains by waiting

# --- always
MANY: Final = 3  # cubes of a colour beyond these count half
LEFT_OVER: Final = 0.05  # a cube when nothing more can be bought
SEAT: Final = 1.5  # what counts for a majority, where the place is not certain yet
WAITING: Final = 0.7  # of the points of a single: it may be married, which is no harm either
ABOARD: Final = 2.3  # cubes that a figure on a large space can hope for
UNSEEN: Final = 3.8  # a scoring card that is not known yet
BOOK: Final = (2.5, 3.0, 2.2, 2.4, 1.2, 1.2, 1.2, 1.2)  # by kind
STRANGE_BOOK: Final = 2.1
PLACE: Final = (4.6, 4.0, 3.6, 3.3, 3.0)  # the bonus action of the first, second … on the pass track
FACE: Final = (3.2, 2.3, 3.0, 3.0, 2.4, 3.6)  # a die, by what it shows
DICE: Final = 8.5  # three dice
CHOOSER: Final = 0.6  # the share of whoever chooses
RIVAL: Final = 0.4  # how far the best of the others counts, rather than all of them alike


def judge(s: Dynasties, seat: int) -> float:
    """The hope of this seat less that of the others, the best of them above all."""
    if s.over:
        placings = standing(s)
        scores = [placing.score + (10.0 if placing.rank == 1 else 0.0) for placing in placings]
    else:
        scores = [
            sum(s.points[N_POINTS * one : N_POINTS * (one + 1)]) + hope(s, one, one == seat) for one in range(s.seats)
        ]
    own = scores.pop(seat)
    return own - RIVAL * max(scores) - (1.0 - RIVAL) * sum(scores) / len(scores)


def hope(s: Dynasties, seat: int, own: bool) -> float:
    """What a house can still hope for. Of others one knows how much they hold, not what."""
    return goods(s, seat) + on_map(s, seat) + held(s, seat, own) + promised(s, seat) + to_come(s, seat)


def cube(s: Dynasties, seat: int) -> float:
    """What one cube more is worth."""
    return LEFT_OVER if s.round == LAST and s.has_passed(seat) else CUBE[s.round]


def goods(s: Dynasties, seat: int) -> float:
    """Cubes; many of one colour count less."""
    found = 0.0
    for n in s.cubes[STORE + 5 * seat : STORE + 5 * seat + 5]:
        found += n if n <= MANY else MANY + 0.5 * (min(n, 3 * MOST_PAID) - MANY)
    return found * cube(s, seat)


def held(s: Dynasties, seat: int, own: bool) -> float:
    """Action cards, scoring cards and books."""
    cards = len(s.hands[seat])
    if s.has_passed(seat):
        cards = min(cards, s.content.kept + 1) if s.round < LAST else 0
    found = CARD[s.round] * cards
    if not own:
        return found + UNSEEN * len(s.agendas[seat]) + STRANGE_BOOK * len(s.books[seat])
    for card in s.agendas[seat]:
        found += s.content.scorings[card].worth(counted(s, seat, card)) + GROWTH[s.round]
    for book in s.books[seat]:
        found += BOOK[book]
    return found


def on_map(s: Dynasties, seat: int) -> float:
    """Places, crowns and singles."""
    found = 0.0
    sure = SURE[s.round]
    mine = s.own(seat)
    for region in range(4):
        first, second, crowns = worth(s, region)
        strengths = [strength(s, one, region) for one in range(s.seats)]
        here = strengths.pop(seat)
        ahead = sum([n > here for n in strengths])
        if here:
            place = float(first if not ahead else second if ahead == 1 else 0)
            if here in strengths and place == first:
                place = (2 * first + second) / 3
            found += sure * place + (1.0 - sure) * SEAT * here
        wanted = s.content.crowns[region]
        got = (mine & wanted).bit_count()
        if got:
            found += crowns * (got / wanted.bit_count()) ** 2 * (0.5 + 0.5 * sure)
    if s.round < LAST:
        found += WAITING * singles(s, seat)
    return found


def singles(s: Dynasties, seat: int) -> float:
    """The points of those who are single now."""
    large, small = s.content.singles[s.round]
    single = s.singles(seat)
    princes = s.folk[3 * seat] & single
    on_large = (princes & s.content.large_princes) | (single & ~princes & ~s.content.large_princes)
    return large * on_large.bit_count() + small * (single & ~on_large).bit_count()


def promised(s: Dynasties, seat: int) -> float:
    """Places on the pass track, Leonardo's tile, and figures that wait on ships."""
    order = s.pass_order()
    found = PLACE[order.index(seat)] if seat in order else PLACE[min(len(order) + 1, len(PLACE) - 1)]
    if s.leonardo == seat:
        found += PLACE[2]
    rate = CUBE[s.round] if s.round < LAST else cube(s, seat)
    for ship in range(N_SHIPS):
        if s.aboard[2 * ship] == seat and s.aboard[2 * ship + 1] < 0:
            found += rate * min(ABOARD, sum(s.cubes[SHIP + 5 * ship : SHIP + 5 * ship + 5]))
    return found


def to_come(s: Dynasties, seat: int) -> float:
    """What the stack is about to bring a seat."""
    found = 0.0
    for frame in s.stack:
        if isinstance(frame, (Rolling, Parting, Accepting)):
            found += dowry(s, seat, frame)
        elif isinstance(frame, (Choosing, Dividing)):
            found += share(s, seat, frame) * cube(s, seat)
        elif isinstance(frame, (Cubes, Cards, Agenda, Book, Bonus)) and frame.seat == seat:
            found += drawn(s, seat, frame)
    return found


def drawn(s: Dynasties, seat: int, frame: Cubes | Cards | Agenda | Book | Bonus) -> float:
    if isinstance(frame, Cubes):
        return frame.keep * cube(s, seat)
    if isinstance(frame, Cards):
        return frame.count * CARD[s.round] * (s.round < LAST or not s.has_passed(seat))
    if isinstance(frame, Agenda):
        return frame.count * UNSEEN
    return STRANGE_BOOK if isinstance(frame, Book) else 0.0


def share(s: Dynasties, seat: int, frame: Frame) -> float:
    """How many cubes of a ship come to a seat: whoever chooses takes the larger lot."""
    if not isinstance(frame, (Choosing, Dividing)):
        return 0.0
    large, small = s.aboard[2 * frame.ship], s.aboard[2 * frame.ship + 1]
    if seat not in (large, small):
        return 0.0
    cubes = sum(s.cubes[SHIP + 5 * frame.ship : SHIP + 5 * frame.ship + 5])
    less = min(len(frame.lot), cubes - len(frame.lot)) if isinstance(frame, Choosing) else cubes // 2
    return cubes - less if seat == large else less


def dowry(s: Dynasties, seat: int, frame: Rolling | Parting | Accepting) -> float:
    """What a wedding that is not settled yet brings a seat."""
    large = s.owner(frame.city, s.content.large[frame.city])
    small = s.owner(frame.city, 1 - s.content.large[frame.city])
    if seat not in (large, small):
        return 0.0
    if isinstance(frame, Accepting):
        single = FACE[frame.apart]
        pair = sum([FACE[face] for face in without(ROLL[frame.roll].items, (frame.apart,))])
        return max(single, pair) if seat == large else min(single, pair)
    dice = sum([FACE[face] for face in ROLL[frame.roll].items]) if isinstance(frame, Parting) else DICE
    if -1 in (large, small):
        return dice * 0.7
    part = CHOOSER if seat == large else 1.0 - CHOOSER
    return dice * part
