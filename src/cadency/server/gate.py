"""What every request passes: its address's allowance, a body that is JSON, safe headers, a log line and the metrics."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import Message, Receive, Scope, Send

from cadency.server import metrics
from cadency.server.errors import Refused, status_of
from cadency.server.limits import Buckets
from cadency.server.pages.errors import bare
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
_NOBODY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")


class Gate:
    """Wraps the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        self._buckets = Buckets(settings.rate, settings.burst)
        self._allowed: dict[str, set[str]] = {}
        for route in app.routes:
            if isinstance(route, HTTPRoute):
                self._allowed.setdefault(route.path_format, set()).update(route.methods)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 499  # the client went before anything was said

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope, message)
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await _refuse(scope, refusal, watched)
            else:
                await self._app(scope, receive, watched)
        finally:
            _note(scope, status, time.perf_counter() - begun)

    def _headers(self, scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
        headers = _with_safety(scope, message)
        allowed = self._allowed.get(scope.get("path_template", ""))
        if scope["method"] == "OPTIONS" and allowed:
            # The framework names only the methods of the handler that was registered first.
            told = (b"allow", ", ".join(sorted(allowed)).encode())
            return [told if name.lower() == b"allow" else (name, value) for name, value in headers]
        return headers

    def _refusal(self, scope: Any) -> Refused | None:
        wait = self._buckets.wait(scope["client"][0] if scope.get("client") else "")
        if wait:
            return Refused("too-many", seconds=int(wait) + 1)
        if scope["method"] == "POST" and scope["path"].startswith("/api/"):
            headers = dict(scope["headers"])
            has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if has_body and kind != b"application/json":
                return Refused("not-json")
        return None


def _with_safety(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    headers = list(message.get("headers", ()))
    given = {name.lower() for name, _ in headers}
    # Pages bring a policy of their own; data needs none of what a page may do.
    for name, value in (*_SAFE, _NOBODY):
        if name not in given:
            headers.append((name, value))
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
    if "seconds" in error.details:
        told.append((b"retry-after", str(error.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _note(scope: Any, status: int, seconds: float) -> None:
    route = scope.get("path_template", "") or "-"  # never the path itself: an invite may be part of it
    metrics.REQUESTS.labels(route, scope["method"], status).inc()
    if not route.endswith("/stream"):
        metrics.SECONDS.labels(route).observe(seconds)
    told = {"method": scope["method"], "route": route, **scope.get("cadency", {}), "status": status}
    _log.info("request", extra={**told, "ms": round(seconds * 1000, 2)})
