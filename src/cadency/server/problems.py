"""Every refusal as JSON, in the reader's language. A client's mistake is never a 500."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.types import ExceptionHandlersMap

from cadency.kernel.errors import CadencyError, NotLegal
from cadency.server import metrics
from cadency.server.errors import Refused, status_of
from cadency.server.shapes import Problem, encode
from cadency.server.words import language_of, texts

_log = logging.getLogger("cadency.server")
AnyRequest = Request[Any, Any, Any]


def language(request: AnyRequest) -> str:
    asked = request.query_params.get("lang") or request.query_params.get("texts")
    return language_of(asked, request.headers.get("accept-language"))


def problem(error: CadencyError, lang: str) -> Problem:
    metrics.REFUSED.labels(error.key).inc()
    told = Problem(error.key, texts(lang).error(error))
    if isinstance(error, NotLegal):
        told.clause = str(error.details["clause"])
        told.reason = str(error.details.get("reason", error.key))
    return told


def ready(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response[Any]:
    """JSON that is encoded already."""
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def answer(error: CadencyError, lang: str, look: bytes | None = None) -> Response[Any]:
    told = msgspec.to_builtins(problem(error, lang))
    if look is not None:
        told["look"] = msgspec.Raw(look)
    headers = {}
    if error.key in ("bad-token", "no-token", "no-metrics"):
        headers["WWW-Authenticate"] = "Bearer"
    if "seconds" in error.details:
        headers["Retry-After"] = str(error.details["seconds"])
    return ready(encode(told), status_of(error), headers)


def _ours(request: AnyRequest, error: CadencyError) -> Response[Any]:
    return answer(error, language(request))


def _theirs(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework found wrong, in our form."""
    said = answer(_translated(request, error), language(request))
    if isinstance(error, MethodNotAllowedException):
        said.headers.update(error.headers or {})
    return said


def _translated(request: AnyRequest, error: HTTPException) -> CadencyError:
    if isinstance(error, NotFoundException):
        return Refused("no-page", path=request.url.path)
    if isinstance(error, MethodNotAllowedException):
        return Refused("no-method", method=request.method, allowed=(error.headers or {}).get("allow", ""))
    if error.status_code == 413:
        return Refused("body-too-big", most=request.app.state.settings.body)
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra:
        found = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra]
        return Refused("bad-request", problem="; ".join(found))
    return Refused("bad-json", problem=error.detail.splitlines()[0] if error.detail else str(error.status_code))


def _bug(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours: logged with its trace, told without."""
    _log.error("unexpected", exc_info=error, extra={"path": request.url.path})
    metrics.REFUSED.labels("internal").inc()
    told = Problem("internal", texts(language(request))("internal-error"))
    return ready(encode(told), 500)


def refused(request: AnyRequest, error: Exception) -> Response[Any]:
    """Whatever went wrong, as an answer."""
    return _ours(request, error) if isinstance(error, CadencyError) else _bug(request, error)


HANDLERS: ExceptionHandlersMap = {CadencyError: _ours, HTTPException: _theirs, Exception: _bug}
