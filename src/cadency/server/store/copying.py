"""Backup and restore. A backup is one moment of the database, taken while the server runs; a restore is all or nothing,
into a database that no server uses. Whatever schema a backup has is brought up to date on the way in."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cadency.server.store.backup_file import BadBackup, Contents, Writer, new_file, sync_folder
from cadency.server.store.base import Store, StoreError, trouble
from cadency.server.store.opening import find_store, place_of, upgrade
from cadency.server.store.schema import metadata
from cadency.server.store.sqlite import SqliteStore

Tell = Callable[[int, int], None]  # (rows so far, of how many)
_BATCH = 500
_VERSION = "alembic_version"


# --- backup


async def back_up(where: str, path: Path, tell: Tell, force: bool = False) -> int:
    """Write a backup and read it again; how many tables it holds."""
    with new_file(path, force) as part:
        async with _snapshot(where) as connection:
            rows, held = await _write(where, connection, part, tell)
        if Contents(part).check() != rows:
            raise BadBackup("damaged", file=str(path), problem=f"{rows} rows were written")
    return held


@asynccontextmanager
async def _snapshot(where: str) -> AsyncIterator[AsyncConnection]:
    """One moment of the database, whoever writes to it meanwhile."""
    place = place_of(where)
    if isinstance(place, Path):
        if not place.is_file():
            raise StoreError("no-file", where=str(place), problem="there is no such file")
        engine, name = create_async_engine(f"sqlite+aiosqlite:///{place}"), str(place)
    else:
        engine, name = create_async_engine(place), place.render_as_string(hide_password=True)
    try:
        async with engine.connect() as opened:
            connection = opened
            if isinstance(place, Path):
                await connection.exec_driver_sql("BEGIN")  # the driver itself begins only before it writes
            else:
                connection = await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise trouble(name, error) from error
    finally:
        await engine.dispose()


async def _write(where: str, connection: AsyncConnection, part: Path, tell: Tell) -> tuple[int, int]:
    schema, found = await connection.run_sync(_described)
    if schema is None:
        raise BadBackup("nothing", where=where)
    sizes = {table.name: await _size(connection, table) for table in found}
    total = sum(sizes.values())
    with gzip.open(part, "wb", compresslevel=6) as out:
        writer = Writer(out, schema, total)
        for table in found:
            writer.table(table.name, [column.name for column in table.columns])
            rows = await connection.stream(select(table))
            async for several in rows.partitions(_BATCH):
                for row in several:
                    writer.row(list(row))
                tell(writer.rows, total)
        writer.end()
    return writer.rows, sizes.get("tables", 0)


def _described(connection: Connection) -> tuple[str | None, list[Table]]:
    """The revision of the schema, and its tables as they are; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name != _VERSION]
    return MigrationContext.configure(connection).get_current_revision(), tables


async def _size(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


# --- restore


async def restore(where: str, path: Path, tell: Tell) -> int:
    """Put a backup into a new or an empty database; how many tables that brought."""
    backup = Contents(path)
    backup.check()  # before anything is touched
    store = find_store(where)
    try:
        await store.claim()
        async with store.engine.connect() as connection:
            held = await connection.run_sync(_held)
        if held:
            raise BadBackup("not-empty", where=store.name, tables=held)
        return await _restore(store, backup, path, tell)
    except CommandError as error:
        raise store.trouble(error, "other-version") from None
    except (SQLAlchemyError, OSError) as error:
        raise store.trouble(error) from error
    finally:
        await store.close()


def _held(connection: Connection) -> int:
    """How many tables are kept here."""
    if not inspect(connection).has_table("tables"):
        return 0
    _, found = _described(connection)
    table = next(table for table in found if table.name == "tables")
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


async def _restore(store: Store, backup: Contents, path: Path, tell: Tell) -> int:
    if not isinstance(store, SqliteStore):
        async with store.engine.begin() as connection:
            return await _fill(connection, backup, path, tell)
    # Into a file beside it, which takes its place when it is whole.
    target = Path(store.name)
    part = target.with_name(f".{target.name}.restoring")
    part.unlink(missing_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{part}")
    try:
        async with engine.begin() as connection:
            held = await _fill(connection, backup, path, tell)
        await engine.dispose()
        await store.engine.dispose()
        _take_place(part, target)
    finally:
        await engine.dispose()
        part.unlink(missing_ok=True)
        part.with_name(part.name + "-journal").unlink(missing_ok=True)
    return held


def _take_place(part: Path, target: Path) -> None:
    with part.open("rb") as written:
        os.fsync(written.fileno())
    for aside in ("-wal", "-shm"):
        target.with_name(target.name + aside).unlink(missing_ok=True)
    part.replace(target)
    sync_folder(target.parent)


async def _fill(connection: AsyncConnection, backup: Contents, path: Path, tell: Tell) -> int:
    """The backup's own schema, its rows, and then whatever changed in the schema since."""
    await connection.run_sync(_clear)
    try:
        await connection.run_sync(upgrade, backup.schema)
    except CommandError as error:
        raise BadBackup("newer", file=str(path), problem=str(error)) from None
    _, found = await connection.run_sync(_described)
    tables = {table.name: table for table in found}
    done = held = 0
    for name, rows in _batches(backup.rows()):
        if name not in tables or set(rows[0]) - set(tables[name].columns.keys()):
            raise BadBackup("damaged", file=str(path), problem=f"table {name}")
        await connection.execute(insert(tables[name]), rows)
        done += len(rows)
        held += len(rows) if name == "tables" else 0
        tell(done, backup.expected)
    await connection.run_sync(upgrade)
    return held


def _clear(connection: Connection) -> None:
    """Make room: an empty schema of ours, and nothing that is not ours, goes."""
    upgrade(connection)
    for table in (*reversed(metadata.sorted_tables), Table(_VERSION, MetaData())):
        table.drop(connection)


def _batches(rows: Iterator[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time, not too many at once."""
    held: list[dict[str, Any]] = []
    of = ""
    for name, row in rows:
        if held and (name != of or len(held) == _BATCH):
            yield of, held
            held = []
        of = name
        held.append(row)
    if held:
        yield of, held
