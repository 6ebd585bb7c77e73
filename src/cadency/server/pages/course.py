"""How a game went: every house's points from move to move, as small multiples."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from weakref import WeakKeyDictionary

import msgspec
from markupsafe import Markup

from cadency.boards.kit import HOUSES, circ, icon, line, num, path, rect, shield, text
from cadency.kernel.engine import apply
from cadency.kernel.nature import ahead
from cadency.kernel.words import Wire
from cadency.server.live import LiveTable
from cadency.server.pages.small import picture
from cadency.table import Table

W, H = 290.0, 132.0
_LEFT, _TOP, _WIDE, _HIGH = 30.0, 10.0, 216.0, 100.0
_known: WeakKeyDictionary[LiveTable, Course] = WeakKeyDictionary()


class Course(msgspec.Struct):
    """The points after each move, where each round began, and what is marked: at which move, of whom, by which icon."""

    scores: list[tuple[int, ...]] = []
    rounds: list[tuple[int, str]] = []
    marks: list[tuple[int, int, str]] = []

    @property
    def most(self) -> int:
        return max(10, *(max(row) for row in self.scores))

    @property
    def moves(self) -> int:
        return len(self.scores) - 1


def replayed(table: Table) -> Iterator[tuple[int, tuple[int, ...], list[Wire]]]:
    """The game once more: each move, the points after it, and what happened."""
    rules = table.rules
    state = rules.start(table.setup)
    state.events = []
    ahead(state)
    yield 0, tuple(placing.score for placing in rules.standing(state)), [wire for _, wire in state.events]
    for move, answer in enumerate(table.record.answers, 1):
        state.events.clear()
        apply(state, rules.choice(answer.wire))
        ahead(state)
        yield move, tuple(placing.score for placing in rules.standing(state)), [wire for _, wire in state.events]


def kept(live: LiveTable, read: Callable[[Table], Course]) -> Course:
    """The course of a game that is over: read once."""
    found = _known.get(live)
    if found is None:
        found = _known[live] = read(live.table)
    return found


def drawn(course: Course, seat: int, said: str) -> Markup:
    """One house's line before everybody else's."""
    found = _grid(course)
    for other in range(len(course.scores[0])):
        if other != seat:
            found += line(_line(course, other), "#b7a17a", 1.3, opacity=".8")
    house = HOUSES[seat]
    under = f"{_line(course, seat)}L{num(_LEFT + _WIDE)} {num(_TOP + _HIGH)}L{num(_LEFT)} {num(_TOP + _HIGH)}Z"
    found += path(under, house.base, "none", opacity=".2")
    found += line(_line(course, seat), house.edge, 3.6) + line(_line(course, seat), house.base, 2.2)
    for move, who, sign in course.marks:
        if who == seat:
            x, y = _at(course, move, course.scores[move][seat])
            found += circ(x, y - 11, 8, "#fbf5e6", "#33241a", 0.9) + icon(sign, x, y - 11, 11)
    found += shield(seat, _LEFT + _WIDE + 24, _at(course, 0, course.scores[-1][seat])[1], 24)
    return picture(found, W, H, "course", said)


def _grid(course: Course) -> str:
    found = ""
    ends = [*(move for move, _ in course.rounds), course.moves]
    for i, (_, name) in enumerate(course.rounds):
        x, x2 = _at(course, ends[i], 0)[0], _at(course, ends[i + 1], 0)[0]
        if i % 2:
            found += rect(x, _TOP, x2 - x, _HIGH, 0, "#e7d6b1", opacity=".45")
        if x2 - x > 9 * len(name):
            found += text((x + x2) / 2, H - 8, name, 12, fill="#7d6548")
    for points in (0, course.most // 2, course.most):
        y = _at(course, 0, points)[1]
        found += line(f"M{num(_LEFT)} {num(y)}h{num(_WIDE)}", "#cdb888", 0.8, stroke_dasharray="2 3")
        found += text(_LEFT - 5, y + 4, points, 12, anchor="end", fill="#7d6548")
    return found


def _at(course: Course, move: int, points: int) -> tuple[float, float]:
    return _LEFT + _WIDE * move / max(course.moves, 1), _TOP + _HIGH * (1 - points / course.most)


def _line(course: Course, seat: int) -> str:
    points: Sequence[tuple[float, float]] = [_at(course, move, row[seat]) for move, row in enumerate(course.scores)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
