"""The reckoning of Dynasties: every line, and how the game went."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.dynasties import arms, proofs
from cadency.server.pages.course import Way
from cadency.server.pages.reckoning import Counted, reckoning
from cadency.server.pages.scene import Scene

_MARKS: Final = {"born": "baby-face", "founded": "castle", "retired": "church"}
_WAY: Final = Way(
    lambda event, _: str(event["round"]),
    lambda event: _MARKS.get(event["event"], ""),
    {sign: name for name, sign in _MARKS.items()},
)


def ending(scene: Scene) -> dict[str, Any]:
    view, events = scene.view, scene.events()

    def proof(seat: int, line: str) -> str:
        return proofs.proof(view, events, seat, line)

    def coat(winner: int) -> str:
        return arms.arms(view, winner, scene.texts)

    return reckoning(scene, Counted(proofs.sign, proof, coat, "points-count", "points-total", _WAY))
