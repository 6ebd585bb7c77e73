"""PostgreSQL: each write a transaction of its own; the database groups commits by itself."""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from cadency.server.store.base import Conflict, Store, Write


class PostgresStore(Store):
    """A PostgreSQL database, by asyncpg."""

    def __init__(self, url: URL) -> None:
        # An answer is acknowledged when it is on disk, whatever this database does by default.
        engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            connect_args={"server_settings": {"synchronous_commit": "on"}, "timeout": 10},
        )
        super().__init__(engine, url.render_as_string(hide_password=True))

    async def write(self, *writes: Write) -> None:
        try:
            async with self.engine.begin() as connection:
                for write in writes:
                    if not write.rows:
                        continue
                    rows = [dict(row) for row in write.rows]
                    found = await connection.execute(write.statement, rows if len(rows) > 1 else rows[0])
                    if write.touches is not None and found.rowcount != write.touches:
                        raise Conflict
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise self.trouble(error) from error
