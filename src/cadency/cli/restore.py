"""``cadency restore``: a backup into a new or an empty database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from cadency.cli.housework import BackupFile, Database, Tell, do, place
from cadency.cli.parsing import command_app

if TYPE_CHECKING:
    from cadency.texts import Texts


def restore(ctx: typer.Context, file: BackupFile, db: Database = None) -> int:
    async def work(say: Texts, tell: Tell) -> str:
        from cadency.server.store.copying import restore as put_back

        return say("restore-done", tables=await put_back(place(db), file, tell))

    return do(ctx.obj, work)


app = command_app(restore)
