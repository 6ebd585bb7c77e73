"""The log of a game in words, line by line; which events are told and how is each game's own business."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from markupsafe import Markup, escape

from cadency.server.pages.scene import Scene

_SHOWN: Final = 120


def lines(
    scene: Scene, events: list[dict[str, Any]], clauses: Mapping[str, str], marks: Container[str], death: str
) -> list[dict[str, Any]]:
    """The latest first. Marks are said of nobody; a death stands out."""
    told = events[-_SHOWN:]
    found = []
    for place, event in enumerate(told):
        name = event["event"]
        seat = None if name in marks else event.get("seat")
        found.append(
            {
                "id": f"e-{event['version']}-{place if name == 'undone' else _nth(told, place)}",
                "seat": seat,
                "mark": name in marks,
                "death": name == death,
                "clause": clauses.get(name, ""),
                "text": _line(scene, event, seat),
            }
        )
    return found[::-1]


def _nth(told: list[dict[str, Any]], place: int) -> int:
    """Which of the events of one version this is."""
    return sum(other["version"] == told[place]["version"] for other in told[:place])


def _line(scene: Scene, event: dict[str, Any], seat: int | None) -> Markup:
    """The line with the name of the house in bold."""
    text = escape(scene.texts.event(event, scene.names, scene.view))
    if seat is None:
        return text
    name = escape(scene.names[seat])
    return Markup(str(text).replace(str(name), f"<b>{name}</b>", 1))  # noqa: S704 - both are escaped
