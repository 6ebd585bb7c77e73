"""``cadency learn``: the first lesson of a game at this terminal, and a free game from where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.errors import BadCommand
from cadency.cli.main import program
from cadency.cli.parsing import Game, command_app, whole
from cadency.cli.speech import speak

if TYPE_CHECKING:
    from cadency.lessons import Moment


def learn(
    ctx: typer.Context,
    game: Game,
    step: Annotated[int, typer.Option(metavar="NUMBER", help="flag-learn-step", parser=whole("--step", 0))] = 0,
) -> int:
    from cadency.cli.pupil import Left, Pupil
    from cadency.lessons import lesson

    found = lesson(game)
    if step > found.last:
        raise BadCommand("no-such-step", value=step, last=found.last)
    pupil = Pupil(found, speak(ctx.obj, game), step)
    try:
        end = pupil.run()
    except (EOFError, KeyboardInterrupt, Left):
        pupil.say("learn-left", command=f"{program()} learn {game} --step {pupil.number}")
        return 0
    return _go_on(ctx, pupil.names, end)


def _go_on(ctx: typer.Context, names: list[str], end: Moment) -> int:
    """The free game, against pages."""
    from cadency.cli.files import Keeper
    from cadency.cli.session import Session
    from cadency.lessons import freed

    table = freed(end)
    who = ["me" if seat == end.lesson.learner else "page" for seat in range(table.seats)]
    table.record.header["who"] = who
    return Session(table, who, names, speak(ctx.obj, table.rules.id), Keeper(table), resumed=True).run()


app = command_app(learn)
