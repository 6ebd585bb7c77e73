"""PostgreSQL: writes that wait at the same time share a transaction, and so a trip to the disk.

Every table has its own rows, so the answers at several tables are one statement with many rows. If one of them
conflicts the whole group is undone and each is written by itself: only the one that conflicts fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cadency.server.store.base import Conflict, Row, Store, StoreError, Write
from cadency.server.store.claim import Claim

_GROUP = 256  # jobs that share a transaction at most
_MOMENT = 2.0  # seconds that a write waits for a lock that was lost and is taken again


class _Job:
    def __init__(self, writes: Sequence[Write]) -> None:
        self.writes = writes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class PostgresStore(Store):
    """A PostgreSQL database, by asyncpg."""

    def __init__(self, url: URL) -> None:
        # An answer is acknowledged when it is on disk, whatever this database does by default.
        engine = create_async_engine(
            url,
            pool_size=6,
            max_overflow=10,
            pool_pre_ping=True,
            connect_args={"server_settings": {"synchronous_commit": "on"}, "timeout": 10, "command_timeout": 20},
        )
        super().__init__(engine, url.render_as_string(hide_password=True))
        self._claim = Claim(self)
        self._waiting: list[_Job] = []
        self._writer: asyncio.Task[None] | None = None

    async def claim(self) -> None:
        """The database for this process alone, before anything is written; a :class:`StoreError` if another has it."""
        await self._claim.take()

    async def write(self, *writes: Write) -> None:
        try:
            await asyncio.wait_for(self._claim.held.wait(), _MOMENT)
        except TimeoutError:
            raise StoreError("trouble", where=self.name, problem="its lock was lost") from None
        job = _Job(writes)
        self._waiting.append(job)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain())
        # Once handed over it will be written, whether or not the caller still waits.
        await asyncio.shield(job.done)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._claim.release()
        await super().close()

    async def _drain(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
            error = await self._attempt(jobs)
            if error is None or len(jobs) == 1:
                for job in jobs:
                    job.settle(error)
            else:
                for job in jobs:
                    job.settle(await self._attempt([job]))

    async def _attempt(self, jobs: list[_Job]) -> Exception | None:
        """Write these in one transaction; what went wrong, if anything did."""
        try:
            async with self.engine.begin() as connection:
                for write in _together(jobs):
                    await _execute(connection, write)
        except (Conflict, IntegrityError):
            return Conflict()
        except (SQLAlchemyError, OSError) as error:
            return self.trouble(error)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, or would wait for ever
            return StoreError("trouble", where=self.name, problem=repr(error))
        return None


def _together(jobs: list[_Job]) -> list[Write]:
    """The writes of all jobs. Jobs of the same statements, such as answers at many tables, become one."""
    shapes: dict[tuple[int, ...], list[list[Row]]] = {}
    merged: list[Write] = []
    for job in jobs:
        shape = tuple([id(write.statement) for write in job.writes])
        alone = any([write.touches is not None for write in job.writes])
        if not alone and shape in shapes:
            for rows, write in zip(shapes[shape], job.writes, strict=True):
                rows.extend(write.rows)
            continue
        own = [list(write.rows) for write in job.writes]
        if not alone:
            shapes[shape] = own
        merged.extend(
            [Write(write.statement, rows, write.touches) for write, rows in zip(job.writes, own, strict=True)]
        )
    return merged


async def _execute(connection: AsyncConnection, write: Write) -> None:
    if not write.rows:
        return
    rows = [dict(row) for row in write.rows]
    found = await connection.execute(write.statement, rows if len(rows) > 1 else rows[0])
    if write.touches is not None and found.rowcount != write.touches:
        raise Conflict
