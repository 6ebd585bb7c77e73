"""What cards and books can be used for (D-3.2, D-8, D-9)."""

from __future__ import annotations

from cadency.games.dynasties.choices import USE
from cadency.games.dynasties.frames.cards import draw_cards, draw_scorings
from cadency.games.dynasties.frames.deploy import DEPLOYING, POSTING
from cadency.games.dynasties.frames.passing import leave
from cadency.games.dynasties.frames.paying import charge
from cadency.games.dynasties.frames.people import CALLING
from cadency.games.dynasties.frames.trade import AGAIN, TRADING
from cadency.games.dynasties.names import (
    B_CARDS,
    B_ROSE,
    B_SHIPS,
    BOOKS,
    DECK,
    DISCARDS,
    N_CARDS,
    N_GREEN,
    N_SCORINGS,
    PILE,
    SPENT,
    USES,
    YELLOW,
)
from cadency.games.dynasties.reach import spaces, targets
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.sums import some
from cadency.kernel.words import Choice


def special(s: Dynasties, seat: int, card: int) -> bool:
    """Can the special action of a card that names no city be done, once it is paid for (D-8)?"""
    kind = s.content.special[card]
    if kind == 1:
        return bool(spaces(s, seat, YELLOW, s.content.special_price[card]))
    if kind == 2:
        return s.figures[seat] > 0
    return kind == 3


def act(s: Dynasties, seat: int, action: int) -> None:
    if action == 0:
        s.stack.append(TRADING[seat])
    elif action == 3:
        s.stack.append(CALLING[seat][0])
    else:
        s.stack.append(DEPLOYING[seat][action])


def act_specially(s: Dynasties, seat: int, card: int) -> None:
    content = s.content
    kind = content.special[card]
    if kind == 0:
        s.stack.append(POSTING[seat][card])
    elif kind == 1:
        s.stack.append(CALLING[seat][1])
    elif kind == 2:
        s.stack.append(AGAIN[seat])
        s.stack.append(TRADING[seat])
        charge(s, seat, YELLOW, content.special_price[card])
    else:
        leave(s, seat, s.first_free(), 0)


def books(s: Dynasties, seat: int) -> list[Choice]:
    """What the books of a seat can do now (D-9.1)."""
    held = s.books[seat]
    found: list[Choice] = []
    if B_CARDS in held:
        if some(s.cards[DECK : DISCARDS + N_CARDS]):
            found.append(USE[0])
        if some(s.scorings[PILE + N_GREEN : PILE + N_SCORINGS]):
            found.append(USE[1])
    if B_SHIPS in held and s.figures[seat]:
        found.append(USE[2])
    if B_ROSE in held and (targets(s, seat, 0) or targets(s, seat, 1)):
        found.append(USE[3])
    return found


def use(s: Dynasties, seat: int, kind: int) -> None:
    """A book is turned over and used up (D-9.1)."""
    book = (B_CARDS, B_CARDS, B_SHIPS, B_ROSE)[kind]
    held = list(s.books[seat])
    held.remove(book)
    s.books[seat] = tuple(held)
    s.tiles = tuple([n + (at == SPENT + book) for at, n in enumerate(s.tiles)])
    s.say("used", seat, BOOKS[book], USES[kind])
    if kind == 0:
        draw_cards(s, seat, s.content.books[book])
    elif kind == 1:
        draw_scorings(s, seat, s.content.books[book])
    elif kind == 2:
        s.stack.append(TRADING[seat])
    else:
        s.stack.append(DEPLOYING[seat][3])
