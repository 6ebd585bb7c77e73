"""A toy with hidden hands, to prove that the laws of view and imagine catch a leak, and a false belief.

Each seat is dealt cards that only it sees. On its turn a seat plays a card openly. After a zero, the next seat may
parry with a one: it is asked whether it holds one or not, since not being asked would tell. Most points played wins;
a parried card counts nothing. Each leak below is one small mistake of the kind that real games make, and so is each
false belief: to take it for certain that whoever is asked to parry can, that a hand has no more than two of a kind, and
to draw in a way that no law can follow.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import msgspec

from cadency.kernel.engine import ALL, NATURE, Ask, Deal, Decision, State, settle
from cadency.kernel.nature import Dealt
from cadency.kernel.rules import Line, Placing, Rules, Setup, placings
from cadency.kernel.words import Choice, Field, thaw
from tests.laws.beliefs import Hidden

KINDS: Final = 3
EACH: Final = 6
HAND: Final = 4
LEAKS: Final = ("view", "asking", "event", "frame", "forced")
BELIEFS: Final = ("able", "even", "shuffle")


class Play(Choice):
    __slots__ = ("card",)
    tag = "play"
    fields = (Field("card"),)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Parry(Choice):
    __slots__ = ()
    tag = "parry"


class Skip(Choice):
    __slots__ = ()
    tag = "skip"


class Printed:
    """The toy's content: nothing but the leak, or the false belief, that is built in."""

    def __init__(self, leak: str) -> None:
        self.leak = leak
        self.id = f"toy-{leak}"
        self.pack = None


class Toy(State):
    __slots__ = ("content", "hands", "points", "seats", "shown", "unseen")

    def __init__(self, content: Printed, seats: int) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.hands: list[int] = [0] * (KINDS * seats)
        self.points: list[int] = [0] * seats
        self.shown: list[int] = [0] * KINDS
        self.unseen: list[int] = [EACH] * KINDS

    def copy(self) -> Toy:
        c = Toy(self.content, self.seats)
        c.stack, c.over = self.stack[:], self.over
        c.hands, c.points, c.shown, c.unseen = self.hands[:], self.points[:], self.shown[:], self.unseen[:]
        return c

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : seat * KINDS + KINDS]


class Dealing(Ask[Toy]):
    """Nature: a seat's hand, which only that seat sees."""

    __slots__ = ("seat",)
    tag = "dealing"
    fields = (Field("seat"),)
    kind = "toy.deal"
    clause = "T-1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Toy) -> Decision:
        return Decision(self, NATURE, (), Deal(tuple(s.unseen), HAND), audience=self.seat)

    def answer(self, s: Toy, choice: Dealt) -> None:
        for card in choice.items:
            s.unseen[card] -= 1
            s.hands[self.seat * KINDS + card] += 1
        s.say("dealt", self.seat, HAND)
        s.say("got", choice.items, to=ALL if s.content.leak == "event" else self.seat)


class Turn(Ask[Toy]):
    __slots__ = ("seat",)
    tag = "turn"
    fields = (Field("seat"),)
    kind = "toy.play"
    clause = "T-2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Toy) -> Decision:
        found = tuple([Play(card) for card in range(KINDS) if s.hand(self.seat)[card]])
        return Decision(self, self.seat, found, veiled=s.content.leak != "forced")

    def answer(self, s: Toy, choice: Play) -> None:
        card = choice.card
        s.hands[self.seat * KINDS + card] -= 1
        s.shown[card] += 1
        s.points[self.seat] += card + 1
        s.say("played", self.seat, card)
        after = (self.seat + 1) % s.seats
        if card == 0 and (s.content.leak != "asking" or s.hand(after)[1]):
            hint = s.hand(after)[1] if s.content.leak == "frame" else 0
            s.stack.append(Reaction(after, self.seat, hint))
        else:
            _next(s, self.seat)


class Reaction(Ask[Toy]):
    """Parry a zero with a one? Asked of whoever might hold one, by what everybody knows."""

    __slots__ = ("hint", "seat", "victim")
    tag = "reaction"
    fields = (Field("seat"), Field("victim"), Field("hint"))
    kind = "toy.parry"
    clause = "T-3"

    def __init__(self, seat: int, victim: int, hint: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.hint: Final = hint

    def decision(self, s: Toy) -> Decision:
        found: tuple[Choice, ...] = (Parry(), Skip()) if s.hand(self.seat)[1] else (Skip(),)
        return Decision(self, self.seat, found, veiled=s.content.leak != "forced")

    def answer(self, s: Toy, choice: Choice) -> None:
        if isinstance(choice, Parry):
            s.hands[self.seat * KINDS + 1] -= 1
            s.shown[1] += 1
            s.points[self.victim] -= 1
            s.say("parried", self.seat)
        _next(s, self.victim)


def _next(s: Toy, seat: int) -> None:
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if any(s.hand(other)):
            s.stack.append(Turn(other))
            return
    s.over = "played"


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    seats: int
    leak: str
    mine: list[int]
    sizes: list[int]
    points: list[int]
    shown: list[int]
    unseen: int
    over: str
    todo: list[Any]
    slip: list[int]


def view(s: Toy, seat: int | None) -> ToyView:
    return ToyView(
        seat=seat,
        seats=s.seats,
        leak=s.content.leak,
        mine=[] if seat is None else s.hand(seat),
        sizes=[sum(s.hand(other)) for other in range(s.seats)],
        points=list(s.points),
        shown=list(s.shown),
        unseen=sum(s.unseen),
        over=s.over,
        todo=[thaw(frame.wire()) for frame in s.stack],
        slip=list(s.unseen) if s.content.leak == "view" else [],
    )


def imagine(seen: ToyView, rng: random.Random, content: Printed) -> Toy:
    s = Toy(content, seen.seats)
    s.points, s.shown, s.over = list(seen.points), list(seen.shown), seen.over
    hidden = [EACH - seen.shown[k] - (seen.mine[k] if seen.mine else 0) for k in range(KINDS)]
    s.stack = [toy(content.leak).frame(wire) for wire in seen.todo]
    asked = s.stack[-1] if s.stack else None
    for other in range(seen.seats):
        if other == seen.seat:
            s.hands[other * KINDS : other * KINDS + KINDS] = seen.mine
            continue
        able = content.leak == "able" and isinstance(asked, Reaction) and asked.seat == other
        for n in range(seen.sizes[other]):
            card = 1 if able and not n and hidden[1] else drawn(rng, other, hidden, s)
            hidden[card] -= 1
            s.hands[other * KINDS + card] += 1
    s.unseen = hidden
    return s


def drawn(rng: random.Random, seat: int, hidden: list[int], s: Toy) -> int:
    """A hidden card for a hand; the draw says what it puts where."""
    if s.content.leak == "shuffle":
        cards = [k for k in range(KINDS) for _ in range(hidden[k])]
        rng.shuffle(cards)
        return cards[0]
    weights = hidden
    if s.content.leak == "even":
        weights = [n if s.hand(seat)[k] < 2 else 0 for k, n in enumerate(hidden)]
    _, (card,) = rng.choices([(("hand", seat), (k,)) for k in range(KINDS)], weights if any(weights) else hidden)[0]
    return card


def secrets(s: Toy) -> Hidden:
    """Where the hidden cards truly lie; those that nobody holds are what is left."""
    return {("hand", seat): Counter(dict(enumerate(s.hand(seat)))) for seat in range(s.seats)}


def start(setup: Setup) -> Toy:
    s = Toy(setup.content, setup.seats)
    s.todo(*[Dealing(seat) for seat in range(s.seats)], Turn(0))
    settle(s)
    return s


def standing(s: Toy) -> list[Placing]:
    return placings([((Line("points", s.points[seat], "T-4"),), ()) for seat in range(s.seats)])


def toy(leak: str = "") -> Rules[Toy, ToyView]:
    """The toy's rules, with one of the leaks or false beliefs, or with none."""
    return Rules(
        id="toy",
        version=1,
        prefix="T",
        seats=(2, 3),
        options={},
        ends=("played",),
        content=lambda _pack, _name, _former="": Printed(leak),
        start=start,
        standing=standing,
        view=view,
        side=lambda s, seat: {"points": s.points[seat]},
        imagine=imagine,
        vocabulary=(*[Play(card) for card in range(KINDS)], Parry(), Skip()),
        frames=(Dealing, Turn, Reaction),
        events={"dealt": ("seat", "cards"), "got": ("cards",), "played": ("seat", "card"), "parried": ("seat",)},
        doubts=list,
    )


def conserved(s: Toy) -> Any:
    return [s.unseen[k] + s.shown[k] + sum(s.hand(seat)[k] for seat in range(s.seats)) for k in range(KINDS)]
