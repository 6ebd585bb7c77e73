"""The reckoning of Heads of State: every line with what it counts, and how the game went."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.heads_of_state import arms, proofs
from cadency.games.heads_of_state.names import NOBLES
from cadency.server.pages.course import Way
from cadency.server.pages.reckoning import Counted, reckoning
from cadency.server.pages.scene import Scene

_MARKS: Final = {"killed": "tombstone", "spanned": "castle", "admitted": "greek-temple"}
_WAY: Final = Way(
    lambda event, _: str(event["year"]),
    lambda event: _MARKS.get(event["event"], ""),
    {sign: name for name, sign in _MARKS.items()},
)


def ending(scene: Scene) -> dict[str, Any]:
    view, events = scene.view, _dated(scene.events())

    def coat(winner: int) -> str:
        slots = [slot for sector in view.map for slot in sector.slots if slot.seat == winner]
        return arms.arms(winner, [NOBLES.index(slot.noble) for slot in slots], scene.texts)

    def proof(seat: int, line: str) -> str:
        return proofs.proof(view, events, seat, line)

    return reckoning(scene, Counted(proofs.sign, proof, coat, "points-count", "points-total", _WAY))


def _dated(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each event with the year of the revolution that it belongs to."""
    found, year = [], 0
    for event in events:
        year = event["year"] if event["event"] == "revolution" else year
        found.append({**event, "year": year})
    return found
