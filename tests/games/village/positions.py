"""Positions of Village: a game started with scripted nature, pieces set by hand, answers given in words.

Whatever is set or played, the pieces stay complete: ``check`` counts them after every step.
"""

from collections.abc import Iterable, Sequence

from cadency.games.village import RULES
from cadency.games.village.frames.turn import TURN
from cadency.games.village.names import (
    CAREERS,
    CITIES,
    COLOURS,
    GENERATIONS,
    GOODS,
    INFLUENCE,
    N_PLACES,
    PLACES,
    SPACES,
)
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import RING
from cadency.kernel.engine import NATURE, Decision, apply, pending
from cadency.kernel.nature import Dealt, allows, forced
from cadency.kernel.rules import Line
from cadency.kernel.words import Choice, Wire, spell
from tests.games.village.counting import check, dead, living, missing

# --- starting


def opening(
    seats: int = 2, *, first: int = 0, customers: Sequence[str] = (), pack: str = "", market_end: str = "first"
) -> Village:
    """A game at its first turn. These customers lie on the stalls and then in the queue; the rest follow in order."""
    s = unopened(seats, pack=pack, market_end=market_end)
    apply(s, RING[first])
    arrive(s, *customers)
    nature(s)
    check(s)
    return s


def village(*cubes: str, seats: int = 2, **things: int) -> Village:
    """Seat 0 is on turn; these cubes and two more on the harvest space lie on the board; it owns this and no coin.

    The customers at the first stalls want a single good each: horse, ox, plow, scroll."""
    s = opening(seats, customers=("c21", "c22", "c23", "c24"))
    lay(s, *cubes, "harvest pink", "harvest pink")
    hold(s, 0, **{"coins": 0, **things})
    return s


def unopened(seats: int = 2, *, pack: str = "", market_end: str = "first") -> Village:
    """A game of which nothing is decided yet, not even who starts."""
    content = RULES.content(pack, "pack") if pack else None
    s = RULES.start(RULES.setup(seats, {"market_end": market_end}, content))
    s.events = []
    return s


# --- setting pieces


def lay(s: Village, *cubes: str) -> None:
    """Exactly these cubes lie on the action spaces, such as "crafts pink"."""
    for at, n in enumerate(s.spaces):
        s.supply[at % 5] += n
    s.spaces = [0] * 35
    for cube in cubes:
        space, colour = cube.split()
        s.spaces[SPACES.index(space) * 5 + COLOURS.index(colour)] += 1
        pile = s.supply if s.supply[COLOURS.index(colour)] else s.bag
        pile[COLOURS.index(colour)] -= 1
    s.left = len(cubes)
    check(s)


def hold(s: Village, seat: int, **things: int) -> None:
    """What a seat has: cubes by colour (from the supply), goods, coins, grain, time, prestige."""
    plain = {"coins": s.coins, "grain": s.grain, "time": s.time, "prestige": s.prestige}
    for name, n in things.items():
        if name in INFLUENCE:
            c = INFLUENCE.index(name)
            s.supply[c] += s.cubes[seat * 4 + c] - n
            s.cubes[seat * 4 + c] = n
        elif name in GOODS:
            s.goods[seat * 5 + GOODS.index(name)] = n
        else:
            plain[name][seat] = n
    check(s)


def members(s: Village, seat: int, **places: Sequence[int]) -> None:
    """Where all living members of a seat are, by generation: ``farm=(1, 1), smithy=(2,)``."""
    for place in range(N_PLACES):
        here = places.pop(PLACES[place], ())
        s.members[seat * N_PLACES + place] = sum(1 << 4 * (g - 1) for g in here)
    assert not places
    _count_births(s)


def bury(s: Village, *of: int, graves: int = 0, **careers: int) -> None:
    """So many more dead of these seats (all, if none is named) lie in the graves and in the chronicle."""
    among = of or range(s.seats)
    figures = iter([seat * 4 + g - 1 for g in GENERATIONS for seat in among for _ in range(missing(s, seat)[g - 1])])
    pages = zip(CAREERS, s.chronicle, strict=True)
    s.chronicle = tuple((*page, *[next(figures) for _ in range(careers.pop(name, 0))]) for name, page in pages)
    assert not careers
    s.graves = (*s.graves, *[next(figures) for _ in range(graves)])
    _count_births(s)


def almost(s: Village) -> dict[str, int]:
    """The places of the chronicle by career: all of them but one, for a farmer."""
    room = dict(zip(CAREERS, s.content.chronicle[s.seats], strict=True))
    return {**room, "farm": room["farm"] - 1}


def serve(s: Village, seat: int, *customers: str) -> None:
    """Customers from the stack that a seat has served already."""
    numbers = [s.content.customers.index(name) for name in customers]
    s.unseen = tuple(n - (i in numbers) for i, n in enumerate(s.unseen))
    s.served = (*s.served[:seat], (*s.served[seat], *numbers), *s.served[seat + 1 :])
    check(s)


def visit(s: Village, seat: int, *cities: str) -> None:
    s.visited[seat] = sum(1 << CITIES.index(city) for city in cities)


def turn(s: Village, seat: int) -> None:
    """It is this seat's turn; whoever has the bell keeps it."""
    s.stack[-1] = TURN[seat]


def _count_births(s: Village) -> None:
    """Born are those alive or buried and everybody older; who is missing among them was lost."""
    births = s.content.births
    for seat in range(s.seats):
        used = [a + d for a, d in zip(living(s, seat), dead(s, seat), strict=True)]
        last = max((g for g in range(4) if used[g]), default=0)
        older = sum(g < last for g in births)
        s.born[seat] = max(births.count(0), older + used[last])
        s.lost[seat] = s.born[seat] - sum(used)
    check(s)


# --- playing


def play(s: Village, *answers: str) -> None:
    """Answer in words, each of which must be offered: "take crafts pink", or "1: skip" where it matters who is asked.

    Questions with one answer need no word, as at a table, but a turn is never taken by itself."""
    for answer in answers:
        seat, _, words = answer.rpartition(": ")
        choice = RULES.choice([int(part) if part.isdigit() else part for part in words.split()])
        d = _question(s)
        while not allows(d, choice):
            only = _only(d)
            assert only is not None, f"{answer!r} is not offered to seat {d.seat}: {_spelled(d)}"
            apply(s, only)
            d = _question(s)
        assert seat in ("", str(d.seat)), f"{answer!r}: seat {d.seat} is asked"
        _check_refusals(s, d)
        apply(s, choice)
        check(s)
    go_on(s)


def go_on(s: Village) -> None:
    """Answer what has one answer, up to the next turn or the next real question."""
    while (d := pending(s)) is not None and (only := _only(d)) is not None:
        apply(s, only)
        check(s)


def nature(s: Village) -> None:
    """Let nature answer until a seat is asked: always the lowest of what it can deal."""
    while (d := pending(s)) is not None and d.seat == NATURE:
        assert d.deal is not None
        items = [item for item, n in enumerate(d.deal.counts) for _ in range(n)]
        apply(s, Dealt(tuple(items[: d.deal.k])))
        check(s)


def arrive(s: Village, *customers: str) -> None:
    """Nature lets these customers come, in this order, and after them the lowest."""
    d = _question(s)
    assert d.kind == "market.arrivals"
    assert d.deal is not None
    named = [s.content.customers.index(name) for name in customers]
    rest = [n for n, count in enumerate(d.deal.counts) if count and n not in named]
    _deal(s, d, [*named, *rest][: d.deal.k])
    go_on(s)


def draw(s: Village, *figures: str) -> None:
    """Nature draws figures at mass: "monk", or a member as seat and generation, "0/2"."""
    d = _question(s)
    assert d.kind == "mass.lots"
    items = [0 if f == "monk" else 1 + int(f[0]) * 4 + int(f[2]) - 1 for f in figures]
    _deal(s, d, sorted(items))
    go_on(s)


def _deal(s: Village, d: Decision, items: Iterable[int]) -> None:
    choice = Dealt(tuple(items))
    assert allows(d, choice)
    apply(s, choice)
    check(s)


def _question(s: Village) -> Decision:
    d = pending(s)
    assert d is not None, "the game is over"
    return d


def _only(d: Decision) -> Choice | None:
    return None if d.kind.startswith("turn.") else forced(d)


def _spelled(d: Decision) -> list[str]:
    return [spell(option.wire()) for option in d.options]


def mass(seats: int = 3, *, first: int = 0) -> Village:
    """The last cube lies on the harvest space and nobody has a coin; ``ring`` ends the round."""
    s = opening(seats, first=first)
    lay(s, "harvest pink")
    for seat in range(seats):
        hold(s, seat, coins=0)
    return s


def ring(s: Village) -> None:
    """The first player takes that cube, leaves the harvest, and the bell rings for mass."""
    play(s, "take harvest pink", *(["skip"] if where(s, s.first).get("farm") else []))


# --- looking


def asked(s: Village) -> tuple[int, str]:
    """Who is asked what; nature is seat -1."""
    go_on(s)
    d = _question(s)
    return d.seat, d.kind


def options(s: Village, tag: str = "") -> list[str]:
    """What is offered, in words; with a tag only those that begin with it."""
    go_on(s)
    return [words for words in _spelled(_question(s)) if words.startswith(tag)]


def refused(s: Village, words: str) -> tuple[str, str]:
    """Why this is not offered: reason and clause."""
    go_on(s)
    assert words not in _spelled(_question(s)), f"{words!r} is offered"
    return reasons(s)[words]


def reasons(s: Village) -> dict[str, tuple[str, str]]:
    """Reason and clause for all that one might think of, even where only one answer is left."""
    d = _question(s)
    _check_refusals(s, d)
    return {spell(r.choice.wire()): (r.reason, r.clause) for r in d.asker.refusals(s)}


def said(s: Village, *names: str) -> list[Wire]:
    """The events of these names so far, in order; a single name is left out of them."""
    events = [wire for _, wire in s.events or () if wire[0] in names]
    return [wire[1:] for wire in events] if len(names) == 1 else events


def where(s: Village, seat: int) -> dict[str, list[int]]:
    """The living members of a seat by place."""
    return RULES.view(s, None).farms[seat].members


def has(s: Village, seat: int) -> dict[str, int]:
    """All that a seat owns and more than nothing of."""
    farm = RULES.view(s, None).farms[seat]
    things = {**farm.cubes, **farm.goods, "coins": farm.coins, "grain": farm.grain}
    return {name: n for name, n in things.items() if n}


def customers(s: Village) -> tuple[list[str | None], list[str]]:
    """Stalls and queue."""
    seen = RULES.view(s, None)
    return seen.stalls, seen.queue


def score(s: Village, seat: int) -> dict[str, int]:
    """The lines of a seat's reckoning that are not 0."""
    lines: tuple[Line, ...] = RULES.standing(s)[seat].reasons
    return {line.key: line.points for line in lines if line.points}


def ranks(s: Village) -> list[int]:
    return [placing.rank for placing in RULES.standing(s)]


def _check_refusals(s: Village, d: Decision) -> None:
    """What is not refused is offered, and nothing else; skipping needs no reason."""
    if d.seat != NATURE:
        free = {spell(r.choice.wire()) for r in d.asker.refusals(s) if not r.reason}
        assert free - {"skip"} == set(_spelled(d)) - {"skip"}
