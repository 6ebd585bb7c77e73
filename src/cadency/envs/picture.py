"""Pictures of a table for the ``render`` of environments: the boards' own drawings."""

from __future__ import annotations

import re
from io import BytesIO, StringIO
from typing import Any, Final
from xml.etree import ElementTree as ET

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from cadency.boards.kit.letters import outline, shapes
from cadency.envs.errors import BadEnvironment, need
from cadency.plugins import part
from cadency.table import Table

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDE: Final = 720  # pixels
GRAIN: Final = re.compile(r' filter="url[^"]*"')  # paper and ink: most of the work, and little to see at this size
SVG: Final = "{http://www.w3.org/2000/svg}"
COLUMNS: Final = 120

Picture = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadEnvironment("render-mode", found=mode, known=", ".join(MODES))


def draw(table: Table, seat: int, mode: str | None) -> Picture:
    """The table as this seat sees it; "human" prints it, as it stands in the terminal. Without a mode there is nothing
    to draw, and a warning, as from the environments that come with Gymnasium and PettingZoo."""
    if mode is None:
        logger.warn(f"render() without a render_mode: make the environment with one of {', '.join(MODES)}")
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


def lettered(svg: str) -> str:
    """The same drawing with its words as outlines: no machine needs the fonts, and all give the same pixels."""
    root = ET.fromstring(svg)  # noqa: S314 - drawn by us
    for one in root.iter():
        one.tag = one.tag.removeprefix(SVG)
    root.set("xmlns", SVG.strip("{}"))
    outline(root)
    used = [one.get("href", "").removeprefix("#") for one in root.iter("use")]
    root.append(ET.fromstring(f"<defs>{shapes(used)}</defs>"))  # noqa: S314
    return ET.tostring(root, "unicode")


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as rows of red, green and blue."""
    resvg, image = need("resvg_py"), need("PIL.Image")
    drawing = lettered(GRAIN.sub("", svg))
    png = bytes(resvg.svg_to_bytes(svg_string=drawing, width=WIDE, background="#ffffff", skip_system_fonts=True))
    return np.array(image.open(BytesIO(png)).convert("RGB"))  # one's own, to be drawn upon
