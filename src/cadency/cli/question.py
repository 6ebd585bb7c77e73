"""What is asked, with numbered options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import named
from cadency.kernel.engine import Decision

if TYPE_CHECKING:
    from cadency.cli.session import Session

MANY = 6  # options from which they may stand in columns


def question(session: Session, decision: Decision, view: Any, outcomes: list[str]) -> Group:
    """Who is asked what, by which clause; then the options with what they cost and bring. The board may lay out the
    first of them as they lie on the table."""
    texts = session.texts
    head = Text.assemble(
        named(decision.seat, session.names),
        "  ",
        (texts.question(decision, view), "bold"),
        (f"  ({decision.clause})", "dim"),
    )
    table, shown = session.board.menu(decision, view, outcomes, texts)
    lines = []
    for n in range(shown, len(decision.options)):
        told = f"  {outcomes[n]}" if outcomes[n] else ""
        text = texts.choice(decision.options[n], decision.about, view)
        lines.append(Text.assemble((f"{n + 1:>3} ", "bold"), text, (told, "italic")))
    parts = [head, *([table] if shown else []), *([_columns(lines, session.screen.width)] if lines else [])]
    return Group(*parts)


def _columns(lines: list[Text], width: int) -> Table:
    """Up to three columns, read downwards, where there are many lines and they are short enough."""
    rows, columns = len(lines), 1
    for tried in (2, 3) if len(lines) > MANY else ():
        high = -(-len(lines) // tried)
        starts = range(0, len(lines), high)
        if sum(max(line.cell_len for line in lines[start : start + high]) + 2 for start in starts) <= width:
            rows, columns = high, len(starts)
    table = Table.grid(padding=(0, 2))
    for _ in range(columns):
        table.add_column()
    for row in range(rows):
        table.add_row(*lines[row::rows])
    return table
