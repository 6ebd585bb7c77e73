"""Where everything is on the map, and what countries and cards look like, as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.heads_of_state.coasts import SIZE
from cadency.boards.kit import Point
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import Sector

WIDTH, HEIGHT = SIZE


class Land(NamedTuple):
    """A country's emblem, its colour, the roofs of its manors, the tints of its sectors and where its cartouche is."""

    icon: str
    colour: str
    roof: str
    tints: tuple[str, ...]
    cartouche: Point


# Tints and emblems, never flat tinctures: four tinctures are also houses.
LANDS: Final = {
    "britain": Land("lion", "#a8201a", "#7b5547", ("#e4c3ae", "#dcb39c", "#e8ccb8"), (318, 62)),
    "france": Land(
        "fleur-de-lys", "#24509a", "#6f7f86", ("#c9d0d2", "#bcc6cd", "#d3d8d6", "#c2cbd0", "#cdd4d6"), (14, 456)
    ),
    "germany": Land("griffin-symbol", "#3f7a4a", "#a9573c", ("#c4d0a4", "#b8c798", "#ced7b0", "#bfcc9f"), (544, 14)),
    "spain": Land("castle", "#d9a020", "#c07a4a", ("#ecd695", "#e5ca82", "#f0dda5", "#e8d08c"), (346, 744)),
}
FEET: Final[dict[str, Point]] = {  # the middle of each building's foot
    "england": (278, 300),
    "scotland": (192, 152),
    "ireland": (78, 276),
    "ile-de-france": (396, 446),
    "burgundy": (446, 588),
    "normandy": (300, 448),
    "aquitaine": (332, 582),
    "brittany": (210, 446),
    "brandenburg": (644, 298),
    "bavaria": (556, 474),
    "saxony": (658, 444),
    "hanover": (532, 312),
    "castile": (208, 668),
    "aragon": (316, 734),
    "andalusia": (222, 802),
    "galicia": (92, 670),
}
SHIP: Final[Point] = (88, 386)
CHAMBER: Final = (506.0, 788.0, 170.0)  # lower left, width
CARTOUCHE: Final = (152.0, 76.0)


class Slot(NamedTuple):
    """A storey: the middle of its floor, its height and width, and the rank that may live there."""

    x: float
    y: float
    h: float
    w: float
    rank: int

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The window that a noble shows in."""
        return self.x - self.w / 2, self.y - self.h + 4, self.w, self.h - 8


def storeys(sector: Sector) -> list[Slot]:
    """The slots of a sector, the upper one first: the higher rank lives upstairs."""
    x, y = FEET[sector.id]
    h, w = (48, 50) if sector.capital else (45, 42)
    last = len(sector.slots) - 1
    return [Slot(x, y - (last - i) * h, h, w, NOBLES.index(slot.noble)) for i, slot in enumerate(sector.slots)]


def hexagon_at(sector: Sector) -> Point:
    x, y = FEET[sector.id]
    return x - (46 if sector.capital else 38), y - 17


# attribute: icon and the tint of its card
ATTRIBUTE: Final = {
    "gold": ("cash", "#f0dc9a"),
    "title": ("tied-scroll", "#d5d6e4"),
    "troops": ("rally-the-troops", "#dcb9a6"),
    "castle": ("castle", "#c9d2c3"),
    "education": ("graduate-cap", "#cfd8e4"),
    "duelling": ("fencer", "#e3c7b0"),
    "bishop": ("pope-crown", "#e0cfe2"),
    "palace": ("palace", "#e9d6b0"),
    "courtesan": ("handheld-fan", "#eec3cc"),
}

# One country at a time on a narrow screen: a window onto the map (x, y, w, h), where its cartouche is, and how large.
WINDOWS: Final[dict[str, tuple[tuple[float, float, float, float], Point, float]]] = {
    "britain": ((8, 10, 362, 330), (10, 14), 0.98),
    "france": ((154, 299, 362, 366), (158, 602), 0.8),
    "germany": ((342, 160, 362, 356), (347, 437), 0.98),
    "spain": ((12, 530, 362, 298), (16, 750), 0.98),
}
