"""``cadency play``: a game at this terminal, against bots, or several people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cadency.cli.errors import BadCommand, BadFile, InFile
from cadency.cli.files import Keeper, options_of, read_pack, table_from
from cadency.cli.parsing import GAME, command_app
from cadency.cli.seating import names, people, seating
from cadency.cli.speech import speak
from cadency.kernel.errors import BadRecord, BadSetup
from cadency.table import Table

DEFAULT_SEATS = "me,squire,squire"


def _usual(game: str) -> str:
    """Three seats, as far as the game allows, and the best company that is not too strong."""
    from cadency import rules
    from cadency.bots import bots_of

    found = rules(game)
    if "squire" in bots_of(game) and 3 in found.seats:
        return DEFAULT_SEATS
    others = max(found.seats[0], min(3, found.seats[-1])) - 1
    return ",".join(["me", *["squire" if "squire" in bots_of(game) else "page"] * others])


def play(
    ctx: typer.Context,
    game: Annotated[str | None, GAME] = None,
    seats: Annotated[str | None, typer.Option(metavar="WHO,…", help="flag-play-seats")] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="flag-play-seed")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="flag-option")] = None,
    content: Annotated[Path | None, typer.Option(metavar="FILE", help="flag-content")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="flag-play-save")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="flag-play-resume")] = None,
) -> int:
    from cadency.cli.session import Session

    if resume is not None:
        given = {"GAME": game, "--seats": seats, "--seed": seed, "--option": option, "--content": content}
        for name, value in given.items():
            if value:
                raise BadCommand("not-together", flag="--resume", other=name)
        table, who = _resumed(resume)
        keeper = Keeper(table, resume)
    else:
        if game is None:
            raise BadCommand("missing-word", command="play", word="GAME")
        table, who = _opened(game, seats or _usual(game), seed, option or [], content)
        keeper = Keeper(table)
    if save is not None and save != keeper.path:
        if save.exists():
            raise BadFile("save-exists", file=str(save))
        keeper.save(save)
    texts = speak(ctx.obj, table.rules.id)
    return Session(table, who, names(who, texts), texts, keeper, resumed=resume is not None).run()


def _opened(game: str, seats: str, seed: str | None, pairs: list[str], content: Path | None) -> tuple[Table, list[str]]:
    from cadency import rules

    found = rules(game)
    who = seating(seats, found.id)
    found.setup(len(who), options_of(pairs))
    table = Table(found, len(who), options_of(pairs), seed, read_pack(found, content))
    table.record.header["who"] = people(who)
    return table, who


def _resumed(path: Path) -> tuple[Table, list[str]]:
    """A saved game; the header says who plays."""
    table = table_from(path)
    said = table.record.header.get("who")
    if not isinstance(said, list) or len(said) != table.seats or not all(isinstance(word, str) for word in said):
        raise InFile(str(path), BadRecord("header", name="who"))
    try:
        return table, people(seating(",".join(said), table.rules.id))
    except BadSetup as error:
        raise InFile(str(path), error) from None


app = command_app(play)
