"""The tree of the Inheritance, which grows upwards from oneself: couples in rows, each as near below its parents and
above its children as its neighbours let it. Whoever joins comes with a branch of one's own, so lines hardly cross."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from cadency.boards.kit import HOUSES
from cadency.boards.legacy.given import Kin
from cadency.boards.legacy.layout import (
    GRADES,
    WALNUT,
    Bough,
    Box,
    Couple,
    Grade,
    Sitter,
    Tile,
    Tree,
    evenly,
    heights,
    named,
)
from cadency.boards.legacy.looks import GIRLS
from cadency.boards.legacy.tree import tags
from cadency.games.legacy.view import Forebear

_SWEEPS: Final = 12
_LARGE: Final = GRADES["M"]._replace(split=True, gap=10)  # names of couples stand below and above

_ROOMY: Final = _LARGE._replace(gap=34)
_STOREY: Final = 94.0  # how high a row of it is, names and boughs with it


class Unit(NamedTuple):
    """A couple, or somebody alone: numbers in the register, men on the left."""

    left: int
    right: int | None


class _Kin:
    """Who belongs to whom."""

    def __init__(self, people: Sequence[Forebear]) -> None:
        self.people = people
        self.units: list[Unit] = []
        self.unit_of: dict[int, int] = {}
        for number, person in enumerate(people):
            if number in self.unit_of:
                continue
            unit = Unit(number, None)
            if person.spouse is not None:
                man, woman = (number, person.spouse) if person.child not in GIRLS else (person.spouse, number)
                unit = Unit(man, woman)
            for one in self.members(unit):
                self.unit_of[one] = len(self.units)
            self.units.append(unit)
        self.children: list[list[int]] = [[] for _ in self.units]
        for number in range(len(people)):
            above = self.parents(number)
            if above is not None:
                self.children[above].append(number)
        self.level: dict[int, int] = {}
        self._climb(0, 0)

    @staticmethod
    def members(unit: Unit) -> tuple[int, ...]:
        return (unit.left,) if unit.right is None else (unit.left, unit.right)

    def parents(self, number: int) -> int | None:
        person = self.people[number]
        above = person.father if person.father is not None else person.mother
        return None if above is None else self.unit_of[above]

    def _climb(self, unit: int, level: int) -> None:
        """How many generations above oneself."""
        if unit in self.level:
            return
        self.level[unit] = level
        for number in self.members(self.units[unit]):
            above = self.parents(number)
            if above is not None:
                self._climb(above, level + 1)
        for child in self.children[unit]:
            self._climb(self.unit_of[child], level - 1)

    def rows(self) -> list[list[int]]:
        """The units of each generation from left to right, the oldest generation first."""
        found: dict[int, list[int]] = {}
        for unit in self._visit(self.unit_of[0], -1):
            found.setdefault(self.level[unit], []).append(unit)
        return [found[level] for level in sorted(found, reverse=True)]

    def _visit(self, unit: int, came: int) -> Iterator[int]:
        """Everybody from left to right, as one would walk round the tree."""
        both = self.units[unit]
        later: list[tuple[int, int]] = []
        above = self.parents(both.left)
        if above is not None and above != came:
            yield from self._up(above, unit, later)
        yield unit
        yield from self._below(unit, came)
        for other, child in later:
            yield from self._visit(other, child)
        if both.right is not None:
            above = self.parents(both.right)
            if above is not None and above != came:
                yield from self._visit(above, unit)

    def _below(self, unit: int, but: int) -> Iterator[int]:
        for child in self.children[unit]:
            if self.unit_of[child] != but:
                yield from self._visit(self.unit_of[child], unit)

    def _up(self, unit: int, child: int, later: list[tuple[int, int]]) -> Iterator[int]:
        """The branch that lies to the left of a child; what lies to the right of it comes later."""
        both = self.units[unit]
        farther: list[tuple[int, int]] = []
        above = self.parents(both.left)
        if above is not None:
            yield from self._up(above, unit, farther)
        yield unit
        yield from self._below(unit, child)
        if both.right is not None:
            above = self.parents(both.right)
            if above is not None:
                later.append((above, unit))
        later.extend(farther)


def spread(wanted: list[float], wide: list[float], gap: float) -> list[float]:
    """Left edges in this order, as near to those wanted as they can be without touching (pooled neighbours)."""
    pools: list[tuple[float, int]] = []  # mean of where each would begin but for those before it, and how many
    before = [0.0]
    for w in wide:
        before.append(before[-1] + w + gap)
    for n, x in enumerate(wanted):
        mean, many = x - before[n], 1
        while pools and pools[-1][0] > mean:
            other, count = pools.pop()
            mean, many = (mean * many + other * count) / (many + count), many + count
        pools.append((mean, many))
    starts = [mean for mean, many in pools for _ in range(many)]
    return [start + before[n] for n, start in enumerate(starts)]


class _Forest:
    """Where the units lie, for one grade."""

    def __init__(self, kin: _Kin, grade: Grade) -> None:
        self.kin, self.grade = kin, grade
        self.rows = kin.rows()
        self.x: dict[int, float] = {}
        for row in self.rows:
            edges = spread([0.0] * len(row), [self.wide(unit) for unit in row], grade.gap)
            middle = (edges[0] + edges[-1] + self.wide(row[-1])) / 2
            self.x |= {unit: x - middle for unit, x in zip(row, edges, strict=True)}
        for _ in range(_SWEEPS):
            for row in (*self.rows, *reversed(self.rows)):
                wanted = [self._wanted(unit) for unit in row]
                edges = spread(wanted, [self.wide(unit) for unit in row], grade.gap)
                self.x |= dict(zip(row, edges, strict=True))

    def wide(self, unit: int) -> float:
        grade = self.grade
        both = self.kin.units[unit]
        columns = -(-len(held(self.kin, unit)) // 2)
        return grade.w * (1 if both.right is None else 2) + (grade.link if both.right else 0) + columns * grade.column

    def person(self, number: int) -> float:
        """The middle of somebody's portrait, from the unit's left edge."""
        both = self.kin.units[self.kin.unit_of[number]]
        return self.grade.w / 2 + (self.grade.w + self.grade.link if number == both.right else 0)

    def ring(self, unit: int) -> float:
        alone = self.kin.units[unit].right is None
        return self.grade.w / 2 if alone else self.grade.w + self.grade.link / 2

    def _wanted(self, unit: int) -> float:
        found: list[float] = []
        for number in self.kin.members(self.kin.units[unit]):
            above = self.kin.parents(number)
            if above is not None:
                found.append(self.x[above] + self.ring(above) - self.person(number))
        for child in self.kin.children[unit]:
            found.append(self.x[self.kin.unit_of[child]] + self.person(child) - self.ring(unit))
        return sum(found) / len(found) if found else self.x[unit]

    def span(self) -> tuple[float, float]:
        return min(self.x.values()), max(self.x[unit] + self.wide(unit) for unit in self.x)


def held(kin: _Kin, unit: int) -> list[tuple[str, str]]:
    """What a couple holds: kind of tile, and name of the thing."""
    found: list[tuple[str, str]] = []
    for number in kin.members(kin.units[unit]):
        found += tags(kin.people[number])
    return found


def lay_out(
    house: Kin, box: Box, friend: Callable[[str], str], *, plan: Grade | None = None, roomy: bool = False
) -> Tree:
    """The tree of forebears within a box, oneself at its foot; a ``roomy`` one grows over its edges."""
    if not house.tree:
        return Tree([], [], [], [], [], [])
    kin = _Kin(house.tree)
    forest = _Forest(kin, _ROOMY) if roomy else _fitting(kin, box, plan)
    if roomy:
        tall = len(forest.rows) * _STOREY
        box = box._replace(y=box.y + min(0.0, box.h - tall), h=max(box.h, tall))
    left, right = forest.span()
    shift = box.x + (box.w - (right - left)) / 2 - left
    rows = [forest.grade] * len(forest.rows)
    ys = heights(rows, box.y, box.y + box.h) if plan is None else evenly(plan.w, len(rows), box)
    return _placed(house, kin, forest, ys, shift, friend)


def _fitting(kin: _Kin, box: Box, plan: Grade | None) -> _Forest:
    deep = len(kin.rows())
    for grade in (plan,) if plan else (_LARGE, GRADES["S"], GRADES["XS"]):
        forest = _Forest(kin, grade)
        left, right = forest.span()
        tall = deep * (grade.high + (26 if grade.split else 12) + 10)
        if right - left <= box.w and tall <= box.h:
            return forest
    if plan:
        return forest
    k = min(box.w / (right - left), box.h / (deep * (GRADES["XS"].high + 12)), 1.0)
    return _Forest(kin, GRADES["XS"].scaled(k))


def _line(kin: _Kin) -> set[int]:
    """One's own forebears, parents of parents."""
    found, todo = set[int](), [0]
    while todo:
        number = todo.pop()
        found.add(number)
        person = kin.people[number]
        todo += [one for one in (person.father, person.mother) if one is not None]
    return found


def _placed(
    house: Kin, kin: _Kin, forest: _Forest, ys: list[float], shift: float, friend: Callable[[str], str]
) -> Tree:
    found = Tree([], [], [], [], [], [])
    grade, seat, blood = forest.grade, house.seat, _line(kin)
    height = {unit: ys[n] for n, row in enumerate(forest.rows) for unit in row}
    for unit, x in forest.x.items():
        y = height[unit]
        both = kin.units[unit]
        for number in kin.members(both):
            at = (shift + x + forest.person(number), y)
            found.sitters.append(_sitter(house, number, at, grade, friend, ring=number in blood))
            above = kin.parents(number)
            if above is not None:
                start = (shift + forest.x[above] + forest.ring(above), height[above] + 4)
                end = (at[0], y - grade.w / 2 + 2)
                thick = 4.6 * min(1, grade.w / 31)
                found.boughs.append(Bough(f"bough-{seat}-{number}", start, end, thick, grade.w > 36))
        if both.right is not None:
            ends = [shift + x + forest.person(number) for number in (both.left, both.right)]
            key = f"pair-{seat}-{both.left}"
            found.couples.append(Couple(key, ends[0], ends[1], y, False, min(1.0, grade.w / 58)))
        things = held(kin, unit)
        edge = shift + x + forest.wide(unit) - -(-len(things) // 2) * grade.column
        for n, (kind, thing) in enumerate(things):
            tall = min(2, len(things) - n // 2 * 2)
            ty = y - (tall - 1) * grade.column / 2 + n % 2 * grade.column
            tx = edge + grade.column / 2 + n // 2 * grade.column
            found.tiles.append(Tile(f"tile-{seat}-{both.left}-{n}-{kind}", kind, thing, tx, ty, grade.tile))
    order = sorted(found.sitters, key=lambda one: (one.y, one.x))
    plates = named(order, {one.key: grade for one in order}, found.tiles)
    return found._replace(plates=plates)


def _sitter(
    house: Kin, number: int, at: tuple[float, float], grade: Grade, friend: Callable[[str], str], *, ring: bool
) -> Sitter:
    person = house.tree[number]
    return Sitter(
        f"kin-{house.seat}-{number}",
        person.friend or f"unknown-{'woman' if person.child in GIRLS else 'man'}",
        number,
        *at,
        grade.w,
        False,
        HOUSES[house.seat].base if ring else WALNUT,
        friend(person.friend) if person.friend else "",
        f"friend-{person.friend}" if person.friend else f"child-{person.child}",
        unknown=person.friend is None,
        up=person.child in GIRLS and person.spouse is not None,
    )
