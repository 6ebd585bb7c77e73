"""Refusals as pages, for whoever asked for a page; programs get them as JSON as before."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.types import ExceptionHandlersMap
from markupsafe import Markup

from cadency.kernel.errors import CadencyError
from cadency.server.access import AnyRequest
from cadency.server.errors import Refused, status_of
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page
from cadency.server.pages.words import texts_of

# The card of an error page as site.css draws it, in so few words that the page needs no second request.
_STYLE = (
    "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#e4d8bd;color:#33241a;"
    "font:500 17px/1.35 'Alegreya Sans',system-ui,sans-serif}"
    "main{box-sizing:border-box;max-width:620px;width:calc(100% - 32px);padding:28px 34px;text-align:center;"
    "background:#fbf5e6;border:1.2px solid #b99a5c;border-radius:14px;box-shadow:0 2px 6px rgb(42 26 16/.26)}"
    "h1{font:800 34px/1.1 Alegreya,Georgia,serif;margin:0 0 12px}"
    "a{display:inline-block;padding:9px 15px;border-radius:9px;border:1.3px solid #5b3c06;color:#33241a;"
    "background:linear-gradient(#ffdf8a,#efad22);box-shadow:0 2px 0 #9a6a10;font-weight:700;text-decoration:none}"
)
_BARE = Markup(
    '<!doctype html><html lang="{}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, '
    'initial-scale=1"><title>{} · Cadency</title><style>{}</style></head><body><main><h1>{}</h1><p>{}</p>'
    '<p><a href="/">{}</a></p></main></body></html>'
)
BARE_POLICY = (
    "default-src 'none'; frame-ancestors 'none'; "
    f"style-src 'sha256-{base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()}'"
)
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
    """A refusal as a page that costs next to nothing and asks for nothing more: for whoever asks too often."""
    texts = texts_of(lang)
    title, home = texts("error-title", status=status_of(error)), texts("error-home")
    return str(_BARE.format(lang, title, Markup(_STYLE), title, texts.error(error), home)).encode()  # noqa: S704 - ours


def _said(error: Exception, said: Response[Any], reader: Reader) -> str:
    """The refusal in the reader's own language; what the framework found comes as it was said to a program."""
    if isinstance(error, CadencyError):
        return reader.texts().error(error)
    if isinstance(error, NotFoundException):
        return reader.texts().error(Refused("no-page", path=reader.request.url.path))
    found: dict[str, Any] = msgspec.json.decode(said.content)
    return str(found["message"])
