"""Bots at their turn: whoever of them is asked thinks, rests as long as its table wishes, and answers."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from cadency.server import metrics
from cadency.server.bots import Thinkers
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.paces import PACES
from cadency.server.store import Conflict, StoreError
from cadency.server.store.base import growing_pauses

if TYPE_CHECKING:
    from cadency.server.hosting import Host

_log = logging.getLogger("cadency.server")


class BotTurns:
    """One task for each table at which a bot is asked."""

    def __init__(self, host: Host, thinkers: Thinkers, pause: float) -> None:
        self._host = host
        self._thinkers = thinkers
        self._pause = pause
        self._thinking: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._thinking)

    def wake(self, live: LiveTable) -> None:
        """If a bot is asked, or that is to be found out from the log, let it think."""
        idle = live.loaded and live.bot() is None
        if live.thinking is None and not self._host.closing.is_set() and not idle:
            live.thinking = asyncio.create_task(self._think(live))
            self._thinking.add(live.thinking)
            live.thinking.add_done_callback(self._thinking.discard)

    def warm_up(self) -> None:
        self._thinkers.warm_up()

    async def stop(self) -> None:
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.stop)

    async def _think(self, live: LiveTable) -> None:
        pauses = growing_pauses()
        try:
            while not self._host.closing.is_set():
                try:
                    if not await self._one_answer(live):
                        return
                    pauses = growing_pauses()
                except StoreError as error:  # what is on disk is read again, so nothing is done twice
                    _log.warning("a bot waits for the database", extra={"table": live.id, "problem": str(error)})
                    await asyncio.sleep(next(pauses))
        except Refused as error:
            _log.error("a bot cannot go on", extra={"table": live.id, "problem": str(error)})
        except Exception:  # noqa: BLE001 - whatever a bot trips over, the server and the other tables go on
            _log.exception("a bot could not answer", extra={"table": live.id})
        finally:
            live.thinking = None

    async def _one_answer(self, live: LiveTable) -> bool:
        """One answer of the bot that is asked; False when no bot is."""
        async with self._host.hold(live) as table:
            bot = live.bot()
            if bot is None:
                live.hurried.clear()
                return False
            version, view = table.version, table.view(bot.seat)
            game, pack = table.rules.id, table.setup.content.pack
        with metrics.THINKING.time():
            thought = self._thinkers.think(
                live.opener or live.id, game, pack, view, bot.seat, bot.level, live.bots_seed
            )
            wire, _ = await asyncio.gather(thought, live.rest(self._pause * PACES[live.pace]))
        async with self._host.hold(live) as table:
            if table.version == version:  # otherwise somebody took something back meanwhile: look again
                table.choose(wire, bot.seat)
                with suppress(Conflict):
                    await self._host.commit(live, version)
        return True
