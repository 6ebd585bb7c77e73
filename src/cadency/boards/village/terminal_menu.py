"""The cubes one can take, as they lie on the board: a row for each action space."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from cadency.boards.village.terminal_pieces import cube, heading
from cadency.games.village.names import COLOURS, PLAGUE
from cadency.games.village.view import VillageView
from cadency.kernel.engine import Decision
from cadency.texts import Texts


def menu(decision: Decision, view: VillageView, outcomes: list[str], texts: Texts) -> tuple[Table, int]:
    """A table of the first options, and how many it shows; the rest are for whoever lists options."""
    table = Table.grid(padding=(0, 2))
    spaces: dict[str, list[tuple[int, str]]] = {}
    shown = 0
    for number, option in enumerate(decision.options, 1):
        tag, *parts = option.wire()
        if tag != "take":
            break
        spaces.setdefault(str(parts[0]), []).append((number, str(parts[1])))
        shown = number
    for space, takes in spaces.items():
        cells = [_cell(number, colour, view, texts) for number, colour in takes]
        notes = [(colour, outcomes[number - 1]) for number, colour in takes]
        name = Text(f" {heading(texts(f'space-{space}'))}", "bold")
        table.add_row(name, Text("   ").join([*cells, *_notes(notes, texts)]))
    return table, shown


def _cell(number: int, colour: str, view: VillageView, texts: Texts) -> Text:
    cost = ""
    if colour == COLOURS[PLAGUE]:
        cost = f" ({texts('count-hour', count=view.printed['plague'][0]['hours'])})"
    return Text.assemble((f"{number:>2} ", "bold"), cube(texts, colour), " ", texts(f"colour-{colour}"), cost)


def _notes(notes: list[tuple[str, str]], texts: Texts) -> list[Text]:
    """What follows from which cube; without the cubes, where it follows from any of them."""
    by_outcome: dict[str, list[str]] = {}
    for colour, outcome in notes:
        by_outcome.setdefault(outcome, []).append(colour)
    if len(by_outcome) == 1:
        return [Text(notes[0][1], "italic")]
    return [
        Text.assemble(Text(" ").join([cube(texts, colour) for colour in colours]), (f" {outcome}", "italic"))
        for outcome, colours in by_outcome.items()
        if outcome
    ]
