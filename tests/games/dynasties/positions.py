"""Positions of Dynasties: a table laid out, pieces set by hand, answers given in words.

Whatever is set or played, cubes, cards and books stay complete: ``check`` counts them after every step.
"""

from cadency.games.dynasties import RULES
from cadency.games.dynasties.frames.evening import ROUND_END
from cadency.games.dynasties.frames.turn import TURN
from cadency.games.dynasties.names import (
    BAG,
    BOOKS,
    CARDS,
    CHARACTERS,
    CITIES,
    COLOURS,
    DECK,
    DISCARDS,
    N_BOOKS,
    N_CARDS,
    N_SCORINGS,
    PILE,
    REGIONS,
    SCORINGS,
    SHIP,
    SLOTS,
    STORE,
    WORTHS,
)
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Decision, apply, pending
from cadency.kernel.nature import Dealt, allows, forced
from cadency.kernel.words import Choice, Wire, spell
from tests.games.dynasties.counting import conserved

NAMES = {
    "bag.draw": COLOURS,
    "ship.load": COLOURS,
    "deck.draw": CARDS,
    "scoring.draw": SCORINGS,
    "book.draw": BOOKS,
    "character.cast": CHARACTERS,
    "opening.values": WORTHS,
}
BLUE = "leonardo drake machiavelli gutenberg catherine fugger"  # on the blue spaces of a table, from the left


def check(s: Dynasties) -> None:
    cubes, cards, scorings, books, _, figures = conserved(s)
    content = s.content
    assert (tuple(cubes), tuple(cards), tuple(scorings)) == (content.cubes, content.cards, content.scoring_counts)
    assert tuple(books) == content.tiles
    assert max(figures) <= content.figures


# --- starting


def opening(seats: int = 3, first: int = 0) -> Dynasties:
    """A game in which the first seat begins, with whatever nature gives first."""
    s = RULES.start(RULES.setup(seats))
    s.events = []
    play(s, f"begin {first}")
    return s


def table(seats: int = 3, seat: int = 0, turn: int = 1) -> Dynasties:
    """It is this seat's turn in this round. Nobody holds any cards; each seat has a cube of each colour; each ship has
    one, too; the tiles of the regions are in order."""
    s = opening(seats)
    s.stack = [ROUND_END, TURN[seat]]
    s.round = turn - 1
    for other in range(seats):
        hold(s, other, "")
        agenda(s, other, "")
    for ship in range(3):
        cargo(s, ship + 1, "black white yellow blue pink")
    s.cast = tuple(range(8))
    s.worths = (0, 1, 2, 3)
    s.events = []
    return s


# --- setting pieces


def hold(s: Dynasties, seat: int, cards: str) -> None:
    """The action cards of a seat."""
    for card in s.hands[seat]:
        s.cards[DECK + card] += 1
    s.hands[seat] = tuple(sorted(CARDS.index(name) for name in cards.split()))
    for card in s.hands[seat]:
        s.cards[(DECK if s.cards[DECK + card] else DISCARDS) + card] -= 1
    check(s)


def agenda(s: Dynasties, seat: int, cards: str) -> None:
    """The scoring cards of a seat."""
    for card in s.agendas[seat]:
        s.scorings[PILE + card] += 1
    s.agendas[seat] = tuple(sorted(SCORINGS.index(name) for name in cards.split()))
    for card in s.agendas[seat]:
        s.scorings[PILE + card] -= 1
    check(s)


def shelf(s: Dynasties, seat: int, books: str) -> None:
    """The books of a seat."""
    s.books[seat] = tuple(sorted(BOOKS.index(name) for name in books.split()))
    for book in s.books[seat]:
        s.tiles = tuple([n - (at == book) for at, n in enumerate(s.tiles)])
    check(s)


def goods(s: Dynasties, seat: int, cubes: str) -> None:
    """The cubes of a seat: "2 black pink"."""
    _fill(s, STORE + 5 * seat, cubes)


def cargo(s: Dynasties, ship: int, cubes: str) -> None:
    _fill(s, SHIP + 5 * (ship - 1), cubes)


def empty_bag(s: Dynasties, but: str = "") -> None:
    """All cubes of the bag, but these, lie with the last seat."""
    _fill(s, STORE + 5 * (s.seats - 1), "")
    for colour, n in enumerate(_counts(but)):
        s.cubes[STORE + 5 * (s.seats - 1) + colour] += s.cubes[BAG + colour] - n
        s.cubes[BAG + colour] = n
    check(s)


def _fill(s: Dynasties, at: int, cubes: str) -> None:
    for colour, n in enumerate(_counts(cubes)):
        s.cubes[BAG + colour] += s.cubes[at + colour] - n
        s.cubes[at + colour] = n
    check(s)


def _counts(cubes: str) -> list[int]:
    found, n = [0] * 5, 1
    for word in cubes.split():
        if word.isdecimal():
            n = int(word)
        else:
            found[COLOURS.index(word)] += n
            n = 1
    return found


def put(s: Dynasties, seat: int, slot: str, *cities: str) -> None:
    """Figures of a seat (-1: neutral ones) on slots, or children on stars."""
    kind = (*SLOTS, "child").index(slot)
    for city in cities:
        s.folk[3 * (seat if seat >= 0 else s.seats) + kind] |= 1 << CITIES.index(city)
        if seat >= 0:
            s.figures[seat] -= 1


def wed(s: Dynasties, prince: int, princess: int, *cities: str) -> None:
    """Married couples."""
    put(s, prince, "prince", *cities)
    put(s, princess, "princess", *cities)


def cast(s: Dynasties, *characters: str) -> None:
    """The characters on the first spaces; the others follow."""
    first = [CHARACTERS.index(name) for name in characters]
    s.cast = tuple(first + [one for one in range(8) if one not in first])


def shields(s: Dynasties, seat: int, region: str, count: int = 1) -> None:
    s.shields[4 * seat + REGIONS.index(region)] += count


def passed(s: Dynasties, *seats: int) -> None:
    """These seats stand on the large space, in this order."""
    for seat in seats:
        s.queue = (*s.queue, seat)
        s.figures[seat] -= 1


# --- playing


def play(s: Dynasties, *answers: str, stop: bool = False) -> None:
    """Give answers in words: "0: play london prince", "deal black white" or "roll child ship ship" for nature. What has
    one answer, and what nature is not told, is answered on the way, and after the last answer unless told to stop."""
    for answer in answers:
        seat, _, words = answer.rpartition(": ")
        while True:
            d = question(s)
            choice = _choice(d, words)
            if choice is not None and allows(d, choice):
                break
            _by_itself(s, d, answer)
        assert seat in ("", str(d.seat)), f"{answer!r}: seat {d.seat} is asked"
        _check_refusals(s, d)
        apply(s, choice)
        check(s)
    while not stop and (d0 := pending(s)) is not None and d0.kind != "turn.act":
        if d0.seat != NATURE and forced(d0) is None:
            return
        _by_itself(s, d0, "")


def _choice(d: Decision, words: str) -> Choice | None:
    tag, *parts = words.split()
    if tag != "deal":
        wire = (tag, *[int(part) if part.isdecimal() and tag != "pass" else part for part in parts])
        return RULES.choice(wire)
    names = NAMES.get(d.kind, ())
    if d.deal is None or not set(parts) <= set(names):
        return None
    items = [names.index(part) for part in parts]
    return Dealt(tuple(items if d.deal.ordered else sorted(items)))


def _by_itself(s: Dynasties, d: Decision, answer: str) -> None:
    only = forced(d)
    if only is None:
        assert d.seat == NATURE, f"{answer!r} is not offered to seat {d.seat} ({d.kind}): {_spelled(d)}"
        only = evenly(d)
    apply(s, only)
    check(s)


def evenly(d: Decision) -> Choice:
    """Nature gives what there is most of."""
    if d.deal is None:
        return d.options[0]
    left, items = list(d.deal.counts), []
    for _ in range(d.deal.k):
        items.append(left.index(max(left)))
        left[items[-1]] -= 1
    return Dealt(tuple(items if d.deal.ordered else sorted(items)))


# --- looking


def question(s: Dynasties) -> Decision:
    d = pending(s)
    assert d is not None, "the game is over"
    return d


def asked(s: Dynasties) -> tuple[int, str]:
    d = question(s)
    return d.seat, d.kind


def options(s: Dynasties, begin: str = "") -> list[str]:
    d = question(s)
    _check_refusals(s, d)
    return [words for words in _spelled(d) if words.startswith(begin)]


def reason(s: Dynasties, words: str) -> str:
    """Why this is not offered; empty if it is."""
    d = question(s)
    _check_refusals(s, d)
    for refusal in d.asker.refusals(s):
        if spell(refusal.choice.wire()) == words:
            return refusal.reason
    raise AssertionError(f"{words!r} is no candidate")


def told(s: Dynasties, name: str) -> list[Wire]:
    """What happened by this name, without the name."""
    return [wire[1:] for _, wire in s.events or () if wire[0] == name]


def store(s: Dynasties, seat: int) -> str:
    return cubes_at(s, STORE + 5 * seat)


def ship(s: Dynasties, number: int) -> str:
    return cubes_at(s, SHIP + 5 * (number - 1))


def cubes_at(s: Dynasties, at: int) -> str:
    return " ".join(name for colour, name in enumerate(COLOURS) for _ in range(s.cubes[at + colour]))


def hand(s: Dynasties, seat: int) -> str:
    return " ".join(CARDS[card] for card in s.hands[seat])


def discards(s: Dynasties) -> str:
    return " ".join(name for card, name in enumerate(CARDS) for _ in range(s.cards[DISCARDS + card]))


def points(s: Dynasties, seat: int) -> dict[str, int]:
    """The lines of a seat's points that are not 0."""
    return {line.key: line.points for line in RULES.standing(s)[seat].reasons if line.points}


def who(s: Dynasties, city: str, slot: str) -> int | None:
    """Whose figure is there; -1 for a neutral one, None for nobody."""
    found = s.owner(CITIES.index(city), SLOTS.index(slot))
    return None if found < -1 else found


def sizes(s: Dynasties) -> tuple[int, int, int]:
    """Cards in the deck, yellow scoring cards in the pile, books that nobody has seen."""
    return sum(s.cards[:N_CARDS]), sum(s.scorings[12:N_SCORINGS]), sum(s.tiles[:N_BOOKS])


def _spelled(d: Decision) -> list[str]:
    return [spell(option.wire()) for option in d.options]


def _check_refusals(s: Dynasties, d: Decision) -> None:
    if d.deal is None:
        assert len(set(d.options)) == len(d.options), "offered twice"
        free = {spell(r.choice.wire()) for r in d.asker.refusals(s) if not r.reason}
        assert free - {"skip"} == set(_spelled(d)) - {"skip"}
