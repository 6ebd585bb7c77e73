"""``cadency backup``: one moment of the database as a file, while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.housework import BackupFile, Database, Tell, do, place
from cadency.cli.parsing import command_app

if TYPE_CHECKING:
    from cadency.texts import Texts


def backup(
    ctx: typer.Context,
    file: BackupFile,
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="flag-force")] = False,
) -> int:
    async def work(say: Texts, tell: Tell) -> str:
        from cadency.server.store.copying import back_up

        tables = await back_up(place(db), file, tell, force)
        return say("backup-done", file=str(file), tables=tables, size=round(file.stat().st_size / 1024))

    return do(ctx.obj, work)


app = command_app(backup)
