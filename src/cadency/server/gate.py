"""What every request passes: its address's allowance, a body that is JSON, safe headers, a log line and the metrics."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from litestar.enums import ScopeType
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cadency.server import metrics
from cadency.server.addresses import Proxies, block
from cadency.server.connections import ARRIVED, REFUSAL
from cadency.server.errors import Refused, status_of
from cadency.server.limits import Buckets, Lines, metered
from cadency.server.pages.errors import BARE_POLICY, bare
from cadency.server.problems import problem
from cadency.server.settings import Settings
from cadency.server.shapes import encode
from cadency.server.words import language_of

_log = logging.getLogger("cadency.request")
_SAFE = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_SAVED = 3  # seconds of its allowance that an address can save up
_LAST = (408, 431)  # after these nothing sensible comes on the same line
_NOBODY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute], settings: Settings, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies
        self._patience = settings.patience
        self._buckets = Buckets(settings.rate, settings.burst)
        self._cost = Buckets(settings.cost / 1000, settings.cost / 1000 * _SAVED)
        self._lines = Lines(settings.at_once if settings.cost else 0)
        self._allowed: dict[str, set[str]] = {}
        for route in routes:
            if isinstance(route, HTTPRoute):
                self._allowed.setdefault(route.path_format, set()).update(route.methods)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 499  # the client went before anything was said
        address = self._address(scope)
        leave = await self._lines.enter(address)

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope, message)
                leave()  # what goes out from now on, a stream perhaps, is no work
            await send(message)

        def spend(seconds: float) -> None:
            if not _file(scope):
                self._cost.spend(address, seconds)

        try:
            await metered(self._answer(scope, address, Arriving(receive, scope, self._patience), watched), spend)
        finally:
            leave()
            _note(scope, status, time.perf_counter() - begun)

    async def _answer(self, scope: Any, address: str, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope, address)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        if refusal.key == "too-much":  # whoever asks on and on regardless is answered slowly
            await asyncio.sleep(min(1.0, refusal.details["seconds"]))
        await _refuse(scope, refusal, send)

    def _address(self, scope: Any) -> str:
        """Where the request comes from, as everybody behind here counts it."""
        peer = scope["client"][0] if scope.get("client") else ""
        client, secure = self._proxies.client(peer, scope["headers"])
        found = block(client)
        scope["client"] = (found, 0)
        if secure:
            scope["scheme"] = "https"
        return found

    def _headers(self, scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
        headers = _with_safety(scope, message)
        allowed = self._allowed.get(scope.get("path_template", ""))
        if scope["method"] == "OPTIONS" and allowed:
            # The framework names only the methods of the handler that was registered first.
            told = (b"allow", ", ".join(sorted(allowed)).encode())
            return [told if name.lower() == b"allow" else (name, value) for name, value in headers]
        return headers

    def _refusal(self, scope: Any, address: str) -> Refused | None:
        wrong: Refused | None = scope.get(REFUSAL)
        if wrong is not None:
            return wrong
        wait = self._buckets.wait(address)
        if wait:
            return Refused("too-many", seconds=int(wait) + 1)
        wait = 0.0 if _file(scope) else self._cost.wait(address, 0)
        if wait:
            return Refused("too-much", seconds=int(wait) + 1)
        if scope["method"] == "POST" and scope["path"].startswith("/api/"):
            headers = dict(scope["headers"])
            has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if has_body and kind != b"application/json":
                return Refused("not-json")
        return None


class Arriving:
    """A request's body on its way: all of it in good time, or the request is refused."""

    def __init__(self, receive: Receive, scope: Any, seconds: float) -> None:
        self._receive = receive
        self._scope = scope
        self._until = asyncio.get_running_loop().time() + seconds
        self._whole = False

    async def __call__(self) -> Any:
        if self._whole:
            return await self._receive()
        if ARRIVED in self._scope:
            message: Any = await self._receive()
        else:
            message = await self._awaited()
        if message["type"] == "http.disconnect":
            raise Refused("too-slow")  # nobody reads it; the log does not call it our mistake
        self._whole = not message.get("more_body", False)
        return message

    async def _awaited(self) -> Any:
        try:
            async with asyncio.timeout_at(self._until):
                return await self._receive()
        except TimeoutError:
            raise Refused("too-slow") from None


def _file(scope: Any) -> bool:
    """Style sheets, scripts and pictures cost next to nothing, and no page can do without them."""
    path = str(scope["path"])
    return path.startswith("/static/") or (path.startswith("/rules/") and "/figures/" in path)


def _with_safety(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    headers = list(message.get("headers", ()))
    given = {name.lower() for name, _ in headers}
    # Pages bring a policy of their own; data needs none of what a page may do.
    for name, value in (*_SAFE, _NOBODY):
        if name not in given:
            headers.append((name, value))
    if message["status"] in _LAST:
        headers.append((b"connection", b"close"))
    if scope["path"].startswith("/api/") and b"cache-control" not in given:
        headers.append((b"cache-control", b"no-store"))
    return headers


async def _refuse(scope: Any, error: Refused, send: Send) -> None:
    headers = dict(scope["headers"])
    lang = language_of(None, headers.get(b"accept-language", b"").decode("latin-1"))
    person = b"text/html" in headers.get(b"accept", b"") and not scope["path"].startswith("/api/")
    body = bare(error, lang) if person else encode(problem(error, lang))
    kind = b"text/html; charset=utf-8" if person else b"application/json"
    told = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if person:
        metrics.REFUSED.labels(error.key).inc()  # a problem for programs is counted where it is made
        told.append((b"content-security-policy", BARE_POLICY.encode()))
    if error.key in ("full", "too-many-connections"):
        told.append((b"connection", b"close"))
    if "seconds" in error.details:
        told.append((b"retry-after", str(error.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(1024)
def _counter(route: str, method: str, status: int) -> Any:
    return metrics.REQUESTS.labels(route, method, status)


@lru_cache(1024)
def _clock(route: str) -> Any:
    return metrics.SECONDS.labels(route)


def _note(scope: Any, status: int, seconds: float) -> None:
    route = scope.get("path_template", "") or "-"  # never the path itself: an invite may be part of it
    _counter(route, scope["method"], status).inc()
    if not route.endswith("/stream"):
        _clock(route).observe(seconds)
    if not _log.isEnabledFor(logging.INFO):
        return
    told = {"method": scope["method"], "route": route, **scope.get("cadency", {}), "status": status}
    _log.info("request", extra={**told, "ms": round(seconds * 1000, 2)})
