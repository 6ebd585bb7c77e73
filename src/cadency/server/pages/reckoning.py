"""The reckoning of a finished game: what every house got for what, who comes before whom, and how it came to that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from markupsafe import Markup

from cadency.boards.kit import laurel
from cadency.kernel.rules import Placing
from cadency.server.pages.course import Way, course
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import picture


class Counted(NamedTuple):
    """What a game has of its own on this page: drawings, and the keys of its words for points and their sum."""

    sign: Callable[[str], str]  # of a line
    proof: Callable[[int, str], str]  # what a seat has to show for a line
    arms: Callable[[int], str]  # of the winner
    points: str
    total: str
    way: Way


def reckoning(scene: Scene, counted: Counted) -> dict[str, Any]:
    """Columns are houses, the winner first; lines are what is counted."""
    t = scene.texts
    placed = sorted(scene.table.standing(), key=lambda placing: (placing.rank, placing.seat))
    return {
        "placed": placed,
        "lines": _lines(scene, placed, counted),
        "breaks": _breaks(scene, placed),
        "totals": [
            picture(laurel(33, 33, one.score, 66), 66, 66, "pr", t(counted.points, points=one.score)) for one in placed
        ],
        "total": t(counted.total),
        "arms": Markup(counted.arms(placed[0].seat)),  # noqa: S704 - drawn by us
        "winners": [placing for placing in placed if placing.rank == 1],
        "lead": _lead(placed),
        "verdict": _verdict(scene, placed),
        "why": t.end(scene.table.over),
        "course": course(scene, placed, counted.way),
    }


def _lead(placed: list[Placing]) -> int:
    """How far the first is ahead of the next who has not lost whatever the points."""
    rivals = [one.score for one in placed[1:] if one.outcome == placed[0].outcome]
    return placed[0].score - rivals[0] if rivals else 0


def _verdict(scene: Scene, placed: list[Placing]) -> str:
    """What is said instead of who wins: of a game for one, or where nobody does."""
    t, first = scene.texts, placed[0]
    if len(placed) == 1:
        return t(f"end-alone-{first.outcome or 'score'}", points=first.score)
    return t("end-nobody") if first.outcome == "lost" else ""


def _lines(scene: Scene, placed: list[Placing], counted: Counted) -> list[dict[str, Any]]:
    """Every line with what it counts; whoever has most of it is marked."""
    found = []
    for i, line in enumerate(placed[0].reasons):
        points = [placing.reasons[i].points for placing in placed]
        proofs = [Markup(counted.proof(one.seat, line.key)) for one in placed]  # noqa: S704 - drawn by us
        cells = [(n, n == max(points) and n > 0, proof) for n, proof in zip(points, proofs, strict=True)]
        sign = Markup(counted.sign(line.key))  # noqa: S704 - drawn by us
        found.append({"name": scene.texts.score(line.key), "clause": line.clause, "sign": sign, "cells": cells})
    return found


def _breaks(scene: Scene, placed: list[Placing]) -> list[dict[str, Any]]:
    """What parts equals, only as far down as it is needed."""
    return [
        {
            "name": scene.texts.score(line.key),
            "clause": line.clause,
            "cells": [placing.breaks[i].points for placing in placed],
        }
        for i, line in enumerate(placed[0].breaks[: parted(placed)])
    ]


def parted(placed: list[Placing]) -> int:
    """How many of the lines that decide among equals it takes until nobody is left whom another one could part."""
    for n in range(len(placed[0].breaks)):
        so_far = [(one.score, *(line.points for line in one.breaks[:n])) for one in placed]
        if len(set(so_far)) == len(so_far):
            return n
    return len(placed[0].breaks)
