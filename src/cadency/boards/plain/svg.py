"""A table without a board as SVG: a cloth, and a plate for each seat with what is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cadency.boards.kit import INK, defs, icon, rect, shield, shorten, standalone, text
from cadency.boards.kit.ground import border, painted
from cadency.boards.kit.icons import ROUND_A_TABLE
from cadency.boards.kit.options import Option, spelled, wire_of
from cadency.boards.plain.facts import of_seat, of_table
from cadency.plugins import game
from cadency.texts import Texts

WIDTH: Final = 720.0
HEIGHT: Final = 416.0
PEEK: Final = (0.0, 0.0, WIDTH, HEIGHT)
ICONS: Final = (*ROUND_A_TABLE, "quill-ink")
_TOP: Final = 84.0
_HIGH: Final = 62.0
_LINE: Final = 26.0


def definitions(icons: tuple[str, ...] = ICONS) -> str:
    return defs(icons)


def picture(_view: Any) -> str:
    """The cloth."""
    cloth = rect(0, 0, WIDTH, HEIGHT, 12, "#7d3b34") + rect(14, 14, WIDTH - 28, HEIGHT - 28, 8, "none", "#d9b36a", 1.6)
    return painted(cloth + border(WIDTH, HEIGHT), WIDTH, HEIGHT, ())


def signboards(view: Any, texts: Texts) -> str:
    """The name of the game."""
    return text(WIDTH / 2, 50, texts(f"game-{view.game}"), 26, "serif", fill="#fbf5e6", w=700)


def pieces(view: Any, texts: Texts, names: list[str], seat: int | None = None) -> str:
    """A plate for each seat, and a line with what lies on the table."""
    told = " · ".join(of_table(view, texts))
    found = text(WIDTH / 2, 72, shorten(told, WIDTH - 60, 13, "sans"), 13, fill="#f3e0b4") if told else ""
    for n in range(view.seats):
        y = _TOP + n * _HIGH
        edge, wide = ("#f2b632", 3.0) if n == seat else (INK, 1.2)
        found += rect(36, y, WIDTH - 72, _HIGH - 8, 6, "#fbf5e6", edge, wide)
        found += shield(n, 66, y + 27, 34)
        found += text(98, y + 24, shorten(names[n], 560, 17, "sans"), 17, anchor="start", w=700)
        told = " · ".join(of_seat(view, n, texts))
        found += text(98, y + 43, shorten(told, 560, 13, "sans"), 13, anchor="start", fill="#5d4a36")
    return found


def draw(view: Any, texts: Texts, names: Sequence[str], options: Iterable[Option] = (), seat: int | None = None) -> str:
    """All of it as a file; what may be chosen is told in words below."""
    rules = game(view.game)
    wires = [wire_of(option) for option in options]
    offered = [spelled(wire) if rules is None else texts.choice(rules.choice(wire), view=view) for wire in wires]
    more = ""
    for n, words in enumerate(offered):
        y = HEIGHT + 20 + n * _LINE
        more += icon("quill-ink", 50, y, 16) + text(66, y + 5, words, 15, anchor="start")
    still = rect(0, 0, WIDTH, HEIGHT, 12, "#7d3b34") + border(WIDTH, HEIGHT)
    inner = still + signboards(view, texts) + pieces(view, texts, list(names), seat) + more
    return standalone(inner, WIDTH, HEIGHT + len(offered) * _LINE + (14 if offered else 0), texts(f"game-{view.game}"))
