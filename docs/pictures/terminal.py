"""Draws docs/pictures/terminal.svg: a kept game of Village at one of its moments, as the terminal shows it.

.venv/bin/python docs/pictures/terminal.py
"""
# ruff: noqa: INP001 - a script on its own

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import cadency
from cadency.boards.village import terminal
from cadency.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "records" / "village" / "graves-3-squires.jsonl"
MOMENT = 150  # answers
WIDTH = 120  # columns
NAMES = ["Isolde", "Hugo", "Mathilde"]
INK, PAPER = (43, 36, 30), (240, 230, 210)
DIM = "3c342d e26a54 86b25c e29842 709cd0 de7ca8 6eb4b0 e2d6be"  # black, red, green, yellow, blue, magenta, cyan, white
BRIGHT = "968876 f0826a 9eca74 f2b25c 8cb6e6 ee98be 8ccec8 faf2e2"


def colours(row: str) -> list[tuple[int, int, int]]:
    return [(int(c[:2], 16), int(c[2:4], 16), int(c[4:], 16)) for c in row.split()]


def picture() -> str:
    table = cadency.replay(RECORD.read_text("utf-8"), upto=MOMENT)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    texts = Texts("en", game="village", extra=["cadency.cli.texts"])
    console.print(terminal.draw(table.view(), texts, NAMES, WIDTH))
    theme = TerminalTheme(INK, PAPER, colours(DIM), colours(BRIGHT))
    drawn = console.export_svg(title="./cadency play village", theme=theme, unique_id="terminal")
    drawn = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # whoever looks brings the letters
    return drawn.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    (ROOT / "docs" / "pictures" / "terminal.svg").write_text(picture(), "utf-8")
