"""A turn: a card for one of its actions, a card for a cube, a book, or passing (D-3)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import PASS, Discard, Pass, Play, Use
from cadency.games.dynasties.frames.actions import act, act_specially, books, special, use
from cadency.games.dynasties.frames.drawing import draw_cubes
from cadency.games.dynasties.frames.passing import leave
from cadency.games.dynasties.names import (
    ACTIONS,
    CARDS,
    DISCARDS,
    EXTRA,
    LARGE,
    PINK,
    SPECIAL,
    STORE,
)
from cadency.games.dynasties.reach import can_call
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field


class Turn(Ask[Dynasties]):
    """What a seat does with its turn (D-3.2)."""

    __slots__ = ("seat",)
    tag = "turn"
    fields = (Field("seat"),)
    kind = "turn.act"
    clause = "D-3.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Dynasties) -> Decision:
        seat = self.seat
        hand = s.hands[seat]
        found: list[Choice] = []
        if hand:
            self._cards(s, hand, found)
        pink = s.cubes[STORE + 5 * seat + PINK]
        if pink >= s.content.least:
            for space, price in enumerate(s.content.track):
                if pink >= price and s.track[space] < 0:
                    found.append(PASS[space])
        found.append(PASS[LARGE])
        if s.books[seat]:
            found += books(s, seat)
        return Decision(self, seat, tuple(found), veiled=bool(hand or s.books[seat]))

    def _cards(self, s: Dynasties, hand: tuple[int, ...], found: list[Choice]) -> None:
        seat = self.seat
        content = s.content
        black, white, yellow, blue, pink = s.cubes[STORE + 5 * seat : STORE + 5 * seat + 5]
        pairs = pink >> 1
        shows = 0
        for card in hand:
            shows |= content.shows[card]
        able = room = 0
        if s.figures[seat]:
            able = 1
            princes, princesses = s.taken(0), s.taken(1)
            free = s.in_play() & ~s.own(seat)
            room = free & ~(princes & princesses)
            if shows & 2 and free & ~princes & content.payable[0][black + pairs]:
                able |= 2
            if shows & 4 and free & ~princesses & content.payable[1][white + pairs]:
                able |= 4
        if shows & 8 and can_call(s, seat, blue + pairs):
            able |= 8
        yellow += pairs
        prices, words = content.special_price, content.plays
        last = -1
        for card in hand:
            if card != last:
                last = card
                if prices[card] <= yellow and (room >> card & 1 if card < EXTRA else special(s, seat, card)):
                    found += words[card][able | 16]
                else:
                    found += words[card][able]

    def answer(self, s: Dynasties, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Play):
            s.stack.append(AFTER[seat])
            s.give_up(seat, choice.card)
            s.played = choice.card
            if s.events is not None:
                s.say("played", seat, CARDS[choice.card], ACTIONS[choice.action])
            if choice.action == SPECIAL:
                act_specially(s, seat, choice.card)
            else:
                act(s, seat, choice.action)
        elif isinstance(choice, Discard):
            s.stack.append(AFTER[seat])
            s.give_up(seat, choice.card)
            s.cards[DISCARDS + choice.card] += 1
            if s.events is not None:
                s.say("discarded", seat, CARDS[choice.card])
            draw_cubes(s, seat, 1)
        elif isinstance(choice, Use):
            s.stack.append(TURN[seat] if choice.use < 2 else AFTER[seat])  # a Cards book does not end the turn (D-9.2)
            use(s, seat, choice.use)
        elif isinstance(choice, Pass):
            s.stack.append(AFTER[seat])
            leave(s, seat, choice.space, s.content.track[choice.space] if choice.space < LARGE else 0)

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.turn(s, self.seat)


class After(Do[Dynasties]):
    """The turn is over: the card goes to the discards, and the next seat that has not passed follows. When all
    have, the end of the round lies underneath (D-3.1)."""

    __slots__ = ("seat",)
    tag = "after"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Dynasties) -> None:
        if s.played >= 0:
            cards, at = s.cards, DISCARDS + s.played
            cards[at] = cards[at] + 1
            s.played = -1
        for step in range(1, s.seats + 1):
            seat = (self.seat + step) % s.seats
            if not s.has_passed(seat):
                s.stack.append(TURN[seat])
                return


TURN: Final = tuple(Turn(seat) for seat in range(5))
AFTER: Final = tuple(After(seat) for seat in range(5))
