"""Everything a seat can answer in Heads of State: a closed vocabulary, built once."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from cadency.games.heads_of_state.names import ASSASSIN, ATTRIBUTES, COURTESAN, NOBLES, SECTORS, TREASONS
from cadency.kernel.words import Choice, Field, Wire

_attribute = Field("attribute", ATTRIBUTES)
_treason = Field("treason", TREASONS)
_noble = Field("noble", NOBLES)
_sector = Field("sector", SECTORS)
NONE: Final = COURTESAN  # no card is replaced: the courtesan never is


class Take(Choice):
    """Take an attribute card from the row (H-4.1)."""

    __slots__ = ("attribute",)
    tag = "take"
    fields = (_attribute,)

    def __init__(self, attribute: int) -> None:
        self.attribute: Final = attribute


class Draw(Choice):
    """Draw an attribute card from the deck (H-4.1)."""

    __slots__ = ()
    tag = "draw"


class Sweep(Choice):
    """Put six new cards in place of the row (H-4.2)."""

    __slots__ = ()
    tag = "sweep"


class Seize(Choice):
    """Take a treason card from its row: option 2 (H-4.4)."""

    __slots__ = ("treason",)
    tag = "seize"
    fields = (_treason,)

    def __init__(self, treason: int) -> None:
        self.treason: Final = treason


class Plot(Choice):
    """Draw a treason card from its deck: option 2 (H-4.4)."""

    __slots__ = ()
    tag = "plot"


class Raise(Choice):
    """Lay down the set of a noble; a courtesan may stand in for one of its cards (H-5.2, H-5.3)."""

    __slots__ = ("instead", "noble")
    tag = "raise"
    fields = (_noble, Field("instead", (*ATTRIBUTES[:COURTESAN], "none")))

    def __init__(self, noble: int, instead: int) -> None:
        self.noble: Final = noble
        self.instead: Final = instead


class Settle(Choice):
    """Where the noble comes to stand (H-5.5)."""

    __slots__ = ("noble", "sector")
    tag = "settle"
    fields = (_sector, _noble)

    def __init__(self, sector: int, noble: int) -> None:
        self.sector: Final = sector
        self.noble: Final = noble


class Play(Choice):
    """Lay down a treason card, or two for a capital (H-6.3, H-6.5, H-6.6)."""

    __slots__ = ("cards", "number")
    tag = "play"

    def __init__(self, cards: tuple[int, ...], number: int) -> None:
        self.cards: Final = cards
        self.number: Final = number  # its place in PLAY

    def parts(self) -> tuple[Any, ...]:
        return (self.cards, self.number)

    def wire(self) -> Wire:
        return (self.tag, *[TREASONS[card] for card in self.cards])


class Target(Choice):
    """Name the noble that the cards are played against (H-6.2)."""

    __slots__ = ("noble", "sector")
    tag = "target"
    fields = (_sector, _noble)

    def __init__(self, sector: int, noble: int) -> None:
        self.sector: Final = sector
        self.noble: Final = noble


class Discard(Choice):
    """Give up an attribute card beyond the limit (H-8.1)."""

    __slots__ = ("attribute",)
    tag = "discard"
    fields = (_attribute,)

    def __init__(self, attribute: int) -> None:
        self.attribute: Final = attribute


class Drop(Choice):
    """Give up a treason card beyond the limit (H-8.1)."""

    __slots__ = ("treason",)
    tag = "drop"
    fields = (_treason,)

    def __init__(self, treason: int) -> None:
        self.treason: Final = treason


class Skip(Choice):
    """Enough: the turn goes to its end."""

    __slots__ = ()
    tag = "skip"


class Begin(Choice):
    """Nature: who is the first player (H-2.7)."""

    __slots__ = ("seat",)
    tag = "begin"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Lift(Choice):
    """Nature: is the top card of the pile under the disc the revolution (H-9.1)?"""

    __slots__ = ("found",)
    tag = "lift"
    fields = (Field("found", ("revolution", "card")),)

    def __init__(self, found: int) -> None:
        self.found: Final = found


class Cube(Choice):
    """Nature: whose cube comes out of the bag (H-6.4)?"""

    __slots__ = ("owner",)
    tag = "cube"
    fields = (Field("owner", ("attacker", "victim")),)

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner


def _countries(card: int) -> frozenset[int]:
    """The countries that a country card or a two-country card is for."""
    if card < 5:
        return frozenset({card - 1})
    pairs = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    return frozenset(pairs[card - 5])


# for each treason card its countries; none for the assassin, who goes everywhere
COVERS: Final = (frozenset[int](), *(_countries(card) for card in range(1, len(TREASONS))))
_PAIRS: Final = tuple(
    pair
    for pair in combinations_with_replacement(range(len(TREASONS)), 2)
    if pair == (ASSASSIN, ASSASSIN) or COVERS[pair[0]] & COVERS[pair[1]]
)

SKIP: Final = Skip()
DRAW: Final = Draw()
SWEEP: Final = Sweep()
PLOT: Final = Plot()
TAKE: Final = tuple(Take(k) for k in range(len(ATTRIBUTES)))
SEIZE: Final = tuple(Seize(k) for k in range(len(TREASONS)))
RAISE: Final = tuple(tuple(Raise(noble, instead) for instead in range(9)) for noble in range(7))
SETTLE: Final = tuple(tuple(Settle(sector, noble) for noble in range(7)) for sector in range(16))
TARGET: Final = tuple(tuple(Target(sector, noble) for noble in range(7)) for sector in range(16))
PLAY: Final = tuple(Play(cards, n) for n, cards in enumerate((*((card,) for card in range(len(TREASONS))), *_PAIRS)))
PAIR: Final = {play.cards: play for play in PLAY[len(TREASONS) :]}
PLAYS: Final = tuple("+".join([TREASONS[card] for card in play.cards]) for play in PLAY)  # as frames name them
DISCARD: Final = tuple(Discard(k) for k in range(len(ATTRIBUTES)))
DROP: Final = tuple(Drop(k) for k in range(len(TREASONS)))
BEGIN: Final = tuple(Begin(seat) for seat in range(5))
LIFT: Final = (Lift(0), Lift(1))
CUBE: Final = (Cube(0), Cube(1))

VOCABULARY: Final[tuple[Choice, ...]] = (
    *(SKIP, DRAW, SWEEP, PLOT),
    *TAKE,
    *SEIZE,
    *(word for row in RAISE for word in row),
    *(word for row in SETTLE for word in row),
    *PLAY,
    *(word for row in TARGET for word in row),
    *DISCARD,
    *DROP,
    *BEGIN,
    *LIFT,
    *CUBE,
)
