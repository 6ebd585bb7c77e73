"""The whole control flow: frames on a stack, one question at a time.

``pending`` says what is asked, ``apply`` answers it (trusted and fast) and ``settle`` runs whatever happens by itself.
What is still to be done is the stack; nothing else remembers what comes next.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from cadency.compiled.hint import mypyc_attr
from cadency.kernel.words import Choice, Wire, Word

NATURE: Final = -1  # the seat that answers draws, dice and shuffles
ALL: Final = -2  # an audience: everybody
NOBODY: Final = -3  # an audience: no seat at all

Event = tuple[int, Wire]  # who may hear it (a seat or ALL), and what happened


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Word):
    """Something still to be done: it needs an answer (:class:`Ask`) or happens by itself (:class:`Do`)."""

    __slots__ = ()

    def decision(self, s: Any) -> Decision:
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def answer(self, s: Any, choice: Any) -> None:
        raise AssertionError(f"{type(self).__name__} takes no answer")

    def run(self, s: Any) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the pieces (in the game's subclass) and the to-do list."""

    __slots__ = ("events", "over", "stack")

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.events: list[Event] | None = None  # None: nobody listens, as in search
        self.over: str = ""  # how the game ended, once it has

    def todo(self, *frames: Frame) -> None:
        """Do these next, in this order, before what already waits."""
        self.stack.extend(frames[::-1])

    def todo_all(self, frames: list[Frame]) -> None:
        """The same for a list, which is used up: the quicker one where it has to be made anyway."""
        frames.reverse()
        self.stack += frames

    def say(self, name: str, *parts: Any, to: int = ALL) -> None:
        if self.events is not None:
            self.events.append((to, (name, *parts)))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Frame, Generic[S]):
    """A frame that happens by itself; only where something must wait under a question."""

    __slots__ = ()

    def run(self, s: S) -> None:
        """Let it happen; the frame is already off the stack. Push what is left to do."""
        super().run(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame, Generic[S]):
    """A frame that needs an answer."""

    __slots__ = ()
    kind: ClassVar[str] = ""  # stable key for texts, widgets, encoders and statistics: "market.sell"
    clause: ClassVar[str] = ""  # the rule it comes from: "V-9.3"

    def decision(self, s: S) -> Decision:
        """What is asked now. Pure: it may be called any number of times."""
        return super().decision(s)

    def answer(self, s: S, choice: Any) -> None:
        """Take the answer; the frame is already off the stack. Push what is left to do."""
        super().answer(s, choice)

    def refusals(self, s: S) -> list[Refusal]:
        """Every candidate one might think of, with the reason why it is not offered, or "" for an option.

        Law: the candidates without a reason, and whatever skips, are exactly the options."""
        return [Refusal(choice, "", self.clause) for choice in self.decision(s).options]


class Refusal:
    """Why a choice that one might think of is not offered."""

    __slots__ = ("choice", "clause", "reason")

    def __init__(self, choice: Choice, reason: str, clause: str) -> None:
        self.choice: Final = choice
        self.reason: Final = reason
        self.clause: Final = clause


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal:
    """Nature's bulk form: ``k`` items out of a bag of counts, in order or not. A pile of so many unique cards may be
    given as an int with a bit for each that is there: then nobody counts them unless asked."""

    __slots__ = ("bag", "cards", "k", "ordered", "pile")

    def __init__(self, bag: tuple[int, ...], k: int, ordered: bool = False, pile: int = 0, cards: int = 0) -> None:
        self.bag: Final = bag
        self.k: Final = k
        self.ordered: Final = ordered
        self.pile: Final = pile
        self.cards: Final = cards  # how many there could be; 0: it is no pile

    def __reduce__(self) -> tuple[Any, ...]:
        return (Deal, (self.bag, self.k, self.ordered, self.pile, self.cards))

    @property
    def counts(self) -> tuple[int, ...]:
        """How many there are of each item."""
        return tuple([self.pile >> card & 1 for card in range(self.cards)]) if self.cards else self.bag


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One question, asked of one seat."""

    __slots__ = ("asker", "audience", "chance", "options", "seat", "veiled")

    def __init__(
        self,
        asker: Ask[Any],
        seat: int,
        options: tuple[Choice, ...],
        chance: Deal | tuple[int, ...] = (),
        audience: int = ALL,
        veiled: bool = False,
    ) -> None:
        self.asker: Final = asker
        self.seat: Final = seat  # 0.., or NATURE
        self.options: Final = options  # distinct, in a fixed order; empty only for a deal, whose outcomes are many
        self.chance: Final = chance  # nature only: the weights of the options, or a deal
        self.audience: Final = audience  # who learns the answer: ALL, a seat, NOBODY
        self.veiled: Final = veiled  # asked even with one option, because not asking would tell the others something

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decision, (self.asker, self.seat, self.options, self.chance, self.audience, self.veiled))

    @property
    def weights(self) -> tuple[int, ...]:
        return () if isinstance(self.chance, Deal) else self.chance

    @property
    def deal(self) -> Deal | None:
        return self.chance if isinstance(self.chance, Deal) else None

    @property
    def kind(self) -> str:
        return self.asker.kind

    @property
    def clause(self) -> str:
        return self.asker.clause

    @property
    def about(self) -> Wire:
        """The asking frame's wire: whose go, which building, what for. Texts and encoders need it."""
        return self.asker.wire()

    def __repr__(self) -> str:
        return f"Decision({self.kind} {self.clause}, seat {self.seat}, {len(self.options)} options)"


def settle(s: State) -> None:
    """Run every frame on top that happens by itself."""
    stack = s.stack
    while stack and isinstance(stack[-1], Do):
        stack.pop().run(s)


def pending(s: State) -> Decision | None:
    """What is asked now; None when the game is over."""
    return None if s.over else s.stack[-1].decision(s)


def apply(s: State, choice: Choice) -> None:
    """Answer the pending question. Trusted: the choice must be one of its options."""
    s.stack.pop().answer(s, choice)
    stack = s.stack
    while stack and isinstance(stack[-1], Do):
        stack.pop().run(s)
