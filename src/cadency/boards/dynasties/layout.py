"""Where everything is on the map, and what regions, goods and signs look like, as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.kit import Point, width

WIDTH, HEIGHT = 1064.0, 588.0
SMALLEST: Final = 13.5  # of all letters and digits, so that they keep 11 pixels where a screen is 1366 wide


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def meets(self, other: Box) -> bool:
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h

    def holds(self, point: Point, margin: float = 0) -> bool:
        x, y = point
        return self.x - margin < x < self.x + self.w + margin and self.y - margin < y < self.y + self.h + margin


class Land(NamedTuple):
    """A region's emblem, its colour, its wash and the light and shade in it, its roofs, and where its tile lies."""

    icon: str
    colour: str
    wash: str
    light: str
    shade: str
    roof: str
    tile: Point


# Washes and emblems, never flat tinctures: four tinctures are also houses. No land is blue.
LANDS: Final = {
    "britannia": Land("lion", "#a8201a", "#d9a48f", "#e6bda6", "#c58f78", "#8a4f44", (150, 12)),
    "france": Land("fleur-de-lys", "#24509a", "#cbb9cb", "#dccfd6", "#b5a0b8", "#5f7382", (142, 304)),
    "hispania": Land("castle", "#b98a1c", "#dcbf7c", "#ebd59c", "#cfa95e", "#b0603f", (8, 366)),
    "empire": Land("griffin-symbol", "#3f7a4a", "#b3c48f", "#c8d3a4", "#9fb47a", "#8a5a3a", (779, 12)),
}
TILE: Final = (134.0, 50.0)

# The middle of each city: set for room rather than by the compass.
PLACES: Final[dict[str, Point]] = {
    "london": (488, 154),
    "edinburgh": (382, 62),
    "york": (370, 139),
    "dublin": (236, 146),
    "oxford": (348, 220),
    "paris": (480, 318),
    "carcassonne": (508, 432),
    "brest": (336, 320),
    "lyon": (600, 352),
    "madrid": (266, 490),
    "lisboa": (140, 490),
    "barcelona": (438, 505),
    "granada": (318, 562),
    "salamanca": (226, 416),
    "wien": (848, 286),
    "praha": (854, 182),
    "augsburg": (718, 289),
    "luebeck": (718, 92),
    "koeln": (616, 216),
    "milano": (718, 386),
    "canterbury": (476, 228),
    "bordeaux": (382, 398),
    "sevilla": (190, 562),
    "nuernberg": (735, 190),
}
EXTRA: Final = ("canterbury", "bordeaux", "sevilla", "nuernberg")  # at a table of five only
TOWNS: Final = {city: kind for kind, city in enumerate(PLACES)}  # the towers of each
SLOTS: Final = {"prince": -34.0, "princess": 34.0}  # from the middle of a city
LARGE, SMALL = 16.5, 11.5  # radius of a slot
NAME: Final = 13.5


def banner(name: str) -> float:
    """How wide the banner of a city is: its sign, its name, the star for a child."""
    return max(80.0, width(name, NAME) + 50)


def city_box(place: Point, name: str) -> Box:
    """Everything that belongs to a city, whoever stands there."""
    half = max(59.0, banner(name) / 2 + 1)
    return Box(place[0] - half, place[1] - 46, 2 * half, 72)


class Berth(NamedTuple):
    """Where a ship lies: its waist's upper left, and how large it is."""

    x: float
    y: float
    s: float


SHIPS: Final = (Berth(11, 223, 1.0), Berth(512, 42, 0.86), Berth(536, 506, 0.86))
HULL: Final = Box(-4, -47, 170, 123)  # of a ship at scale 1, moorings included


def ship_box(ship: int) -> Box:
    x, y, s = SHIPS[ship]
    return Box(x + HULL.x * s, y + HULL.y * s, HULL.w * s, HULL.h * s)


SUPPLY: Final = Box(744, 538, 164, 42)  # decks and bag
COURT: Final = Box(914, 8, 142, 572)  # the paper at the right edge
ROSE: Final[Point] = (62, 88)
BEAST: Final[Point] = (44, 556)

SYMBOL: Final = {"points": "laurels", "anchor": "anchor", "book": "secret-book", "crown": "crown"}


class Good(NamedTuple):
    """A colour of cubes: its three faces, what is drawn on it and the glyph that says the same."""

    base: str
    hi: str
    lo: str
    on: str
    glyph: str


GOODS: Final = {
    "black": Good("#2f2a28", "#5a524d", "#12100e", "#efe6d2", "broadsword"),
    "white": Good("#f4efe2", "#ffffff", "#b9ae98", "#33241a", "rose"),
    "yellow": Good("#e8b021", "#fbdc7c", "#a97409", "#3a2404", "crown"),
    "blue": Good("#8fc7dd", "#c4e5f0", "#558fa8", "#123244", "quill-ink"),
    "pink": Good("#e093ad", "#f6c1d1", "#b0607c", "#4a1528", "linked-rings"),
}
FACES: Final = {
    "child": "baby-face",
    "shield": "rosa-shield",
    "points": "laurels",
    "ship": "caravel",
    "card": "card-draw",
    "scoring": "scroll-quill",
}
CHARACTERS: Final = {
    "leonardo": "palette",
    "drake": "ship-wheel",
    "machiavelli": "drama-masks",
    "gutenberg": "bookmarklet",
    "catherine": "queen-crown",
    "fugger": "locked-chest",
    "charles": "imperial-crown",
    "columbus": "compass",
}
BONUSES: Final = {
    "points": "laurels",
    "card": "card-draw",
    "scoring": "scroll-quill",
    "goods": "open-treasure-chest",
    "shield": "rosa-shield",
    "revalue": "star-medal",
    "found": "castle",
}
# An action's sign and the ground of its disc.
ACTIONS: Final = {
    "trade": ("trade", "#d9cfae"),
    "prince": ("broadsword", "#cfc8be"),
    "princess": ("rose", "#f0dcd6"),
    "character": ("quill-ink", "#cfe0e8"),
}
SPECIALS: Final = {"city": "castle", "character": "card-pick", "trade": "trade", "pass": "linked-rings"}
BOOKS: Final = {"cards": "card-draw", "points": "laurels", "ships": "caravel", "rose": "rose"}
