"""A family on a narrow screen: whoever rules with spouse and children as a branch of one's own, two branches side by
side, and the elders small above them. Forebears have a window, see ``window.py``."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.kit import HOUSES, Point
from cadency.boards.legacy.given import names
from cadency.boards.legacy.layout import WALNUT, Bough, Couple, Grade, Sitter, Tile, Tree, named
from cadency.boards.legacy.scene import small
from cadency.boards.legacy.tree import SPECIAL, lost, tags
from cadency.games.legacy.view import House, LegacyView, Person
from cadency.texts import Texts

_COUPLE: Final = Grade(62, False, 13.5, 8, 18, tile=21)
_CHILD: Final = Grade(48, False, 13, 8, 8)
_PROMISED: Final = 30.0
_BESIDE: Final = _COUPLE.w + _COUPLE.link + 6  # from one of a couple to the other
_ROW: Final = 196.0  # from one pair of branches to the next
_CHILDLESS: Final = 124.0
_SIBLINGS: Final = 118.0


class Branches(NamedTuple):
    """What is drawn large, the elders in small, and how high all of it is."""

    tree: Tree
    elders: Tree
    elders_at: tuple[float, float, float]
    high: float


def branches(view: LegacyView, seat: int, said: Texts, w: float) -> Branches:
    house = view.houses[seat]
    now = view.generation
    ruling = [n for n, one in enumerate(house.family) if one.generation == now]
    elders, top, at = Tree([], [], [], [], [], []), 14.0, (0.0, 0.0, 1.0)
    if now > 1:
        elders, k = small(view, seat, said, w, 72.0)
        at, top = (w * (1 - k) / 2, 8.0, k), 104.0
    found = _Branch(view, seat, said)
    y = top
    for pair in _side_by_side(ruling, house):
        for n, number in enumerate(pair):
            found.lay(number, (w / 4 + n * w / 2 if len(pair) == 2 else w / 2, y + 40))
        y += _ROW if any(one.parent in pair for one in house.family[1:]) else _CHILDLESS
    return Branches(found.tree(), elders, at, max(y + 34, 260.0))


def _side_by_side(ruling: list[int], house: House) -> list[list[int]]:
    """Two branches in a line; somebody who married twice takes a line alone."""
    found: list[list[int]] = []
    alone = True
    for number in ruling:
        wide = len(_household(house.family[number])) > 2
        if alone or wide or len(found[-1]) == 2:
            found.append([])
        found[-1].append(number)
        alone = wide
    return found


def _household(person: Person) -> tuple[str | None, ...]:
    """From left to right: a wife who was lost, whoever is of the family (None), the spouse."""
    late = lost(person)
    return (*((late,) if late is not None else ()), None, *((person.mate,) if person.mate is not None else ()))


class _Branch:
    """Lays branch after branch."""

    def __init__(self, view: LegacyView, seat: int, said: Texts) -> None:
        self.house, self.said = view.houses[seat], said
        self.called = names(self.house)
        self.found = Tree([], [], [], [], [], [])
        self.grades: dict[str, Grade] = {}

    def tree(self) -> Tree:
        return self.found._replace(plates=named(self.found.sitters, self.grades, self.found.tiles))

    def lay(self, number: int, at: Point) -> None:
        """Somebody who rules at a point, the spouse beside, the children below."""
        x, y = at
        person, seat = self.house.family[number], self.house.seat
        both = _household(person)
        places = [x + (n - (len(both) - 1) / 2) * _BESIDE for n in range(len(both))]
        own = both.index(None)
        self.sit(number, (places[own], y), _COUPLE, young=False)
        rings = [places[own], places[own]]  # of a wife who was lost, and of the spouse
        for n, (friend, place) in enumerate(zip(both, places, strict=True)):
            if friend is None:
                continue
            late = n < own
            left, right = min(place, places[own]), max(place, places[own])
            rings[0 if late else 1] = (left + right) / 2
            self.mate(number, friend, (place, y), _COUPLE, promised=person.promised and not late, late=late)
            key = f"pair-{seat}-{number}{'-late' if late else ''}"
            self.found.couples.append(Couple(key, left, right, y, person.promised and not late, 1))
        for n, (kind, thing) in enumerate(tags(person)):
            key = f"tile-{seat}-{number}-{kind}"
            tx = x - (len(tags(person)) - 1) * 12 + n * 24
            self.found.tiles.append(Tile(key, kind, thing, tx, y + _COUPLE.w / 2 + 24, _COUPLE.tile))
        below = [n for n, one in enumerate(self.house.family) if n and one.parent == number]
        step = min(62.0, 178 / max(len(below), 1))
        for n, child in enumerate(below):
            cx = x + (n - (len(below) - 1) / 2) * step
            hers = own > 0 and self.house.family[child].other == both[0]
            self.child(child, (rings[0 if hers else 1], y), (cx, y + _SIBLINGS), min(1.0, step / 56))

    def child(self, number: int, start: Point, at: Point, k: float) -> None:
        person, seat = self.house.family[number], self.house.seat
        grade = _CHILD if k >= 1 else _CHILD._replace(w=_CHILD.w * k, name=0)
        end = (at[0], at[1] - grade.w / 2 + 2)
        self.found.boughs.append(Bough(f"bough-{seat}-{number}", (start[0], start[1] + 8), end, 4, False))
        self.sit(number, at, grade, young=True)
        if person.mate is not None:
            spot = (at[0] + grade.w * 0.46, at[1] - grade.w * 0.75)
            self.mate(number, person.mate, spot, grade._replace(w=_PROMISED * min(k, 1), name=0), promised=True)

    def sit(self, number: int, at: Point, grade: Grade, *, young: bool) -> None:
        person, seat = self.house.family[number], self.house.seat
        key = f"kin-{seat}-{number}"
        self.grades[key] = grade
        who = f"{seat}-{number}{'-k' if young else ''}"
        thing = f"child-{person.child}" if number else f"head-{self.house.head}"
        one = Sitter(key, who, number, *at, grade.w, False, HOUSES[seat].base, self.called[number], thing)
        gift = person.child if person.child in SPECIAL else ""
        self.found.sitters.append(one._replace(dead=person.dead, gift=gift))

    def mate(self, number: int, friend: str, at: Point, grade: Grade, *, promised: bool, late: bool = False) -> None:
        key = f"{'late' if late else 'mate'}-{self.house.seat}-{number}"
        self.grades[key] = grade
        name = self.said(f"friend-{friend}")
        one = Sitter(key, friend, number, *at, grade.w, False, WALNUT, name, f"friend-{friend}", mate=True)
        self.found.sitters.append(one._replace(promised=promised, dead=late, late=late))
