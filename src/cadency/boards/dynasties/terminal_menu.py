"""Where somebody may be sent, as the map has it, and what a choice would bring about."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import house
from cadency.games.dynasties.names import REGIONS
from cadency.games.dynasties.view import DynastiesView
from cadency.kernel.engine import Decision
from cadency.kernel.words import Choice
from cadency.texts import Texts


def menu(decision: Decision, view: DynastiesView, outcomes: list[str], texts: Texts) -> tuple[Table, int]:
    """A table of the first options, a row for each region, and how many it shows; the rest are for whoever lists
    options."""
    said = Texts(texts.language, "dynasties")
    table = Table.grid(padding=(0, 2))
    lands: dict[str, list[Text]] = {region: [] for region in REGIONS}
    shown = 0
    for number, option in enumerate(decision.options, 1):
        tag, *parts = option.wire()
        city = next((found for found in view.map if found.id == parts[0]), None) if tag == "send" else None
        if city is None:
            break
        slot = str(parts[1])
        cell = Text.assemble((f"{number:>2} ", "bold"), said(f"city-{city.id}"), f" {'♂' if slot == 'prince' else '♀'}")
        other = city.princess if slot == "prince" else city.prince
        if other is not None and other >= 0:
            cell += Text(" ") + house(other)
        if outcomes[number - 1]:
            cell += Text(f" {outcomes[number - 1]}", "italic")
        lands[city.region or REGIONS[0]].append(cell)
        shown = number
    for region, cells in lands.items():
        for start in range(0, len(cells), 3):
            name = "" if start else f" {said(f'region-{region}')}"
            table.add_row(Text(name, "bold"), Text("   ").join(cells[start : start + 3]))
    return table, shown


def outcome(view: DynastiesView, choice: Choice, _seat: int, _content: Any, _texts: Texts) -> str:
    """The points that a choice brings at once; nothing where it only opens the next question."""
    points = 0
    tag, *parts = choice.wire()
    if tag == "claim" and parts[0] == "points":
        points = next(row["gives"]["points"] for row in view.printed["bonus"] if row["id"] == "points")
    elif tag == "send":
        city = next(found for found in view.map if found.id == parts[0])
        points = view.printed["reward"][0]["points"] if city.symbol == "points" else 0
    elif tag == "accept":
        each = next(row["gives"] for row in view.printed["face"] if row["id"] == "points")
        points = each * parts.count("points")
    return f"+{points}★" if points else ""
