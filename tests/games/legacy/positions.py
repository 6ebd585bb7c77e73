"""Positions of Legacy: a table laid out, pieces set by hand, answers given in words.

Whatever is set or played, the pieces stay complete: ``check`` counts them after every step.
"""

from __future__ import annotations

from typing import Any

from cadency.games.legacy import RULES
from cadency.games.legacy.frames.rounds import ROUND_END
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.names import BURIED, CHILDREN, CRADLE, FRIENDS, MENTORS, MISSIONS
from cadency.games.legacy.people import BROOD_AT, PROMISED, newborn, with_mate
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy, put
from cadency.kernel.engine import NATURE, Decision, apply, pending, settle
from cadency.kernel.nature import Dealt, allows, forced
from cadency.kernel.words import Choice, spell
from tests.games.legacy.counting import conserved
from tests.laws.laws import check_question


def check(s: Legacy) -> None:
    fresh = RULES.start(RULES.setup(s.seats, options(s)))
    assert conserved(s) == conserved(fresh)


def options(s: Legacy) -> dict[str, str]:
    return RULES.view(s, None).options


# --- starting


def opening(seats: int = 2, edition: str = "fr", variant: str = "standard") -> Legacy:
    s = RULES.start(RULES.setup(seats, {"edition": edition, "variant": variant}))
    s.events = []
    return s


def table(
    seats: int = 2, edition: str = "fr", variant: str = "standard", side: str = "patriarch", gold: int = 10
) -> Legacy:
    """A first round, seat 0 to move: no hands, this much gold, no income, no extra pawns; five friends lie open."""
    s = opening(seats, edition, variant)
    while (d := question(s)).kind != "turn.act":
        wanted = ("side", side) if d.kind == "opening.side" else ("skip",)
        apply(s, lowest(d) if d.seat == NATURE else pick(d, *wanted))
    for seat in range(seats):
        hold(s, seat, "")
        s.gold[seat], s.income[seat] = gold, 0
    s.extras = [0] * len(s.extras)
    s.supply = (s.content.colour,) * 5
    recount(s)
    row(s, "adele baptiste diego dmitri lorenzo")
    return s


def pick(d: Decision, *wire: Any) -> Choice:
    """The option with this wire, or the first."""
    return next((option for option in d.options if option.wire() == wire), d.options[0])


def lowest(d: Decision) -> Choice:
    """Nature's first thought."""
    if d.deal is None:
        return d.options[0]
    items = [item for item, n in enumerate(d.deal.counts) for _ in range(n)]
    return Dealt(tuple(items[: d.deal.k]))


# --- setting pieces


def friends(names: str) -> list[int]:
    return [FRIENDS.index(name) for name in names.split()]


def _fetch(s: Legacy, friend: int) -> int:
    """Take a friend from wherever it is, families aside."""
    bit = 1 << friend
    s.deck, s.row, s.discards = s.deck & ~bit, s.row & ~bit, s.discards & ~bit
    s.hand = [hand & ~bit for hand in s.hand]
    s.known = [known & ~bit for known in s.known]
    return bit


def row(s: Legacy, names: str) -> None:
    s.deck |= s.row
    s.row = 0
    for friend in friends(names):
        bit = _fetch(s, friend)
        s.row |= bit
    check(s)


def deck(s: Legacy, names: str) -> None:
    """The deck holds exactly these; what was there is discarded."""
    s.discards |= s.deck
    s.deck = 0
    for friend in friends(names):
        bit = _fetch(s, friend)
        s.deck |= bit
    check(s)


def hold(s: Legacy, seat: int, names: str) -> None:
    """The hand of a seat; nobody else knows any of it."""
    s.ages = ()
    s.deck |= s.hand[seat]
    s.hand[seat] = s.known[seat] = 0
    for friend in friends(names):
        bit = _fetch(s, friend)
        s.hand[seat] |= bit
    check(s)


def add(
    s: Legacy, seat: int, child: str, generation: int, mate: str = "", parent: int = 0, promised: bool = False
) -> int:
    """Somebody more in a family, with a spouse if one is named; the number."""
    kind = CHILDREN.index(child)
    s.children[CRADLE + kind] -= 1
    person = newborn(kind, generation - 1, parent)
    if mate:
        _fetch(s, FRIENDS.index(mate))
        person = with_mate(person, FRIENDS.index(mate)) | PROMISED * promised
    elder = s.family[seat][parent]
    s.person(seat, parent, elder + (1 << BROOD_AT))
    s.family[seat] = (*s.family[seat], person)
    recount(s)
    check(s)
    return len(s.family[seat]) - 1


def marry(s: Legacy, seat: int, member: int, mate: str) -> None:
    """A spouse whose wedding is long over."""
    _fetch(s, FRIENDS.index(mate))
    s.person(seat, member, with_mate(s.family[seat][member], FRIENDS.index(mate)))
    recount(s)
    check(s)


def age(s: Legacy, generation: int) -> None:
    """It is another generation, and nobody has been born since."""
    s.generation = generation - 1
    recount(s)


def recount(s: Legacy) -> None:
    """The books again, after somebody was set by hand."""
    for seat in range(s.seats):
        KIN[s.variant].recount(s, seat)


def cradle(s: Legacy, names: str) -> None:
    """The child deck holds exactly these cards; the others are discarded."""
    for kind in range(len(CHILDREN)):
        s.children[BURIED + kind] += s.children[CRADLE + kind]
        s.children[CRADLE + kind] = 0
    for name in names.split():
        kind = CHILDREN.index(name)
        s.children[BURIED + kind] -= 1
        s.children[CRADLE + kind] += 1
    assert min(s.children) >= 0
    check(s)


def task(s: Legacy, seat: int, name: str) -> None:
    """An open mission before a seat."""
    bit = 1 << MISSIONS.index(name)
    s.missions &= ~bit
    s.mission_discards &= ~bit
    s.tasks = put(s.tasks, seat, s.tasks[seat] | bit)
    check(s)


def mentor(s: Legacy, seat: int, name: str) -> None:
    others = list(s.mentors)
    number = MENTORS.index(name)
    if number in others:
        others[others.index(number)] = others[seat]
    others[seat] = number
    s.mentors = tuple(others)


# --- playing


def question(s: Legacy) -> Decision:
    """What is asked; whatever is not offered has its reason."""
    d = pending(s)
    assert d is not None, "the game is over"
    check_question(RULES, s, d)
    return d


def play(s: Legacy, *answers: str) -> None:
    """Answer in words. The row is filled, and whatever has only one answer given, on the way."""
    for answer in answers:
        while True:
            d = question(s)
            choice = _choice(d, answer)
            if choice is not None and allows(d, choice):
                break
            only = forced(d)
            if d.kind == "row.fill":
                only = lowest(d)
            assert only is not None, f"{answer!r} is no answer to {d.kind}: {[spell(o.wire()) for o in d.options]}"
            apply(s, only)
        apply(s, choice)
        check(s)
    rest(s)


def rest(s: Legacy) -> None:
    """Fill the row if that is what is to be done."""
    while (d := pending(s)) is not None and d.kind == "row.fill":
        apply(s, lowest(d))


def _choice(d: Decision, answer: str) -> Choice | None:
    first, *others = answer.split()
    if first == "deal":
        if d.deal is None:
            return None
        names = {75: FRIENDS, 15: MISSIONS}.get(len(d.deal.counts), ())
        items = [names.index(name) if name in names else int(name) for name in others]
        return Dealt(tuple(items if d.deal.ordered else sorted(items)))
    parts: list[Any] = [int(part) if part.isdecimal() else part for part in others]
    return RULES.choice((first, *parts))


def offered(s: Legacy) -> set[str]:
    rest(s)
    return {spell(option.wire()) for option in question(s).options}


def asked(s: Legacy) -> tuple[int, str]:
    rest(s)
    d = question(s)
    return d.seat, d.kind


def names(pile: int) -> set[str]:
    return {FRIENDS[n] for n in bits(pile)}


def honour(s: Legacy, seat: int) -> int:
    return sum(s.honour[seat * 4 : seat * 4 + 4])


def mate(s: Legacy, seat: int, member: int) -> str | None:
    return RULES.view(s, seat).houses[seat].family[member].mate


def told(s: Legacy) -> list[str]:
    """The names of what happened since somebody last asked."""
    found = [str(wire[0]) for _, wire in s.events or ()]
    s.events = []
    return found


def pass_round(s: Legacy) -> None:
    """Everybody asks for two gold and passes until the round is over."""
    round_ = s.round
    while pending(s) is not None and s.round == round_:
        d = question(s)
        if d.seat == NATURE:
            apply(s, lowest(d))
        elif d.kind == "turn.act":
            offers = {option.wire(): option for option in d.options}
            apply(s, offers.get(("live", "money")) or offers[("skip",)])
        else:
            apply(s, d.options[0])
        check(s)


def end_generation(s: Legacy) -> None:
    """The last round of this generation is over."""
    s.round = s.content.last_rounds[s.generation] - 1
    s.pawns = [0] * s.seats
    s.stack = [ROUND_END]
    settle(s)


def pass_generation(s: Legacy) -> None:
    """Rounds go by until the next generation, or the end."""
    generation = s.generation
    while pending(s) is not None and s.generation == generation:
        pass_round(s)
