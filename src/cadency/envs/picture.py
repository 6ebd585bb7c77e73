"""Pictures of a table for the ``render`` of environments: the boards' own drawings."""

from __future__ import annotations

import re
from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cadency.envs.errors import BadEnvironment, need
from cadency.plugins import part
from cadency.table import Table

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDE: Final = 720  # pixels
FONT: Final = "DejaVu Sans"  # where the boards' own is not installed
GRAIN: Final = re.compile(r' filter="url[^"]*"')  # paper and ink: most of the work, and little to see at this size
COLUMNS: Final = 120

Picture = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadEnvironment("render-mode", found=mode, known=", ".join(MODES))


def draw(table: Table, seat: int, mode: str | None) -> Picture:
    """The table as this seat sees it; "human" prints it, as it stands in the terminal."""
    if mode == "svg":
        return table.look(seat)._repr_svg_()
    if mode == "rgb_array":
        return pixels(table.look(seat)._repr_svg_() or "")
    if mode == "ansi":
        return letters(table, seat)
    if mode == "human":
        print(letters(table, seat))
    return None


def letters(table: Table, seat: int) -> str:
    from rich.console import Console

    from cadency.texts import Texts

    board: Any = part("cadency.boards", table.rules.id, "terminal")
    texts = Texts("en", game=table.rules.id, extra=["cadency.cli.texts"])  # the words of the terminal
    names = [texts.seat(other, []) for other in range(table.seats)]
    page = StringIO()
    Console(file=page, width=COLUMNS, force_terminal=True, color_system="standard").print(
        board.draw(table.view(seat), texts, names, COLUMNS)
    )
    return page.getvalue()


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as rows of red, green and blue."""
    resvg, image = need("resvg_py"), need("PIL.Image")
    fonts = dict.fromkeys(("font_family", "serif_family", "sans_serif_family"), FONT)
    png = bytes(resvg.svg_to_bytes(svg_string=GRAIN.sub("", svg), width=WIDE, background="#ffffff", **fonts))
    return np.asarray(image.open(BytesIO(png)).convert("RGB"))
