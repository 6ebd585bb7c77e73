"""What the server answers when it will not: a status, and a key whose text exists in every language."""

from __future__ import annotations

from typing import ClassVar

from cadency.kernel.errors import (
    BadContent,
    BadRecord,
    BadSetup,
    CadencyError,
    CannotUndo,
    NotAChoice,
    NotLegal,
    NotYourTurn,
)
from cadency.server.store.base import StoreError


class Refused(CadencyError):
    """A mistake of the client's."""

    says: ClassVar[dict[str, str]] = {
        "bad-json": "the body cannot be read: {problem}",
        "bad-request": "{problem}",
        "no-token": "this table is not public; send a seat token or use a watch link",
        "not-seated": "only somebody seated can do that; send the token of a seat",
        "bad-token": "this token is not known, not for this table, or was revoked",
        "bad-invite": "this invite is not known, not for this table, or was used already",
        "bad-origin": "a browser's request must come from this site's own pages",
        "not-owner": "only whoever opened the table can do that",
        "seat-taken": "seat {seat} is taken; only whoever sits there can hand it over",
        "not-open": "seat {seat} is a bot's",
        "no-table": "there is no table {table}",
        "no-seat": "this table has no seat {seat}",
        "no-moment": "this game has {answers} answers; there is no moment {at}",
        "no-page": "there is nothing at {path}",
        "no-method": "{method} is not possible here; possible: {allowed}",
        "stale": "this answers version {version}, but the table is at version {now}",
        "key-reused": "the key {key} was used before, for other choices",
        "unreadable": "this table cannot be played on: {problem}",
        "body-too-big": "a request's body can be at most {most} bytes",
        "not-json": "a request's body must be JSON (Content-Type: application/json)",
        "too-many": "too many requests from your address; try again in {seconds} s",
        "too-many-streams": "too many open streams from your address",
        "too-chatty": "one at a time; try again in {seconds} s",
        "closing": "the server is closing; try again in a moment",
    }
    status: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("bad-json", "bad-request"), 400),
        **dict.fromkeys(("no-token", "bad-token"), 401),
        **dict.fromkeys(("not-seated", "bad-invite", "bad-origin", "not-owner"), 403),
        **dict.fromkeys(("no-table", "no-seat", "no-moment", "no-page"), 404),
        "no-method": 405,
        **dict.fromkeys(("stale", "unreadable", "seat-taken", "not-open"), 409),
        "body-too-big": 413,
        "not-json": 415,
        "key-reused": 422,
        **dict.fromkeys(("too-many", "too-many-streams", "too-chatty"), 429),
        "closing": 503,
    }


_STATUS: dict[type[CadencyError], int] = {
    NotAChoice: 422,
    NotLegal: 422,
    NotYourTurn: 403,
    CannotUndo: 409,
    BadSetup: 422,
    BadContent: 422,
    BadRecord: 409,
    StoreError: 503,
}
_STATUS_BY_KEY = {"over": 409, "no-such-seat": 404}


def status_of(error: CadencyError) -> int:
    if isinstance(error, Refused):
        return Refused.status[error.key]
    return _STATUS_BY_KEY.get(error.key) or _STATUS[type(error)]
