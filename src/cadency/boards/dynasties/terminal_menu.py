"""What can be done in a turn, card by card; where somebody may be sent; and what a choice would bring about."""

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
    """A table of the first options, and how many it shows; the rest are for whoever lists options."""
    said = Texts(texts.language, "dynasties")
    rows = _turn(decision, view, said) if decision.kind == "turn.act" else _cities(decision, view, outcomes, said)
    table = Table.grid(padding=(0, 2))
    wide = 6 if decision.kind == "turn.act" else 3
    for label, cells in rows.values():
        for start in range(0, len(cells), wide):
            table.add_row(Text("" if start else f" {label}", "bold"), Text("   ").join(cells[start : start + wide]))
    return table, sum([len(cells) for _, cells in rows.values()])


Rows = dict[str, tuple[str, list[Text]]]  # by what they are about: the words before them, and the cells


def _numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number:>2} ", "bold"), words)


def _turn(decision: Decision, view: DynastiesView, said: Texts) -> Rows:
    """A row for each card with what it can be played for, one for passing and one for books."""
    prices = view.printed["track"][0]["prices"]
    rows: Rows = {}
    for number, option in enumerate(decision.options, 1):
        tag, *parts = option.wire()
        if tag == "pass":
            words = said("large-space") if parts[0] == "large" else f"{parts[0]} ({prices[int(str(parts[0])) - 1]})"
            label = said("menu-pass")
        elif tag == "use":
            label, words = said("books"), said.choice(option)
        else:
            label = said(f"count-{parts[0]}", count=1)
            action = "menu-discard" if tag == "discard" else f"action-{parts[1]}"
            words = said("menu-special" if action == "action-special" else action)
        about = tag if tag in ("pass", "use") else str(parts[0])
        rows.setdefault(about, (label, []))[1].append(_numbered(number, words))
    return rows


def _cities(decision: Decision, view: DynastiesView, outcomes: list[str], said: Texts) -> Rows:
    """Where somebody may be sent: a row for each region. Only what begins the options is shown."""
    rows: Rows = {region: (said(f"region-{region}"), []) for region in REGIONS}
    for number, option in enumerate(decision.options, 1):
        tag, *parts = option.wire()
        if tag != "send":
            break
        city = next(found for found in view.map if found.id == parts[0])
        slot = str(parts[1])
        cell = _numbered(number, f"{said(f'city-{city.id}')} {'♂' if slot == 'prince' else '♀'}")
        other = city.princess if slot == "prince" else city.prince
        if other is not None and other >= 0:
            cell += Text(" ") + house(other)
        if outcomes[number - 1]:
            cell += Text(f" {outcomes[number - 1]}", "italic")
        rows[city.region][1].append(cell)
    return rows


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
