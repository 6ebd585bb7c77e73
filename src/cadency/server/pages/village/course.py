"""How the game went: every house's prestige from move to move, as small multiples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from cadency.boards.kit import HOUSES, circ, icon, line, num, path, rect, shield, text
from cadency.kernel.engine import apply
from cadency.kernel.nature import ahead
from cadency.server.live import LiveTable
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import picture
from cadency.table import Table

W, H = 290.0, 132.0
_LEFT, _TOP, _WIDE, _HIGH = 30.0, 10.0, 216.0, 100.0
_known: WeakKeyDictionary[LiveTable, Course] = WeakKeyDictionary()


class Course:
    """The scores after each move, where each round began, and who died when."""

    def __init__(self, scores: list[tuple[int, ...]], rounds: list[int], deaths: list[tuple[int, int, str]]) -> None:
        self.scores = scores
        self.rounds = rounds
        self.deaths = deaths  # move, seat, where

    @property
    def most(self) -> int:
        return max(10, *(max(row) for row in self.scores))


def _played(table: Table) -> Course:
    rules = table.rules
    state = rules.start(table.setup)
    state.events = []
    ahead(state)
    scores = [tuple(placing.score for placing in rules.standing(state))]
    rounds: list[int] = []
    deaths: list[tuple[int, int, str]] = []
    state.events.clear()
    for move, answer in enumerate(table.record.answers, 1):
        apply(state, rules.choice(answer.wire))
        ahead(state)
        scores.append(tuple(placing.score for placing in rules.standing(state)))
        for _, wire in state.events:
            if wire[0] == "round":
                rounds.append(move if rounds else 0)
            elif wire[0] == "died":
                deaths.append((move, int(str(wire[1])), str(wire[4])))
        state.events.clear()
    return Course(scores, rounds or [0], deaths)


def course(scene: Scene) -> list[Markup]:
    """A picture for each house, in the order of the reckoning; only once the game is over and all is open."""
    found = _known.get(scene.live)
    if found is None:
        found = _known[scene.live] = _played(scene.live.table)
    placed: list[Any] = sorted(scene.table.standing(), key=lambda placing: (placing.rank, placing.seat))
    return [_picture(found, placing.seat, scene) for placing in placed]


def _picture(found: Course, seat: int, scene: Scene) -> Markup:
    drawn = _grid(found)
    for other in range(scene.view.seats):
        if other != seat:
            drawn += line(_line(found, other), "#b7a17a", 1.3, opacity=".8")
    house = HOUSES[seat]
    under = f"{_line(found, seat)}L{num(_LEFT + _WIDE)} {num(_TOP + _HIGH)}L{num(_LEFT)} {num(_TOP + _HIGH)}Z"
    drawn += path(under, house.base, "none", opacity=".2")
    drawn += line(_line(found, seat), house.edge, 3.6) + line(_line(found, seat), house.base, 2.2)
    for move, who, where in found.deaths:
        if who == seat:
            x, y = _at(found, move, found.scores[move][seat])
            drawn += circ(x, y - 11, 8, "#fbf5e6", "#33241a", 0.9)
            drawn += icon("open-book" if where == "chronicle" else "tombstone", x, y - 11, 11)
    drawn += shield(seat, _LEFT + _WIDE + 24, _at(found, 0, found.scores[-1][seat])[1], 24)
    said = scene.texts("course-of", name=scene.names[seat], points=found.scores[-1][seat])
    return picture(drawn, W, H, "course", said)


def _grid(found: Course) -> str:
    drawn = ""
    ends = [*found.rounds, len(found.scores) - 1]
    for i in range(len(found.rounds)):
        x, x2 = _at(found, ends[i], 0)[0], _at(found, ends[i + 1], 0)[0]
        if i % 2:
            drawn += rect(x, _TOP, x2 - x, _HIGH, 0, "#e7d6b1", opacity=".45")
        if x2 - x > 9:
            drawn += text((x + x2) / 2, H - 8, i + 1, 12, fill="#7d6548")
    for points in (0, found.most // 2, found.most):
        y = _at(found, 0, points)[1]
        drawn += line(f"M{num(_LEFT)} {num(y)}h{num(_WIDE)}", "#cdb888", 0.8, stroke_dasharray="2 3")
        drawn += text(_LEFT - 5, y + 4, points, 12, anchor="end", fill="#7d6548")
    return drawn


def _at(found: Course, move: int, points: int) -> tuple[float, float]:
    return _LEFT + _WIDE * move / max(len(found.scores) - 1, 1), _TOP + _HIGH * (1 - points / found.most)


def _line(found: Course, seat: int) -> str:
    points: Sequence[tuple[float, float]] = [_at(found, move, row[seat]) for move, row in enumerate(found.scores)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
