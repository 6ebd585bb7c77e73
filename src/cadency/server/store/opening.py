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

MIGRATIONS = Path(__file__).parent / "migrations"
_KNOWN = "FILE, sqlite:///FILE, postgresql+asyncpg://USER:PASSWORD@HOST/DATABASE"


async def open_store(where: str) -> Store:
    """``where`` is a file name or a URL. Whatever cannot be opened is a :class:`StoreError` of one line."""
    store = find_store(where)
    try:
        await store.claim()
        await _migrate(store)
    except StoreError:
        await store.close()
        raise
    except (SQLAlchemyError, OSError) as error:
        await store.close()
        raise store.trouble(error, store.excuse(error)) from error
    except CommandError as error:
        await store.close()
        raise store.trouble(error, "other-version") from error
    if isinstance(store, SqliteStore):
        store.start()
    return store


def find_store(where: str) -> SqliteStore | PostgresStore:
    """The database that was named, with whatever schema it has."""
    place = place_of(where)
    return SqliteStore(place) if isinstance(place, Path) else PostgresStore(place)


def place_of(where: str) -> Path | URL:
    """A file, or the address of a PostgreSQL database."""
    if "://" not in where:
        return Path(where).expanduser().absolute()
    try:
        url = make_url(where)
    except ArgumentError:
        raise StoreError("bad-address", where=where, known=_KNOWN) from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite") and url.database:
        return Path(url.database).expanduser().absolute()
    if url.drivername in ("postgresql", "postgresql+asyncpg"):
        return url.set(drivername="postgresql+asyncpg")
    raise StoreError("bad-address", where=url.render_as_string(hide_password=True), known=_KNOWN)


async def _migrate(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to this revision, the newest unless told otherwise."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
