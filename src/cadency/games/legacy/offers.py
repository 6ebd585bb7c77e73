"""What a family could do on the main board, by what everybody can see (L-8, L-9)."""

from __future__ import annotations

from cadency.games.legacy.cards import Price
from cadency.games.legacy.family import Survey
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.measures import met
from cadency.games.legacy.names import (
    ACTIONS,
    BOON_MANSION,
    BOON_PUBLIC,
    COLOUR_OF,
    CONTRIBUTION,
    DOCTOR,
    HONOUR_DEEDS,
    MANSION,
    MISSION,
    N_COLOURS,
    TITLE,
    VENTURE,
)
from cadency.games.legacy.piles import bits
from cadency.games.legacy.quests import can_undertake
from cadency.games.legacy.state import Legacy

N_ACTIONS = len(ACTIONS)
_DOCTORED = 2  # cards that the doctor draws
_FREE: Price = (0, 0, 0, 0, 0)
_ACTIONS_OF = tuple(sum(1 << n for n in range(N_ACTIONS) if COLOUR_OF[n] == c) for c in range(N_COLOURS))


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


def payable(s: Legacy, seat: int, price: Price) -> bool:
    """Are gold and friends there (L-8.7)?"""
    return s.gold[seat] >= price[0] and s.size(seat) >= price[1]


def pay(s: Legacy, seat: int, price: Price) -> None:
    """All but the friends, who are chosen."""
    s.gold[seat] -= price[0]
    s.income[seat] -= price[2]
    s.prestige[seat] -= price[3]
    s.honour_for(seat, -price[4], HONOUR_DEEDS)


def wares(s: Legacy, seat: int, action: int) -> list[int]:
    """Titles or contributions that lie open and can be paid."""
    cards = bits(s.titles if action == TITLE else s.gifts)
    return [number for number in cards if payable(s, seat, price(s, seat, action, number))]


def possible(s: Legacy, seat: int, seen: Survey) -> int:
    """Actions of the main board that could be carried out now, whatever pawn does it, as bits (L-4.1)."""
    shut = s.shut()
    gold, held = s.gold[seat], s.hand[seat].bit_count()
    lacks, most, _ = seen
    found = 0
    for action in range(N_ACTIONS):
        if shut >> action & 1:
            continue
        if action == MISSION:
            cost, ready = s.content.mission_price, can_undertake(s, seat)
        elif action == DOCTOR:
            cost, ready = s.content.doctor_price, most >= _DOCTORED
        elif not lacks >> action & 1:
            continue
        elif action in (TITLE, CONTRIBUTION):
            cost, ready = _FREE, bool(wares(s, seat, action))
        else:
            cost, ready = price(s, seat, action), (s.mansions if action == MANSION else s.ventures) > 0
        if ready and gold >= cost[0] and held >= cost[1]:
            found |= 1 << action
    return found


def extra_actions(s: Legacy, seat: int) -> int:
    """Actions that the extra pawns of this seat are for, as bits."""
    found = 0
    at = seat * N_COLOURS
    for colour in range(N_COLOURS):
        if s.extras[at + colour]:
            found |= _ACTIONS_OF[colour]
    return found


def claimable(s: Legacy, seat: int) -> list[int]:
    """Open missions whose task is done (L-9.3)."""
    return [mission for mission in bits(s.tasks[seat]) if met(s, seat, s.content.mission_need[mission])]


def free_now(s: Legacy, seat: int) -> int:
    """Friends for whom this family needs no pawn, as bits (L-14.3)."""
    found = 0
    for friend in s.content.free_friends:
        if met(s, seat, s.content.need[friend]):
            found |= 1 << friend
    return found


def might_wed(s: Legacy, seat: int, seen: Survey) -> bool:
    """By what everybody knows: could this seat hold somebody it can marry without a pawn (L-R8)?"""
    hand, known = s.hand[seat], s.known[seat]
    wanted = s.content.free & seen[2]
    if hand != known:  # a hidden card may be anybody whom nobody has seen
        wanted &= known | hidden(s)
    else:
        wanted &= known
    return bool(wanted and wanted & free_now(s, seat))


def hidden(s: Legacy) -> int:
    """Friends that may be in a hidden hand or in the deck, as bits: all that lie nowhere open."""
    found = s.deck
    for hand, known in zip(s.hand, s.known, strict=True):
        found |= hand & ~known
    return found


def could_act(s: Legacy, seat: int) -> bool:
    """Is this seat asked, by what everybody knows (L-4.5)?"""
    if not s.living(seat):
        return False
    if s.pawns[seat] or claimable(s, seat):
        return True
    extra = extra_actions(s, seat)
    if not s.hand[seat] and not extra:
        return False
    seen = KIN[s.variant].survey(s, seat)
    return bool((extra and extra & possible(s, seat, seen)) or might_wed(s, seat, seen))
