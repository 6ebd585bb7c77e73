"""Finished games looked at again: once each, in the bots' processes, part by part, and kept for whoever reads next."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from cadency.bots.analysis import Analysis
from cadency.server.bots import Thinkers
from cadency.server.live import LiveTable

LEVEL = "knight"  # who judges
_log = logging.getLogger("cadency.server")


class Analyses:
    """What is known of so many games at most: those read last. What is forgotten is worked out anew."""

    def __init__(self, thinkers: Thinkers, most: int) -> None:
        self._thinkers = thinkers
        self._most = most
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._doing: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._known)

    @property
    def doing(self) -> list[asyncio.Task[None]]:
        """What is being worked on."""
        return list(self._doing.values())

    def of(self, live: LiveTable) -> Analysis | None:
        """As much as is known of a table that is loaded and over; work on the rest begins."""
        found = self._known.get(live.id)
        if found is not None:
            self._known.move_to_end(live.id)
        if (found is None or not found.done) and live.id not in self._doing:
            who = live.opener or live.id
            self._thinkers.ready_for(who)
            task = self._doing[live.id] = asyncio.create_task(self._work(live.id, who, live.table.record.dumps()))
            task.add_done_callback(lambda _: self._doing.pop(live.id, None))
        return found

    async def _work(self, table_id: str, who: str, record: str) -> None:
        try:
            while True:
                found = await self._thinkers.weigh_on(who, record, LEVEL, self._known.get(table_id))
                self._known[table_id] = found
                while len(self._known) > self._most:
                    self._known.popitem(last=False)
                if found.done:
                    return
        except Exception:  # noqa: BLE001 - the page says that it is not ready; whoever reads it again begins anew
            _log.exception("a game could not be looked at again", extra={"table": table_id})

    async def stop(self) -> None:
        doing = self.doing
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)
