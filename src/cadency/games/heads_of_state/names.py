"""The nouns of Heads of State, in the order of the small ints that stand for them."""

from __future__ import annotations

from typing import Final

YEARS: Final[tuple[int, ...]] = (1589, 1689, 1789)
NOBLES: Final[tuple[str, ...]] = ("baron", "count", "earl", "marquis", "duke", "prince", "king")
COUNTRIES: Final[tuple[str, ...]] = ("britain", "france", "germany", "spain")
SECTORS: Final[tuple[str, ...]] = (
    *("england", "scotland", "ireland"),
    *("ile-de-france", "burgundy", "normandy", "aquitaine", "brittany"),
    *("brandenburg", "bavaria", "saxony", "hanover"),
    *("castile", "aragon", "andalusia", "galicia"),
)
N_SLOTS: Final = 2 * len(SECTORS)  # slot 2n is the upper one of sector n, or its only one; 2n + 1 the lower one

ATTRIBUTES: Final[tuple[str, ...]] = (
    *("gold", "title", "troops", "castle", "education", "duelling", "bishop", "palace"),
    "courtesan",
)
N_ATTRIBUTES: Final = 9
COURTESAN: Final = 8

TREASONS: Final[tuple[str, ...]] = (
    "assassin",
    *("axeman", "guillotine", "gallows", "inquisition"),  # in the order of the countries
    *("britain-france", "britain-germany", "britain-spain", "france-germany", "france-spain", "germany-spain"),
)
N_TREASONS: Final = 11
ASSASSIN: Final = 0

# where attribute cards lie that are in no hand: offsets into State.cards
DECK: Final = 0
PILE: Final = 9  # under the disc, the revolution card not counted
ROW: Final = 18
DISCARDS: Final = 27
SWEPT: Final = 36

# the same for treason cards: offsets into State.plots
T_DECK: Final = 0
T_ROW: Final = 11
T_DISCARDS: Final = 22
T_FRESH: Final = 33  # not a place: the most that everybody knows the deck could hold of each kind

POINTS: Final[tuple[str, ...]] = ("sectors", "countries", "chamber", "influence", "nobles")
N_POINTS: Final = 5
