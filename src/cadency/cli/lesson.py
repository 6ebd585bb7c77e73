"""``cadency lesson check``: a lesson, played on every way and looked through for what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cadency.cli.errors import InFile
from cadency.cli.files import read
from cadency.cli.parsing import command_app
from cadency.cli.speech import complain, speak


def check(ctx: typer.Context, file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-lesson")]) -> int:
    from cadency.lessons import BadLesson, load
    from cadency.lessons.check import check as amiss

    texts = speak(ctx.obj)
    try:
        found = load(read(file), file.resolve().parent.name)
        wrong = amiss(found, file.resolve().parent)
    except BadLesson as error:
        raise InFile(str(file), error) from None
    for fault in wrong:
        complain(texts, InFile(str(file), fault))
    if wrong:
        return 2
    moves = sum(1 for step in found.step if step.open)
    game = speak(ctx.obj, found.game)(f"game-{found.game}")
    print(f"{file}: {texts('lesson-good', game=game, steps=len(found.step), moves=moves)}")
    return 0


app = command_app(check)
