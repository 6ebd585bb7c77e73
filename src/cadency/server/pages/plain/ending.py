"""The reckoning, without proofs."""

from __future__ import annotations

from typing import Any, Final

from cadency.server.pages.course import Way
from cadency.server.pages.reckoning import Counted, reckoning
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import shield

_WAY: Final = Way(lambda _, before: str(before + 1), lambda _: "", {})


def ending(scene: Scene) -> dict[str, Any]:
    counted = Counted(
        lambda _: "", lambda _seat, _line: "", lambda winner: shield(winner, 96), "points-count", "points-total", _WAY
    )
    return reckoning(scene, counted)
