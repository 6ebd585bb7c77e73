"""What all boards share in the terminal. Every colour comes with a letter or a mark: colour is never the only sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
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
