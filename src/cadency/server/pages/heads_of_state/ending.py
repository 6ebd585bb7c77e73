"""The reckoning of Heads of State: every line with what it counts, and how the game went."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from cadency.boards.heads_of_state import arms, proofs
from cadency.boards.kit import laurel
from cadency.games.heads_of_state.names import NOBLES
from cadency.server.pages.course import Course, drawn, kept, replayed
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import picture
from cadency.table import Table


def ending(scene: Scene) -> dict[str, Any]:
    """Columns are houses, the winner first; lines are what is counted."""
    view, t = scene.view, scene.texts
    placed = sorted(scene.table.standing(), key=lambda placing: (placing.rank, placing.seat))
    winner = placed[0]
    events = _dated(scene.events())
    lines = []
    for i, line in enumerate(winner.reasons):
        points = [placing.reasons[i].points for placing in placed]
        proof = [Markup(proofs.proof(view, events, one.seat, line.key)) for one in placed]  # noqa: S704 - drawn by us
        cells = [(n, n == max(points) and n > 0, shown) for n, shown in zip(points, proof, strict=True)]
        sign = Markup(proofs.sign(line.key))  # noqa: S704 - drawn by us
        lines.append({"name": t.score(line.key), "clause": line.clause, "sign": sign, "cells": cells})
    living = [NOBLES.index(slot.noble) for sector in view.map for slot in sector.slots if slot.seat == winner.seat]
    return {
        "placed": placed,
        "lines": lines,
        "breaks": _breaks(scene, placed),
        "totals": [
            picture(laurel(33, 33, placing.score, 66), 66, 66, "pr", t("points", points=placing.score))
            for placing in placed
        ],
        "total": t("points-total"),
        "arms": Markup(arms.arms(winner.seat, living, t)),  # noqa: S704
        "winners": [placing for placing in placed if placing.rank == 1],
        "lead": winner.score - placed[1].score,
        "why": t.end(scene.table.over),
        "course": _course(scene, placed),
    }


def _dated(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each event with the year of the revolution that it belongs to."""
    found, year = [], 0
    for event in events:
        year = event["year"] if event["event"] == "revolution" else year
        found.append({**event, "year": year})
    return found


def _breaks(scene: Scene, placed: list[Any]) -> list[dict[str, Any]]:
    """What parts equals, where there are any; only as far down as it is needed."""
    equal = [one for one in placed if sum(other.score == one.score for other in placed) > 1]
    found = []
    for i, line in enumerate(placed[0].breaks):
        if not equal:
            break
        cells = [placing.breaks[i].points for placing in placed]
        found.append({"name": scene.texts.score(line.key), "clause": line.clause, "cells": cells})
        equal = [one for one in equal if any(_alike(one, other, i) for other in equal if other is not one)]
    return found


def _alike(one: Any, other: Any, last: int) -> bool:
    same = [one.breaks[i].points == other.breaks[i].points for i in range(last + 1)]
    return bool(one.score == other.score and all(same))


# --- the way there

_MARKS = {"killed": "tombstone", "spanned": "castle", "admitted": "greek-temple"}


def _read(table: Table) -> Course:
    found = Course()
    for move, scores, events in replayed(table):
        found.scores.append(scores)
        for wire in events:
            if wire[0] == "round":
                found.rounds.append((move if found.rounds else 0, str(wire[1])))
            elif wire[0] in _MARKS:
                found.marks.append((move, int(str(wire[1])), _MARKS[str(wire[0])]))
    return found


def _course(scene: Scene, placed: list[Any]) -> dict[str, Any]:
    """A picture for each house, in the order of the reckoning; only once the game is over and all is open."""
    t = scene.texts
    found = kept(scene.live, _read)
    return {
        "about": t("course-about"),
        "pictures": [
            drawn(found, one.seat, t("course-of", name=scene.names[one.seat], points=found.scores[-1][one.seat]))
            for one in placed
        ],
        "key": [(sign, t(f"course-{name}")) for name, sign in _MARKS.items()],
    }
