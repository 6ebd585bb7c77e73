"""The reckoning of Legacy: every line, how the game went, and the way to the chronicle."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.legacy import reckoned
from cadency.server.pages.course import Way
from cadency.server.pages.reckoning import Counted, reckoning
from cadency.server.pages.scene import Scene

_MARKS: Final = {"wed": "linked-rings", "held": "tied-scroll", "lost": "tombstone"}
_WAY: Final = Way(
    lambda event, _: str(event["round"]),
    lambda event: _MARKS.get(event["event"], ""),
    {sign: name for name, sign in _MARKS.items()},
)


def ending(scene: Scene) -> dict[str, Any]:
    view = scene.view

    def proof(seat: int, line: str) -> str:
        return reckoned.proof(view, seat, line)

    def coat(winner: int) -> str:
        return reckoned.arms(view, winner, scene.texts)

    counted = Counted(reckoned.sign, proof, coat, "honour-points", "honour-total", _WAY)
    keep = {"address": "chronicle", "icon": "open-book", "words": scene.texts("keep-chronicle")}
    return {**reckoning(scene, counted), "keep": keep}
