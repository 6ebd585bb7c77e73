"""Live events: a look whenever the table changes, chat for those seated, and a sign of life in between.

A message's id is the version it tells of. A client that was cut off sends the last one back and gets what it missed.
Whoever loses a secret by which they listen is told so and hears nothing more: ``ended`` is the last message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from cadency.server import metrics
from cadency.server.access import AnyRequest, Asker
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable
from cadency.server.problems import problem
from cadency.server.shapes import encode
from cadency.server.store import StoreError

Tell = Callable[[int], Awaitable[tuple[int, bytes]]]  # (the version told last) -> (version now, message or nothing)


def message(event: str, data: bytes, version: int | None = None) -> bytes:
    """A server-sent event; the data is JSON on one line."""
    head = f"id: {version}\nevent: {event}\n" if version is not None else f"event: {event}\n"
    return head.encode() + b"data: " + data + b"\n\n"


class Stream:
    """An ASGI answer that stays open until the client, the server or the right to listen goes."""

    def __init__(
        self, request: AnyRequest, desk: Desk, live: LiveTable, asker: Asker, lang: str, tell: Tell, since: int
    ) -> None:
        """Refused if the server is closing, or this address listens often enough already."""
        if desk.host.closing.is_set():
            raise Refused("closing")
        self._host = desk.host
        self._live = live
        self._asker = asker
        self._lang = lang
        self._tell = tell
        self._since = since
        self._beat = desk.settings.heartbeat
        self._leave = desk.streams.take(request.client.host if request.client else "")
        self._host.wake(live)

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.ensure_future(_disconnected(receive))
        try:
            with metrics.STREAMS.track_inprogress():
                await self._open(send)
                await self._run(gone, send)
        finally:
            gone.cancel()
            self._leave()

    async def _open(self, send: Send) -> None:
        headers = [
            (b"content-type", b"text/event-stream"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})

    async def _run(self, gone: asyncio.Future[None], send: Send) -> None:
        since = self._since
        while not gone.done() and not self._host.closing.is_set():
            news = self._live.news()
            try:
                since, told = await self._tell(since)
                await self._check()
            except StoreError:  # the client comes back, and is told then how it stands
                break
            except Refused as error:
                told = message("ended", encode(problem(error, self._lang)))
                await send({"type": "http.response.body", "body": told, "more_body": True})
                break
            if told:
                await send({"type": "http.response.body", "body": told, "more_body": True})
            while not news.done() and not gone.done():
                await asyncio.wait((gone, news), timeout=self._beat, return_when=asyncio.FIRST_COMPLETED)
                if not news.done() and not gone.done():
                    await send({"type": "http.response.body", "body": b": alive\n\n", "more_body": True})
        if not gone.done():
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _check(self) -> None:
        """After all that is to be told was made and before it is sent: nothing leaves for a revoked token."""
        async with self._host.hold(self._live):
            if not self._live.admits(self._asker.passes):
                raise Refused("token-revoked")


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class Teller:
    """What one listener is told: looks for its seat in its language and, if it is seated, chat."""

    def __init__(self, host: Host, live: LiveTable, seat: int | None, said: int, look: Callable[[int], bytes]) -> None:
        self._host = host
        self._live = live
        self._seat = seat
        self._said = said
        self._look = look
        self._proposal: Any = None
        self._coached: dict[int, bool] = {}

    async def __call__(self, since: int) -> tuple[int, bytes]:
        parts: list[bytes] = []
        async with self._host.hold(self._live) as table:
            proposal = (table.proposal, len(table.agreed) if table.proposal else 0)
            moved = table.version != since or proposal != (self._proposal or (None, 0))
            if moved or self._live.coached != self._coached:
                parts.append(message("look", self._look(since), table.version))
                since, self._proposal, self._coached = table.version, proposal, dict(self._live.coached)
        if self._seat is not None and self._said < self._live.last_said:
            for row in await self._host.ledger.said(self._live.id, self._said, 100):
                said = {key: row[key] for key in ("n", "seat", "text", "at")}
                said["name"] = self._live.names[row["seat"]]
                parts.append(message("chat", msgspec.json.encode(said)))
                self._said = row["n"]
        return since, b"".join(parts)


def resume_from(header: str | None, since: int | None) -> int:
    """The version that a client saw last: what it says when it comes back, or asks for at first."""
    if header is not None and header.strip().isdecimal() and len(header) < 12:
        return int(header)
    if header is not None and header.strip():
        raise Refused("bad-request", problem="Last-Event-ID must be a version")
    return -1 if since is None else since
