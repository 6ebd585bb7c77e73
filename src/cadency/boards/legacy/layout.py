"""How a tree lies on the page: what is drawn, with its place. Families and forebears are laid out each in their own way
and drawn alike."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from cadency.boards.kit import Point, width

WIDTH, HEIGHT = 1064.0, 618.0
PARK: Final = 424.0  # how high the park with the tree is; below it lies the street
STREET: Final = (0.0, 432.0, 1064.0, 186.0)
WALNUT: Final = "#7b5a3b"
ROMAN: Final = ("I", "II", "III", "IV")
PLATE: Final = 4.5  # how much higher a name plate is than its letters


class Box(NamedTuple):
    """A box: top left and size."""

    x: float
    y: float
    w: float
    h: float

    def meets(self, other: Box) -> bool:
        return (
            self.x < other.x + other.w - 0.01
            and other.x < self.x + self.w - 0.01
            and self.y < other.y + other.h - 0.01
            and other.y < self.y + self.h - 0.01
        )


class Grade(NamedTuple):
    """How large the people of a row are: portraits, their shape, names (0: none), and the room between them."""

    w: float
    arch: bool
    name: float
    gap: float
    link: float
    split: bool = False  # the names of couples stand below and above
    tile: float = 19

    @property
    def high(self) -> float:
        return self.w * 1.2 if self.arch else self.w

    @property
    def column(self) -> float:
        """How much room a tile takes."""
        return self.tile * 1.1

    def scaled(self, k: float) -> Grade:
        """Smaller; names stay where they take no room beside and portraits are not tiny."""
        kept = self.split and self.w * k > 27
        name = self.name if kept else 0
        return Grade(self.w * k, False, name, self.gap * k, self.link * k, kept, self.tile * k)


GRADES: Final = {
    "L": Grade(64, True, 14.5, 20, 22, tile=24),
    "M": Grade(50, False, 13.5, 14, 20),
    "S": Grade(39, False, 13, 8, 11, split=True),
    "XS": Grade(31, False, 0, 7, 11, tile=17),
    "N": Grade(44, False, 13.4, 9, 12),  # the smallest in which everybody is named
}
NAMED: Final = 13.4  # how large the smallest name is on a tree that has all the room it needs


class Sitter(NamedTuple):
    """A portrait on the tree; x, y is its middle."""

    key: str
    who: str  # the portrait, see faces.py
    number: int  # in the register; of a spouse that of the member
    x: float
    y: float
    w: float
    arch: bool
    ring: str
    name: str
    thing: str
    mate: bool = False
    promised: bool = False
    dead: bool = False
    unknown: bool = False
    up: bool = False  # the name stands above, as that of a spouse does
    gift: str = ""
    late: bool = False  # a wife who was lost; her children are hers still

    @property
    def box(self) -> Box:
        high = self.w * 1.2 if self.arch else self.w
        return Box(self.x - self.w / 2, self.y - (self.w * 0.6 if self.arch else self.w / 2), self.w, high)

    def under(self, box: Box) -> bool:
        """Does a box lie on this portrait? A round one leaves its corners free."""
        if self.arch:
            return self.box.meets(box)
        x = min(max(self.x, box.x), box.x + box.w)
        y = min(max(self.y, box.y), box.y + box.h)
        return math.hypot(self.x - x, self.y - y) < self.w / 2 - 0.01


class Bough(NamedTuple):
    """From a couple to a child, or as it grows upwards from a child to its parents."""

    key: str
    start: Point
    end: Point
    thick: float
    leaf: bool


class Couple(NamedTuple):
    """Two rings between two people, or a sealed letter."""

    key: str
    left: float
    right: float
    y: float
    promised: bool
    s: float


class Tile(NamedTuple):
    """What somebody holds, as a tile of card; x, y is its middle."""

    key: str
    kind: str
    thing: str
    x: float
    y: float
    s: float

    @property
    def box(self) -> Box:
        return Box(self.x - self.s / 2, self.y - self.s / 2, self.s, self.s)


class Plate(NamedTuple):
    """A name on paper; x is its middle, y its upper edge."""

    key: str
    name: str
    x: float
    y: float
    size: float

    @property
    def box(self) -> Box:
        w = width(self.name, self.size) + 12
        return Box(self.x - w / 2, self.y, w, self.size + PLATE)


class Tree(NamedTuple):
    """A whole tree."""

    sitters: list[Sitter]
    boughs: list[Bough]
    couples: list[Couple]
    tiles: list[Tile]
    plates: list[Plate]
    rows: list[tuple[str, float, bool]]  # roman number, height, and whether this generation rules

    def sitter(self, number: int, *, mate: bool = False) -> Sitter | None:
        return next((one for one in self.sitters if (one.number, one.mate, one.late) == (number, mate, False)), None)


def heights(rows: list[Grade], top: float, bottom: float) -> list[float]:
    """The middle of each row: as much room between them as there is."""
    tall = [grade.high + (26 if grade.split else 11 if grade.name else 0) for grade in rows]
    gap = min(92.0, (bottom - top - sum(tall)) / max(len(rows) - 1, 1)) if len(rows) > 1 else 0
    y = top + max(0.0, bottom - top - sum(tall) - gap * (len(rows) - 1)) / 2
    found: list[float] = []
    for high, grade in zip(tall, rows, strict=True):
        found.append(y + (13 if grade.split else 0) + grade.high / 2)
        y += high + gap
    return found


def evenly(w: float, depth: int, box: Box) -> list[float]:
    """The middle of each row where all rows are alike."""
    if depth == 1:
        return [box.y + box.h / 2]
    return [box.y + w / 2 + row * (box.h - w) / (depth - 1) for row in range(depth)]


def named(sitters: Sequence[Sitter], grades: Mapping[str, Grade], tiles: Iterable[Tile]) -> list[Plate]:
    """A plate for everybody whose row has names: below the portrait, or above it where couples stand close. One that
    would lie on something steps a line away; where that does not help there is none, and a pointer tells the name."""
    found: list[Plate] = []
    taken = [tile.box for tile in tiles]
    for one in sitters:
        grade = grades[one.key]
        if not grade.name or not one.name:
            continue
        above = grade.split and (one.mate or one.up)
        step = grade.name + PLATE
        box = one.box
        y = box.y - step + 4 if above else box.y + box.h - (7 if grade.arch else 5)
        for n in (0, 1):
            plate = Plate(f"n-{one.key}", one.name, one.x, y + n * step * (-1 if above else 1), grade.name)
            blocked = any(plate.box.meets(other) for other in taken)
            if not blocked and not any(other.under(plate.box) for other in sitters if other.key != one.key):
                found.append(plate)
                taken.append(plate.box)
                break
    return found
