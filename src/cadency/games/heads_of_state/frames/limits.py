"""Too many cards in a hand: its owner gives some up (H-8.1, H-9.2)."""

from __future__ import annotations

from typing import Final

from cadency.games.heads_of_state import why
from cadency.games.heads_of_state.choices import DISCARD, DROP, Discard, Drop
from cadency.games.heads_of_state.names import ATTRIBUTES, N_ATTRIBUTES, N_TREASONS, TREASONS
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import Ask, Decision, Frame, Refusal
from cadency.kernel.words import Choice, Field


class Discards(Ask[HeadsOfState]):
    """So many attribute cards must go. Kinds are named in order, so that no two ways mean the same (H-R41)."""

    __slots__ = ("count", "lowest", "seat")
    tag = "discards"
    fields = (Field("seat"), Field("count"), Field("lowest", ATTRIBUTES))
    kind = "limit.discard"
    clause = "H-8.1"

    def __init__(self, seat: int, count: int, lowest: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.lowest: Final = lowest

    def decision(self, s: HeadsOfState) -> Decision:
        at = self.seat * N_ATTRIBUTES
        found = from_lowest(s.hand[at : at + N_ATTRIBUTES], self.lowest, self.count, DISCARD)
        return Decision(self, self.seat, found, veiled=True)

    def answer(self, s: HeadsOfState, choice: Discard) -> None:
        s.discard(self.seat, choice.attribute)
        if s.events is not None:
            s.say("discarded", self.seat, ATTRIBUTES[choice.attribute])
        if self.count > 1:
            s.stack.append(Discards(self.seat, self.count - 1, choice.attribute))

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.discards(s, self.seat, self.count, self.lowest)


class Drops(Ask[HeadsOfState]):
    """So many treason cards must go, named in order."""

    __slots__ = ("count", "lowest", "seat")
    tag = "drops"
    fields = (Field("seat"), Field("count"), Field("lowest", TREASONS))
    kind = "limit.drop"
    clause = "H-8.1"

    def __init__(self, seat: int, count: int, lowest: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.lowest: Final = lowest

    def decision(self, s: HeadsOfState) -> Decision:
        at = self.seat * N_TREASONS
        found = from_lowest(s.treason[at : at + N_TREASONS], self.lowest, self.count, DROP)
        return Decision(self, self.seat, found, veiled=True)

    def answer(self, s: HeadsOfState, choice: Drop) -> None:
        s.drop(self.seat, choice.treason)
        s.say("dropped", self.seat, TREASONS[choice.treason])
        if self.count > 1:
            s.stack.append(Drops(self.seat, self.count - 1, choice.treason))

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.drops(s, self.seat, self.count, self.lowest)


def from_lowest(cards: list[int], lowest: int, count: int, words: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The kinds that can be named next: none before the lowest, and enough cards must be left from there on."""
    found: list[Choice] = []
    rest = 0
    for kind in range(len(cards) - 1, lowest - 1, -1):
        if cards[kind]:
            rest += cards[kind]
            if rest >= count:
                found.append(words[kind])
    return tuple(found[::-1])


def surplus(s: HeadsOfState, seat: int, limits: tuple[int, int]) -> list[Frame]:
    """What a seat must give up to keep to these limits of attribute and treason cards."""
    found: list[Frame] = []
    if s.size[seat] > limits[0]:
        found.append(Discards(seat, s.size[seat] - limits[0], 0))
    if s.treasons[seat] > limits[1]:
        found.append(Drops(seat, s.treasons[seat] - limits[1], 0))
    return found
