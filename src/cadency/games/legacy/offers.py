"""What a family could do on the main board, by what everybody can see (L-8, L-9)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.cards import Price
from cadency.games.legacy.content import PLENTY
from cadency.games.legacy.measures import met
from cadency.games.legacy.names import (
    ABLE,
    ACTIONS,
    BOON_MANSION,
    BOON_PUBLIC,
    CONTRIBUTION,
    DOCTOR,
    HOLDER,
    HONOUR_DEEDS,
    INHERITANCE,
    MANSION,
    MISSION,
    N_BOONS,
    N_WHO,
    ROOM,
    TITLE,
    VENTURE,
)
from cadency.games.legacy.piles import bits
from cadency.games.legacy.prospects import eligible
from cadency.games.legacy.quests import can_undertake
from cadency.games.legacy.state import Legacy
from cadency.kernel.sums import ones

N_ACTIONS: Final = len(ACTIONS)
_TITLE: Final = 1 << TITLE
_MANSION: Final = 1 << MANSION
_VENTURE: Final = 1 << VENTURE
_CONTRIBUTION: Final = 1 << CONTRIBUTION
_DOCTOR: Final = 1 << DOCTOR
_MISSION: Final = 1 << MISSION


def price(s: Legacy, seat: int, action: int, number: int = 0) -> Price:
    """What an action costs this family, boons counted."""
    if action == TITLE:
        return s.content.title_price[number]
    if action == CONTRIBUTION:
        return _cheaper(s.content.gift_price[number], s.boon(seat, BOON_PUBLIC))
    if action == MANSION:
        return _cheaper(s.content.mansion_price, s.boon(seat, BOON_MANSION))
    if action == VENTURE:
        return s.printed.venture
    return s.content.doctor_price if action == DOCTOR else s.content.mission_price


def _cheaper(price: Price, gold: int) -> Price:
    return (max(0, price[0] - gold), *price[1:]) if gold else price


def pay(s: Legacy, seat: int, price: Price) -> None:
    """All but the friends, who are chosen."""
    gold, _, income, prestige, honour = price
    if gold:
        s.gold[seat] = s.gold[seat] - gold
    if income:
        s.income[seat] = s.income[seat] - income
    if prestige:
        s.prestige[seat] = s.prestige[seat] - prestige
    if honour:
        s.honour_for(seat, -honour, HONOUR_DEEDS)


def wares(s: Legacy, seat: int, action: int) -> int:
    """Titles or contributions that lie open and can be paid, as bits."""
    purse, held = s.printed.purse, s.size(seat)
    if action == TITLE:
        return s.titles & purse[min(s.gold[seat], PLENTY)][held][1]
    return s.gifts & purse[min(s.gold[seat] + s.boon(seat, BOON_PUBLIC), PLENTY)][held][2]


def possible(s: Legacy, seat: int) -> int:
    """Actions of the main board that could be carried out now, whatever pawn does it, as bits (L-4.1)."""
    gold = s.gold[seat]
    purse = s.content.editions[s.edition].purse[min(PLENTY, gold)]
    found, titles, gifts = purse[ones(s.hand[seat])]
    if titles & s.titles:
        found |= _TITLE
    if gifts & s.gifts:
        found |= _CONTRIBUTION
    boons = seat * N_BOONS
    if s.boons[boons + BOON_PUBLIC] or s.boons[boons + BOON_MANSION]:
        found |= _cheaper_now(s, seat)
    found &= ~s.closed
    if s.seats == 1 and s.variant != INHERITANCE:
        for bit, closers in s.content.closers:
            if found & bit and s.row & closers:  # the row closes it (L-15.2)
                found ^= bit
    return found and _feasible(s, seat, found)


def _cheaper_now(s: Legacy, seat: int) -> int:
    """What boons make cheap enough (L-14.5)."""
    found = _CONTRIBUTION if wares(s, seat, CONTRIBUTION) else 0
    gold = min(s.gold[seat] + s.boon(seat, BOON_MANSION), PLENTY)
    return found | s.printed.purse[gold][s.size(seat)][0] & _MANSION


def _feasible(s: Legacy, seat: int, found: int) -> int:
    """Those of these actions for which somebody, and something, is there."""
    who, at = s.who, seat * N_WHO
    able = who[at + ABLE]
    if found & _TITLE and not able & ~who[at + HOLDER + TITLE]:
        found ^= _TITLE
    if found & _MANSION and not (s.mansions and able & ~who[at + HOLDER + MANSION]):
        found ^= _MANSION
    if found & _VENTURE and not (s.ventures and able & ~who[at + HOLDER + VENTURE]):
        found ^= _VENTURE
    if found & _CONTRIBUTION and not able & ~who[at + HOLDER + CONTRIBUTION]:
        found ^= _CONTRIBUTION
    if found & _DOCTOR and not who[at + ROOM + 1]:
        found ^= _DOCTOR
    return found ^ _MISSION if found & _MISSION and not can_undertake(s, seat) else found


def claimable(s: Legacy, seat: int) -> list[int]:
    """Open missions whose task is done (L-9.3)."""
    tasks = s.tasks[seat]
    return [n for n in bits(tasks) if met(s, seat, s.content.mission_need[n])] if tasks else []


def is_free(s: Legacy, seat: int, friend: int) -> bool:
    """Does this friend need no pawn (L-14.3)?"""
    return bool(s.content.free >> friend & 1) and met(s, seat, s.content.need[friend])


def might_wed(s: Legacy, seat: int) -> bool:
    """By what everybody knows: could this seat hold somebody it can marry without a pawn (L-R8)?"""
    hand, known = s.hand[seat], s.known[seat]
    wanted = s.content.free & eligible(s, seat)
    if not wanted:
        return False
    if hand != known:  # a hidden card may be anybody whom nobody has seen
        wanted &= known | hidden(s)
    else:
        wanted &= known
    for friend in bits(wanted):
        if is_free(s, seat, friend):
            return True
    return False


def hidden(s: Legacy) -> int:
    """Friends that may be in a hidden hand or in the deck, as bits: all that lie nowhere open."""
    found = s.deck
    for seat in range(s.seats):
        hand, known = s.hand[seat], s.known[seat]
        if hand != known:
            found |= hand ^ known
    return found


def could_act(s: Legacy, seat: int) -> bool:
    """Is this seat asked though it has no pawn left, by what everybody knows (L-4.5)?"""
    if s.out >> seat & 1:
        return False
    if s.tasks[seat] and claimable(s, seat):
        return True
    extra = s.aids[seat]
    return bool((extra and extra & possible(s, seat)) or (s.hand[seat] and might_wed(s, seat)))
