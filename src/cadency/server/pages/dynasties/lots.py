"""Dividing: two lots side by side, both always in sight, and pieces that go from one to the other."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from cadency.boards.dynasties.printed import city_of, row
from cadency.games.dynasties.view import DynastiesView
from cadency.server.pages.dynasties import things
from cadency.server.pages.dynasties.moments import large_small
from cadency.server.pages.scene import Scene


class Piece(NamedTuple):
    """A cube or a die: as the answer spells it, in words, and drawn."""

    name: str
    said: str
    drawn: Markup


def aboard(view: DynastiesView, ship: int) -> tuple[str, ...]:
    """A ship's cubes, colour by colour."""
    return tuple(colour for colour, n in view.ships[ship - 1].cubes.items() for _ in range(n))


def rolled(frame: Any) -> tuple[str, ...]:
    """The faces of the dowry dice."""
    return tuple(str(frame[3]).split("+"))


def gives(view: DynastiesView, face: str) -> int:
    return int(row(view, "face", face)["gives"])


def lots(scene: Scene) -> dict[str, Any] | None:
    """What the template of two crates needs; None where nothing is divided."""
    frame = scene.view.todo[-1]
    if frame[0] == "dividing":
        return _cargo(scene, int(frame[2]))
    return _dowry(scene, frame) if frame[0] == "parting" else None


def _cargo(scene: Scene, ship: int) -> dict[str, Any]:
    t, view = scene.texts, scene.view
    found = [Piece(colour, t(f"colour-{colour}"), things.cube(colour, 1.5)) for colour in aboard(view, ship)]
    half = -(-len(found) // 2)
    large = view.ships[ship - 1].large
    return {
        "tag": "divide",
        "crates": [(t("lot-first"), found[:half]), (t("lot-second"), found[half:])],
        "hint": t("hint-cubes"),
        "seat": large,
        "tell": "" if large is None else t("tell-lots", name=scene.names[large]),
    }


def _dowry(scene: Scene, frame: Any) -> dict[str, Any]:
    t, view = scene.texts, scene.view
    found = [
        Piece(face, t(f"face-{face}"), things.die(face, gives(view, face) if face != "child" else None, 0.9))
        for face in rolled(frame)
    ]
    city = city_of(view, frame[2])
    large, _ = (None, None) if city is None else large_small(city)
    other = large if large is not None and large >= 0 and large != scene.eyes else None
    return {
        "tag": "apart",
        "crates": [(t("lot-two"), found[:2]), (t("lot-one"), found[2:])],
        "hint": t("hint-dice"),
        "seat": other,
        "tell": t("tell-own-dice") if other is None else t("tell-dice", name=scene.names[other]),
    }
