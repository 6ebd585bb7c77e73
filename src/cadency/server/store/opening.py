"""Open the database that was named, with its schema brought up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from cadency.server.store.base import Store, StoreError
from cadency.server.store.postgres import PostgresStore
from cadency.server.store.sqlite import SqliteStore

_KNOWN = "FILE, sqlite:///FILE, postgresql+asyncpg://USER:PASSWORD@HOST/DATABASE"


async def open_store(where: str) -> Store:
    """``where`` is a file name or a URL. Whatever cannot be opened is a :class:`StoreError` of one line."""
    store = _find(where)
    try:
        await _migrate(store)
    except (SQLAlchemyError, OSError) as error:
        await store.close()
        raise store.trouble(error, "no-connection") from error
    except CommandError as error:
        await store.close()
        raise store.trouble(error, "other-version") from error
    if isinstance(store, SqliteStore):
        store.start()
    return store


def _find(where: str) -> Store:
    if "://" not in where:
        return SqliteStore(Path(where).expanduser().absolute())
    try:
        url = make_url(where)
    except ArgumentError:
        raise StoreError("bad-address", where=where, known=_KNOWN) from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite") and url.database:
        return SqliteStore(Path(url.database).expanduser().absolute())
    if url.drivername in ("postgresql", "postgresql+asyncpg"):
        return PostgresStore(_with_driver(url))
    raise StoreError("bad-address", where=url.render_as_string(hide_password=True), known=_KNOWN)


def _with_driver(url: URL) -> URL:
    return url.set(drivername="postgresql+asyncpg")


async def _migrate(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
