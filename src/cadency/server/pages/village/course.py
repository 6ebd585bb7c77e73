"""How a game of Village went: prestige from move to move, and who died when."""

from __future__ import annotations

from typing import Any

from cadency.server.pages.course import Course, drawn, kept, replayed
from cadency.server.pages.scene import Scene
from cadency.table import Table


def _read(table: Table) -> Course:
    found = Course()
    for move, scores, events in replayed(table):
        found.scores.append(scores)
        for wire in events:
            if wire[0] == "round":
                found.rounds.append((move if found.rounds else 0, str(len(found.rounds) + 1)))
            elif wire[0] == "died":
                sign = "open-book" if wire[4] == "chronicle" else "tombstone"
                found.marks.append((move, int(str(wire[1])), sign))
    return found


def course(scene: Scene) -> dict[str, Any]:
    """A picture for each house, in the order of the reckoning; only once the game is over and all is open."""
    t = scene.texts
    found = kept(scene.live, _read)
    placed = sorted(scene.table.standing(), key=lambda placing: (placing.rank, placing.seat))
    return {
        "about": t("course-about"),
        "pictures": [
            drawn(found, one.seat, t("course-of", name=scene.names[one.seat], points=found.scores[-1][one.seat]))
            for one in placed
        ],
        "key": [("open-book", t("course-remembered")), ("tombstone", t("course-forgotten"))],
    }
