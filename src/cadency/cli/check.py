"""``cadency content check``: an owner's content pack, checked strictly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import cadency
from cadency.cli.files import read
from cadency.cli.parsing import command_app
from cadency.cli.speech import speak


def check(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-pack")],
    game: Annotated[str, typer.Option(metavar="GAME", help="flag-game")] = cadency.GAMES[0],
) -> int:
    content = cadency.rules(game).content(read(file), str(file))
    print(f"{file}: {speak(ctx.obj)('check-good', game=game, id=content.id)}")
    return 0


app = command_app(check)
