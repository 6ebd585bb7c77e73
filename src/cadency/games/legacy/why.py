"""Why a choice is not offered: every candidate one might think of, with the rule that forbids it now.

This is the slow, plain second telling of what the frames enumerate quickly; a law compares the two at every decision.
An empty reason means that the choice is offered. Who may marry, hold or have children is told in why_kin.py.
"""

from __future__ import annotations

from cadency.games.legacy import choices as c
from cadency.games.legacy.cards import Price
from cadency.games.legacy.measures import met
from cadency.games.legacy.names import (
    ACTIONS,
    BIRTH,
    BOON_MANSION,
    BOON_PUBLIC,
    COLOUR_OF,
    INHERITANCE,
    MONEY,
    N_COLOURS,
    TITLES,
)
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy
from cadency.games.legacy.why_kin import holders, parents, whom
from cadency.kernel.engine import Refusal

Reason = tuple[str, str]  # with its clause
GRANTED: Reason = ("", "L-4.1")


def turn(s: Legacy, seat: int) -> list[Refusal]:
    found = [Refusal(c.CLAIM[n], *_claim(s, seat, n)) for n in bits(s.tasks[seat])]
    found += [Refusal(c.WED[n], *_wed(s, seat, n)) for n in bits(s.hand[seat])]
    found += [Refusal(word, *_live(s, seat, word.action)) for word in c.LIVE]
    found += [Refusal(word, *(_no_pawn(s, seat) or _cannot(s, seat, word.action))) for word in c.PLACE]
    for word in c.EXTRA:
        none = not s.extras[seat * N_COLOURS + COLOUR_OF[word.action]]
        found.append(Refusal(word, *(("no-extra-pawn", "L-4.3") if none else _cannot(s, seat, word.action))))
    return found


def _no_pawn(s: Legacy, seat: int) -> Reason | None:
    return None if s.pawns[seat] else ("no-pawn", "L-4.1")


def _claim(s: Legacy, seat: int, mission: int) -> Reason:
    return GRANTED if met(s, seat, s.content.mission_need[mission]) else ("not-done", "L-9.3")


def _wed(s: Legacy, seat: int, friend: int) -> Reason:
    free = s.content.rows["friend"][friend]["free"] and met(s, seat, s.content.need[friend])
    if not s.pawns[seat] and not free:
        return ("no-pawn", "L-4.1")
    return GRANTED if _any(whom(s, seat, friend)) else ("nobody-to-marry", "L-5.1")


def _live(s: Legacy, seat: int, action: int) -> Reason:
    if not s.pawns[seat]:
        return ("no-pawn", "L-4.1")
    if action == BIRTH:
        return GRANTED if _any(parents(s, seat, 1)) else ("no-couple", "L-6.1")
    if action == MONEY or s.row or s.deck or s.discards:
        return GRANTED
    return ("nobody-there", "L-7.4")


def _any(refusals: list[Refusal]) -> bool:
    return any(not refusal.reason for refusal in refusals)


def _cannot(s: Legacy, seat: int, action: int) -> Reason:
    """Why an action of the main board cannot be carried out."""
    name = ACTIONS[action]
    if s.closed >> action & 1:
        return ("occupied", "L-4.3")
    if s.seats == 1 and s.variant != INHERITANCE:
        row = s.content.rows["closing"]
        professions = {s.content.profession[n] for n in bits(s.row)}
        if any(name in row[profession]["actions"] for profession in professions if profession < len(row)):
            return ("closed-by-row", "L-15.2")
    if name in ("title", "contribution"):
        wares = titles(s, seat) if name == "title" else gifts(s, seat)
        if not wares:
            return ("none-left", "L-8.6")
        if not _any(wares):
            return (wares[0].reason, wares[0].clause)
        return GRANTED if _any(holders(s, seat, action)) else ("nobody-lacks", "L-8.5")
    return _cannot_else(s, seat, action)


def _cannot_else(s: Legacy, seat: int, action: int) -> Reason:
    name = ACTIONS[action]
    if name == "venture":
        short = _short(s, seat, s.printed.venture)
    else:
        row = next(row for row in s.content.rows["action"] if row["id"] == name)
        saved = s.boon(seat, BOON_MANSION) if name == "mansion" else 0
        gold, friends = row["cost"].get("gold", 0), row["cost"].get("friends", 0)
        short = _short(s, seat, (max(0, gold - saved), friends, 0, 0, 0))
    if short[0]:
        return short
    if name == "doctor":
        return GRANTED if _any(parents(s, seat, 2)) else ("no-couple", "L-6.7")
    if name == "mission":
        full = s.sealed[seat] >= s.content.rows["layout"][0]["sealed"]
        if s.generation == 2 and s.variant != INHERITANCE and full:
            return ("sealed-full", "L-9.2")
        return GRANTED if s.mission_deck() or s.mission_discards else ("none-left", "L-9.4")
    if not (s.mansions if name == "mansion" else s.ventures):
        return ("none-left", "L-2.1")
    return GRANTED if _any(holders(s, seat, action)) else ("nobody-lacks", "L-8.5")


def _short(s: Legacy, seat: int, price: Price) -> Reason:
    if s.gold[seat] < price[0]:
        return ("gold-short", "L-1.4")
    return ("friends-short", "L-7.6") if s.size(seat) < price[1] else GRANTED


def titles(s: Legacy, seat: int) -> list[Refusal]:
    words = [c.ACQUIRE[n] for n in range(len(TITLES)) if s.titles >> n & 1]
    return [Refusal(word, *_short(s, seat, s.content.title_price[word.title])) for word in words]


def gifts(s: Legacy, seat: int) -> list[Refusal]:
    found = []
    for n in bits(s.gifts):
        gold, *others = s.content.gift_price[n]
        friends, income, prestige, honour = others
        price = max(0, gold - s.boon(seat, BOON_PUBLIC)), friends, income, prestige, honour
        found.append(Refusal(c.GIVE[n], *_short(s, seat, price)))
    return found


def money(s: Legacy, seat: int) -> list[Refusal]:
    rows = s.content.rows["money"]
    return [
        Refusal(word, "friends-short" if s.size(seat) < rows[word.size]["friends"] else "", "L-7.1") for word in c.PLEAD
    ]


def visits(s: Legacy, seat: int) -> list[Refusal]:
    rows = s.content.rows["social"]
    return [Refusal(word, "gold-short" if s.gold[seat] < rows[word.size]["gold"] else "", "L-7.2") for word in c.VISIT]


def taking(s: Legacy, left: int, least: int) -> list[Refusal]:
    cards = bits(s.row)
    found = []
    for friend in cards:
        above = sum(1 for other in cards if other > friend)
        reason = "not-in-order" if friend < least or above < left - 1 else ""
        found.append(Refusal(c.TAKE[friend], reason, "L-7.2"))
    return found
