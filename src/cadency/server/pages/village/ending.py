"""The reckoning of Village: every line with the pieces it counts."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from cadency.boards.kit import laurel
from cadency.boards.village import proofs, scenes
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import picture
from cadency.server.pages.village.course import course


def ending(scene: Scene) -> dict[str, Any]:
    """Columns are houses, the winner first; lines are what is counted."""
    view, t = scene.view, scene.texts
    placed = sorted(scene.table.standing(), key=lambda placing: (placing.rank, placing.seat))
    winner = placed[0]
    lines = []
    for i, line in enumerate(winner.reasons):
        points = [placing.reasons[i].points for placing in placed]
        lines.append(
            {
                "key": line.key,
                "name": t.score(line.key),
                "clause": line.clause,
                "sign": Markup(proofs.sign(line.key)),  # noqa: S704 - drawn by us
                "cells": [
                    (n, n == max(points) and n > 0, Markup(proofs.proof(view, placing.seat, line.key)))  # noqa: S704
                    for placing, n in zip(placed, points, strict=True)
                ],
            }
        )
    breaks = [
        {"name": t.score(line.key), "clause": line.clause, "cells": [placing.breaks[i].points for placing in placed]}
        for i, line in enumerate(winner.breaks)
    ]
    family = sorted(g for here in view.farms[winner.seat].members.values() for g in here) or [1]
    return {
        "placed": placed,
        "lines": lines,
        "breaks": breaks if _tied(placed) else [],
        "totals": [
            picture(laurel(33, 33, placing.score, 66), 66, 66, "pr", t("prestige-points", points=placing.score))
            for placing in placed
        ],
        "arms": Markup(scenes.arms(winner.seat, family, t)),  # noqa: S704
        "winners": [placing for placing in placed if placing.rank == 1],
        "lead": placed[0].score - placed[1].score,
        "why": t.end(scene.table.over),
        "course": course(scene),
        "total": t("total"),
    }


def _tied(placed: list[Any]) -> bool:
    scores = [placing.score for placing in placed]
    return len(set(scores)) < len(scores)
