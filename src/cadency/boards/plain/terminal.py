"""A game without a board in the terminal: its name, what lies on the table, and the seats."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import FAINT, named, rule
from cadency.boards.plain.facts import of_seat, of_table
from cadency.kernel.engine import Decision
from cadency.kernel.words import Choice
from cadency.texts import Texts

QUIET: Final[frozenset[str]] = frozenset()
LOUD: Final[frozenset[str]] = frozenset()


def draw(view: Any, texts: Texts, names: list[str], width: int = 80) -> RenderableType:
    return Group(picture(view, texts, names, width), houses(view, texts, names, width))


def picture(view: Any, texts: Texts, names: list[str], _width: int = 80, _kind: str = "") -> RenderableType:
    return Group(title(view, texts, names), *[Text(line) for line in of_table(view, texts)])


def title(view: Any, texts: Texts, _names: list[str]) -> Rule:
    return rule(Text(texts(f"game-{view.game}"), "bold"))


def houses(view: Any, texts: Texts, names: list[str], _width: int = 80) -> RenderableType:
    """Every seat in a line."""
    grid = Table.grid(padding=(0, 2))
    for seat in range(view.seats):
        grid.add_row(named(seat, names), Text(" · ".join(of_seat(view, seat, texts)), FAINT))
    return grid


def brief(view: Any, texts: Texts, names: list[str], width: int) -> RenderableType:
    return draw(view, texts, names, width)


def parts(view: Any, texts: Texts, names: list[str]) -> dict[str, RenderableType]:
    return {texts(f"game-{view.game}").lower(): draw(view, texts, names)}


def menu(_decision: Decision, _view: Any, _outcomes: list[str], _texts: Texts) -> tuple[Table, int]:
    """Nothing is laid out: every option is listed by its text."""
    return Table.grid(), 0


def outcome(_view: Any, _choice: Choice, _seat: int, _content: Any, _texts: Texts) -> str:
    return ""
