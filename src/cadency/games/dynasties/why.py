"""Why a choice is not offered: every candidate one might think of, with the rule that forbids it now.

This is the slow, plain second telling of what the frames enumerate quickly; a law compares the two at every decision.
An empty reason means that the choice is offered.
"""

from __future__ import annotations

from collections import Counter

from cadency.games.dynasties import choices as c
from cadency.games.dynasties import sharing as share
from cadency.games.dynasties.names import (
    ACTIONS,
    BOOKS,
    CARDS,
    CHARACTERS,
    CITIES,
    COLOURS,
    FREE,
    N_GREEN,
    N_SCORINGS,
    PINK,
    SHIP,
    SLOTS,
    STORE,
)
from cadency.games.dynasties.state import Dynasties
from cadency.games.dynasties.why_people import cannot_call, no_figure, reach_of
from cadency.kernel.engine import Refusal

Told = tuple[str, str]  # reason and clause


def _cubes(s: Dynasties, place: int) -> Counter[int]:
    return Counter(dict(enumerate(s.cubes[place : place + 5])))


def lots(s: Dynasties, place: int, size: int, clause: str) -> list[Refusal]:
    there = _cubes(s, place)
    size = min(size, there.total())
    words = [word for lot, word in share.TAKE.items() if len(lot) == size]
    return [Refusal(word, "" if Counter(word.items) <= there else "not-there", clause) for word in words]


def dividing(s: Dynasties, ship: int) -> list[Refusal]:
    there = _cubes(s, SHIP + 5 * ship)
    found = []
    for lot, word in share.DIVIDE.items():
        left = tuple(sorted((there - Counter(lot)).elements()))
        reason = ""
        if not Counter(lot) <= there:
            reason = "not-there"
        elif len(lot) > len(left):
            reason = "smaller-lot-is-named"
        elif len(lot) == len(left) and lot > left:
            reason = "same-division"
        found.append(Refusal(word, reason, "D-4.3"))
    return found


def payment(s: Dynasties, seat: int, colour: int, price: int, most: int) -> list[Refusal]:
    held = _cubes(s, STORE + 5 * seat)
    found = []
    for pairs in range(price + 1):
        word = c.PAY[colour, price - pairs, pairs]
        reason = "needed-later" if pairs > most else ""
        if word.real > held[colour]:
            reason = "cubes-short"
        elif 2 * pairs > held[PINK]:
            reason = "pink-short"
        found.append(Refusal(word, reason, "D-3.5"))
    return found


# --- a turn


def turn(s: Dynasties, seat: int) -> list[Refusal]:
    found = []
    for card in range(len(CARDS)):
        held = card in s.hands[seat]
        for word in c.PLAY[card]:
            reason, clause = _cannot_play(s, seat, word) if held else ("not-held", "D-3.2")
            found.append(Refusal(word, reason, clause))
        found.append(Refusal(c.DISCARD[card], "" if held else "not-held", "D-3.3"))
    for space in c.PASS:
        found.append(Refusal(space, *_cannot_pass(s, seat, space.space)))
    return [*found, *[Refusal(use, *_cannot_use(s, seat, use.use)) for use in c.USE]]


def _cannot_play(s: Dynasties, seat: int, word: c.Play) -> Told:
    row, action = s.content.rows["card"][word.card], ACTIONS[word.action]
    if action == "special":
        return _cannot_special(s, seat, word.card)
    if action not in row["actions"]:
        return "not-on-card", "D-3.2"
    if action == "character":
        able = any(not cannot_call(s, seat, character, 0)[0] for character in range(len(CHARACTERS)))
        return ("" if able else "no-character"), "D-7.1"
    if no_figure(s, seat):
        return "no-figure", "D-3.8"
    if action != "trade" and not _reachable(s, seat, SLOTS.index(action)):
        return "no-city", "D-5.2"
    return "", "D-3.2"


def _reachable(s: Dynasties, seat: int, slot: int) -> bool:
    return any(not reach_of(s, seat, city, slot)[0] for city in range(len(CITIES)))


def _cannot_special(s: Dynasties, seat: int, card: int) -> Told:
    row = s.content.rows["card"][card]
    held = _cubes(s, STORE + 5 * seat)
    if row["special"] == "none":
        return "no-special", "D-3.4"
    if held[COLOURS.index("yellow")] + held[PINK] // 2 < row["price"]:
        return "cubes-short", "D-8.1"
    if row["special"] == "character":
        able = any(not cannot_call(s, seat, character, 1, row["price"])[0] for character in range(len(CHARACTERS)))
        return ("" if able else "no-character"), "D-8.4"
    if row["special"] != "pass" and no_figure(s, seat):
        return "no-figure", "D-3.8"
    if row["special"] == "city":
        owners = [s.owner(card, slot) for slot in (0, 1)]
        return ("no-room" if seat in owners or -2 not in owners else ""), "D-8.2"
    return "", "D-8.3"


def _cannot_pass(s: Dynasties, seat: int, space: int) -> Told:
    if space < len(s.track):
        if s.track[space] >= 0:
            return "space-taken", "D-10.2"
        if s.cubes[STORE + 5 * seat + PINK] < s.content.rows["track"][0]["prices"][space]:
            return "pink-short", "D-10.2"
    return "", "D-10.1"


def _cannot_use(s: Dynasties, seat: int, use: int) -> Told:
    book = BOOKS.index(("cards", "cards", "ships", "rose")[use])
    if book not in s.books[seat]:
        return "no-book", "D-9.1"
    if use == 0 and not sum(s.cards):
        return "nothing-to-draw", "D-9.1"
    if use == 1 and not sum(s.scorings[N_GREEN:N_SCORINGS]):
        return "nothing-to-draw", "D-9.1"
    if use >= 2 and no_figure(s, seat):
        return "no-figure", "D-3.8"
    if use == 3 and not (_reachable(s, seat, 0) or _reachable(s, seat, 1)):
        return "no-city", "D-5.2"
    return "", "D-9.1"


def sheds(s: Dynasties, seat: int, count: int, lowest: int) -> list[Refusal]:
    hand = s.hands[seat]
    found = []
    for word in c.SHED:
        reason = ""
        if word.card not in hand:
            reason = "not-held"
        elif word.card < lowest:
            reason = "named-in-order"
        elif sum(card >= word.card for card in hand) < count:
            reason = "too-few-after"
        found.append(Refusal(word, reason, "D-R5"))
    return found


# --- cities


def deploying(s: Dynasties, seat: int, slots: int) -> list[Refusal]:
    found = []
    for city in range(len(CITIES)):
        for word in c.SEND[city]:
            reason, clause = reach_of(s, seat, city, word.slot)
            if not slots >> word.slot & 1:
                reason, clause = "other-slot", "D-5.1"
            found.append(Refusal(word, reason, clause))
    return found


def posting(s: Dynasties, city: int) -> list[Refusal]:
    return [Refusal(word, "" if s.owner(city, word.slot) == -2 else "slot-taken", "D-8.2") for word in c.SEND[city]]


def crossing(s: Dynasties, seat: int) -> list[Refusal]:
    less = s.content.rows["character"][CHARACTERS.index("columbus")]["gives"]["less"]
    found = []
    for city in range(len(CITIES)):
        for word in c.SEND[city]:
            reason, clause = reach_of(s, seat, city, word.slot, less)
            if not reason and s.owner(city, 1 - word.slot) < 0:
                reason, clause = "nobody-opposite", "D-7.4"
            found.append(Refusal(word, reason, clause))
    return found


def manning(s: Dynasties, seat: int, tile: int) -> list[Refusal]:
    return [Refusal(word, *reach_of(s, seat, FREE + tile, word.slot)) for word in c.SEND[FREE + tile]]


def parting(roll: int) -> list[Refusal]:
    return [Refusal(word, "" if word.face in share.ROLL[roll].items else "not-rolled", "D-6.2") for word in share.APART]


def matching(s: Dynasties, seat: int) -> list[Refusal]:
    found = []
    for word in c.MATCH:
        owners = [s.owner(word.city, slot) for slot in (0, 1)]
        reason = "" if seat in owners and -2 in owners else "no-single"
        found.append(Refusal(word, reason, "D-6.7"))
    return found


# --- characters, bonus actions, scoring


def calling(s: Dynasties, seat: int, row: int) -> list[Refusal]:
    price = s.content.rows["card"][s.played]["price"] if row else 0
    return [Refusal(word, *cannot_call(s, seat, word.character, row, price)) for word in c.CALL]


def shielding(s: Dynasties) -> list[Refusal]:
    most = s.content.rows["supply"][0]["shields"]
    return [Refusal(w, "no-shield" if sum(s.shields[w.region :: 4]) >= most else "", "D-R21") for w in c.SHIELD]


def bonus(s: Dynasties, seat: int) -> list[Refusal]:
    bag = sum(s.cubes[:5])
    empty = {
        "card": not sum(s.cards),
        "scoring": not sum(s.scorings[N_GREEN:N_SCORINGS]),
        "goods": not bag,
        "shield": not bag and all(refusal.reason for refusal in shielding(s)),
        "revalue": all(refusal.reason for refusal in revaluing(s)),
        "found": all(refusal.reason for refusal in founding(s, seat)),
    }
    found = []
    for word in c.CLAIM:
        name = str(word.wire()[1])
        reason, clause = ("does-nothing", "D-R1") if empty.get(name) else ("", "D-11.4")
        if s.claimed >> word.bonus & 1:
            reason, clause = "bonus-taken", "D-11.5"
        found.append(Refusal(word, reason, clause))
    return found


def revaluing(s: Dynasties) -> list[Refusal]:
    return [Refusal(w, "already-revalued" if s.revalued >> w.region & 1 else "", "D-11.7") for w in c.REVALUE]


def founding(s: Dynasties, seat: int) -> list[Refusal]:
    found = []
    for row in c.FOUND:
        for word in row:
            city = FREE + word.tile
            reasons = [reach_of(s, seat, city, slot, founding=True) for slot in (0, 1)]
            reason, clause = next((told for told in reasons if not told[0]), reasons[0])
            if s.founded[word.tile] >= 0:
                reason, clause = "already-founded", "D-11.6"
            found.append(Refusal(word, reason, clause))
    return found


def scoring(s: Dynasties, seat: int, lowest: int) -> list[Refusal]:
    held, most = s.agendas[seat], s.content.rows["limit"][0]["held"]
    found = []
    for word in c.REVEAL:
        reason, clause = "", "D-12.3"
        if word.scoring not in held:
            reason = "not-held"
        elif word.scoring < lowest:
            reason, clause = "named-in-order", "D-R19"
        elif sum(card < word.scoring for card in held) > most:
            reason, clause = "too-many-kept", "D-12.4"
        found.append(Refusal(word, reason, clause))
    return [*found, Refusal(c.SKIP, "too-many-kept" if len(held) > most else "", "D-12.4")]
