"""SQLite: one writer thread that groups commits, and readers beside it.

Each commit waits for the disk (WAL, synchronous=FULL). Whatever arrives while the disk is busy shares the next commit,
so that a hundred tables cost hardly more syncs than one. Within a group every job is a savepoint of its own: one that
conflicts fails alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TextIO

from sqlalchemy import ClauseElement, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cadency.server.store.base import Conflict, Row, Store, StoreError, Write

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
_ROOM = 64 * 1024  # bytes without which nothing can be begun
_GROUP = 512  # jobs that share a commit at most
_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")


@lru_cache(maxsize=256)
def _sql(statement: ClauseElement, keys: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """The statement as text, and the values that are part of it."""
    compiled = statement.compile(dialect=_DIALECT, column_keys=list(keys))
    return str(compiled), {key: value for key, value in compiled.params.items() if key not in keys}


class _Job:
    def __init__(self, writes: Sequence[Write], loop: asyncio.AbstractEventLoop) -> None:
        self.writes = writes
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None

    def run(self, db: sqlite3.Connection) -> None:
        for write in self.writes:
            rows: Sequence[Row] = write.rows
            if not rows:
                continue
            sql, fixed = _sql(write.statement, tuple(rows[0]))
            cursor = db.executemany(sql, [{**fixed, **row} for row in rows] if fixed else rows)
            if write.touches is not None and cursor.rowcount != write.touches:
                raise Conflict

    def settle(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class _Writer(threading.Thread):
    def __init__(self, path: Path) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()

    def submit(self, job: _Job) -> None:
        self._jobs.put(job)

    def stop(self) -> None:
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        with contextlib.closing(_connect(self._path)) as db:
            open_for_work = True
            while open_for_work:
                jobs, open_for_work = self._next()
                if jobs:
                    _commit(db, jobs, str(self._path))
                    for loop in {job.loop for job in jobs}:
                        settled = [job for job in jobs if job.loop is loop]
                        loop.call_soon_threadsafe(_settle, settled)

    def _next(self) -> tuple[list[_Job], bool]:
        """The jobs of the next group, and whether there may be more after it."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _GROUP:
                break
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
        return jobs, job is not None


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


def _commit(db: sqlite3.Connection, jobs: list[_Job], where: str) -> None:
    try:
        db.execute("BEGIN IMMEDIATE")
        if len(jobs) == 1:
            _alone(db, jobs[0])
            return
        for job in jobs:
            db.execute("SAVEPOINT job")
            try:
                job.run(db)
            except (Conflict, sqlite3.IntegrityError):
                job.error = Conflict()
                db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        for job in jobs:
            job.error = StoreError("trouble", where=where, problem=str(error))


def _alone(db: sqlite3.Connection, job: _Job) -> None:
    """A group of one needs no savepoint: what conflicts takes all of it back."""
    try:
        job.run(db)
    except (Conflict, sqlite3.IntegrityError):
        job.error = Conflict()
        db.execute("ROLLBACK")
    else:
        db.execute("COMMIT")


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    for pragma in _PRAGMAS:
        db.execute(pragma)
    return db


class SqliteStore(Store):
    """A file on this machine, used by one server at a time."""

    def __init__(self, path: Path) -> None:
        super().__init__(_engine(path), str(path))
        self._path = path
        self._lock = _only_one(path)
        try:
            _check(path)
        except StoreError:
            self._lock.close()
            raise
        self._writer = _Writer(path)

    async def claim(self) -> None:
        """Done when it was opened: the lock is held from then on."""

    def start(self) -> None:
        """After the migrations: they want the file for themselves."""
        self._writer.start()

    async def write(self, *writes: Write) -> None:
        job = _Job(writes, asyncio.get_running_loop())
        self._writer.submit(job)
        # Once handed over it will be written, whether or not the caller still waits.
        await job.done

    def excuse(self, error: BaseException) -> str:
        return why(getattr(error, "orig", None) or error, self._path)

    async def close(self) -> None:
        if self._writer.is_alive():
            await asyncio.to_thread(self._writer.stop)
        await super().close()
        self._lock.close()


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine


def _only_one(path: Path) -> TextIO:
    import fcntl  # not on Windows

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise StoreError("no-file", where=str(path), problem=error.strerror or str(error)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError("in-use", where=str(path)) from None
    return lock


def _check(path: Path) -> None:
    """Find out before anybody plays whether the file can be trusted."""
    try:
        with contextlib.closing(_connect(path)) as db:
            found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        if not broken(error):
            raise StoreError(why(error, path), where=str(path), problem=str(error)) from None
        found = str(error)
    if found != "ok":
        raise StoreError("damaged", where=str(path), problem=found.strip().splitlines()[-1])


def broken(error: sqlite3.Error) -> bool:
    """Whether the file is to blame, and not the disk under it or whoever else uses it."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def why(error: BaseException, path: Path) -> str:
    """The key that says why a file cannot be used; a disk without room shows itself in several ways."""
    room = True
    with contextlib.suppress(OSError):
        room = shutil.disk_usage(path.parent).free >= _ROOM
    return "full" if _code(error) == sqlite3.SQLITE_FULL or not room else "no-file"


def _code(error: BaseException) -> int:
    """SQLite's own number for what is wrong, without the details in its higher bits."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
