"""Positions of Heads of State: a table laid out, pieces set by hand, answers given in words.

Whatever is set or played, the pieces stay complete: ``check`` counts them after every step.
"""

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.choices import BEGIN
from cadency.games.heads_of_state.frames.turn import TURN
from cadency.games.heads_of_state.names import (
    ATTRIBUTES,
    DECK,
    DISCARDS,
    N_ATTRIBUTES,
    N_TREASONS,
    NOBLES,
    PILE,
    ROW,
    SECTORS,
    T_DECK,
    T_DISCARDS,
    T_FRESH,
    T_ROW,
    TREASONS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import NATURE, Decision, apply, pending
from cadency.kernel.nature import Dealt, allows, forced
from cadency.kernel.words import Choice, Wire, spell
from tests.games.heads_of_state.counting import conserved

ANYTHING = "gold title troops castle education duelling"  # six cards of six kinds


def check(s: HeadsOfState) -> None:
    content = s.content
    whole = list(content.attributes[s.seats]), list(content.treasons), list(content.counters) * s.seats
    assert conserved(s) == whole


# --- starting


def opening(seats: int = 2, first: int = 0) -> HeadsOfState:
    """A game in which the first seat begins its first turn; one of each six kinds lies in the row."""
    s = RULES.start(RULES.setup(seats))
    s.events = []
    while (d := pending(s)) is not None and d.kind != "opening.begin":
        _deal_evenly(s, d)
    apply(s, BEGIN[first])
    row(s, ANYTHING)
    return s


def table(seats: int = 2, seat: int = 0) -> HeadsOfState:
    """A game whose first turns are over without anything happening; it is this seat's turn."""
    s = opening(seats)
    s.stack = [TURN[seat]]
    treason_row(s, "assassin axeman")
    return s


# --- setting pieces


def row(s: HeadsOfState, cards: str) -> None:
    _move(s.cards, ROW, DECK, N_ATTRIBUTES)
    for kind in kinds(cards):
        _fetch(s, kind)
        s.cards[ROW + kind] += 1
    check(s)


def deck(s: HeadsOfState, cards: str) -> None:
    """The deck holds exactly these cards; what was there is discarded."""
    _move(s.cards, DECK, DISCARDS, N_ATTRIBUTES)
    for kind in kinds(cards):
        _fetch(s, kind)
    for kind in kinds(cards):
        s.cards[DECK + kind] += 1
    check(s)


def pile(s: HeadsOfState, cards: str) -> None:
    """Under the disc lie exactly these cards and the revolution."""
    _move(s.cards, PILE, DISCARDS, N_ATTRIBUTES)
    for kind in kinds(cards):
        _fetch(s, kind)
    _move(s.cards, PILE, DISCARDS, N_ATTRIBUTES)  # what was fetched from there was replaced
    for kind in kinds(cards):
        s.cards[PILE + kind] += 1
    check(s)


def hold(s: HeadsOfState, seat: int, cards: str = "", treasons: str = "") -> None:
    """The hand of a seat; nobody else knows any of it."""
    _forget(s)
    at = seat * N_ATTRIBUTES
    for kind in range(N_ATTRIBUTES):
        s.cards[DECK + kind] += s.hand[at + kind]
        s.hand[at + kind] = s.known[at + kind] = 0
    for kind in kinds(cards):
        _fetch(s, kind)
        s.hand[at + kind] += 1
    s.size[seat] = len(kinds(cards))
    at = seat * N_TREASONS
    for kind in range(N_TREASONS):
        s.plots[T_DECK + kind] += s.treason[at + kind]
        s.treason[at + kind] = s.exposed[at + kind] = 0
    for kind in crimes(treasons):
        _fetch_treason(s, kind)
        s.treason[at + kind] += 1
    s.treasons[seat] = len(crimes(treasons))
    check(s)


def treason_row(s: HeadsOfState, cards: str) -> None:
    _forget(s)
    _move(s.plots, T_ROW, T_DECK, N_TREASONS)
    for kind in crimes(cards):
        _fetch_treason(s, kind)
        s.plots[T_ROW + kind] += 1
    check(s)


def treason_deck(s: HeadsOfState, cards: str) -> None:
    """The treason deck holds exactly these cards; what was there is discarded."""
    _forget(s)
    _move(s.plots, T_DECK, T_DISCARDS, N_TREASONS)
    for kind in crimes(cards):
        _fetch_treason(s, kind)
    for kind in crimes(cards):
        s.plots[T_DECK + kind] += 1
    check(s)


def put(s: HeadsOfState, seat: int, *nobles: str) -> None:
    """Living nobles of a seat, such as "scotland duke", with their cards; markers and points aside."""
    for noble in nobles:
        sector, rank = SECTORS.index(noble.split()[0]), NOBLES.index(noble.split()[1])
        s.nobles[seat] |= 1 << s.content.slot(sector, rank)
        s.counters[seat * 7 + rank] -= 1
        s.titles[seat * 7 + rank] += 1
        s.been[seat] |= 1 << sector
        if s.openers[sector] < 0:
            s.openers = (*s.openers[:sector], seat, *s.openers[sector + 1 :])
    check(s)


def die(s: HeadsOfState, seat: int, sector: str, noble: str) -> None:
    """A living noble of a seat lies on the hexagon of its sector from now on."""
    where, rank = SECTORS.index(sector), NOBLES.index(noble)
    s.nobles[seat] &= ~(1 << s.content.slot(where, rank))
    s.dead = tuple(sorted((*s.dead, (seat * 16 + where) * 7 + rank)))
    check(s)


def titles(s: HeadsOfState, seat: int, **cards: int) -> None:
    """The noble cards of a seat; ranks that are not named stay."""
    for name, n in cards.items():
        s.titles[seat * 7 + NOBLES.index(name)] = n


# --- playing


def play(s: HeadsOfState, *answers: str, stop: bool = False) -> None:
    """Answer in words, each of which must be offered: "take gold", or "1: skip" where it matters who is asked.

    Nature's answers are words too: "deal gold", "lift revolution", "cube victim"; where rows are filled and none is
    given, nature deals evenly. Questions with one answer need no word; with ``stop`` those after the last word wait."""
    for answer in answers:
        seat, _, words = answer.rpartition(": ")
        tag, *parts = words.split()
        while True:
            d = question(s)
            choice = _dealt(d, parts) if tag == "deal" else RULES.choice([tag, *parts])
            if choice is not None and allows(d, choice):
                break
            _by_itself(s, d, answer)
        assert seat in ("", str(d.seat)), f"{answer!r}: seat {d.seat} is asked"
        if d.seat != NATURE:
            _check_refusals(s, d)
        apply(s, choice)
        check(s)
    while not stop and (d0 := pending(s)) is not None and (forced(d0) is not None or d0.kind in FILLING):
        _by_itself(s, d0, "")


FILLING = ("row.fill", "row.expose", "disc.conceal")


def _by_itself(s: HeadsOfState, d: Decision, answer: str) -> None:
    only = forced(d)
    if d.kind in FILLING:
        _deal_evenly(s, d)
    else:
        assert only is not None, f"{answer!r} is not offered to seat {d.seat} ({d.kind}): {_spelled(d)}"
        apply(s, only)
    check(s)


def _deal_evenly(s: HeadsOfState, d: Decision) -> None:
    assert d.deal is not None
    left, items = list(d.deal.counts), []
    for _ in range(d.deal.k):
        items.append(left.index(max(left)))
        left[items[-1]] -= 1
    apply(s, Dealt(tuple(sorted(items))))


def _dealt(d: Decision, parts: list[str]) -> Choice | None:
    if d.deal is None:
        return None
    names = TREASONS if len(d.deal.counts) == N_TREASONS else ATTRIBUTES
    return Dealt(tuple(sorted(names.index(part) for part in parts))) if set(parts) <= set(names) else None


# --- looking


def question(s: HeadsOfState) -> Decision:
    d = pending(s)
    assert d is not None, "the game is over"
    return d


def asked(s: HeadsOfState) -> tuple[int, str]:
    d = question(s)
    return d.seat, d.kind


def options(s: HeadsOfState, begin: str = "") -> list[str]:
    return [words for words in _spelled(question(s)) if words.startswith(begin)]


def reason(s: HeadsOfState, words: str) -> str:
    """Why this is not offered; empty if it is."""
    for refusal in question(s).asker.refusals(s):
        if spell(refusal.choice.wire()) == words:
            return refusal.reason
    raise AssertionError(f"{words!r} is no candidate")


def told(s: HeadsOfState, name: str) -> list[Wire]:
    """What happened by this name, without the name."""
    return [wire[1:] for _, wire in s.events or () if wire[0] == name]


def hand(s: HeadsOfState, seat: int) -> str:
    cards = s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES]
    return " ".join(name for name, n in zip(ATTRIBUTES, cards, strict=True) for _ in range(n))


def treasons(s: HeadsOfState, seat: int) -> str:
    cards = s.treason[seat * N_TREASONS : (seat + 1) * N_TREASONS]
    return " ".join(name for name, n in zip(TREASONS, cards, strict=True) for _ in range(n))


def lying(s: HeadsOfState, place: int) -> str:
    """Attribute cards at a place (names.ROW and so on)."""
    return " ".join(name for kind, name in enumerate(ATTRIBUTES) for _ in range(s.cards[place + kind]))


def lay(s: HeadsOfState, shuffle: int = -1) -> str:
    """The cards that are hidden now and lay open at a shuffle, by default the last one."""
    return " ".join(name for name, n in RULES.view(s, None).shuffles[shuffle].lay.items() for _ in range(n))


def older(s: HeadsOfState) -> list[list[int]]:
    """How many hidden cards of each hand are older than each shuffle."""
    return [shuffle.older for shuffle in RULES.view(s, None).shuffles]


def points(s: HeadsOfState, seat: int) -> dict[str, int]:
    """The lines of a seat's points that are not 0."""
    return {line.key: line.points for line in RULES.standing(s)[seat].reasons if line.points}


def kinds(cards: str) -> list[int]:
    return [ATTRIBUTES.index(name) for name in cards.split()]


def crimes(cards: str) -> list[int]:
    return [TREASONS.index(name) for name in cards.split()]


def _spelled(d: Decision) -> list[str]:
    return [spell(option.wire()) for option in d.options]


def _check_refusals(s: HeadsOfState, d: Decision) -> None:
    free = {spell(r.choice.wire()) for r in d.asker.refusals(s) if not r.reason}
    assert free - {"skip"} == set(_spelled(d)) - {"skip"}


def _forget(s: HeadsOfState) -> None:
    """Nobody knows what the treason deck could hold: cards are about to be moved behind everybody's back."""
    s.plots[T_FRESH : T_FRESH + N_TREASONS] = s.content.treasons


def _move(places: list[int], start: int, to: int, kinds_: int) -> None:
    for kind in range(kinds_):
        places[to + kind] += places[start + kind]
        places[start + kind] = 0


def _fetch(s: HeadsOfState, kind: int) -> None:
    """A card from wherever there is one, the deck first; a card from under the disc is replaced."""
    for place in (DECK, DISCARDS, PILE):
        if s.cards[place + kind]:
            s.cards[place + kind] -= 1
            if place == PILE:
                other = next(at for at in (*range(DECK, DECK + 9), *range(DISCARDS, DISCARDS + 9)) if s.cards[at])
                s.cards[other] -= 1
                s.cards[PILE + other % N_ATTRIBUTES] += 1
            return
    raise AssertionError(f"no {ATTRIBUTES[kind]} left")


def _fetch_treason(s: HeadsOfState, kind: int) -> None:
    for place in (T_DECK, T_DISCARDS):
        if s.plots[place + kind]:
            s.plots[place + kind] -= 1
            return
    raise AssertionError(f"no {TREASONS[kind]} left")
