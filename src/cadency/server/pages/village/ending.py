"""The reckoning of Village: every line with the pieces it counts, and who died when."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.village import proofs, scenes
from cadency.server.pages.course import Way
from cadency.server.pages.reckoning import Counted, reckoning
from cadency.server.pages.scene import Scene


def ending(scene: Scene) -> dict[str, Any]:
    view, events = scene.view, scene.events()

    def arms(winner: int) -> str:
        family = sorted(g for here in view.farms[winner].members.values() for g in here) or [1]
        return scenes.arms(winner, family, scene.texts)

    def proof(seat: int, line: str) -> str:
        return proofs.proof(view, events, seat, line)

    return reckoning(scene, Counted(proofs.sign, proof, arms, "prestige-points", "total", _WAY))


def _died(event: dict[str, Any]) -> str:
    if event["event"] != "died":
        return ""
    return "open-book" if event["where"] == "chronicle" else "tombstone"


_WAY: Final = Way(lambda _, before: str(before + 1), _died, {"open-book": "remembered", "tombstone": "forgotten"})
