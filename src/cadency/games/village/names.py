"""Village's nouns. Inside the rules they are small ints, in this order; on the wire they are these names."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("orange", "green", "brown", "pink", "plague")
INFLUENCE: Final = ("orange", "green", "brown", "pink")
ORANGE, GREEN, BROWN, PINK, PLAGUE = range(5)

SPACES: Final = ("harvest", "family", "crafts", "market", "travel", "council", "church")
HARVEST, FAMILY, CRAFTS, MARKET, TRAVEL, COUNCIL, CHURCH = range(7)

GOODS: Final = ("scroll", "horse", "plow", "ox", "wagon")
SCROLL, HORSE, PLOW, OX, WAGON = range(5)
GRAIN: Final = 5  # after the goods in what a customer wants

BUILDINGS: Final = ("wainwright", "stables", "library", "smithy")
MAKER: Final = (2, 1, 3, 1, 0)  # good -> building
MAKES: Final = ((WAGON,), (HORSE, OX), (SCROLL,), (PLOW,))  # building -> goods

CITIES: Final = ("aubrac", "bellac", "corvey", "dorn", "elmet", "fenwick")
VILLAGE: Final = 6  # where the first roads start

CAREERS: Final = ("crafts", "travel", "council", "church", "farm")

# Where a living member can be: the farm, four buildings, six cities, four council levels, four windows, the bag.
LEVELS: Final = ("council1", "council2", "council3", "council4")
WINDOWS: Final = ("window1", "window2", "window3", "window4")
PLACES: Final = ("farm", *BUILDINGS, *CITIES, *LEVELS, *WINDOWS, "bag")
FARM: Final = 0
BUILDING: Final = 1
CITY: Final = 5
LEVEL: Final = 11
WINDOW: Final = 15
BAG: Final = 19
N_PLACES: Final = 20
CAREER_OF: Final = (
    4,
    0,
    0,
    0,
    0,
    1,
    1,
    1,
    1,
    1,
    1,
    2,
    2,
    2,
    2,
    3,
    3,
    3,
    3,
)  # by place; nobody dies in the bag

GENERATIONS: Final = (1, 2, 3, 4)

# Members at a place are counted by generation in one int, four bits a generation.
BIT: Final = (1, 16, 256, 4096)
