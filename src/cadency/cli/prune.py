"""``cadency prune``: remove tables that nobody has touched for long, beside a running server or without one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.errors import BadCommand
from cadency.cli.housework import Database, DryRun, Tell, days, do, place
from cadency.cli.parsing import command_app

if TYPE_CHECKING:
    from cadency.texts import Texts


def prune(
    ctx: typer.Context,
    older_than: Annotated[int, days("--older-than", "flag-prune-older-than")],
    finished: Annotated[int | None, days("--finished", "flag-prune-finished")] = None,
    db: Database = None,
    dry_run: DryRun = False,
) -> int:
    if not older_than or finished == 0:
        raise BadCommand("not-a-number", flag="--older-than" if not older_than else "--finished", value="0", least=1)

    async def work(say: Texts, tell: Tell) -> str:
        return await _prune(say, tell, place(db), older_than, finished or older_than, dry_run)

    return do(ctx.obj, work)


async def _prune(say: Texts, tell: Tell, where: str, unfinished: int, finished: int, dry_run: bool) -> str:
    from cadency.server.housekeeping import cutoffs, due
    from cadency.server.store import upkeep
    from cadency.server.store.beside import open_beside

    before = cutoffs(unfinished, finished, time.time())
    store = await open_beside(where)
    try:
        old = [found async for found in due(store, before)]
        if dry_run:
            for table, over, changed in old:
                print(table, time.strftime("%Y-%m-%d", time.gmtime(changed)), over or "…")
            return say("prune-would", tables=len(old))
        removed = 0
        for n, (table, over, _) in enumerate(old, 1):
            removed += await upkeep.remove(store, table, before["over" if over else "running"])
            tell(n, len(old))
        await upkeep.set_mark(store)
        return say("prune-done", tables=removed)
    finally:
        await store.close()


app = command_app(prune)
