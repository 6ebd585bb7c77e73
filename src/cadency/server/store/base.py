"""What every store does: read a statement, and write several all or none, on disk before it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import Executable, RowMapping, UpdateBase
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cadency.kernel.errors import CadencyError

Row = Mapping[str, Any]


class StoreError(CadencyError):
    """The database cannot be used: which, why, and what would help."""

    says: ClassVar[dict[str, str]] = {
        "bad-address": "cannot keep games at {where}; it should be {known}",
        "no-file": "cannot open the database {where}: {problem}",
        "no-connection": "cannot reach the database {where}: {problem}",
        "in-use": "another server is using {where}; stop it, or name another database with --db",
        "full": "there is no room left for {where}: {problem}; make some, or name another place with --db",
        "damaged": "{where} is damaged or no database ({problem}); put back a copy, or name another file with --db",
        "other-version": "{where} was made by another version of Cadency ({problem})",
        "trouble": "the database {where} does not answer: {problem}",
    }


class Conflict(Exception):
    """Somebody else was faster: the row is there already, or no longer as it was. Nothing was written."""


@dataclass(frozen=True)
class Write:
    """One statement of a transaction, once for each row. With ``touches`` it must change exactly so many rows."""

    statement: UpdateBase  # an insert or an update
    rows: Sequence[Row]
    touches: int | None = None


def growing_pauses() -> Iterator[float]:
    """How long to wait before the next attempt: at first hardly, later five seconds, for ever."""
    pause = 0.1
    while True:
        yield pause
        pause = min(2 * pause, 5.0)


class Store(ABC):
    """A database. Statements are constants with bound parameters: each is compiled once."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name  # for people; without a password
        # Called when the database was out of reach and others may have used it meanwhile, or when another has it now.
        self.regained: Callable[[], None] = lambda: None
        self.usurped: Callable[[StoreError], None] = lambda _: None

    async def read(self, statement: Executable, **values: Any) -> Sequence[RowMapping]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement, values)).mappings().all()
        except (SQLAlchemyError, OSError) as error:
            raise self.trouble(error) from error

    @abstractmethod
    async def write(self, *writes: Write) -> None:
        """All or none; on disk when this returns. Raises :class:`Conflict` or :class:`StoreError`."""

    async def close(self) -> None:
        await self.engine.dispose()

    def excuse(self, _error: BaseException) -> str:
        """The key that says why the database cannot be opened."""
        return "no-connection"

    def trouble(self, error: BaseException, key: str = "trouble") -> StoreError:
        return trouble(self.name, error, key)


def trouble(where: str, error: BaseException, key: str = "trouble") -> StoreError:
    """What a driver says, in one line."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
    return StoreError(key, where=where, problem=said[0])
