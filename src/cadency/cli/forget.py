"""``cadency forget``: a person's name, talk and seats, or a whole table, because somebody asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.errors import BadCommand
from cadency.cli.housework import Database, DryRun, do, place
from cadency.cli.parsing import command_app

if TYPE_CHECKING:
    from cadency.texts import Texts


def forget(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="argument-forget")] = None,
    table: Annotated[str | None, typer.Option(metavar="ID", help="flag-forget-table")] = None,
    db: Database = None,
    dry_run: DryRun = False,
) -> int:
    if not name and not table:
        raise BadCommand("missing-word", command="forget", word="NAME")

    async def work(say: Texts, _tell: object) -> str:
        return await _forget(say, place(db), name or "", table or "", dry_run)

    return do(ctx.obj, work)


async def _forget(say: Texts, where: str, name: str, table: str, dry_run: bool) -> str:
    from cadency.server.housekeeping import forget_places
    from cadency.server.store import upkeep
    from cadency.server.store.beside import open_beside

    store = await open_beside(where)
    try:
        if not name:
            there = await upkeep.is_there(store, table)
            if there and not dry_run:
                await upkeep.remove(store, table)
                await upkeep.set_mark(store)
            return say("forget-table" if there else "forget-no-table", table=table)
        places = [found for found in await upkeep.places_of(store, name) if table in ("", found.table)]
        mentioned = await upkeep.mentions(store, name)
        if dry_run:
            for found in places:
                print(found.table, found.seat, found.over or "…")
            return say("forget-would", seats=len(places), mentioned=mentioned)
        told = await forget_places(store, places)
        await upkeep.set_mark(store)
        left = await upkeep.mentions(store, name)
        return say("forget-did", seats=told.seats, lines=told.lines, tables=told.tables, mentioned=left)
    finally:
        await store.close()


app = command_app(forget)
