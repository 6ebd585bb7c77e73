"""Option 2: treason cards against the nobles of others, and their replacement (H-6, H-7)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state import why
from cadency.games.heads_of_state.choices import CUBE, PLAY, PLAYS, SKIP, Cube, Play, Raise, Settle, Target
from cadency.games.heads_of_state.frames.court import bits, offered, pay, settle
from cadency.games.heads_of_state.frames.honours import bury
from cadency.games.heads_of_state.names import ASSASSIN, NOBLES, SECTORS
from cadency.games.heads_of_state.plotting import feasible, foes, leaves_enough, plays
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import NATURE, Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field

# slots as bits: who was named in this turn, and which of them were killed and not yet replaced
_named = Field("named")
_emptied = Field("emptied")


class Conspiracy(Do[HeadsOfState]):
    """Both cards are drawn: treason may begin (H-6.1)."""

    __slots__ = ("seat",)
    tag = "conspiracy"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: HeadsOfState) -> None:
        conspire(s, self.seat, 0, 0)


def conspire(s: HeadsOfState, seat: int, named: int, emptied: int) -> None:
    """Go on asking, unless everybody knows that nothing more can be done."""
    if (s.treasons[seat] and foes(s, seat, named)) or s.could_raise(seat, emptied):
        s.stack.append(Cabal(seat, named, emptied))


class Cabal(Ask[HeadsOfState]):
    """Play treason, replace somebody killed in this turn, or enough."""

    __slots__ = ("emptied", "named", "seat")
    tag = "cabal"
    fields = (Field("seat"), _named, _emptied)
    kind = "treason.play"
    clause = "H-6.1"

    def __init__(self, seat: int, named: int, emptied: int) -> None:
        self.seat: Final = seat
        self.named: Final = named
        self.emptied: Final = emptied

    def decision(self, s: HeadsOfState) -> Decision:
        seat = self.seat
        found: list[Choice] = []
        if s.treasons[seat]:
            targets = feasible(s, seat, foes(s, seat, self.named), self.emptied)
            if targets:
                found += plays(s, seat, targets)
        if self.emptied:
            ranks = s.open_ranks(seat, self.emptied)
            for word in offered(s, seat):
                if ranks >> word.noble & 1 and leaves_enough(s, seat, word, self.emptied):
                    found.append(word)
        if self.emptied & (self.emptied - 1) == 0:  # at most one is not replaced (H-7.3)
            found.append(SKIP)
        return Decision(self, seat, tuple(found), veiled=True)

    def answer(self, s: HeadsOfState, choice: Choice) -> None:
        if isinstance(choice, Play):
            for card in choice.cards:
                s.drop(self.seat, card)
            if s.events is not None:
                s.say("played", self.seat, choice.wire()[1:])
            s.stack.append(Strike(self.seat, choice.number, self.named, self.emptied))
        elif isinstance(choice, Raise):
            pay(s, self.seat, choice)
            s.stack.append(Succession(self.seat, choice.noble, self.named, self.emptied))

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.cabal(s, self.seat, self.named, self.emptied)


class Strike(Ask[HeadsOfState]):
    """Against whom the cards on the table are played (H-6.2)."""

    __slots__ = ("emptied", "named", "play", "seat")
    tag = "strike"
    fields = (Field("seat"), Field("play", PLAYS), _named, _emptied)
    kind = "treason.target"
    clause = "H-6.2"

    def __init__(self, seat: int, play: int, named: int, emptied: int) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.named: Final = named
        self.emptied: Final = emptied

    def decision(self, s: HeadsOfState) -> Decision:
        reached = s.content.reach[self.play] & foes(s, self.seat, self.named)
        targets = feasible(s, self.seat, reached, self.emptied)
        found = tuple([s.content.target[slot] for slot in bits(targets)])
        # the first death owes nothing, so only later ones depend on the hand
        return Decision(self, self.seat, found, veiled=self.emptied > 0)

    def answer(self, s: HeadsOfState, choice: Target) -> None:
        slot = s.content.slot(choice.sector, choice.noble)
        named = self.named | 1 << slot
        s.say("named", self.seat, SECTORS[choice.sector], NOBLES[choice.noble])
        if PLAY[self.play].cards[0] == ASSASSIN:
            s.stack.append(Attempt(self.seat, slot, named, self.emptied))
        else:
            kill(s, self.seat, slot, named, self.emptied)

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.strike(s, self.seat, self.play, self.named, self.emptied)


class Attempt(Ask[HeadsOfState]):
    """Nature: a cube out of the bag (H-6.4)."""

    __slots__ = ("emptied", "named", "seat", "slot")
    tag = "attempt"
    fields = (Field("seat"), Field("slot"), _named, _emptied)
    kind = "treason.attempt"
    clause = "H-6.4"

    def __init__(self, seat: int, slot: int, named: int, emptied: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.named: Final = named
        self.emptied: Final = emptied

    def decision(self, s: HeadsOfState) -> Decision:
        return Decision(self, NATURE, CUBE, s.content.cubes)

    def answer(self, s: HeadsOfState, choice: Cube) -> None:
        if choice.owner:  # the victim's cube
            s.say("escaped", s.owner(self.slot), SECTORS[self.slot >> 1], NOBLES[s.content.noble_of[self.slot]])
            conspire(s, self.seat, self.named, self.emptied)
        else:
            kill(s, self.seat, self.slot, self.named, self.emptied)


def kill(s: HeadsOfState, seat: int, slot: int, named: int, emptied: int) -> None:
    if s.events is not None:
        s.say("killed", s.owner(slot), SECTORS[slot >> 1], NOBLES[s.content.noble_of[slot]])
    bury(s, slot)
    conspire(s, seat, named, emptied | 1 << slot)


class Succession(Ask[HeadsOfState]):
    """Which of the slots emptied in this turn the noble goes to (H-7.2)."""

    __slots__ = ("emptied", "named", "noble", "seat")
    tag = "succession"
    fields = (Field("seat"), Field("noble", NOBLES), _named, _emptied)
    kind = "treason.settle"
    clause = "H-7.2"

    def __init__(self, seat: int, noble: int, named: int, emptied: int) -> None:
        self.seat: Final = seat
        self.noble: Final = noble
        self.named: Final = named
        self.emptied: Final = emptied

    def decision(self, s: HeadsOfState) -> Decision:
        free = s.content.slots[self.noble] & self.emptied
        return Decision(self, self.seat, tuple([s.content.settle[slot] for slot in bits(free)]))

    def answer(self, s: HeadsOfState, choice: Settle) -> None:
        slot = settle(s, self.seat, choice)
        conspire(s, self.seat, self.named, self.emptied ^ 1 << slot)

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.estate(s, self.noble, self.emptied)


CONSPIRACY: Final = tuple(Conspiracy(seat) for seat in range(5))
