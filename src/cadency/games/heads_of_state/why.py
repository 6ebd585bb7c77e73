"""Why a choice is not offered: every candidate one might think of, with the rule that forbids it now.

This is the slow, plain second telling of what the frames enumerate quickly; a law compares the two at every decision.
An empty reason means that the choice is offered.
"""

from __future__ import annotations

from itertools import product

from cadency.games.heads_of_state import choices as c
from cadency.games.heads_of_state.names import (
    ASSASSIN,
    ATTRIBUTES,
    COUNTRIES,
    COURTESAN,
    DECK,
    N_ATTRIBUTES,
    N_TREASONS,
    NOBLES,
    ROW,
    T_ROW,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import Refusal

Slots = list[tuple[int, int]]  # (sector, rank)


def _slots(s: HeadsOfState, mask: int = -1) -> Slots:
    """The slots of the map, or those of a mask, as sector and rank."""
    rows = s.content.rows["sector"]
    return [
        (sector, NOBLES.index(noble))
        for sector, row in enumerate(rows)
        for place, noble in enumerate(row["slots"])
        if mask >> (2 * sector + place) & 1
    ]


def _owner(s: HeadsOfState, sector: int, rank: int) -> int:
    return s.owner(s.content.slot(sector, rank))


def _row(s: HeadsOfState) -> list[Refusal]:
    found = [Refusal(word, "" if s.cards[ROW + word.attribute] else "not-in-row", "H-4.1") for word in c.TAKE]
    return [*found, Refusal(c.DRAW, "", "H-4.1")]


def drawing(s: HeadsOfState) -> list[Refusal]:
    return _row(s)


def turn(s: HeadsOfState) -> list[Refusal]:
    few = sum(s.cards[DECK : DECK + N_ATTRIBUTES]) < s.content.rows["layout"][0]["row"]
    found = [*_row(s), Refusal(c.SWEEP, "deck-too-small" if few else "", "H-4.3")]
    for word in c.SEIZE:
        found.append(Refusal(word, "" if s.plots[T_ROW + word.treason] else "not-in-row", "H-4.4"))
    return [*found, Refusal(c.PLOT, "", "H-4.4")]


def _wants(s: HeadsOfState, word: c.Raise) -> list[int]:
    """The cards that a set takes, kind by kind."""
    names = s.content.rows["set"][word.noble]["cards"]
    return [COURTESAN if ATTRIBUTES.index(name) == word.instead else ATTRIBUTES.index(name) for name in names]


def _cannot_pay(s: HeadsOfState, seat: int, word: c.Raise) -> tuple[str, str]:
    hand = s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES]
    if word.instead != c.NONE and not s.content.rows["rank"][word.noble]["courtesan"]:
        return "no-courtesan-here", "H-5.4"
    if not s.counters[seat * 7 + word.noble]:
        return "no-counter", "H-5.6"
    if word.instead != c.NONE and not hand[COURTESAN]:
        return "no-courtesan", "H-5.3"
    short = any(not hand[kind] for kind in _wants(s, word))
    return ("cards-short" if short else ""), "H-5.2"


def _raises(s: HeadsOfState) -> list[c.Raise]:
    """Every set with each of its cards replaced, and plain."""
    return [
        word
        for row in c.RAISE
        for word in row
        if word.instead == c.NONE or ATTRIBUTES[word.instead] in s.content.rows["set"][word.noble]["cards"]
    ]


def court(s: HeadsOfState, seat: int) -> list[Refusal]:
    empty = {rank for sector, rank in _slots(s) if _owner(s, sector, rank) < 0}
    found = []
    for word in _raises(s):
        reason, clause = _cannot_pay(s, seat, word)
        if word.noble not in empty:
            reason, clause = "no-empty-slot", "H-5.1"
        found.append(Refusal(word, reason, clause))
    return found


def estate(s: HeadsOfState, noble: int, open_slots: int) -> list[Refusal]:
    allowed = _slots(s, open_slots)
    found = []
    for sector, rank in _slots(s):
        reason, clause = "", "H-5.5"
        if rank != noble:
            continue
        if _owner(s, sector, rank) >= 0:
            reason = "slot-taken"
        elif (sector, rank) not in allowed:
            reason, clause = "not-emptied-now", "H-7.2"
        found.append(Refusal(c.SETTLE[sector][rank], reason, clause))
    return found


def _meets(s: HeadsOfState, seat: int, ranks: list[int], spent: c.Raise | None = None) -> bool:
    """Could all but one of these be replaced, by trying every way to lay down the sets?"""
    hand = s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES]
    counters = s.counters[seat * 7 : seat * 7 + 7]
    if spent is not None:
        counters[spent.noble] -= 1
        for kind in _wants(s, spent):
            hand[kind] -= 1
    ways = [[w for w in _raises(s) if w.noble == rank and (w.instead == c.NONE or _helped(s, rank))] for rank in ranks]
    for spared in range(len(ranks)):
        rest = ranks[:spared] + ranks[spared + 1 :]
        if all(rest.count(rank) <= counters[rank] for rank in rest):
            for words in product(*ways[:spared], *ways[spared + 1 :]):
                cards = [kind for word in words for kind in _wants(s, word)]
                if all(cards.count(kind) <= hand[kind] for kind in cards):
                    return True
    return False


def _helped(s: HeadsOfState, rank: int) -> bool:
    return bool(s.content.rows["rank"][rank]["courtesan"])


def cabal(s: HeadsOfState, seat: int, named: int, emptied: int) -> list[Refusal]:
    held = s.treason[seat * N_TREASONS : (seat + 1) * N_TREASONS]
    found = []
    for word in c.PLAY:
        reason, clause = "", "H-6.1"
        if any(word.cards.count(card) > held[card] for card in word.cards):
            reason = "not-held"
        else:
            verdicts = {verdict.reason for verdict in strike(s, seat, word.number, named, emptied)}
            if "" not in verdicts:
                owed = "cannot-replace" in verdicts
                reason, clause = ("cannot-replace", "H-7.4") if owed else ("no-target", "H-6.2")
        found.append(Refusal(word, reason, clause))
    ranks = [rank for _, rank in _slots(s, emptied)]
    for raising in _raises(s) if emptied else ():
        reason, clause = _cannot_pay(s, seat, raising)
        if raising.noble not in ranks:
            reason, clause = "not-emptied-now", "H-7.2"
        elif not reason and len(ranks) > 2:
            rest = ranks.copy()
            rest.remove(raising.noble)
            if not _meets(s, seat, rest, raising):
                reason, clause = "cannot-replace", "H-7.4"
        found.append(Refusal(raising, reason, clause))
    return [*found, Refusal(c.SKIP, "must-replace" if len(ranks) > 1 else "", "H-7.3")]


def strike(s: HeadsOfState, seat: int, play: int, named: int, emptied: int) -> list[Refusal]:
    cards = c.PLAY[play].cards
    killed = [rank for _, rank in _slots(s, emptied)]
    before = _slots(s, named)
    found = []
    for sector, rank in _slots(s):
        row = s.content.rows["sector"][sector]
        owner = _owner(s, sector, rank)
        covered = all(card == ASSASSIN or COUNTRIES.index(row["country"]) in c.COVERS[card] for card in cards)
        reason, clause = "", "H-6.2"
        if owner < 0:
            reason = "slot-empty"
        elif owner == seat:
            reason = "own-noble"
        elif (sector, rank) in before:
            reason = "already-named"
        elif not covered:
            reason, clause = "other-country", "H-6.5"
        elif len(cards) != 1 + row["capital"]:
            reason, clause = ("capital-takes-two", "H-6.6") if row["capital"] else ("one-is-enough", "H-R36")
        elif killed and not _meets(s, seat, [*killed, rank]):
            reason, clause = "cannot-replace", "H-7.4"
        found.append(Refusal(c.TARGET[sector][rank], reason, clause))
    return found


def _in_order(cards: list[int], count: int, lowest: int, kind: int) -> str:
    if not cards[kind]:
        return "not-held"
    if kind < lowest:
        return "named-in-order"
    return "" if sum(cards[kind:]) >= count else "too-few-after"


def discards(s: HeadsOfState, seat: int, count: int, lowest: int) -> list[Refusal]:
    hand = s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES]
    return [Refusal(word, _in_order(hand, count, lowest, word.attribute), "H-R41") for word in c.DISCARD]


def drops(s: HeadsOfState, seat: int, count: int, lowest: int) -> list[Refusal]:
    held = s.treason[seat * N_TREASONS : (seat + 1) * N_TREASONS]
    return [Refusal(word, _in_order(held, count, lowest, word.treason), "H-R41") for word in c.DROP]
