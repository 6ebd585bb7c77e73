"""``cadency render``: the board of a recorded game at any moment, as one SVG picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from cadency.cli.errors import BadFile
from cadency.cli.files import table_from, write
from cadency.cli.parsing import command_app, whole
from cadency.cli.replay import called, moment
from cadency.cli.speech import speak
from cadency.plugins import part


def render(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-record")],
    at: Annotated[int | None, typer.Option(metavar="N", help="flag-render-at", parser=whole("--at", 0))] = None,
    seat: Annotated[int | None, typer.Option(metavar="K", help="flag-render-seat", parser=whole("--seat", 0))] = None,
    out: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="flag-render-out")] = None,
) -> int:
    if out is not None and out.exists():
        raise BadFile("file-exists", file=str(out))
    table = table_from(file, None if at is None else moment(file, at))
    texts = speak(ctx.obj, table.rules.id)
    board: Any = part("cadency.boards", table.rules.id, "svg")
    asked = table.decision
    options = [option.wire() for option in asked.options] if asked is not None and asked.seat == seat else []
    drawing = board.draw(table.view(seat), texts, called(table, texts), options, seat)
    if out is None:
        sys.stdout.write(drawing + "\n")
    else:
        write(out, drawing + "\n")
    return 0


app = command_app(render)
