"""How a game went: every house's points from move to move, as small multiples."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup

from cadency.boards.kit import HOUSES, circ, icon, line, num, path, rect, shield, text
from cadency.kernel.rules import Placing
from cadency.server.pages.reckoned import RECKONINGS, Step
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import picture
from cadency.table import Table

W, H = 290.0, 132.0
_LEFT, _TOP, _WIDE, _HIGH = 30.0, 10.0, 216.0, 100.0


class Course(msgspec.Struct):
    """The points after each move that changed them and after the last one, where each round began, and what is marked:
    at which move, of whom, by which icon."""

    steps: tuple[Step, ...]
    rounds: list[tuple[int, str]] = []
    marks: list[tuple[int, int, str]] = []
    most: int = 0

    def __post_init__(self) -> None:
        self.most = max(10, *[max(points) for _, points in self.steps])

    @property
    def moves(self) -> int:
        return self.steps[-1][0]

    def at(self, move: int) -> tuple[int, ...]:
        """Everybody's points after a move."""
        return self.steps[bisect_right(self.steps, move, key=lambda step: step[0]) - 1][1]


class Way(NamedTuple):
    """How a game tells its course: what a round is called, the icon of an event that is marked (else none), and what
    these icons mean: the ends of the keys of their words."""

    called: Callable[[dict[str, Any], int], str]  # by the event and how many rounds there were before
    sign: Callable[[dict[str, Any]], str]
    signs: Mapping[str, str]


def course(scene: Scene, placed: Sequence[Placing], way: Way) -> dict[str, Any] | None:
    """A picture for each house, in the order of the reckoning; only once the game is over and all is open."""
    known = RECKONINGS.known(scene.live)
    if known is None:
        return None
    t = scene.texts
    found = _read(scene.live.table, known.steps, way)
    return {
        "about": t("course-about"),
        "pictures": [
            _drawn(found, one.seat, t("course-of", name=scene.names[one.seat], points=one.score)) for one in placed
        ],
        "key": [(sign, t(f"course-{name}")) for sign, name in way.signs.items()],
    }


def _read(table: Table, steps: tuple[Step, ...], way: Way) -> Course:
    found = Course(steps)
    for move, event in told(table):
        if event["event"] == "round":
            found.rounds.append((move if found.rounds else 0, way.called(event, len(found.rounds))))
        elif sign := way.sign(event):
            found.marks.append((move, event["seat"], sign))
    return found


def told(table: Table) -> Iterator[tuple[int, dict[str, Any]]]:
    """What everybody heard in the game, each with the move that brought it about."""
    lines = [answer.line for answer in table.record.answers]
    for event in table.events():
        yield bisect_right(lines, event["version"] + 1), event


def _drawn(course: Course, seat: int, said: str) -> Markup:
    """One house's line before everybody else's."""
    found = _grid(course)
    for other in range(len(course.steps[0][1])):
        if other != seat:
            found += line(_line(course, other), "#b7a17a", 1.3, opacity=".8")
    house = HOUSES[seat]
    under = f"{_line(course, seat)}L{num(_LEFT + _WIDE)} {num(_TOP + _HIGH)}L{num(_LEFT)} {num(_TOP + _HIGH)}Z"
    found += path(under, house.base, "none", opacity=".2")
    found += line(_line(course, seat), house.edge, 3.6) + line(_line(course, seat), house.base, 2.2)
    for move, who, sign in course.marks:
        if who == seat:
            x, y = _at(course, move, course.at(move)[seat])
            found += circ(x, y - 11, 8, "#fbf5e6", "#33241a", 0.9) + icon(sign, x, y - 11, 11)
    found += shield(seat, _LEFT + _WIDE + 24, _at(course, 0, course.steps[-1][1][seat])[1], 24)
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
    """From one change to the next: level, then up or down within one move."""
    _, points = course.steps[0]
    found, height = "", points[seat]
    for move, points in course.steps:
        x, y = _at(course, move, points[seat])
        if points[seat] != height:
            before = _at(course, move - 1, height)
            found += f"L{num(before[0])} {num(before[1])}"
            height = points[seat]
        elif found and move != course.moves:
            continue
        found += f"L{num(x)} {num(y)}"
    return "M" + found[1:]
