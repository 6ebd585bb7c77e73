"""The log of Village in words, and the deaths that everybody looks up for."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from cadency.boards.village import scenes
from cadency.server.pages.scene import Scene
from cadency.server.pages.tale import lines

_SILENT: Final = ("filled", "arrived", "began")
_MARKS: Final = ("round", "mass", "ending", "over", "undone")
CLAUSES: Final = {
    "round": "V-3.5",
    "took": "V-4.1",
    "drew": "V-4.5",
    "paid": "V-14.2",
    "crossed": "V-5.2",
    "reaped": "V-6.1",
    "born": "V-7.1",
    "recalled": "V-7.2",
    "trained": "V-8.2",
    "made": "V-8.3",
    "bought": "V-8.4",
    "ground": "V-8.6",
    "market": "V-9.1",
    "sold": "V-9.3",
    "passed": "V-9.5",
    "closed": "V-9.6",
    "travelled": "V-10.1",
    "visited": "V-10.4",
    "gathered": "V-11.6",
    "rose": "V-11.2",
    "used": "V-11.4",
    "claimed": "V-11.7",
    "gave": "V-12.1",
    "mass": "V-13.1",
    "ransomed": "V-13.2",
    "called": "V-13.3",
    "monks": "V-13.4",
    "promoted": "V-13.5",
    "honoured": "V-13.6",
    "died": "V-15.5",
    "spared": "V-15.4",
    "ending": "V-16.1",
    "over": "V-16.7",
}


def tale(scene: Scene) -> list[dict[str, Any]]:
    """The latest first. What is seen on the board anyway, such as new cubes, is left out."""
    told = [event for event in scene.events() if event["event"] not in _SILENT]
    return lines(scene, told, CLAUSES, _MARKS, "died")


def notice(scene: Scene) -> dict[str, Any] | None:
    """The scene of the death that came with the latest answers, until somebody begins a new turn."""
    for event in reversed(scene.events()):
        if event["event"] in ("took", "drew", "round", "undone"):
            return None
        if event["event"] == "died":
            seat, generation, where = event["seat"], event["generation"], event["where"]
            drawn = scenes.death(seat, generation, where, scene.texts, scene.names)
            said = scene.texts.event(event, scene.names, scene.view)
            return {"id": f"died-{event['version']}-{seat}", "sign": "tombstone", "text": said, "drawn": Markup(drawn)}  # noqa: S704
    return None
