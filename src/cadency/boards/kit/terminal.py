"""What all boards share in the terminal. Every colour comes with a letter or a mark: colour is never the only sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

MARKS: Final = ("◆", "●", "▲", "■", "◎")  # one for each house, on every piece of it
HOUSES: Final = (
    "bold white on #24509a",
    "bold white on #a8201a",
    "bold #33241a on #e8b021",
    "bold white on #2b7358",
    "bold #33241a on #f0ebdf",
)
FAINT: Final = "dim"
FREE: Final = "·"


def house(seat: int, more: str = "") -> Text:
    """The mark of a house on its colour. The colour is a span, not the style of the text: it must not fill a cell."""
    return Text.assemble((MARKS[seat] + more, HOUSES[seat]))


def named(seat: int, names: Sequence[str], sign: str = " ") -> Text:
    """The name of a house behind its mark."""
    return Text.assemble((f" {MARKS[seat]}{sign}", HOUSES[seat]), " ", (names[seat], "bold"))


def beside(parts: Iterable[Text], apart: str = " ") -> Text:
    return Text(apart).join([part for part in parts if part.plain])


def panel(title: str, inside: RenderableType) -> Panel:
    return Panel(inside, title=Text(title, "bold not dim"), title_align="left", border_style=FAINT, box=box.ROUNDED)


def rule(head: Text) -> Rule:
    return Rule(head, style=FAINT)


def side_by_side(parts: Sequence[RenderableType], shares: Sequence[int] = ()) -> Table:
    """Panels in one row, as wide as the place allows, in these shares."""
    grid = Table.grid(expand=True)
    for n in range(len(parts)):
        grid.add_column(ratio=shares[n] if shares else 1)
    grid.add_row(*parts)
    return grid


def pairs(rows: Iterable[tuple[str | Text, RenderableType]], style: str = "") -> Table:
    """Words, and beside each what lies there."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True, style=style)
    table.add_column(ratio=1)
    for label, cell in rows:
        table.add_row(label, cell)
    return table


def told(event: dict[str, Any], line: str, loud: Iterable[str]) -> Text:
    """A line of the log behind the mark of the house it is about; some events are told loud."""
    seat = event.get("seat")
    return Text.assemble(" " if seat is None else house(seat), " ", (line, "bold" if event["event"] in loud else ""))


WIDE: Final = 116  # columns from which panels stand side by side


def roomy(names: Iterable[str], only: Iterable[str], width: int) -> list[str]:
    """What a ledger shows: all where it stands below the names or there is much room, else without these."""
    return [name for name in names if width < NARROW or width >= WIDE or name not in only]


def accounts(names: Sequence[Text], columns: Columns) -> Table:
    """A column for each house; a row that is empty for all of them is left out."""
    table = Table(box=box.ROUNDED, expand=True, border_style=FAINT, padding=(0, 1))
    table.add_column("", no_wrap=True, style="italic")
    for name in names:
        table.add_column(name, ratio=1)
    for label, cells in columns:
        if any(text.plain for text in cells):
            table.add_row(label, *[text if text.plain else Text(FREE, FAINT) for text in cells])
    return table


Columns = list[tuple[str, list[Text]]]  # a heading, and a cell for each house
NARROW: Final = 64  # columns below which what a house has stands under its name


def ledger(names: Sequence[Text], columns: Columns, width: int) -> RenderableType:
    """What every house has, in a line each, or below its name in a narrow place. What nobody has is left out."""
    kept = [(label, cells) for label, cells in columns if any(cell.plain for cell in cells)]
    if width < NARROW:
        return Group(*[_account(name, [(label, cells[n]) for label, cells in kept]) for n, name in enumerate(names)])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=f"italic {FAINT}", pad_edge=False)
    table.add_column("", no_wrap=True)
    for label, cells in kept:
        longest = max([len(word) for cell in cells for word in cell.plain.split()], default=0)
        table.add_column(label, min_width=longest)
    for n, name in enumerate(names):
        table.add_row(name, *[cells[n] if cells[n].plain else Text(FREE, FAINT) for _, cells in kept])
    return table


def _account(name: Text, cells: list[tuple[str, Text]]) -> RenderableType:
    told = [Text.assemble((f"{label} ", f"italic {FAINT}"), cell) for label, cell in cells if cell.plain]
    return Group(name, Padding(Text(" · ", FAINT).join(told), (0, 0, 0, 4)))
