"""The log of Village in words, and the deaths that everybody looks up for."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.village import scenes
from cadency.server.pages.parts import Notice
from cadency.server.pages.scene import Scene
from cadency.server.pages.tale import Telling
from cadency.server.pages.village import things

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


TELLING: Final = Telling(
    CLAUSES,
    things.told,
    silent=("filled", "arrived", "began"),
    marks=("round", "mass", "ending", "over", "undone"),
    death="died",
    chapters={"round": "", "died": "tombstone"},
)


def notice(scene: Scene) -> Notice | None:
    """The scene of the death that came with the latest answers, until somebody begins a new turn."""
    for event in scene.latest():
        if event["event"] in ("took", "drew", "round", "undone"):
            return None
        if event["event"] == "died":
            return _death(scene, event)
    return None


def _death(scene: Scene, event: dict[str, Any]) -> Notice:
    seat, generation, where = event["seat"], event["generation"], event["where"]
    return Notice(
        f"died-{event['version']}-{seat}",
        "tombstone",
        lambda: scene.texts.event(event, scene.names, scene.view, scene.seat),
        lambda: scenes.death(seat, generation, where, scene.texts, scene.names),
    )
