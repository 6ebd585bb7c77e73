"""Finished games looked at again: once each, in the bots' processes, part by part, and kept for whoever reads next."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from cadency.bots.analysis import Analysis
from cadency.server.bots import Thinkers
from cadency.server.live import LiveTable

LEVEL = "knight"  # who judges
AT_ONCE = 8  # games that are worked on; the others wait until somebody reads them again
_log = logging.getLogger("cadency.server")


class Analyses:
    """What is known of so many games at most: those read last. What is forgotten is worked out anew, but never what is
    being worked on: it goes on with what it has, and is kept when it is done."""

    def __init__(self, thinkers: Thinkers, most: int, at_once: int = AT_ONCE) -> None:
        self._thinkers = thinkers
        self._most = most
        self._at_once = at_once
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._failed: OrderedDict[str, None] = OrderedDict()  # nobody tries these for ever
        self._doing: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._known)

    @property
    def doing(self) -> list[asyncio.Task[None]]:
        """What is being worked on."""
        return list(self._doing.values())

    def failed(self, live: LiveTable) -> bool:
        """Whether this game could not be looked at."""
        return live.id in self._failed

    def of(self, live: LiveTable) -> Analysis | None:
        """As much as is known of a table that is loaded and over; work on the rest begins, as soon as there is room."""
        found = self._known.get(live.id)
        if found is not None:
            self._known.move_to_end(live.id)
        begun = live.id in self._doing or live.id in self._failed or len(self._doing) >= self._at_once
        if (found is None or not found.done) and not begun:
            who = live.opener or live.id
            self._thinkers.ready_for(who)
            work = self._work(live.id, who, live.table.record.dumps(), found)
            task = self._doing[live.id] = asyncio.create_task(work)
            task.add_done_callback(lambda _: self._doing.pop(live.id, None))
        return found

    async def _work(self, table_id: str, who: str, record: str, found: Analysis | None) -> None:
        try:
            while found is None or not found.done:
                found = await self._thinkers.weigh_on(who, record, LEVEL, found)
                self._known[table_id] = found
                _forget(self._known, self._most)
        except Exception:  # noqa: BLE001 - said on the page and in the log
            _log.exception("a game could not be looked at again", extra={"table": table_id})
            self._failed[table_id] = None
            _forget(self._failed, self._most)

    async def stop(self) -> None:
        doing = self.doing
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)


def _forget(kept: OrderedDict[str, Analysis] | OrderedDict[str, None], most: int) -> None:
    """What was read longest ago goes."""
    while len(kept) > most:
        kept.popitem(last=False)
