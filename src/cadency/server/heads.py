"""HEAD: what a GET would answer, without its body. A stream ends where it would begin."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """Wraps the whole server."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return
        asked: Any = {**scope, "method": "GET"}
        begun = False

        async def gone() -> Any:
            return {"type": "http.disconnect"} if begun else await receive()

        async def head(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        await self._app(asked, gone, head)
