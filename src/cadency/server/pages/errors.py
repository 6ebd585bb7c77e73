"""Refusals as pages, for whoever asked for a page; programs get them as JSON as before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.types import ExceptionHandlersMap
from markupsafe import Markup

from cadency.kernel.errors import CadencyError
from cadency.server.access import AnyRequest
from cadency.server.errors import Refused
from cadency.server.pages.reader import ROOMS, Reader
from cadency.server.pages.render import page
from cadency.texts import Texts

Handler = Callable[[AnyRequest, Any], Response[Any]]


def wants_page(request: AnyRequest) -> bool:
    path = request.url.path
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/schema"))


def with_pages(handlers: ExceptionHandlersMap) -> ExceptionHandlersMap:
    """The same refusals, said on a page where a person reads them."""
    return {kind: _paged(handler) for kind, handler in handlers.items()}


def _paged(handler: Handler) -> Handler:
    def handle(request: AnyRequest, error: Exception) -> Response[Any]:
        said = handler(request, error)
        if not (wants_page(request) or request.headers.get("hx-request")):
            return said
        reader = Reader(request, request.app.state.desk)
        told, status = _said(error, said, reader), said.status_code or 500
        shown = page("error.html", reader, status=status, message=told, status_code=status)
        if reader.live:
            shown.headers["HX-Refresh"] = "true"  # the whole page says what is wrong
        for name in ("Retry-After", "Allow"):
            if name in said.headers:
                shown.headers[name] = said.headers[name]
        return shown

    return handle


def bare(error: CadencyError, lang: str) -> bytes:
    """A refusal as a page that costs next to nothing: for whoever asks too often."""
    said = Texts(lang, extra=ROOMS).error(error)
    words = Markup('<!doctype html><html lang="{}"><meta charset="utf-8"><title>Cadency</title><p>{}</p></html>')
    return str(words.format(lang, said)).encode()


def _said(error: Exception, said: Response[Any], reader: Reader) -> str:
    """The refusal in the reader's own language; what the framework found comes as it was said to a program."""
    if isinstance(error, CadencyError):
        return reader.texts().error(error)
    if isinstance(error, NotFoundException):
        return reader.texts().error(Refused("no-page", path=reader.request.url.path))
    found: dict[str, Any] = msgspec.json.decode(said.content)
    return str(found["message"])
