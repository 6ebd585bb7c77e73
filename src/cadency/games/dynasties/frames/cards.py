"""Cards and books that nature gives to one seat alone."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.names import (
    BOOKS,
    CARDS,
    CITIES,
    DECK,
    DISCARDS,
    N_BOOKS,
    N_CARDS,
    N_GREEN,
    N_SCORINGS,
    PILE,
    SCORINGS,
    UNSEEN,
)
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Ask, Deal, Decision, Do
from cadency.kernel.nature import Dealt
from cadency.kernel.sums import some, total
from cadency.kernel.words import Field


class Cards(Ask[Dynasties]):
    """Nature: action cards for a hand (D-2.3, D-11.8, D-R9)."""

    __slots__ = ("count", "seat")
    tag = "cards"
    fields = (Field("seat"), Field("count"))
    kind = "deck.draw"
    clause = "D-3.7"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def decision(self, s: Dynasties) -> Decision:
        deal = Deal(tuple(s.cards[DECK : DECK + N_CARDS]), self.count)
        return Decision(self, NATURE, (), deal, audience=self.seat, veiled=True)

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        cards = s.cards
        for card in choice.items:
            cards[DECK + card] = cards[DECK + card] - 1
        s.hands[self.seat] = tuple(sorted(s.hands[self.seat] + choice.items))
        if s.events is not None:
            s.say("dealt", self.seat, self.count)
            s.say("got", self.seat, tuple([CARDS[card] for card in choice.items]), to=self.seat)


class More(Do[Dynasties]):
    """The deck ran out under a draw (D-R9)."""

    __slots__ = ("count", "seat")
    tag = "more"
    fields = (Field("seat"), Field("count"))

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: Dynasties) -> None:
        draw_cards(s, self.seat, self.count)


def draw_cards(s: Dynasties, seat: int, count: int) -> None:
    """So many action cards; the discards are shuffled when the deck is empty, and what is not there is not drawn."""
    deck = total(s.cards[DECK : DECK + N_CARDS])
    if not deck and some(s.cards[DISCARDS : DISCARDS + N_CARDS]):
        s.shuffle()
        deck = total(s.cards[DECK : DECK + N_CARDS])
    if deck < count and deck:
        s.stack.append(More(seat, count - deck))
    if deck:
        s.stack.append(Cards(seat, min(count, deck)))


class Agenda(Ask[Dynasties]):
    """Nature: scoring cards for a seat, green ones at the start and yellow ones later (D-2.6, D-R11)."""

    __slots__ = ("colour", "count", "seat")
    tag = "agenda"
    fields = (Field("seat"), Field("colour", ("green", "yellow")), Field("count"))
    kind = "scoring.draw"
    clause = "D-2.6"

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.count: Final = count

    def decision(self, s: Dynasties) -> Decision:
        if self.colour:
            pile = [0] * N_GREEN + s.scorings[PILE + N_GREEN : PILE + N_SCORINGS]
        else:
            pile = s.scorings[PILE : PILE + N_GREEN] + [0] * (N_SCORINGS - N_GREEN)
        return Decision(self, NATURE, (), Deal(tuple(pile), self.count), audience=self.seat, veiled=True)

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        for card in choice.items:
            s.scorings[PILE + card] -= 1
        s.agendas[self.seat] = tuple(sorted(s.agendas[self.seat] + choice.items))
        if s.events is not None:
            s.say("planned", self.seat, self.count)
            s.say("learnt", self.seat, tuple([SCORINGS[card] for card in choice.items]), to=self.seat)


def draw_scorings(s: Dynasties, seat: int, count: int) -> None:
    """Yellow scoring cards, as far as there are any (D-R11)."""
    count = min(count, total(s.scorings[PILE + N_GREEN : PILE + N_SCORINGS]))
    if count:
        s.stack.append(Agenda(seat, 1, count))


class Book(Ask[Dynasties]):
    """Nature: which book tile lies on top (D-5.6)."""

    __slots__ = ("city", "seat")
    tag = "book"
    fields = (Field("seat"), Field("city", CITIES))
    kind = "book.draw"
    clause = "D-5.6"

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def decision(self, s: Dynasties) -> Decision:
        deal = Deal(s.tiles[UNSEEN : UNSEEN + N_BOOKS], 1)
        return Decision(self, NATURE, (), deal, audience=self.seat, veiled=True)

    def answer(self, s: Dynasties, choice: Dealt) -> None:
        (book,) = choice.items
        shelf = s.content.shelf[self.city]
        s.stock = (*s.stock[:shelf], s.stock[shelf] - 1, *s.stock[shelf + 1 :])
        s.tiles = tuple([n - (at == UNSEEN + book) for at, n in enumerate(s.tiles)])
        s.books[self.seat] = tuple(sorted((*s.books[self.seat], book)))
        s.say("fetched", self.seat)
        s.say("read", self.seat, BOOKS[book], to=self.seat)
