"""Creating nobles (H-5): the cards first, then the slot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.games.heads_of_state import why
from cadency.games.heads_of_state.choices import SKIP, Raise, Settle
from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.frames.honours import honour
from cadency.games.heads_of_state.names import ATTRIBUTES, COURTESAN, N_ATTRIBUTES, N_SLOTS, NOBLES, SECTORS
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import Ask, Decision, Do, Refusal
from cadency.kernel.words import Choice, Field

ALL_SLOTS: Final = (1 << N_SLOTS) - 1


class Audience(Do[HeadsOfState]):
    """All cards are drawn: the seat may create nobles in empty slots (H-5.1)."""

    __slots__ = ("seat",)
    tag = "audience"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: HeadsOfState) -> None:
        hold_court(s, self.seat)


def hold_court(s: HeadsOfState, seat: int) -> None:
    """Ask, unless everybody knows that nothing can be created."""
    if s.could_raise(seat, ALL_SLOTS & ~s.taken()):
        s.stack.append(COURT[seat])


class Court(Ask[HeadsOfState]):
    """The set of a noble, or enough."""

    __slots__ = ("seat",)
    tag = "court"
    fields = (Field("seat"),)
    kind = "court.raise"
    clause = "H-5.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: HeadsOfState) -> Decision:
        seat = self.seat
        content = s.content
        courtesan = 1 if s.hand[seat * N_ATTRIBUTES + COURTESAN] else 0
        kinds = s.kinds(seat)
        ranks = content.payable[courtesan][kinds]
        if ranks:
            ranks &= s.open_ranks(seat, ALL_SLOTS & ~s.taken())
        return Decision(self, seat, _raise_or_skip(content, courtesan, kinds, ranks), veiled=True)

    def answer(self, s: HeadsOfState, choice: Choice) -> None:
        if isinstance(choice, Raise):
            pay(s, self.seat, choice)
            s.stack.append(ESTATE[self.seat][choice.noble])

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.court(s, self.seat)


def _raise_or_skip(content: Content, courtesan: int, kinds: int, ranks: int) -> tuple[Choice, ...]:
    """What a hand with these kinds could lay down for these ranks, as bits, or nothing."""
    key = (ranks << 8 | kinds) << 1 | courtesan
    found = content.raises.get(key)
    if found is None:
        words = [word for word in content.offers[courtesan][kinds] if ranks >> word.noble & 1]
        found = content.raises[key] = (*words, SKIP)
    return found


def offered(s: HeadsOfState, seat: int) -> tuple[Raise, ...]:
    """Every set that a hand could lay down, whatever it is good for."""
    courtesan = s.hand[seat * N_ATTRIBUTES + COURTESAN] > 0
    return s.content.offers[courtesan][s.kinds(seat)]


def pay(s: HeadsOfState, seat: int, word: Raise) -> None:
    """The cards of the set go to the discards (H-5.5)."""
    paid: list[int] = [COURTESAN if kind == word.instead else kind for kind in s.content.sets[word.noble]]
    for kind in paid:
        s.discard(seat, kind)
    if s.events is not None:
        s.say("raised", seat, NOBLES[word.noble], tuple([ATTRIBUTES[kind] for kind in paid]))


class Estate(Ask[HeadsOfState]):
    """Which empty slot the noble goes to (H-5.5)."""

    __slots__ = ("noble", "seat")
    tag = "estate"
    fields = (Field("seat"), Field("noble", NOBLES))
    kind = "court.settle"
    clause = "H-5.5"

    def __init__(self, seat: int, noble: int) -> None:
        self.seat: Final = seat
        self.noble: Final = noble

    def decision(self, s: HeadsOfState) -> Decision:
        free = s.content.slots[self.noble] & ~s.taken()
        return Decision(self, self.seat, tuple([s.content.settle[slot] for slot in bits(free)]))

    def answer(self, s: HeadsOfState, choice: Settle) -> None:
        settle(s, self.seat, choice)
        hold_court(s, self.seat)

    def refusals(self, s: HeadsOfState) -> list[Refusal]:
        return why.estate(s, self.noble, ALL_SLOTS)


def settle(s: HeadsOfState, seat: int, word: Settle) -> int:
    """A counter on the map, a noble card, and what it brings at once (H-5.5, H-5.7, H-10); the slot."""
    noble = word.noble
    slot = s.content.slot(word.sector, noble)
    card = 1 if s.noble_cards(noble) else 0
    s.counters[seat * 7 + noble] -= 1
    s.titles[seat * 7 + noble] += card
    s.nobles[seat] |= 1 << slot
    if s.events is not None:
        s.say("created", seat, NOBLES[noble], SECTORS[word.sector], card)
    honour(s, seat, word.sector)
    return slot


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple([n for n in range(mask.bit_length()) if mask >> n & 1])


AUDIENCE: Final = tuple(Audience(seat) for seat in range(5))
COURT: Final = tuple(Court(seat) for seat in range(5))
ESTATE: Final = tuple(tuple(Estate(seat, noble) for noble in range(7)) for seat in range(5))
