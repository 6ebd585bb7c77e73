"""A table in memory: the game, who sits there, who listens. Everything here can be made again from the log."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import cadency
from cadency.server.errors import Refused
from cadency.server.store.ledger import Ledger, Line, Progress, Sitting
from cadency.table import Table


class Chat:
    """Something said at the table."""

    __slots__ = ("at", "n", "seat", "text")

    def __init__(self, n: int, seat: int, text: str, at: float) -> None:
        self.n = n
        self.seat = seat
        self.text = text
        self.at = at


class LiveTable:
    """One table. ``lock`` is held by whoever looks or changes, so nobody sees what is not yet on disk."""

    def __init__(self, table_id: str, public: bool, sittings: list[Sitting], seed: str) -> None:
        self.id = table_id
        self.public = public
        self.bots_seed = hashlib.sha256(f"bots:{seed}".encode()).hexdigest()  # tells them nothing of nature's draws
        self.sittings = sittings
        self.lock = asyncio.Lock()
        self.keys: dict[str, str] = {}  # "seat/idempotency key" -> digest of what was asked for
        self.last_said = 0
        self.listeners = 0
        self.thinking: asyncio.Task[None] | None = None
        self.cache: dict[Any, Any] = {}  # what was made from this version, for whoever asks next
        self._table: Table | None = None
        self._news: asyncio.Future[None] | None = None

    # --- the game

    @property
    def table(self) -> Table:
        if self._table is None:
            raise AssertionError("this table is not loaded: hold it with Host.hold")
        return self._table

    @property
    def loaded(self) -> bool:
        return self._table is not None

    def put(self, table: Table) -> None:
        self._table = table
        self.cache.clear()

    def drop(self) -> None:
        """Forget the game: what is in memory may not be what is on disk."""
        self._table = None
        self.cache.clear()

    async def load(self, ledger: Ledger) -> None:
        """Play the game again from its log."""
        row, lines = await ledger.table(self.id), await ledger.lines(self.id)
        if row is None:
            raise Refused("no-table", table=self.id)
        header = {**json.loads(row["header"]), "seed": row["seed"]}
        text = "\n".join([json.dumps(header), *[line["line"] for line in lines]])
        try:
            table = cadency.replay(text)
        except cadency.CadencyError as error:
            raise Refused("unreadable", problem=str(error)) from error
        if table.version != len(lines):
            raise Refused("unreadable", problem=f"{len(lines)} lines in the log, {table.version} when played again")
        self.keys = {line["key"]: line["digest"] for line in lines if line["key"] is not None}
        self.last_said = await ledger.last_said(self.id)
        self.put(table)

    @property
    def names(self) -> list[str]:
        return [sitting.name for sitting in self.sittings]

    def bot(self) -> Sitting | None:
        """The bot that is asked now, if it is one."""
        asked = self.table.decision
        sitting = None if asked is None else self.sittings[asked.seat]
        return sitting if sitting is not None and sitting.kind == "bot" else None

    def progress(self) -> Progress:
        table = self.table
        return Progress(table.version, None if table.decision is None else table.decision.seat, table.over)

    # --- those who listen

    def news(self) -> asyncio.Future[None]:
        """Done when something happens next; shared by all who wait."""
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        return self._news

    def tell(self) -> None:
        self.cache.clear()
        if self._news is not None:
            self._news.set_result(None)
            self._news = None

    @contextmanager
    def listening(self) -> Iterator[None]:
        self.listeners += 1
        try:
            yield
        finally:
            self.listeners -= 1

    def cached(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self.cache:
            self.cache[key] = make()
        return self.cache[key]


def new_lines(table: Table, before: int, key: str | None = None, digest: str | None = None) -> list[Line]:
    """The record's lines after version ``before``, as the log keeps them."""
    return [
        Line(seq, json.dumps(line, ensure_ascii=False), *((key, digest) if seq == before else ()))
        for seq, line in enumerate(table.record.lines[before:], before)
    ]


def digest(choices: list[Any]) -> str:
    return hashlib.sha256(json.dumps(choices).encode()).hexdigest()[:16]
