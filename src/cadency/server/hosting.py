"""The host of all tables: finds them, lets seats choose and take back, and sees to it that bots get their turn.

Whatever changes a game is first on disk and then seen: the lock of a table is held until the log has it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakValueDictionary

import cadency
from cadency.kernel.engine import NATURE
from cadency.kernel.errors import NotAChoice
from cadency.server import metrics
from cadency.server.bots import Thinkers
from cadency.server.botturns import BotTurns
from cadency.server.errors import UNPLAYABLE, Refused
from cadency.server.limits import charged
from cadency.server.live import Chat, Held, LiveTable, digest, new_lines
from cadency.server.store import Conflict, StoreError
from cadency.server.store.base import growing_pauses
from cadency.server.store.ledger import Ledger, Line, Progress
from cadency.table import Table

_log = logging.getLogger("cadency.server")


class Host:
    """All tables of this server."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers, kept: int, pause: float) -> None:
        self.ledger = ledger
        self.closing = asyncio.Event()
        self._kept = kept
        self._bots = BotTurns(self, thinkers, pause)
        # One object a table as long as anybody refers to it, so that whoever listens hears whoever answers; the latest
        # used are kept beyond that.
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._latest: dict[str, LiveTable] = {}
        self._finding: dict[str, asyncio.Task[LiveTable]] = {}

    # --- counting

    @property
    def waiting_bots(self) -> int:
        """Bots that are asked and have not answered yet."""
        return len(self._bots)

    @property
    def kept(self) -> int:
        """Tables that are remembered though nobody may be at them."""
        return len(self._latest)

    @property
    def live(self) -> int:
        """Tables in memory."""
        return len(self._tables)

    @property
    def cached(self) -> int:
        """Looks and drawings that are kept for whoever asks next."""
        return sum(len(live.cache) for live in list(self._tables.values()))

    # --- finding

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store. One that has to be read anew may have been removed."""
        live = self._tables.get(table_id)
        if live is not None:
            if not live.loaded and await self.ledger.table(table_id) is None:
                self._latest.pop(table_id, None)
                raise Refused("no-table", table=table_id)
            self._use(live)
            return live
        task = self._finding.get(table_id)
        if task is None:
            task = self._finding[table_id] = asyncio.create_task(self._fetch(table_id))
            task.add_done_callback(lambda _: self._finding.pop(table_id, None))
        return await asyncio.shield(task)

    async def _fetch(self, table_id: str) -> LiveTable:
        row = await self.ledger.table(table_id)
        if row is None:
            raise Refused("no-table", table=table_id)
        sittings = await self.ledger.sittings(table_id)
        live = LiveTable(table_id, row["public"], sittings, row["seed"], row["pack"], row["pace"])
        live.opener = row["opener"]
        self.keep(live)
        return live

    def keep(self, live: LiveTable) -> None:
        """Remember a table."""
        self._tables[live.id] = live
        self._use(live)

    def _use(self, live: LiveTable) -> None:
        """The table that was used longest ago is forgotten, unless somebody is at it."""
        self._latest.pop(live.id, None)
        self._latest[live.id] = live
        while len(self._latest) > self._kept:
            del self._latest[next(iter(self._latest))]

    async def try_load(self, live: LiveTable) -> Refused | None:
        """Load a table; what there is to say if its game cannot be played here any more."""
        try:
            async with self.hold(live):
                return None
        except Refused as error:
            if error.key not in UNPLAYABLE:
                raise
            return error

    def hold(self, live: LiveTable) -> Held:
        """The game of this table, loaded, with nobody else at it."""
        return Held(live, self.load)

    async def load(self, live: LiveTable) -> None:
        """Read a table from its log; if a bot is asked there it goes on by itself."""
        await live.load(self.ledger)
        self.wake(live)

    @asynccontextmanager
    async def apart(self, table_id: str) -> AsyncIterator[None]:
        """Nobody is at this table while something else than its game changes in the store; then it is read again."""
        live = await self._known(table_id)
        if live is not None:
            async with live.lock:
                try:
                    yield
                finally:
                    live.doubt()
            return
        try:
            yield
        finally:  # somebody may have come meanwhile and read what was there before
            late = await self._known(table_id)
            if late is not None:
                late.doubt()

    async def _known(self, table_id: str) -> LiveTable | None:
        """A table that is in memory, or on its way there."""
        if table_id in self._finding:
            with suppress(Refused):
                return await asyncio.shield(self._finding[table_id])
        return self._tables.get(table_id)

    # --- choosing

    async def choose(self, live: LiveTable, seat: int, version: int, key: str, choices: list[Any]) -> bool:
        """A seat's answers, all or none. False: the key was seen before, and nothing had to be done."""
        wanted, named = digest(choices), f"{seat}/{key}"
        async with self.hold(live) as table:
            if key and named in live.keys:
                if live.keys[named] != wanted:
                    raise Refused("key-reused", key=key)
                return False
            if version != table.version:
                raise Refused("stale", version=version, now=table.version)
            before = table.version
            table.choose_all(choices, seat)
            try:
                await self.commit(live, before, named if key else None, wanted if key else None)
            except Conflict:
                # The log was longer than we knew: a server that was killed can still have had this very request on
                # its way to the database.
                await self.load(live)
                if key and live.keys.get(named) == wanted:
                    return False
                raise Refused("stale", version=version, now=live.table.version) from None
            metrics.CHOICES.inc(len(choices))
        self.wake(live)
        return True

    async def commit(self, live: LiveTable, before: int, key: str | None = None, wanted: str | None = None) -> None:
        """Put what is new on disk, then tell everybody. If that fails the log, not memory, says what is true."""
        table = live.table
        try:
            with metrics.COMMIT.time():
                await self.ledger.append(live.id, new_lines(table, before, key, wanted), live.progress())
        except BaseException:
            live.drop()
            self.wake(live)
            raise
        if key is not None and wanted is not None:
            live.keys[key] = wanted
        live.changed = time.time()
        live.tell()

    async def commit_or_stale(self, live: LiveTable, before: int) -> None:
        try:
            await self.commit(live, before)
        except Conflict:
            await self.load(live)
            raise Refused("stale", version=before, now=live.table.version) from None

    # --- ending

    async def stop(self, live: LiveTable, reason: str) -> None:
        try:
            async with self.hold(live) as table:
                before = table.version
                table.stop(reason)
                await self.commit_or_stale(live, before)
        except Refused as error:
            if error.key not in UNPLAYABLE:
                raise
            await self._stop_unplayed(live, reason)

    async def _stop_unplayed(self, live: LiveTable, reason: str) -> None:
        """The last line of a game that cannot be played here: from then on all of it can be read."""
        async with live.lock:
            row, lines = await self.ledger.table(live.id), await self.ledger.lines(live.id)
            if row is None or row["over"]:
                raise NotAChoice("over")
            last = json.dumps({"stop": reason or "stopped", "seed": row["seed"]}, ensure_ascii=False)
            await self.ledger.append(live.id, [Line(len(lines), last)], Progress(len(lines) + 1, None, "stopped"))
            live.tell()

    # --- history

    async def moment(self, live: LiveTable, answers: int) -> Table:
        """The table as it was after so many of the answers that stand now, and what nature answered next: history is
        read from the record, never drawn again."""
        async with self.hold(live) as table:
            given = table.record.answers
            if not 0 <= answers <= len(given):
                raise Refused("no-moment", at=answers, answers=len(given))
            while answers < len(given) and given[answers].seat == NATURE:
                answers += 1
            saved = table.save()
        return await asyncio.to_thread(charged, cadency.replay, saved, answers)

    # --- talking

    async def say(self, live: LiveTable, seat: int, text: str) -> Chat:
        async with self.hold(live):
            n = live.last_said + 1
            at = await self.ledger.say(live.id, n, seat, text)
            live.last_said, live.changed = n, at
            live.tell()
        return Chat(n, seat, text, at)

    # --- bots

    def wake(self, live: LiveTable) -> None:
        """If a bot is asked, or that is to be found out from the log, let it think."""
        self._bots.wake(live)

    async def wake_all(self) -> None:
        """After a start: the tables at which a bot was asked go on."""
        self._bots.warm_up()
        for pause in growing_pauses():
            with suppress(StoreError):
                for table_id in await self.ledger.waiting_for_bots():
                    await self._resume(table_id)
                return
            await asyncio.sleep(pause)

    async def _resume(self, table_id: str) -> None:
        try:
            async with self.hold(await self.find(table_id)):
                pass  # bots go on at whatever was read
        except Refused as error:
            _log.error("table cannot be resumed", extra={"table": table_id, "problem": str(error)})

    async def doubt_all(self) -> None:
        """The database was out of reach, and another server may have used it meanwhile: whatever is in memory is read
        again, and bots go on as after a start."""
        for live in list(self._tables.values()):
            async with live.lock:
                live.doubt()
        await self.wake_all()

    async def set_pace(self, live: LiveTable, pace: str) -> None:
        """How fast the bots of this table move from now on."""
        await self.ledger.set_pace(live.id, pace)
        live.pace = pace

    def end_streams(self) -> None:
        self.closing.set()
        for live in list(self._tables.values()):
            live.tell()

    async def close(self) -> None:
        """Let streams end, stop thinking. Nothing is lost: what was acknowledged is on disk."""
        self.end_streams()
        await self._bots.stop()
