"""All parts of a running server, for the handlers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cadency.server import metrics
from cadency.server.access import AnyRequest, Doorman, noted
from cadency.server.advices import Advices
from cadency.server.analyses import Analyses
from cadency.server.bots import Thinkers
from cadency.server.browsers import Browsers
from cadency.server.errors import Refused
from cadency.server.health import Pulse
from cadency.server.hosting import Host
from cadency.server.housekeeping import Housekeeping
from cadency.server.limits import Buckets, Streams
from cadency.server.live import LiveTable
from cadency.server.seating import Opened, Seating, Wish
from cadency.server.settings import Settings
from cadency.server.store import open_store
from cadency.server.store.ledger import Ledger, Sitting
from cadency.server.tokens import Keyring
from cadency.table import Table

_ID = frozenset("0123456789abcdef")


class Desk:
    """Opened by :func:`open_desk`; pages and API share it."""

    def __init__(self, settings: Settings, ledger: Ledger, signing: str) -> None:
        self.settings = settings
        self.ledger = ledger
        self._thinkers = Thinkers(settings.thinkers)
        self.host = Host(ledger, self._thinkers, settings.kept, settings.pause)
        self.advices = Advices(self._thinkers)
        self.analyses = Analyses(self._thinkers, 100)
        self.keyring = Keyring(ledger)
        self.browsers = Browsers(ledger, signing, settings.secure)
        self.doorman = Doorman(self.keyring, self.browsers)
        self.seating = Seating(self.host, self.keyring, signing)
        self.house = Housekeeping(settings, self.host, self.keyring, self.browsers, signing)
        self.pulse = Pulse(ledger)
        self.streams = Streams(settings.streams)
        self.chatter = Buckets(0.5, 5)
        self.openings = Buckets(settings.rate / 50, max(1, settings.burst // 4))

        metrics.watch(
            bots=lambda: self.host.waiting_bots,
            live=lambda: self.host.live,
            tables=lambda: self.host.kept,
            tokens=lambda: len(self.keyring),
            browsers=lambda: len(self.browsers),
            drawings=lambda: self.host.cached,
        )

    async def find(self, request: AnyRequest, table_id: str) -> LiveTable:
        noted(request.scope)["table"] = table_id
        if len(table_id) != 12 or not _ID.issuperset(table_id):
            raise Refused("no-table", table=table_id)
        return await self.host.find(table_id)

    async def start(self) -> None:
        """Bots go on where they were asked, now and whenever the database was away."""
        self.ledger.store.regained = self._resume
        await self.host.wake_all()

    def _resume(self) -> None:
        self.keyring.forget_all()
        self.browsers.forget_all()
        self._resuming = asyncio.create_task(self.host.doubt_all())

    async def open(self, request: AnyRequest, wish: Wish, key: str = "", begun: Table | None = None) -> Opened:
        """Open a table for whoever may; what the same request has opened already is told again."""
        again = await self.seating.opened(wish, key)
        if again is not None:
            return again
        opener = await self.admit(request, wish.sittings)
        return await self.seating.open(wish, opener, key, begun)

    async def admit(self, request: AnyRequest, sittings: Sequence[Sitting]) -> str:
        """Whether somebody may open one more table, with these at it; whose it will be."""
        address = request.client.host if request.client else ""
        wait = self.openings.wait(address)
        if wait:
            raise Refused("too-many", seconds=int(wait) + 1)
        opener = await self.house.admit(address)
        if self.settings.rate and any(sitting.kind == "bot" for sitting in sittings):
            self._thinkers.ready_for(opener)
        return opener

    async def close(self) -> None:
        await self.advices.stop()
        await self.analyses.stop()
        await self.host.close()
        await self.ledger.store.close()


async def open_desk(settings: Settings) -> Desk:
    ledger = Ledger(await open_store(settings.db))
    return Desk(settings, ledger, await ledger.signing_secret())
