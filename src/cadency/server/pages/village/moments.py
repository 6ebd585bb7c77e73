"""The moments when everybody acts: market day and mass, each with a scene and its steps above the question."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from cadency.boards.village import scenes
from cadency.server.pages.scene import Scene

_MASS = ("alms", "lots", "procession", "promotion", "majority")


def moment(scene: Scene) -> dict[str, Any]:
    """The scene and the steps of what is going on; nothing in an ordinary turn."""
    going = [frame[0] for frame in scene.view.todo]
    if "stall" in going:
        drawn = scenes.market_day(scene.view, scene.texts, scene.names)
        return {"stage": Markup(drawn), "steps": []}  # noqa: S704 - drawn by us
    if any(frame in _MASS for frame in going):
        return _mass(scene, going)
    return {"stage": None, "steps": []}


def _mass(scene: Scene, going: list[Any]) -> dict[str, Any]:
    t = scene.texts
    called: list[tuple[int, int, bool]] = []
    monks = 0
    for event in scene.latest():
        if event["event"] == "mass":
            break
        if event["event"] in ("ransomed", "called"):
            called.insert(0, (event["seat"], event["generation"], event["event"] == "ransomed"))
        elif event["event"] == "monks":
            monks = event["count"]
    inside = int(scene.view.printed["start"][0]["monks"]) - (monks if "promotion" not in going else 0)
    inside += sum(len(farm.members.get("bag", [])) for farm in scene.view.farms)
    now = 0 if "alms" in going else 1 if "lots" in going else 2
    names = (t("step-coins"), t("step-drawn"), t("step-grain"))
    steps = [(i + 1, name, "ok" if i < now else "on" if i == now else "") for i, name in enumerate(names)]
    drawn = scenes.mass(called, monks, inside, t)
    return {"stage": Markup(drawn), "steps": steps}  # noqa: S704 - drawn by us
