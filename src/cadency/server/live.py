"""A table in memory: the game, who sits there, who listens. Everything here can be made again from the log."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

import cadency
from cadency.bots.advice import Advice
from cadency.bots.hindsight import Hindsight
from cadency.server.errors import Refused
from cadency.server.paces import BRISK
from cadency.server.store.ledger import Grant, Ledger, Line, Progress, Sitting
from cadency.table import Table


class Chat:
    """Something said at the table."""

    __slots__ = ("at", "n", "seat", "text")

    def __init__(self, n: int, seat: int, text: str, at: float) -> None:
        self.n = n
        self.seat = seat
        self.text = text
        self.at = at


class Counsel(msgspec.Struct):
    """What a bot advises at one position, once it is known; nobody else than whoever is asked there sees it."""

    version: int
    level: str
    shown: bool = True
    advice: Advice | None = None


class Review(msgspec.Struct):
    """What would have been better in the last turn of whoever is asked at one position, once it is known."""

    version: int
    found: Hindsight | None = None


class Shelf:
    """What was made for somebody and may be asked for again: so many things and so many bytes, the latest used."""

    def __init__(self, most: int = 48, room: int = 256 * 1024) -> None:
        self._most = most
        self._room = room
        self._kept: dict[Any, Any] = {}
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Any) -> bool:
        return key in self._kept

    def get(self, key: Any, make: Callable[[], Any]) -> Any:
        found = self._kept.pop(key) if key in self._kept else self._new(make())
        self._kept[key] = found
        while len(self._kept) > 1 and (len(self._kept) > self._most or self.bytes > self._room):
            oldest = next(iter(self._kept))
            self.bytes -= _size(self._kept.pop(oldest))
        return found

    def _new(self, made: Any) -> Any:
        self.bytes += _size(made)
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0


def _size(thing: Any) -> int:
    """About how much memory; views and previews are small and few, one for each seat."""
    return len(thing) if isinstance(thing, bytes | str) else 4096


class LiveTable:
    """One table. ``lock`` is held by whoever looks or changes, so nobody sees what is not yet on disk."""

    def __init__(
        self, table_id: str, public: bool, sittings: list[Sitting], seed: str, pack: str = "", pace: str = BRISK
    ) -> None:
        self.id = table_id
        self.public = public
        self.pace = pace  # of its bots
        self.opener = ""  # a keyed hash of the address it was opened from
        self.pack = pack  # the name of its content pack; empty for the game's own values
        self.bots_seed = hashlib.sha256(f"bots:{seed}".encode()).hexdigest()  # tells them nothing of nature's draws
        self.changed = time.time()  # when somebody did something here last
        self.sittings = sittings
        self.lock = asyncio.Lock()
        self.keys: dict[str, str] = {}  # "seat/idempotency key" -> digest of what was asked for
        self.last_said = 0
        self._passes: dict[str, Grant] = {}  # the secrets that are good here now, by their hashes
        self.thinking: asyncio.Task[None] | None = None
        self.hurried = asyncio.Event()  # somebody does not want to wait for the bots
        self.counsel: Counsel | None = None  # what was asked for last
        self.review: Review | None = None  # the same
        self.coached: dict[int, bool] = {}  # of whoever has said so, whether they want to play with the coach
        self.cache = Shelf()  # what was made from this version, for whoever asks next
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

    def put(self, table: Table, passes: Iterable[Grant]) -> None:
        self._table = table
        self._passes = {grant.hash: grant for grant in passes}
        self.cache.clear()

    def drop(self) -> None:
        """Forget the game: what is in memory may not be what is on disk."""
        self._table = None
        self.cache.clear()

    async def load(self, ledger: Ledger) -> None:
        """Play the game again from its log, and read again who sits there by which secret."""
        row, lines = await ledger.table(self.id), await ledger.lines(self.id)
        if row is None:
            raise Refused("no-table", table=self.id)
        sittings, passes = await ledger.sittings(self.id), await ledger.passes(self.id)
        coached = await ledger.coached(self.id)
        header = {**json.loads(row["header"]), "seed": row["seed"]}
        text = "\n".join([json.dumps(header), *[line["line"] for line in lines]])
        try:
            table = cadency.replay(text)
        except cadency.CadencyError as error:
            if isinstance(error, cadency.BadRecord) and error.key == "rules":
                raise Refused("other-rules", **error.details) from error
            raise Refused("unreadable", problem=str(error)) from error
        if table.version != len(lines):
            raise Refused("unreadable", problem=f"{len(lines)} lines in the log, {table.version} when played again")
        self.keys = {line["key"]: line["digest"] for line in lines if line["key"] is not None}
        self.last_said = await ledger.last_said(self.id)
        self.sittings = sittings
        self.coached = coached
        self.changed = row["changed"]
        self.put(table, passes)

    @property
    def names(self) -> list[str]:
        return [sitting.name for sitting in self.sittings]

    def bot(self) -> Sitting | None:
        """The bot that is asked now, if it is one."""
        asked = self.table.decision
        sitting = None if asked is None else self.sittings[asked.seat]
        return sitting if sitting is not None and sitting.kind == "bot" else None

    async def rest(self, seconds: float) -> None:
        """The pause in which people see what was done last, unless somebody does not want to wait."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), seconds)

    def progress(self) -> Progress:
        table = self.table
        return Progress(table.version, None if table.decision is None else table.decision.seat, table.over)

    # --- who may listen

    def admits(self, hashes: Iterable[str]) -> bool:
        """Whether all of these secrets are still good."""
        return all(hashed in self._passes for hashed in hashes)

    def hand_to(self, taken: Grant) -> None:
        """A seat has a new token: whoever held one before hears no more."""
        old = [grant for grant in self._passes.values() if (grant.kind, grant.seat) == (taken.kind, taken.seat)]
        for grant in old:
            del self._passes[grant.hash]
        self._passes[taken.hash] = taken
        self.tell()

    # --- those who listen

    def news(self) -> asyncio.Future[None]:
        """Done when something happens next; shared by all who wait."""
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        return self._news

    def doubt(self) -> None:
        """Whether something was written is for the store to say: everybody here asks it again."""
        self.drop()
        self.tell()

    def tell(self) -> None:
        self.cache.clear()
        if self._news is not None:
            self._news.set_result(None)
            self._news = None

    def view(self, table: Table, seat: int | None) -> Any:
        """What a seat sees now, or saw when ``table`` was that far. Where nothing is hidden the views differ in nothing
        but whose they are, and one is made for all."""
        if table is not self._table:
            return table.view(seat)
        if table.rules.hidden:
            return self.cached(("view", seat), lambda: table.view(seat))
        return msgspec.structs.replace(self.cached(("view",), table.view), seat=seat)

    def cached(self, key: Any, make: Callable[[], Any]) -> Any:
        return self.cache.get(key, make)


class Held:
    """A table for the time of an ``async with``: its game, loaded, with nobody else at it."""

    __slots__ = ("_live", "_load")

    def __init__(self, live: LiveTable, load: Callable[[LiveTable], Awaitable[None]]) -> None:
        self._live = live
        self._load = load

    async def __aenter__(self) -> Table:
        live = self._live
        await live.lock.acquire()
        if not live.loaded:
            try:
                await self._load(live)
            except BaseException:
                live.lock.release()
                raise
        return live.table

    async def __aexit__(self, *_wrong: object) -> None:
        self._live.lock.release()


def new_lines(table: Table, before: int, key: str | None = None, digest: str | None = None) -> list[Line]:
    """The record's lines after version ``before``, as the log keeps them."""
    return [
        Line(seq, _spell(line), *((key, digest) if seq == before else ()))
        for seq, line in enumerate(table.record.lines[before:], before)
    ]


_spell = json.JSONEncoder(ensure_ascii=False).encode


def digest(choices: list[Any]) -> str:
    return hashlib.sha256(json.dumps(choices).encode()).hexdigest()[:16]
