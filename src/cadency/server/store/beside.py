"""The database for a command that works beside a running server: no claim, no migration, small transactions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from cadency.server.store.base import Conflict, Store, StoreError, Write
from cadency.server.store.opening import MIGRATIONS, place_of


class Beside(Store):
    """Reads and writes as everybody may, while whoever has the database goes on."""

    async def write(self, *writes: Write) -> None:
        try:
            async with self.engine.begin() as connection:
                for write in writes:
                    for row in write.rows:
                        found = await connection.execute(write.statement, dict(row))
                        if write.touches is not None and found.rowcount != write.touches:
                            raise Conflict
        except IntegrityError:
            raise Conflict from None
        except (SQLAlchemyError, OSError) as error:
            raise self.trouble(error) from error


async def open_beside(where: str) -> Store:
    """A database that is there already, and of this version."""
    place = place_of(where)
    if isinstance(place, Path):
        if not place.is_file():
            raise StoreError("no-file", where=str(place), problem="there is no such file")
        engine, name = create_async_engine(f"sqlite+aiosqlite:///{place}"), str(place)
        event.listen(engine.sync_engine, "connect", _prepare)
    else:
        engine, name = create_async_engine(place), place.render_as_string(hide_password=True)
    store = Beside(engine, name)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(_revision)
    except (SQLAlchemyError, OSError) as error:
        await store.close()
        raise store.trouble(error, "no-connection") from error
    wanted = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if found != wanted:
        await store.close()
        raise StoreError("other-version", where=name, problem=f"schema {found or '—'}, not {wanted}")
    return store


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
