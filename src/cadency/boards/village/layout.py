"""Where things stand on the village board: data. One layout for the whole board, one for each place on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from cadency.boards.kit import Point
from cadency.games.village.names import BUILDINGS

WORKSHOPS: Final = (*BUILDINGS, "mill")
MAKER: Final = {"wagon": "wainwright", "horse": "stables", "ox": "stables", "scroll": "library", "plow": "smithy"}
WINDOW_STEP: Final = 54
STOREYS: Final = (232, 206, 172, 136)  # widths of the council's levels, the lowest first
STOREY: Final = 39
PLATE: Final = (112.0, 48.0)
RIGHTS: Final = (26, 32, 28, 42)  # widths of what the levels allow, drawn at their right


@dataclass(frozen=True)
class Spot:
    """Where members stand: the middle of their feet, how wide, how many rows deep, how large."""

    x: float
    y: float
    width: float
    rows: int = 1
    size: float = 0.92


@dataclass(frozen=True)
class Strip:
    """Things in a row: where the first is, how much room there is, how large they are."""

    x: float
    y: float
    width: float
    size: float = 1


@dataclass(frozen=True)
class Book:
    """The chronicle: top left, size, whether the margin with the points is there."""

    x: float
    y: float
    width: float = 382
    height: float = 164


@dataclass(frozen=True)
class Layout:
    """Origins of everything a drawing shows; what a layout does not have is not drawn."""

    size: tuple[int, int]
    trays: Mapping[str, Point] = field(default_factory=dict)  # action spaces, top left
    church: Point | None = None  # lower left of the nave
    bag: Point | None = None  # middle of the bag's foot
    council: Point | None = None  # middle of the foot
    workshops: Mapping[str, Point] = field(default_factory=dict)  # left foot of each house
    stalls: Strip | None = None  # foot of the stalls
    queue: Strip | None = None
    pile: Point | None = None
    sale: Point | None = None
    well: Point | None = None  # middle of the foot
    fields: Point | None = None
    home: Point | None = None  # left foot of the homestead
    cities: Mapping[str, Point] = field(default_factory=dict)
    gate: Point = (762, 230)  # where the roads into the world begin
    bends: Mapping[tuple[str, str], Point] = field(default_factory=dict)  # of roads, from their middle
    trip: Point | None = None
    honours: Point | None = None  # the points for cities
    book: Book | None = None
    graves: Point | None = None  # foot of the first stone
    graves_across: int = 2
    crowd: float = 1  # how large figures are drawn
    shelf: float = 1  # how large action spaces are drawn

    @property
    def windows(self) -> dict[str, Point]:
        """Middle of the sill of each window. The highest is on the left."""
        if self.church is None:
            return {}
        x, y = self.church
        return {f"window{4 - i}": (x + 36 + i * WINDOW_STEP, y - 9) for i in range(4)}

    def storey(self, level: int) -> tuple[float, float, float]:
        """Middle, foot and width of a council level (1 to 4)."""
        x, y = self.council or (0, 0)
        return x, y - (level - 1) * STOREY, STOREYS[level - 1]

    def plate(self, building: str) -> Point:
        x, y = self.workshops[building]
        return x - 2, y + 11

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """Where members can be, on this drawing."""
        return dict(self._spots())

    def _spots(self) -> Iterator[tuple[str, Spot]]:
        k = self.crowd
        for name, (x, y) in self.workshops.items():
            if name != "mill":
                yield name, Spot(x + 54, y + 7, 104, 1, 0.95 * k)
        for name, (x, y) in self.cities.items():
            yield name, Spot(x, y + 5, 78, 1, 0.95 * k)
        if self.council is not None:
            for level in range(1, 5):
                x, y, wide = self.storey(level)
                left, right = x - wide / 2 + 32, x + wide / 2 - 13 - RIGHTS[level - 1]
                yield f"council{level}", Spot((left + right) / 2, y - 3, right - left, 1, 0.92 * k)
        for name, (x, y) in self.windows.items():
            yield name, Spot(x, y - 1, 50, 2, 0.88 * k)
        if self.bag is not None:
            yield "bag", Spot(self.bag[0], self.bag[1] - 27, 150, 1, 0.88 * k)

    def stall(self, n: int, seats: int) -> Point:
        """Left foot of the n-th of so many stalls."""
        strip = self.stalls or Strip(0, 0, 0)
        step = min(62.0, strip.width / seats)
        return strip.x + (strip.width - step * seats) / 2 + n * step, strip.y

    def waiting(self, n: int, room: int) -> Point:
        """Top left of the n-th place in the queue; the first is on the right."""
        strip = self.queue or Strip(0, 0, 0)
        step = min(43.0 * strip.size / 0.84, strip.width / max(room, 1))
        return strip.x - n * step, strip.y

    def bend(self, a: str, b: str) -> tuple[Point, Point, Point]:
        """A road as a curve: from, by, to."""
        start = self.gate if a == "village" else self.cities[a]
        end = self.gate if b == "village" else self.cities[b]
        dx, dy = self.bends.get((a, b)) or self.bends.get((b, a)) or (0, 24)
        return start, ((start[0] + end[0]) / 2 + dx, (start[1] + end[1]) / 2 + dy), end


def along(curve: tuple[Point, Point, Point], t: float) -> Point:
    """A point on a quadratic curve."""
    (ax, ay), (bx, by), (cx, cy) = curve
    u = 1 - t
    return u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy


BENDS: Final = {
    ("village", "aubrac"): (14.0, 12.0),
    ("village", "bellac"): (-12.0, 14.0),
    ("aubrac", "bellac"): (40.0, 0.0),
    ("aubrac", "corvey"): (0.0, 26.0),
    ("bellac", "dorn"): (0.0, 26.0),
    ("corvey", "dorn"): (30.0, 0.0),
    ("corvey", "elmet"): (0.0, 26.0),
    ("dorn", "fenwick"): (0.0, 26.0),
    ("elmet", "fenwick"): (30.0, 0.0),
}
DESK: Final = Layout(
    size=(1064, 616),
    trays={
        "church": (10, 212),
        "harvest": (10, 394),
        "family": (244, 383),
        "market": (566, 396),
        "travel": (740, 378),
        "crafts": (110, 428),
        "council": (562, 4),
    },
    church=(62, 194),
    bag=(240, 270),
    council=(520, 222),
    workshops={name: (14 + i * 124, 548) for i, name in enumerate(WORKSHOPS)},
    stalls=Strip(424, 316, 276),
    queue=Strip(602, 346, 215, 0.84),
    pile=(389, 348),
    sale=(424, 404),
    well=(396, 318),
    fields=(8, 264),
    home=(244, 374),
    cities={
        "aubrac": (798, 88),
        "bellac": (824, 308),
        "corvey": (904, 118),
        "dorn": (914, 322),
        "elmet": (1004, 82),
        "fenwick": (1004, 284),
    },
    bends=BENDS,
    trip=(878, 390),
    honours=(823, 9),
    book=Book(672, 442),
    graves=(352, 74),
)

# One place at a time, redrawn for a narrow screen.
PHONE: Final = {
    "fields": Layout(
        size=(390, 318),
        trays={"harvest": (8, 242), "family": (200, 242)},
        shelf=1.42,
        fields=(10, 86),
        home=(222, 198),
        well=(346, 218),
        crowd=1.06,
    ),
    "crafts": Layout(
        size=(390, 404),
        trays={"crafts": (8, 6)},
        shelf=1.45,
        workshops={
            "wainwright": (8, 166),
            "stables": (136, 166),
            "library": (264, 166),
            "smithy": (8, 338),
            "mill": (136, 338),
        },
        crowd=1.06,
    ),
    "market": Layout(
        size=(390, 300),
        trays={"market": (8, 6)},
        shelf=1.45,
        sale=(232, 22),
        stalls=Strip(20, 178, 350, 1),
        queue=Strip(322, 206, 250, 0.95),
        pile=(36, 210),
        crowd=1.06,
    ),
    "travel": Layout(
        size=(390, 378),
        trays={"travel": (6, 312)},
        shelf=1.35,
        cities={
            "aubrac": (78, 106),
            "bellac": (104, 280),
            "corvey": (194, 134),
            "dorn": (200, 292),
            "elmet": (316, 104),
            "fenwick": (318, 262),
        },
        gate=(10, 196),
        bends={**BENDS, ("village", "aubrac"): (6.0, 6.0), ("village", "bellac"): (-4.0, 8.0)},
        trip=(222, 332),
        honours=(106, 6),
        crowd=1.06,
    ),
    "council": Layout(size=(390, 292), trays={"council": (6, 4)}, shelf=1.3, council=(172, 262), crowd=1.04),
    "church": Layout(
        size=(390, 296), trays={"church": (6, 222)}, shelf=1.4, church=(62, 196), bag=(270, 290), crowd=1.06
    ),
    "book": Layout(size=(390, 302), book=Book(8, 6, 374, 196), graves=(30, 258), graves_across=12),
}
