"""That no second server uses a PostgreSQL database: an advisory lock, held by a connection that does nothing else.

The lock goes with its connection, and so with a server that was killed. A connection that is lost is made again, and
until then nothing is written; if another server has the database by then, this one must stop.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from cadency.server.store.base import Store, StoreError, growing_pauses

LOCK = 0x636164656E6379  # "cadency"; every database counts its own
_BEAT = 5.0  # seconds between two questions whether the connection is still there
_PATIENCE = 5.0  # a killed server's lock is gone after a moment
_TROUBLE = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
# A server whose machine has vanished holds its lock for a minute, not for the two hours of the usual settings.
_KEEPALIVE = "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
_FORMER = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"

_log = logging.getLogger("cadency.server")


class Claim:
    """This server's claim to a database."""

    def __init__(self, store: Store) -> None:
        self.held = asyncio.Event()
        self._store = store
        self._mark = f"cadency {secrets.token_hex(6)}"  # by which what is left of a lost connection is found again
        self._connection: AsyncConnection | None = None
        self._watching: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Raises :class:`StoreError` when another server has it. From then on the store tells what becomes of it."""
        line = await self._lock()
        self.held.set()
        self._watching = asyncio.create_task(self._watch(line))

    async def release(self) -> None:
        self.held.clear()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self._hang_up()

    async def _lock(self) -> Any:
        """A connection with the lock."""
        self._connection = await self._store.engine.connect()
        line: Any = (await self._connection.get_raw_connection()).driver_connection
        await line.fetch(_FORMER, self._mark)
        await line.execute(f"{_KEEPALIVE}; SET application_name = '{self._mark}'")
        until = asyncio.get_running_loop().time() + _PATIENCE
        while not await line.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
            if asyncio.get_running_loop().time() > until:
                await self._hang_up()
                raise StoreError("in-use", where=self._store.name)
            await asyncio.sleep(0.1)
        return line

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*_TROUBLE):
                await connection.invalidate()  # closed, and so unlocked, instead of given back
                await connection.close()

    async def _watch(self, line: Any) -> None:
        while True:
            await _until_lost(line)
            self.held.clear()
            _log.warning("the lock on the database was lost", extra={"db": self._store.name})
            try:
                line = await self._lock_again()
            except StoreError as error:
                self._store.usurped(error)
                return
            self.held.set()
            _log.warning("the lock on the database is held again", extra={"db": self._store.name})
            self._store.regained()

    async def _lock_again(self) -> Any:
        for pause in growing_pauses():
            await self._hang_up()
            try:
                return await self._lock()
            except _TROUBLE:
                await asyncio.sleep(pause)
        raise AssertionError


async def _until_lost(line: Any) -> None:
    gone = asyncio.Event()
    line.add_termination_listener(lambda _: gone.set())
    while not line.is_closed():
        with suppress(TimeoutError):
            await asyncio.wait_for(gone.wait(), _BEAT)
        if gone.is_set():
            return
        try:
            await line.fetchval("SELECT 1", timeout=_BEAT)
        except _TROUBLE:
            line.terminate()
