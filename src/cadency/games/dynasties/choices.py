"""Everything a seat can answer in Dynasties: a closed vocabulary, built once."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.names import (
    ACTIONS,
    BONUSES,
    CARDS,
    CHARACTERS,
    CITIES,
    COLOURS,
    REGIONS,
    SCORINGS,
    SLOTS,
    SPACES,
    TILES,
    USES,
)
from cadency.games.dynasties.sharing import ACCEPT, APART, DIVIDE, ROLL, TAKE
from cadency.kernel.words import Choice, Field

_card = Field("card", CARDS)
_city = Field("city", CITIES)
_region = Field("region", REGIONS)
MOST_PAID: Final = 5  # cubes for one price; printed values cannot ask for more


class Play(Choice):
    """Play a card for one of its actions (D-3.2)."""

    __slots__ = ("action", "card")
    tag = "play"
    fields = (_card, Field("action", ACTIONS))

    def __init__(self, card: int, action: int) -> None:
        self.card: Final = card
        self.action: Final = action


class Discard(Choice):
    """Discard a card and draw a cube (D-3.3)."""

    __slots__ = ("card",)
    tag = "discard"
    fields = (_card,)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Pass(Choice):
    """Leave the round, by a space of the pass track (D-10.1)."""

    __slots__ = ("space",)
    tag = "pass"
    fields = (Field("space", SPACES),)

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Use(Choice):
    """Use a book tile (D-9.1)."""

    __slots__ = ("use",)
    tag = "use"
    fields = (Field("use", USES),)

    def __init__(self, use: int) -> None:
        self.use: Final = use


class Shed(Choice):
    """Give up a card after passing (D-10.4)."""

    __slots__ = ("card",)
    tag = "shed"
    fields = (_card,)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Board(Choice):
    """Put a figure on a ship (D-4.1)."""

    __slots__ = ("ship",)
    tag = "board"
    fields = (Field("ship", (1, 2, 3)),)

    def __init__(self, ship: int) -> None:
        self.ship: Final = ship


class Send(Choice):
    """Deploy a prince or a princess to a city (D-5.2)."""

    __slots__ = ("city", "slot")
    tag = "send"
    fields = (_city, Field("slot", SLOTS))

    def __init__(self, city: int, slot: int) -> None:
        self.city: Final = city
        self.slot: Final = slot


class Pay(Choice):
    """Pay so many cubes of their colour, and the others in pairs of pink (D-3.5)."""

    __slots__ = ("colour", "pairs", "real")
    tag = "pay"
    fields = (Field("colour", COLOURS), Field("real"), Field("pairs"))

    def __init__(self, colour: int, real: int, pairs: int) -> None:
        self.colour: Final = colour
        self.real: Final = real
        self.pairs: Final = pairs


class Call(Choice):
    """Use a character (D-7.1)."""

    __slots__ = ("character",)
    tag = "call"
    fields = (Field("character", CHARACTERS),)

    def __init__(self, character: int) -> None:
        self.character: Final = character


class Match(Choice):
    """Wed an own single figure to a neutral one (D-6.7)."""

    __slots__ = ("city",)
    tag = "match"
    fields = (_city,)

    def __init__(self, city: int) -> None:
        self.city: Final = city


class Claim(Choice):
    """Take a bonus action (D-11.4)."""

    __slots__ = ("bonus",)
    tag = "claim"
    fields = (Field("bonus", BONUSES),)

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus


class Found(Choice):
    """Found a free city in a region (D-11.6)."""

    __slots__ = ("region", "tile")
    tag = "found"
    fields = (Field("tile", TILES), _region)

    def __init__(self, tile: int, region: int) -> None:
        self.tile: Final = tile
        self.region: Final = region


class Revalue(Choice):
    """Lay a re-evaluation tile on its region (D-11.7)."""

    __slots__ = ("region",)
    tag = "revalue"
    fields = (_region,)

    def __init__(self, region: int) -> None:
        self.region: Final = region


class Shield(Choice):
    """Take a shield of a region (D-7.4, D-11.5)."""

    __slots__ = ("region",)
    tag = "shield"
    fields = (_region,)

    def __init__(self, region: int) -> None:
        self.region: Final = region


class Ransom(Choice):
    """Pay a pink cube for a single figure to stay (D-12.2)."""

    __slots__ = ("city",)
    tag = "ransom"
    fields = (_city,)

    def __init__(self, city: int) -> None:
        self.city: Final = city


class Reveal(Choice):
    """Play a scoring card (D-12.3)."""

    __slots__ = ("scoring",)
    tag = "reveal"
    fields = (Field("scoring", SCORINGS),)

    def __init__(self, scoring: int) -> None:
        self.scoring: Final = scoring


class Skip(Choice):
    """Enough: no scoring card more, or no ransom."""

    __slots__ = ()
    tag = "skip"


class Unveil(Choice):
    """Nature: the game is over, and everybody turns over what was hidden (D-13.1)."""

    __slots__ = ()
    tag = "unveil"


class Begin(Choice):
    """Nature: who is the first player (D-2.1)."""

    __slots__ = ("seat",)
    tag = "begin"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


SKIP: Final = Skip()
UNVEIL: Final = Unveil()
PLAY: Final = tuple(tuple(Play(card, action) for action in range(len(ACTIONS))) for card in range(len(CARDS)))
DISCARD: Final = tuple(Discard(card) for card in range(len(CARDS)))
SHED: Final = tuple(Shed(card) for card in range(len(CARDS)))
PASS: Final = tuple(Pass(space) for space in range(len(SPACES)))
USE: Final = tuple(Use(use) for use in range(len(USES)))
BOARD: Final = (Board(0), Board(1), Board(2))
SEND: Final[tuple[tuple[Send, ...], ...]] = tuple((Send(city, 0), Send(city, 1)) for city in range(len(CITIES)))
PAY: Final = {
    (colour, n - pairs, pairs): Pay(colour, n - pairs, pairs)
    for colour in range(4)
    for n in range(1, MOST_PAID + 1)
    for pairs in range(n + 1)
}
CALL: Final = tuple(Call(character) for character in range(len(CHARACTERS)))
MATCH: Final = tuple(Match(city) for city in range(len(CITIES)))
CLAIM: Final = tuple(Claim(bonus) for bonus in range(len(BONUSES)))
FOUND: Final = tuple(tuple(Found(tile, region) for region in range(4)) for tile in range(3))
REVALUE: Final = tuple(Revalue(region) for region in range(4))
SHIELD: Final = tuple(Shield(region) for region in range(4))
RANSOM: Final = tuple(Ransom(city) for city in range(len(CITIES)))
REVEAL: Final = tuple(Reveal(scoring) for scoring in range(len(SCORINGS)))
BEGIN: Final = tuple(Begin(seat) for seat in range(5))

VOCABULARY: Final[tuple[Choice, ...]] = (
    *(SKIP, UNVEIL),
    *(word for row in PLAY for word in row),
    *(*DISCARD, *SHED, *PASS, *USE, *BOARD),
    *(*DIVIDE.values(), *TAKE.values()),
    *(*ROLL, *APART, *ACCEPT.values()),
    *(word for row in SEND for word in row),
    *(*PAY.values(), *CALL, *MATCH, *CLAIM),
    *(word for row in FOUND for word in row),
    *(*REVALUE, *SHIELD, *RANSOM, *REVEAL, *BEGIN),
)
