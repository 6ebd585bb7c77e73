"""The host of all tables: finds them, lets seats choose and take back, and sees to it that bots get their turn.

Whatever changes a game is first on disk and then seen: the lock of a table is held until the log has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import cadency
from cadency.kernel.engine import NATURE
from cadency.kernel.errors import CannotUndo
from cadency.server import metrics
from cadency.server.bots import Thinkers
from cadency.server.errors import Refused
from cadency.server.live import Chat, LiveTable, digest, new_lines
from cadency.server.store import Conflict
from cadency.server.store.ledger import Ledger
from cadency.table import Table

_log = logging.getLogger("cadency.server")


class Host:
    """All tables of this server."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers, kept: int, pause: float) -> None:
        self.ledger = ledger
        self.closing = asyncio.Event()
        self._thinkers = thinkers
        self._kept = kept
        self._pause = pause
        self._live: dict[str, LiveTable] = {}
        self._finding: dict[str, asyncio.Task[LiveTable]] = {}

    # --- finding

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        live = self._live.get(table_id)
        if live is not None:
            self._live[table_id] = self._live.pop(table_id)  # the latest used is the last to go
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
        live = LiveTable(table_id, row["public"], await self.ledger.sittings(table_id), row["seed"])
        self.keep(live)
        return live

    def keep(self, live: LiveTable) -> None:
        self._live[live.id] = live
        metrics.LIVE.set(len(self._live))
        if len(self._live) <= self._kept:
            return
        for other in list(self._live.values()):
            idle = not other.listeners and not other.lock.locked() and other.thinking is None
            if idle and other is not live:
                del self._live[other.id]
                if len(self._live) <= self._kept:
                    break

    @asynccontextmanager
    async def hold(self, live: LiveTable) -> AsyncIterator[Table]:
        """The game of this table, loaded, with nobody else at it."""
        async with live.lock:
            if not live.loaded:
                await live.load(self.ledger)
            yield live.table

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
                await self._commit(live, before, named if key else None, wanted if key else None)
            except Conflict:
                # The log was longer than we knew: a server that was killed can still have had this very request on
                # its way to the database.
                await live.load(self.ledger)
                if key and live.keys.get(named) == wanted:
                    return False
                raise Refused("stale", version=version, now=live.table.version) from None
            metrics.CHOICES.inc(len(choices))
        self.wake(live)
        return True

    async def _commit(self, live: LiveTable, before: int, key: str | None = None, wanted: str | None = None) -> None:
        """Put what is new on disk, then tell everybody. If that fails the log, not memory, says what is true."""
        table = live.table
        try:
            with metrics.COMMIT.time():
                await self.ledger.append(live.id, new_lines(table, before, key, wanted), live.progress())
        except BaseException:
            live.drop()
            raise
        if key is not None and wanted is not None:
            live.keys[key] = wanted
        live.tell()

    async def _commit_or_stale(self, live: LiveTable, before: int) -> None:
        try:
            await self._commit(live, before)
        except Conflict:
            await live.load(self.ledger)
            raise Refused("stale", version=before, now=live.table.version) from None

    # --- taking back

    async def undo(self, live: LiveTable, seat: int, version: int | None) -> None:
        """Take back one's own last answer, as far as nothing was learnt."""
        async with self.hold(live) as table:
            before = _at(table, version)
            table.undo(seat)
            await self._commit_or_stale(live, before)
        self.wake(live)

    async def propose_undo(self, live: LiveTable, seat: int, version: int | None, to: int | None) -> None:
        """Ask the others to go back: to before this seat's last answer, or to the moment after ``to`` answers."""
        async with self.hold(live) as table:
            before = _at(table, version)
            if to is None:
                own = [place for place, answer in enumerate(table.record.answers) if answer.seat == seat]
                if not own or table.over:
                    raise CannotUndo("nothing", seat=seat)
                to = own[-1]
            table.propose_undo(seat, to)
            for sitting in live.sittings:  # bots always agree, and so does a seat that nobody has taken
                if sitting.kind != "human" and table.proposal is not None:
                    table.agree_undo(sitting.seat)
            await self._proposed(live, before)
        self.wake(live)

    async def answer_undo(self, live: LiveTable, seat: int, agree: bool) -> None:
        async with self.hold(live) as table:
            before = table.version
            if table.proposal is None:
                raise CannotUndo("no-proposal")
            if agree:
                table.agree_undo(seat)
            else:
                table.decline_undo(seat)
            await self._proposed(live, before)
        self.wake(live)

    async def _proposed(self, live: LiveTable, before: int) -> None:
        if live.table.version != before:
            await self._commit_or_stale(live, before)
        else:
            live.tell()

    async def stop(self, live: LiveTable, reason: str) -> None:
        async with self.hold(live) as table:
            before = table.version
            table.stop(reason)
            await self._commit_or_stale(live, before)

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
        return await asyncio.to_thread(cadency.replay, saved, answers)

    # --- talking

    async def say(self, live: LiveTable, seat: int, text: str) -> Chat:
        async with self.hold(live):
            n = live.last_said + 1
            at = await self.ledger.say(live.id, n, seat, text)
            live.last_said = n
            live.tell()
        return Chat(n, seat, text, at)

    # --- bots

    def wake(self, live: LiveTable) -> None:
        """If a bot is asked, let it think."""
        if live.thinking is None and not self.closing.is_set() and live.loaded and live.bot() is not None:
            live.thinking = asyncio.create_task(self._think(live))

    async def wake_all(self) -> None:
        """After a start: the tables at which a bot was asked go on."""
        self._thinkers.warm_up()
        for table_id in await self.ledger.waiting_for_bots():
            live = await self.find(table_id)
            try:
                async with self.hold(live):
                    pass
            except Refused as error:
                _log.error("table cannot be resumed", extra={"table": table_id, "problem": str(error)})
                continue
            self.wake(live)

    async def _think(self, live: LiveTable) -> None:
        try:
            while not self.closing.is_set() and await self._one_answer(live):
                pass
        except Exception:  # noqa: BLE001 - whatever a bot trips over, the server and the other tables go on
            _log.exception("a bot could not answer", extra={"table": live.id})
        finally:
            live.thinking = None

    async def _one_answer(self, live: LiveTable) -> bool:
        """One answer of the bot that is asked; False when no bot is."""
        async with self.hold(live) as table:
            bot = live.bot()
            if bot is None:
                return False
            version, view = table.version, table.view(bot.seat)
            game, pack = table.rules.id, table.setup.content.pack
        with metrics.THINKING.time():
            wire, _ = await asyncio.gather(
                self._thinkers.think(game, pack, view, bot.seat, bot.level, live.bots_seed), asyncio.sleep(self._pause)
            )
        async with self.hold(live) as table:
            if table.version == version:  # otherwise somebody took something back meanwhile: look again
                table.choose(wire, bot.seat)
                with suppress(Conflict):
                    await self._commit(live, version)
        return True

    def end_streams(self) -> None:
        self.closing.set()
        for live in self._live.values():
            live.tell()

    async def close(self) -> None:
        """Let streams end, stop thinking. Nothing is lost: what was acknowledged is on disk."""
        self.end_streams()
        thinking = [live.thinking for live in self._live.values() if live.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.stop)


def _at(table: Table, version: int | None) -> int:
    if version is not None and version != table.version:
        raise Refused("stale", version=version, now=table.version)
    return table.version
