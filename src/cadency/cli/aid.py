"""``cadency aid``: a game on one page, to be printed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import cadency
from cadency.aids.sheet import draw
from cadency.cli.errors import BadFile
from cadency.cli.files import write
from cadency.cli.parsing import Game, command_app


def aid(
    ctx: typer.Context,
    game: Game,
    out: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="flag-aid-out")] = None,
) -> int:
    if out is not None and out.exists():
        raise BadFile("file-exists", file=str(out))
    drawing = draw(cadency.rules(game).id, ctx.obj)
    if out is None:
        sys.stdout.write(drawing)
    else:
        write(out, drawing)
    return 0


app = command_app(aid)
