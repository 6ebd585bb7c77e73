"""What changes at a table, pushed down the stream of a page; the same to all who see the same."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cadency.server import metrics
from cadency.server.hosting import Host
from cadency.server.live import LiveTable
from cadency.server.pages.changes import SHOWN, Known, update
from cadency.server.pages.chat import said
from cadency.server.pages.scene import Kind, look_at
from cadency.server.pages.sheet import Sheet, sheet
from cadency.server.store.ledger import Ledger

_GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"


async def sheet_now(ledger: Ledger, host: Host, live: LiveTable, kind: Kind) -> Sheet:
    """The page's parts as they are now, drawn once for all of a kind."""
    chat = await said(ledger, live) if kind.seats else ()
    async with host.hold(live):
        return current(live, kind, chat)


def current(live: LiveTable, kind: Kind, chat: Any) -> Sheet:
    """The same for a table that is held."""
    found: Sheet = live.cached(("sheet", kind), lambda: sheet(look_at(live, kind), chat))
    return found


class Pusher:
    """Tells one page what has changed since it was told last; or that it should ask for the whole."""

    def __init__(self, host: Host, live: LiveTable, kind: Kind, shows: str) -> None:
        self._host = host
        self._live = live
        self._kind = kind
        self._known = SHOWN.find(live, kind, shows)
        self._shows = shows
        self._opened: tuple[int, bool] | None = None  # the version at which a place was opened, and whether in own turn

    async def __call__(self, since: int) -> tuple[int, bytes]:
        if self._kind.place:
            await self._let_go()
        now = await sheet_now(self._host.ledger, self._host, self._live, self._kind)
        before, self._known = self._known, now.known
        if before is None:  # the first time, and nobody remembers what the page shows
            return since, _here(now) if now.digest == self._shows else _whole(now)
        if before.digest == now.digest:
            return since, _here(now) if since < 0 else b""
        if before.frame != now.known.frame:
            return 0, _whole(now)
        return 0, self._live.cached(("update", self._kind, before.digest), lambda: _changed(before, now))

    async def _let_go(self) -> None:
        """A place that somebody opened stays until they choose; or, if it was not their turn, until it is."""
        async with self._host.hold(self._live) as table:
            mine = table.decision is not None and table.decision.seat == self._kind.seat
            opened = self._opened = self._opened or (table.version, mine)
            if table.version != opened[0] and (mine or opened[1]):
                self._kind = self._kind._replace(place="")


def _message(event: str, digest: str, data: bytes) -> bytes:
    return f"id: {digest}\nevent: {event}\ndata: ".encode() + data + b"\n\n"


def _here(now: Sheet) -> bytes:
    return _message("here", now.digest, now.digest.encode())


def _whole(now: Sheet) -> bytes:
    metrics.WHOLES.inc()
    return _message("whole", now.digest, now.digest.encode())


def _changed(before: Known, now: Sheet) -> bytes:
    metrics.UPDATES.inc()
    return _message("changed", now.digest, update(before, now))


class Packed:
    """A stream as gzip. Each message is packed by itself, once for all who get it, and no stream needs a memory of what
    went before: a listener costs nothing more."""

    def __init__(self, stream: ASGIApp) -> None:
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                packing = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
                message["headers"] = [*message["headers"], *packing]
                await send(message)
                await send({"type": "http.response.body", "body": _GZIP, "more_body": True})
                return
            if message["type"] == "http.response.body" and message["body"]:
                message["body"] = packed(message["body"])
            await send(message)

        await self._stream(scope, receive, sending)


@lru_cache(maxsize=64)
def packed(told: bytes) -> bytes:
    """A piece of a deflated stream that refers to nothing before it and can be read at once."""
    packer = zlib.compressobj(5, zlib.DEFLATED, -15)
    return packer.compress(told) + packer.flush(zlib.Z_FULL_FLUSH)
