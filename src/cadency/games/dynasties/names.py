"""The nouns of Dynasties, in the order of the small ints that stand for them."""

from __future__ import annotations

from typing import Final

COLOURS: Final[tuple[str, ...]] = ("black", "white", "yellow", "blue", "pink")
BLACK: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
PINK: Final = 4

REGIONS: Final[tuple[str, ...]] = ("britannia", "france", "hispania", "empire")
SYMBOLS: Final[tuple[str, ...]] = ("points", "anchor", "book", "crown")
SLOTS: Final[tuple[str, ...]] = ("prince", "princess")  # a prince costs black cubes, a princess white ones
CHILD: Final = 2  # after prince and princess in State.folk

CITIES: Final[tuple[str, ...]] = (
    *("london", "edinburgh", "york", "dublin", "oxford"),
    *("paris", "carcassonne", "brest", "lyon"),
    *("madrid", "lisboa", "barcelona", "granada", "salamanca"),
    *("wien", "praha", "augsburg", "luebeck", "koeln", "milano"),
    *("canterbury", "bordeaux", "sevilla", "nuernberg"),  # for five seats only
    *("free-book", "free-anchor", "free-points"),  # until they are founded they lie in no region
)
N_CITIES: Final = 27
EXTRA: Final = 20  # the first of the four for five seats
FREE: Final = 24  # the first of the three free ones
TILES: Final = CITIES[FREE:]

ACTIONS: Final[tuple[str, ...]] = ("trade", "prince", "princess", "character", "special")
SPECIAL: Final = 4
SPECIALS: Final[tuple[str, ...]] = ("city", "character", "trade", "pass", "none")
CARDS: Final[tuple[str, ...]] = (
    *CITIES[:EXTRA],  # the card of a city may send somebody there
    *("patron-1", "patron-2", "patron-3"),
    *("fleet-1", "fleet-2", "fleet-3"),
    *("pass-1", "pass-2", "pass-3"),
    "joker",
)
N_CARDS: Final = 30

BOOKS: Final[tuple[str, ...]] = ("cards", "points", "ships", "rose", *[f"shield-{region}" for region in REGIONS])
N_BOOKS: Final = 8
B_CARDS: Final = 0
B_POINTS: Final = 1
B_SHIPS: Final = 2
B_ROSE: Final = 3
B_SHIELD: Final = 4
USES: Final[tuple[str, ...]] = ("card", "scoring", "trade", "deploy")

FACES: Final[tuple[str, ...]] = ("child", "shield", "points", "ship", "card", "scoring")

CHARACTERS: Final[tuple[str, ...]] = (
    *("leonardo", "drake", "machiavelli", "gutenberg", "catherine", "fugger", "charles", "columbus"),
)
LEONARDO: Final = 0
DRAKE: Final = 1
MACHIAVELLI: Final = 2
GUTENBERG: Final = 3
CATHERINE: Final = 4
FUGGER: Final = 5
CHARLES: Final = 6
COLUMBUS: Final = 7
N_BLUE: Final = 6  # spaces 0 to 5 are blue, 6 and 7 yellow

BONUSES: Final[tuple[str, ...]] = ("points", "card", "scoring", "goods", "shield", "revalue", "found")
SPACES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "large")  # of the pass track
LARGE: Final = 4
WORTHS: Final[tuple[str, ...]] = ("a", "b", "c", "d")  # the region tiles

SCORINGS: Final[tuple[str, ...]] = (
    *("folk-britannia", "folk-france", "folk-hispania", "folk-empire"),  # green
    *("homes-points", "homes-anchor", "homes-book", "homes-crown"),
    *("princes", "princesses", "large", "small"),
    *("wed-britannia", "wed-france", "wed-hispania", "wed-empire"),  # yellow
    *("seats-points", "seats-anchor", "seats-book", "seats-crown"),
    *("london-paris", "madrid-wien", "brest-barcelona", "carcassonne-granada"),
    *("children", "cubes", "shields", "regions"),
)
N_SCORINGS: Final = 28
N_GREEN: Final = 12

# where cubes lie: offsets into State.cubes
BAG: Final = 0
SHIP: Final = 5  # three ships
DRAWN: Final = 20  # drawn, and not yet chosen from
STORE: Final = 25  # by seat
N_SHIPS: Final = 3

# the same for cards and tiles
DECK: Final = 0
DISCARDS: Final = N_CARDS
PILE: Final = 0
SHOWN: Final = N_SCORINGS
UNSEEN: Final = 0
SPENT: Final = N_BOOKS

POINTS: Final[tuple[str, ...]] = ("cities", "dowry", "bonus", "singles", "cards", "books", "majorities", "crowns")
N_POINTS: Final = 8
P_CITIES: Final = 0
P_DOWRY: Final = 1
P_BONUS: Final = 2
P_SINGLES: Final = 3
P_CARDS: Final = 4
P_BOOKS: Final = 5
P_MAJORITIES: Final = 6
P_CROWNS: Final = 7
