"""The moment when everybody looks up: a wedding."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from cadency.boards.dynasties import scenes
from cadency.boards.dynasties.printed import city_of
from cadency.games.dynasties.view import City
from cadency.server.pages.parts import Notice
from cadency.server.pages.scene import Scene

_BEGUN: Final = ("played", "discarded", "used", "passed")
_WEDDING: Final = ("rolling", "parting", "accepting")


def celebrated(scene: Scene) -> tuple[City, str] | None:
    """The city of a wedding that is not over yet, and what is done there now."""
    for frame in reversed(scene.view.todo):
        if frame[0] in _WEDDING:
            city = city_of(scene.view, frame[1] if frame[0] == "rolling" else frame[2])
            return None if city is None else (city, str(frame[0]))
    return None


def moment(scene: Scene) -> dict[str, Any]:
    """The scene and the steps of what is going on; nothing in an ordinary turn."""
    found = celebrated(scene)
    if found is None:
        return {"stage": None, "steps": []}
    city, now = found
    return {"stage": Markup(wedding(scene, city)), "steps": _steps(scene, city, now)}  # noqa: S704 - drawn by us


def wedding(scene: Scene, city: City) -> str:
    prince, princess = city.prince, city.princess
    if prince is None or princess is None:
        return ""
    return scenes.wedding(prince, princess, city.id, city.region, scene.texts)


def large_small(city: City) -> tuple[int | None, int | None]:
    """Who is on the large slot and who on the small one."""
    pair = city.prince, city.princess
    return pair if city.large == "prince" else (pair[1], pair[0])


def _steps(scene: Scene, city: City, now: str) -> list[tuple[int, str, str]]:
    """Dice, who divides, who chooses; a wedding with a neutral figure has no choosing."""
    t = scene.texts
    large, small = large_small(city)
    names = [t("step-dice")]
    if large is not None and small is not None and min(large, small) >= 0 and large != small:
        names += [t("step-divides", name=scene.names[small]), t("step-chooses", name=scene.names[large])]
    else:
        names.append(t("step-sets-apart"))
    at = min(_WEDDING.index(now), len(names) - 1)
    return [(i + 1, name, "ok" if i < at else "on" if i == at else "") for i, name in enumerate(names)]


def notice(scene: Scene) -> Notice | None:
    """The latest wedding since the reader last began a turn (for spectators: since anybody did)."""
    if celebrated(scene) is not None:
        return None  # the prompt shows it
    for event in scene.latest():
        name = event["event"]
        if name == "undone" or (name in _BEGUN and scene.seat in (None, event["seat"])):
            return None
        if name == "wed":
            return _wed(scene, event)
    return None


def _wed(scene: Scene, event: dict[str, Any]) -> Notice | None:
    city = city_of(scene.view, event["city"])
    if city is None or city.prince is None or city.princess is None:
        return None
    return Notice(
        f"wed-{event['version']}-{city.id}",
        "linked-rings",
        lambda: scene.texts.event(event, scene.names, scene.view, scene.seat),
        lambda: wedding(scene, city),
    )
