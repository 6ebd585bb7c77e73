"""Passing: a place on the track, and one card at most to keep (D-10)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import SHED, Shed
from cadency.games.dynasties.names import BAG, CARDS, COLOURS, DISCARDS, LARGE, PINK, SPACES, STORE
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field


def leave(s: Dynasties, seat: int, space: int, price: int) -> None:
    """A seat takes a place on the track; the upper ones cost pink cubes and nothing else (D-10.1, D-R26)."""
    if s.figures[seat]:
        s.figures[seat] -= 1
    else:
        s.bare |= 1 << seat
    if price:
        s.cubes[STORE + 5 * seat + PINK] -= price
        s.cubes[BAG + PINK] += price
        s.say("paid", seat, (COLOURS[PINK],) * price)
    if space == LARGE:
        s.queue = (*s.queue, seat)
    else:
        s.track = (*s.track[:space], seat, *s.track[space + 1 :])
    if s.events is not None:
        s.say("passed", seat, SPACES[space])
    s.stack.append(TRIM[seat])


class Trim(Do[Dynasties]):
    """Whoever has passed keeps one card (D-10.4, D-R8)."""

    __slots__ = ("seat",)
    tag = "trim"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Dynasties) -> None:
        surplus = len(s.hands[self.seat]) - s.content.kept
        if surplus > 0:
            s.stack.append(Sheds(self.seat, surplus, 0))


class Sheds(Ask[Dynasties]):
    """So many cards must go, named in order (D-R5)."""

    __slots__ = ("count", "lowest", "seat")
    tag = "sheds"
    fields = (Field("seat"), Field("count"), Field("lowest", CARDS))
    kind = "pass.shed"
    clause = "D-10.4"

    def __init__(self, seat: int, count: int, lowest: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.lowest: Final = lowest

    def decision(self, s: Dynasties) -> Decision:
        hand = s.hands[self.seat]
        found: list[Choice] = []
        last = -1
        for at in range(len(hand) - self.count + 1):  # enough must be left from there on
            card = hand[at]
            if card >= self.lowest and card != last:
                found.append(SHED[card])
                last = card
        return Decision(self, self.seat, tuple(found), veiled=True)

    def answer(self, s: Dynasties, choice: Shed) -> None:
        s.give_up(self.seat, choice.card)
        s.cards[DISCARDS + choice.card] += 1
        if s.events is not None:
            s.say("shed", self.seat, CARDS[choice.card])
        if self.count > 1:
            s.stack.append(Sheds(self.seat, self.count - 1, choice.card))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.sheds(s, self.seat, self.count, self.lowest)


TRIM: Final = tuple(Trim(seat) for seat in range(5))
