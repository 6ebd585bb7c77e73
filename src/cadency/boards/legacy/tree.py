"""The tree of a family: households packed by their contours, as Reingold and Tilford do it, with the widths of Walker.

A node is a household: whoever was born into the family, the spouse or promised friend, and what they hold. Parents
stand over the middle of their children; children stand in the order of birth. The generation that rules is drawn
largest: ancestors shrink first, then descendants, then all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from cadency.boards.kit import HOUSES, width
from cadency.boards.legacy.given import Kin, names
from cadency.boards.legacy.layout import (
    GRADES,
    ROMAN,
    WALNUT,
    Bough,
    Box,
    Couple,
    Grade,
    Plate,
    Sitter,
    Tile,
    Tree,
    evenly,
    heights,
    named,
)
from cadency.games.legacy.names import BOY, CHILDREN
from cadency.games.legacy.view import Forebear, Person

SPECIAL: Final = frozenset(CHILDREN[:-1]) - {CHILDREN[0], CHILDREN[BOY]}
_PLANS: Final = (  # ancestors, the generation that rules, its children, theirs
    ("M", "L", "M", "S"),
    ("S", "L", "S", "S"),
    ("S", "M", "S", "S"),
    ("M", "M", "S", "XS"),
    ("S", "S", "S", "XS"),
    ("XS", "S", "XS", "XS"),
)
_NAMED: Final = (("M", "L", "M", "N"), ("N", "L", "N", "N"), ("N", "M", "N", "N"), ("N", "N", "N", "N"))
_COUSINS: Final = 1.6  # how much farther apart they stand than brothers and sisters


class Node(NamedTuple):
    """A household where it lies within its subtree."""

    number: int
    row: int
    x: float  # its left edge, from that of its parents' subtree
    w: float
    blood: float  # from the left edge: where the bough arrives
    rings: tuple[float, float]  # where the boughs to children leave: to those of a wife who was lost, and to the others
    cell: float
    left: dict[int, float]  # contours by row
    right: dict[int, float]
    children: tuple[tuple[float, Node], ...]


def tags(person: Person | Forebear) -> list[tuple[str, str]]:
    """What somebody holds: kind of tile, and name of the thing."""
    found = [("title", f"title-{person.title}")] if person.title else []
    found += [("mansion", "space-mansion")] if person.mansion else []
    found += [("venture", "space-venture")] if person.venture else []
    return found + ([("contribution", f"contribution-{person.contribution}")] if person.contribution else [])


def lost(person: Person) -> str | None:
    """The wife whom somebody lost, unless she has come back to him: then she is drawn once."""
    return person.late if person.late != person.mate else None


class _Family:
    """Households share the register and the grades of its rows."""

    def __init__(self, house: Kin, friend: Callable[[str], str]) -> None:
        self.people = house.family
        self.called = names(house)
        self.mates = [friend(person.mate) if person.mate else "" for person in house.family]
        self.late = [friend(name) if (name := lost(person)) else "" for person in house.family]
        self.children: list[list[int]] = [[] for _ in self.people]
        for number, person in enumerate(self.people):
            if number:
                self.children[person.parent].append(number)
        self.rows: list[Grade] = []

    def measure(self, number: int, grade: Grade) -> tuple[float, float, tuple[float, float], float]:
        """Width, where the bough arrives, where those to the children leave, and the cell of a portrait."""
        person = self.people[number]
        longest = max(width(name, grade.name) for name in (self.called[number], self.mates[number], self.late[number]))
        cell = max(grade.w, longest + 14) if grade.name and not grade.split else grade.w
        columns = -(-len(tags(person)) // 2) if not grade.arch else -(-len(tags(person)) // 3)
        before = cell + grade.link if lost(person) else 0.0
        pair = cell + grade.link if person.mate is not None else 0.0
        blood = before + cell / 2
        rings = (cell + grade.link / 2, before + cell + grade.link / 2 if pair else blood)
        return before + cell + pair + columns * grade.column, blood, rings, cell

    def nth(self, child: int) -> int:
        """Which ring of its parents a child comes from: 0 where its mother was lost."""
        one = self.people[child]
        late = lost(self.people[one.parent])
        return 0 if late is not None and one.other == late else 1

    def lay(self, number: int, row: int = 0) -> Node:
        w, blood, rings, cell = self.measure(number, self.rows[row])
        below = [self.lay(child, row + 1) for child in self.children[number]]
        if not below:
            return Node(number, row, 0, w, blood, rings, cell, {row: 0}, {row: w}, ())
        placed: list[tuple[float, Node]] = []
        left: dict[int, float] = {}
        right: dict[int, float] = {}
        for node in below:
            off = 0.0
            if placed:
                apart = ((q, 1 if q == row + 1 else _COUSINS) for q in node.left if q in right)
                off = max(right[q] + self.rows[q].gap * k - node.left[q] for q, k in apart)
            placed.append((off, node))
            for q in node.right:
                left.setdefault(q, off + node.left[q])
                left[q] = min(left[q], off + node.left[q])
                right[q] = max(right.get(q, off + node.right[q]), off + node.right[q])
        ends = [off + node.x + node.blood - rings[self.nth(node.number)] for off, node in (placed[0], placed[-1])]
        x = sum(ends) / 2
        return Node(number, row, x, w, blood, rings, cell, {**left, row: x}, {**right, row: x + w}, tuple(placed))

    def fit(self, depth: int, now: int, room: float, *, roomy: bool) -> Node:
        """The largest plan that there is room for; past the last one all is drawn smaller, or where there is all the
        room it needs as wide as it is."""
        for plan in _NAMED if roomy else _PLANS:
            self.rows = [GRADES[plan[min(max(row - now + 1, 0), 3)]] for row in range(depth)]
            node = self.lay(0)
            if _span(node) <= room:
                return node
        return node if roomy else self._shrunk(room)

    def _shrunk(self, room: float) -> Node:
        """Rows that are too full are drawn smaller, each as far as it must; if that is not enough, all are."""
        full = [0.0] * len(self.rows)
        for number, person in enumerate(self.people):
            row = person.generation - 1
            full[row] += self.measure(number, self.rows[row])[0] + self.rows[row].gap * _COUSINS
        self.rows = [
            grade if wide <= room else grade.scaled(room / wide) for grade, wide in zip(self.rows, full, strict=True)
        ]
        node = self.lay(0)
        if _span(node) <= room:
            return node
        self.rows = [grade.scaled(room / _span(node)) for grade in self.rows]
        return self.lay(0)


def _span(node: Node) -> float:
    return max(node.right.values()) - min(node.left.values())


def lay_out(
    house: Kin,
    now: int,
    box: Box,
    friend: Callable[[str], str],
    *,
    plan: Grade | None = None,
    roomy: bool = False,
) -> Tree:
    """The tree of a family within a box; ``now`` is the row that rules, ``friend`` says a friend's name. With a
    ``plan`` everybody is drawn by it, and on a ``roomy`` tree everybody is named, however wide that becomes."""
    if not house.family:
        return Tree([], [], [], [], [], [])
    family = _Family(house, friend)
    depth = max(person.generation for person in house.family)
    if plan is None:
        root = family.fit(depth, now, box.w, roomy=roomy)
    else:
        family.rows = [plan] * depth
        root = family.lay(0)
    ys = heights(family.rows, box.y, box.y + box.h) if plan is None else evenly(plan.w, depth, box)
    shift = box.x + (box.w - _span(root)) / 2 - min(root.left.values())
    found = _Placer(house, family, ys, now)
    found.place(root, shift)
    return found.tree()


class _Placer:
    """Goes through the households and says where everything is."""

    def __init__(self, house: Kin, family: _Family, ys: list[float], now: int) -> None:
        self.house, self.family, self.ys, self.now = house, family, ys, now
        self.sitters: list[Sitter] = []
        self.boughs: list[Bough] = []
        self.couples: list[Couple] = []
        self.tiles: list[Tile] = []
        self.grades: dict[str, Grade] = {}

    def tree(self) -> Tree:
        rows = [(ROMAN[row], y, row == self.now) for row, y in enumerate(self.ys)]
        order = sorted(self.sitters, key=lambda one: (one.y, one.x))
        plates: list[Plate] = named(order, self.grades, self.tiles)
        return Tree(self.sitters, self.boughs, self.couples, self.tiles, plates, rows)

    def place(self, node: Node, base: float) -> None:
        x, y, grade = base + node.x, self.ys[node.row], self.family.rows[node.row]
        person, seat = self.family.people[node.number], self.house.seat
        self._portrait(node, x, y, grade)
        if (late := lost(person)) is not None:
            self._late(node, x, y, grade, late)
        if person.mate is not None:
            self._mate(node, x, y, grade, person.mate)
        held = tags(person)
        right = x + node.blood + node.cell / 2 + (node.cell + grade.link if person.mate is not None else 0)
        deep = 3 if grade.arch else 2
        for n, (kind, thing) in enumerate(held):
            tall = min(deep, len(held) - n // deep * deep)
            top = y - (grade.w * 0.6 - grade.tile / 2 - 2 if grade.arch else (tall - 1) * grade.column / 2)
            tx = right + grade.column / 2 + n // deep * grade.column
            ty = top + n % deep * grade.column
            self.tiles.append(Tile(f"tile-{seat}-{node.number}-{kind}", kind, thing, tx, ty, grade.tile))
        for off, child in node.children:
            below = self.family.rows[child.row]
            end = (base + off + child.x + child.blood, self.ys[child.row] - below.high / 2 + 2)
            key = f"bough-{seat}-{child.number}"
            thick = max(2.2, (7.4 - 1.4 * node.row) * min(1, below.w / 31))
            start = (x + node.rings[self.family.nth(child.number)], y + 4)
            self.boughs.append(Bough(key, start, end, thick, below.w > 36))
            self.place(child, base + off)

    def _portrait(self, node: Node, x: float, y: float, grade: Grade) -> None:
        person, seat = self.family.people[node.number], self.house.seat
        young = node.row > self.now
        key = f"kin-{seat}-{node.number}"
        thing = f"child-{person.child}" if node.number else f"head-{self.house.head}"
        self.grades[key] = grade
        self.sitters.append(
            Sitter(
                key,
                f"{seat}-{node.number}{'-k' if young else ''}",
                node.number,
                x + node.blood,
                y,
                grade.w,
                grade.arch,
                HOUSES[seat].base,
                self.family.called[node.number],
                thing,
                dead=person.dead,
                gift=person.child if person.child in SPECIAL else "",
            )
        )

    def _mate(self, node: Node, x: float, y: float, grade: Grade, mate: str) -> None:
        person, seat = self.family.people[node.number], self.house.seat
        mx = x + node.blood + node.cell + grade.link
        key = f"mate-{seat}-{node.number}"
        self.grades[key] = grade
        name = self.family.mates[node.number]
        one = Sitter(key, mate, node.number, mx, y, grade.w, grade.arch, WALNUT, name, f"friend-{mate}", mate=True)
        self.sitters.append(one._replace(promised=person.promised))
        scale = min(1.0, grade.w / 58)
        self.couples.append(Couple(f"pair-{seat}-{node.number}", x + node.blood, mx, y, person.promised, scale))

    def _late(self, node: Node, x: float, y: float, grade: Grade, late: str) -> None:
        """On the other side stands the wife who was lost."""
        seat, key = self.house.seat, f"late-{self.house.seat}-{node.number}"
        self.grades[key] = grade
        lx, name = x + node.cell / 2, self.family.late[node.number]
        one = Sitter(key, late, node.number, lx, y, grade.w, grade.arch, WALNUT, name, f"friend-{late}", mate=True)
        self.sitters.append(one._replace(dead=True, late=True))
        scale = min(1.0, grade.w / 58)
        self.couples.append(Couple(f"pair-{seat}-{node.number}-late", lx, x + node.blood, y, False, scale))
