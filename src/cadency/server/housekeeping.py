"""How long tables stay, how many there may be, and what is forgotten when somebody asks for it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

import msgspec

from cadency.server import metrics
from cadency.server.browsers import Browsers
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.settings import Settings
from cadency.server.store import StoreError, upkeep
from cadency.server.store.base import Store
from cadency.server.store.upkeep import Place
from cadency.server.tokens import Keyring

DAY = 86_400.0
_BATCH = 50  # tables that are looked up at once
_BREATH = 0.02  # seconds between two removals: everybody else's answers come first
_NEVER = -1.0  # nothing was touched before the clock began
_log = logging.getLogger("cadency.server")


class Forgotten(msgspec.Struct):
    """What was forgotten: seats, lines of chat, and whole tables at which nobody else sat."""

    seats: int = 0
    lines: int = 0
    tables: int = 0


def goes_at(changed: float, over: str, unfinished: int, finished: int) -> float | None:
    """When a table is removed unless somebody touches it; None: never."""
    days = finished if over else unfinished
    return changed + days * DAY if days else None


def cutoffs(unfinished: int, finished: int, now: float) -> dict[str, float]:
    """What was touched last before this goes; a table whose game runs, and one whose game is over."""
    return {
        "running": now - unfinished * DAY if unfinished else _NEVER,
        "over": now - finished * DAY if finished else _NEVER,
    }


async def due(store: Store, before: dict[str, float]) -> AsyncIterator[tuple[str, str, float]]:
    """Every table that has stayed too long: its id, how its game ended, and when it was touched last."""
    after = ""
    while True:
        rows = await upkeep.expired(store, before, after, _BATCH)
        for row in rows:
            yield row["id"], row["over"], row["changed"]
        if len(rows) < _BATCH:
            return
        after = rows[-1]["id"]


async def forget_places(store: Store, places: Iterable[Place]) -> Forgotten:
    """Take the name, the chat and the secrets from these seats; tables at which nobody is left go whole."""
    told = Forgotten()
    tables = set()
    for place in places:
        told.lines += await upkeep.leave(store, place)
        told.seats += 1
        tables.add(place.table)
    for table in sorted(tables):
        if not await upkeep.somebody_sits(store, table):
            told.tables += await upkeep.remove(store, table)
    return told


class Housekeeping:
    """The same in a running server, which remembers what it has read."""

    def __init__(self, settings: Settings, host: Host, keyring: Keyring, browsers: Browsers, secret: str) -> None:
        self._settings = settings
        self._host = host
        self._store = host.ledger.store
        self._keyring = keyring
        self._browsers = browsers
        self._secret = secret.encode()
        self._mark: str | None = None

    def goes_at(self, changed: float, over: str) -> float | None:
        return goes_at(changed, over, self._settings.keep_unfinished, self._settings.keep_finished)

    async def admit(self, address: str) -> str:
        """Whose table a new one will be; refused when this address, or all together, have enough of them."""
        opener = hmac.new(self._secret, f"opener:{address}".encode(), hashlib.sha256).hexdigest()[:16]
        most, each = self._settings.tables, self._settings.tables_each
        if each and await upkeep.opened_by(self._store, opener) >= each:
            raise Refused("too-many-tables", most=each)
        if most and (await upkeep.counts(self._store))[0] >= most:
            raise Refused("no-room", most=most)
        return opener

    # --- forgetting

    async def forget(self, seats: Iterable[tuple[str, int]]) -> Forgotten:
        """What somebody who sits there may ask for."""
        told = Forgotten()
        for table, seat in seats:
            row = await self._host.ledger.table(table)
            if row is None:
                continue
            async with self._host.apart(table):
                found = await forget_places(self._store, [Place(table, seat, row["over"])])
            self._keyring.forget(table, seat)
            told.seats, told.lines, told.tables = (
                told.seats + found.seats,
                told.lines + found.lines,
                told.tables + found.tables,
            )
        self._browsers.forget_all()
        return told

    async def forget_browser(self, browser: str, hashed: str) -> Forgotten:
        """Every seat of a browser, the tables that it opened for nobody, and the browser itself."""
        grants = await self._host.ledger.grants_of(hashed)
        seats = [(grant.table, grant.seat) for grant in grants if grant.kind == "seat" and grant.seat is not None]
        told = await self.forget(seats)
        for table in {grant.table for grant in grants if grant.kind == "owner"}:
            if not await upkeep.somebody_sits(self._store, table):
                async with self._host.apart(table):
                    told.tables += await upkeep.remove(self._store, table)
        await upkeep.forget_browser(self._store, hashed)
        self._browsers.forget(browser)
        return told

    # --- day by day

    async def prune(self) -> int:
        """Remove what nobody has touched for too long, one table at a time."""
        settings, removed = self._settings, 0
        before = cutoffs(settings.keep_unfinished, settings.keep_finished, time.time())
        async for table, over, _ in due(self._store, before):
            async with self._host.apart(table):
                if await upkeep.remove(self._store, table, before["over" if over else "running"]):
                    removed += 1
                    metrics.REMOVED.inc()
            await asyncio.sleep(_BREATH)
        if removed:
            _log.info("tables that nobody had touched were removed", extra={"tables": removed})
        return removed

    async def run(self) -> None:
        """For as long as the server runs: see what commands did beside it, count, and prune once a day."""
        pruned = counted = float("-inf")
        while True:
            now = time.monotonic()
            with suppress(StoreError):  # whoever plays is told of it; this comes again
                await self._look_beside()
                if now - counted >= 60:
                    whole, running = await upkeep.counts(self._store)
                    metrics.TABLES.labels("running").set(running)
                    metrics.TABLES.labels("over").set(whole - running)
                    counted = now
                if now - pruned >= DAY:
                    await self.prune()
                    pruned = now
            await asyncio.sleep(self._settings.beside)

    async def _look_beside(self) -> None:
        """A command may have removed or forgotten something that is still in memory here."""
        mark = await upkeep.mark(self._store)
        if self._mark is not None and mark != self._mark:
            self._keyring.forget_all()
            self._browsers.forget_all()
            await self._host.doubt_all()
        self._mark = mark
