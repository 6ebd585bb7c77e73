"""A game that has no pages of its own yet: its drawing if there is one, and every answer as a button with its text."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from markupsafe import Markup

from cadency.boards.kit import defs, laurel
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import icon, picture, shield


def _drawn(scene: Scene) -> Markup:
    """What the game's board draws; the page has styles of its own."""
    name = f"cadency.boards.{scene.table.rules.id}"
    if find_spec(name) is None or find_spec(f"{name}.svg") is None:
        return Markup()
    board: Any = import_module(f"{name}.svg")
    drawn = board.draw(scene.view, scene.texts, scene.names, scene.wires, scene.seat)
    return Markup(re.sub(r"<style>.*?</style>", "", drawn, flags=re.DOTALL))  # noqa: S704 - drawn by us


def definitions() -> Markup:
    return Markup(defs())  # noqa: S704 - drawn by us


def desk(scene: Scene, whole: bool) -> dict[str, Any]:  # noqa: ARG001 - nothing here stays the same for sure
    return {"board": _drawn(scene)}


def crumbs(_scene: Scene) -> list[tuple[str, str]]:
    return []


def prompt(scene: Scene) -> dict[str, Any]:
    """All answers in one group, each with its whole text."""
    asked = scene.asked
    found: dict[str, Any] = {"groups": [], "footer": [], "fates": [], "stage": None, "steps": []}
    if asked is None or not scene.mine:
        return found
    buttons = [{"option": option, "label": option.text, "cost": ""} for option in scene.options]
    group = {"id": "g-all", "picture": shield(asked.seat, 30), "name": scene.names[asked.seat], "what": "", "off": ""}
    found["groups"] = [{**group, "buttons": buttons, "here": True}]
    title = scene.texts.question(asked, scene.view)
    return {**found, "icon": "open-book", "title": title, "clause": asked.clause}


def phone(scene: Scene, _place: str) -> dict[str, Any]:
    empty = ["" for _ in range(scene.table.seats)]
    kept = {
        "tabs": [],
        "strip": "",
        "pinned": False,
        "notes": empty,
        "scores": [None for _ in empty],
        "elsewhere": set(),
    }
    return {"place": "all", "drawn": _drawn(scene), **kept}


def tale(scene: Scene) -> list[dict[str, Any]]:
    """What happened, the latest first."""
    found = []
    for place, event in enumerate(scene.events()):
        text = scene.texts.event(event, scene.names, scene.view)
        row = {"id": f"e-{place}", "seat": event.get("seat"), "mark": False, "death": False, "clause": ""}
        found.append({**row, "text": text})
    return found[:-121:-1]


def notice(_scene: Scene) -> None:
    return None


def ending(scene: Scene) -> dict[str, Any]:
    """The reckoning in numbers."""
    t = scene.texts
    placed = sorted(scene.table.standing(), key=lambda placing: (placing.rank, placing.seat))
    lines = []
    for i, line in enumerate(placed[0].reasons):
        points = [placing.reasons[i].points for placing in placed]
        cells = [(n, n == max(points) and n > 0, "") for n in points]
        sign = icon("laurels", 26)
        lines.append({"name": t.score(line.key), "clause": line.clause, "sign": sign, "cells": cells})
    totals = [
        picture(laurel(33, 33, placing.score, 66), 66, 66, "pr", t("points", points=placing.score))
        for placing in placed
    ]
    return {
        "placed": placed,
        "lines": lines,
        "breaks": [],
        "totals": totals,
        "arms": shield(placed[0].seat, 200),
        "winners": [placing for placing in placed if placing.rank == 1],
        "lead": placed[0].score - placed[1].score if len(placed) > 1 else 0,
        "why": t.end(scene.table.over),
        "course": None,
        "total": t("points-total"),
    }


def strip() -> str:
    return ""


def tips() -> tuple[str, ...]:
    return ()


def land(_seats: int) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'
