"""What an option leads to, as the rules themselves say it: played on a position that the reader can imagine."""

from __future__ import annotations

from collections.abc import Sequence

from cadency.boards.heads_of_state.foresight import Foreseen, foresee
from cadency.boards.heads_of_state.pieces import Ghost
from cadency.kernel.engine import apply, pending
from cadency.kernel.words import Wire
from cadency.server.pages.scene import Option, Scene

_LEADS = ("raise", "play")  # what is laid down first; where it goes is the next question


def following(scene: Scene) -> dict[str, tuple[Wire, ...]]:
    """For each option that is the first half of something: the answers to the other half."""
    if not any(option.wire[0] in _LEADS for option in scene.options):
        return {}
    position = scene.position()
    found = {}
    for option in scene.options:
        if option.wire[0] in _LEADS:
            state = position.copy()
            state.events = None
            apply(state, option.choice)
            asked = pending(state)
            found[option.spelled] = () if asked is None else tuple(choice.wire() for choice in asked.options)
    return found


def foreseen(scene: Scene) -> list[tuple[Option, Foreseen]]:
    """Every option with what it brings about; several parts of a page show it."""
    found: list[tuple[Option, Foreseen]] = scene.live.cached(("foreseen", scene.kind), lambda: _foreseen(scene))
    return found if scene.options else []


def _foreseen(scene: Scene) -> list[tuple[Option, Foreseen]]:
    then = following(scene)
    return [
        (option, foresee(scene.view, option.wire, scene.eyes, then.get(option.spelled, ()))) for option in scene.options
    ]


def ghost(seat: int, found: Foreseen) -> Ghost:
    return {"seat": seat, **found._asdict(), "points": found.points}


def victims(scene: Scene, places: Sequence[tuple[str, str]]) -> list[tuple[int, str, str]]:
    """Who lives there: seat, noble and sector."""
    lives = {(sector.id, slot.noble): slot.seat for sector in scene.view.map for slot in sector.slots}
    return [(seat, noble, sector) for sector, noble in places if (seat := lives[sector, noble]) is not None]
