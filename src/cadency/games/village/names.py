"""Village's nouns. Inside the rules they are small ints, in this order; on the wire they are these names."""

from __future__ import annotations

from typing import Final

COLOURS: Final[tuple[str, ...]] = ("orange", "green", "brown", "pink", "plague")
INFLUENCE: Final[tuple[str, ...]] = ("orange", "green", "brown", "pink")
ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4

SPACES: Final[tuple[str, ...]] = ("harvest", "family", "crafts", "market", "travel", "council", "church")
HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6

GOODS: Final[tuple[str, ...]] = ("scroll", "horse", "plow", "ox", "wagon")
SCROLL: Final = 0
HORSE: Final = 1
PLOW: Final = 2
OX: Final = 3
WAGON: Final = 4
GRAIN: Final = 5  # after the goods in what a customer wants

BUILDINGS: Final[tuple[str, ...]] = ("wainwright", "stables", "library", "smithy")
MAKER: Final[tuple[int, ...]] = (2, 1, 3, 1, 0)  # good -> building
MAKES: Final[tuple[tuple[int, ...], ...]] = ((WAGON,), (HORSE, OX), (SCROLL,), (PLOW,))  # building -> goods

CITIES: Final[tuple[str, ...]] = ("aubrac", "bellac", "corvey", "dorn", "elmet", "fenwick")
VILLAGE: Final = 6  # where the first roads start

CAREERS: Final[tuple[str, ...]] = ("crafts", "travel", "council", "church", "farm")

# Where a living member can be: the farm, four buildings, six cities, four council levels, four windows, the bag.
LEVELS: Final[tuple[str, ...]] = ("council1", "council2", "council3", "council4")
WINDOWS: Final[tuple[str, ...]] = ("window1", "window2", "window3", "window4")
PLACES: Final[tuple[str, ...]] = ("farm", *BUILDINGS, *CITIES, *LEVELS, *WINDOWS, "bag")
FARM: Final = 0
BUILDING: Final = 1
CITY: Final = 5
LEVEL: Final = 11
WINDOW: Final = 15
BAG: Final = 19
N_PLACES: Final = 20
# by place; nobody dies in the bag
CAREER_OF: Final[tuple[int, ...]] = (4, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)

GENERATIONS: Final[tuple[int, ...]] = (1, 2, 3, 4)

# Members at a place are counted by generation in one int, four bits a generation.
BIT: Final[tuple[int, ...]] = (1, 16, 256, 4096)
