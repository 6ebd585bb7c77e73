"""Where a noble may go or who may be named, as the map has it: a row for each country."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit.terminal import house
from cadency.games.heads_of_state.names import COUNTRIES
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.engine import Decision
from cadency.texts import Texts


def menu(decision: Decision, view: HeadsView, outcomes: list[str], texts: Texts) -> tuple[Table, int]:
    """A table of the first options, and how many it shows; the rest are for whoever lists options."""
    said = signs(texts.language)
    table = Table.grid(padding=(0, 2))
    lands: dict[str, list[Text]] = {country: [] for country in COUNTRIES}
    shown = 0
    for number, option in enumerate(decision.options, 1):
        tag, *parts = option.wire()
        if tag not in ("settle", "target"):
            break
        sector = next(found for found in view.map if found.id == parts[0])
        owner = next((slot.seat for slot in sector.slots if slot.noble == parts[1]), None)
        words = f"{said(f'sign-sector-{parts[0]}')} {said(f'sign-letter-{parts[1]}')}"
        cell = Text.assemble((f"{number:>2} ", "bold"), words)
        if owner is not None:
            cell += Text(" ") + house(owner)
        if outcomes[number - 1]:
            cell += Text(f" {outcomes[number - 1]}", "italic")
        lands[sector.country].append(cell)
        shown = number
    for country, cells in lands.items():
        for start in range(0, len(cells), 3):
            name = "" if start else f" {said(f'sign-country-{country}')}"
            table.add_row(Text(name, "bold"), Text("   ").join(cells[start : start + 3]))
    return table, shown
