"""A choice by token: what programs send by the thousand, answered without the framework.

The framework finds route, queries, cookies and dependencies anew for each request, which costs more than the rules and
the log together. Whatever is not plainly a choice by token goes its way; both ways check and answer by the same
functions, and the framework describes both.
"""

from __future__ import annotations

import re
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from cadency.server.access import noted
from cadency.server.bodies import StrictRequest, decoded
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.problems import refused
from cadency.server.shapes import Choosing
from cadency.server.visits import Visit
from cadency.server.words import language_of

_ROUTE = "/api/tables/{table_id}/choices"
_PATH = re.compile(r"/api/tables/([0-9a-f]{12})/choices")
_BEARER = b"Bearer "


class Quick:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app = app
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        table_id, token = _plain(asked)
        if not token:
            await self._app(scope, receive, send)
            return
        asked["path_template"] = _ROUTE
        try:
            told = await self._choose(asked, receive, table_id, token)
        except Exception as error:  # noqa: BLE001 - told as the framework would
            told = refused(StrictRequest(scope, receive, send), error)
        if not isinstance(told, bytes):
            request = StrictRequest(scope, receive, send)
            await told.to_asgi_response(None, request)(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(told))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": told, "more_body": False})

    async def _choose(self, scope: Any, receive: Receive, table_id: str, token: str) -> Any:
        desk = self._desk
        data: Choosing = decoded(await _body(receive, desk.settings.body), Choosing)
        note = noted(scope)
        note["table"] = table_id
        live = await desk.host.find(table_id)
        if not live.loaded:
            await desk.host.try_load(live)
        asker = await desk.doorman.admit(token, live)
        note["seat"] = asker.seat
        return await Visit(desk, live, asker, _language(scope), None).choose(data)


def _plain(scope: Any) -> tuple[str, str]:
    """The table and the token, where a request is nothing but a choice by token; otherwise nothing."""
    if scope["type"] == "http" and scope["method"] == "POST" and not scope["query_string"]:
        found = _PATH.fullmatch(scope["path"])
        given = [value for name, value in scope["headers"] if name == b"authorization"] if found else ()
        if found and len(given) == 1 and given[0].startswith(_BEARER):
            return found[1], given[0][len(_BEARER) :].decode("latin-1").strip()
    return "", ""


def _language(scope: Any) -> str:
    wished = [value for name, value in scope["headers"] if name == b"accept-language"]
    return language_of(None, wished[0].decode("latin-1") if wished else None)


async def _body(receive: Receive, most: int) -> bytes:
    body, more = b"", True
    while more:
        message: Any = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused("body-too-big", most=most)
        more = message.get("more_body", False)
    return body
