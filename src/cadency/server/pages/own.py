"""What is small enough for every screen: the houses as chips, and what is one's own as a strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cadency.server.pages.parts import Part, one
from cadency.server.pages.render import put
from cadency.server.pages.scene import Scene


def chips(scene: Scene, scores: Sequence[tuple[int, str]], notes: Sequence[str]) -> Part:
    """Each house with its score and a note; where there is a plate of it, the chip opens that."""
    asked = None if scene.asked is None else scene.asked.seat
    told = {"scene": scene, "scores": scores, "notes": notes}
    return Part("chips", lambda: one("chips", put("parts/chips.html", scene.texts, **told)), (asked, scores, notes))


def strip(scene: Scene, drawn: Callable[[], str], of: Any) -> Part:
    """What one owns, in a line or two."""
    return Part("strip", lambda: one("strip", put("parts/strip.html", scene.texts, drawn=drawn())), of)
