"""Connections before there is a request: how many, how long a request may take to arrive, and how long its head may be.

The web server beneath counts nothing by address and waits for ever for the rest of a request. What could be understood
so far is refused by the gate, in the reader's language; the rest is told here, briefly, and the line is cut.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from cadency.server.addresses import Proxies, block
from cadency.server.errors import Refused, status_of
from cadency.server.problems import problem
from cadency.server.settings import Settings
from cadency.server.shapes import encode
from cadency.server.words import language_of

HEAD = 16 * 1024  # bytes of a request's first line and headers
LINE = 4 * 1024  # bytes of its address
REFUSAL = "cadency.refusal"  # where the gate finds what is wrong with a connection
ARRIVED = "cadency.arrived"  # where the gate finds that nothing of a request is still to come
_WORDS = 50  # connections over the limit that are still told so; any more are cut without a word
_REST = 5.0  # seconds for the rest of a body that nobody will read
_UNWANTED = 8 * 1024 * 1024  # bytes of it: a fast line brings gigabytes in that time


class Connections:
    """How many there are, in all and by address. Proxies that are trusted bring many people each."""

    def __init__(self, settings: Settings, proxies: Proxies) -> None:
        self.patience = settings.patience
        self._most = settings.connections
        self._each = settings.streams + 100 if settings.streams else 0  # beside streams, what browsers open for pages
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, peer: str) -> tuple[Refused | None, bool]:
        """One more. What is to be refused because of it, and whether to cut it at once."""
        name = block(peer)
        self._all += 1
        self._open[name] += 1
        if self._most and self._all > self._most:
            return Refused("full"), self._all > self._most + _WORDS
        each = 0 if self._proxies.trusts(peer) else self._each
        if each and self._open[name] > each:
            return Refused("too-many-connections", most=each), self._open[name] > each + _WORDS
        return None, False

    def leave(self, peer: str) -> None:
        name = block(peer)
        self._all -= 1
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name]


def guarded(connections: Connections) -> Any:
    """The protocol for the web server."""
    return partial(Guarded, connections)


class Guarded(HttpToolsProtocol):
    """A connection whose patience has an end."""

    def __init__(self, connections: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._counted = connections
        self._peer = ""
        self._refusal: Refused | None = None
        self._head: int | None = None  # bytes of the head that is coming in
        self._arrived = True  # the whole of the last request
        self._unwanted: int | None = None  # bytes that came of a body after its answer
        self._clock: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast("asyncio.Transport", transport)  # every loop gives such a one to who speaks over a connection
        super().connection_made(line)
        self._peer = self.client[0] if self.client else ""
        self._refusal, cut = self._counted.enter(self._peer)
        if cut:
            line.abort()
        else:
            self._wind(self._counted.patience, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.leave(self._peer)
        self._stop()
        self.resume_writing()
        super().connection_lost(exc)

    # --- what comes in

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
        if self._unwanted is not None:
            self._unwanted += len(data)
        if self._unwanted is not None and self._unwanted > _UNWANTED:
            self.transport.abort()
        elif self._head is not None and self._head > HEAD:
            self._refuse(Refused("head-too-big", most=HEAD))
        elif self._idle():
            self._wind(self._counted.patience, self._late)

    def _idle(self) -> bool:
        """Whether nothing goes on here but waiting for (the rest of) a head."""
        answering = cast("RequestResponseCycle | None", self.cycle)
        return self._head is not None or answering is None or (answering.response_complete and self._arrived)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._arrived, self._unwanted = 0, False, None
        if self._refusal is not None:
            self._mark(self._refusal)

    def on_headers_complete(self) -> None:
        self._stop()
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        if size > HEAD:
            self._mark(Refused("head-too-big", most=HEAD))
        elif len(self.url) > LINE:
            self._mark(Refused("address-too-long", most=LINE))
        self._head = None
        super().on_headers_complete()

    def _mark(self, refusal: Refused) -> None:
        cast("dict[str, Any]", self.scope)[REFUSAL] = refusal

    def on_message_complete(self) -> None:
        self._arrived, self._unwanted = True, None
        cast("dict[str, Any]", self.scope)[ARRIVED] = True
        self._stop()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        more = bool(self.pipeline)
        super().on_response_complete()
        if not self._arrived and not more and not self.transport.is_closing():
            self._unwanted = 0
            self._wind(_REST, self.transport.abort)

    # --- what goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._counted.patience * 3, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    # --- refusing

    def send_400_response(self, _msg: str) -> None:
        self._refuse(Refused("bad-http"))

    def _late(self) -> None:
        self._clock = None
        if self._head is None:
            self.transport.close()  # not a word was said
        else:
            self._refuse(Refused("too-slow"))

    def _refuse(self, error: Refused) -> None:
        """Say so as well as can be said: of the head only a part may be there."""
        self._stop()
        wished = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        body = encode(problem(error, language_of(None, wished.decode("latin-1"))))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status_of(error)] + head + body)
        self.transport.close()

    def _wind(self, seconds: float, late: Callable[[], Any]) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(seconds, late)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
