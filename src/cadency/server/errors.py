"""What the server answers when it will not: a status, and a key whose text exists in every language."""

from __future__ import annotations

from typing import ClassVar

from cadency.kernel.errors import (
    BadContent,
    BadPlugin,
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
        "token-revoked": "this token was replaced or revoked, or its seat was handed over",
        "bad-invite": "this invite is not known, not for this table, or was used already",
        "bad-origin": "a browser's request must come from this site's own pages",
        "not-owner": "only whoever opened the table can do that",
        "seat-taken": "seat {seat} is taken; only whoever sits there can hand it over",
        "not-open": "seat {seat} is a bot's",
        "no-table": "there is no table {table}",
        "no-pack": "there is no pack {pack!r} for this game here; there are: {known}",
        "no-seat": "this table has no seat {seat}",
        "no-moment": "this game has {answers} answers; there is no moment {at}",
        "still-running": "this game is still running; it can be looked at again once it is over",
        "no-advice": "other people play at this table, and not all of them have agreed to play with the coach",
        "coach-alone": "nobody else plays at this table; nobody need agree, just ask for advice",
        "no-turn": "this seat has had no turn yet; ask after its first one",
        "no-page": "there is nothing at {path}",
        "no-method": "{method} is not possible here; possible: {allowed}",
        "stale": "this answers version {version}, but the table is at version {now}",
        "key-reused": "the key {key} was used before, for other choices",
        "other-table": "with the key {key} another table was opened",
        "other-rules": "this game of {game} began with rules version {found}, and version {known} is played here",
        "unreadable": "this table cannot be played on: {problem}",
        "body-too-big": "a request's body can be at most {most} bytes",
        "too-many-fields": "a form can have at most {most} fields",
        "not-a-form": "a form must be sent as application/x-www-form-urlencoded",
        "not-json": "a request's body must be JSON (Content-Type: application/json)",
        "too-many": "too many requests from your address; try again in {seconds} s",
        "too-much": "your address has used up what it may of this server; try again in {seconds} s",
        "too-many-bots": "{most} bots at your tables are still thinking; let them, then open another",
        "too-many-connections": "more than {most} connections from your address",
        "full": "too many people are here; try again in a moment",
        "too-slow": "the request did not arrive in time",
        "head-too-big": "a request's headers can be at most {most} bytes",
        "address-too-long": "an address can be at most {most} bytes long",
        "bad-http": "this is no HTTP request",
        "too-many-streams": "too many open streams from your address",
        "too-chatty": "one at a time; try again in {seconds} s",
        "too-many-tables": "{most} tables that were opened from your address are still being played; end one first",
        "no-room": "there is room for {most} tables here, and all of it is taken",
        "no-metrics": "the metrics are for whoever runs this server; send their token",
        "no-reading": "the database cannot be read: {problem}",
        "no-writing": "the database cannot be written to: {problem}",
        "closing": "the server is closing; try again in a moment",
    }
    status: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("bad-json", "bad-request", "too-many-fields", "bad-http"), 400),
        **dict.fromkeys(("no-token", "bad-token", "token-revoked", "no-metrics"), 401),
        "too-slow": 408,
        **dict.fromkeys(("not-seated", "bad-invite", "bad-origin", "not-owner", "no-advice"), 403),
        **dict.fromkeys(("no-table", "no-seat", "no-moment", "no-page"), 404),
        "no-method": 405,
        **dict.fromkeys(
            ("still-running", "stale", "unreadable", "other-rules", "seat-taken", "not-open", "other-table", "no-turn"),
            409,
        ),
        "coach-alone": 409,
        "body-too-big": 413,
        **dict.fromkeys(("not-json", "not-a-form"), 415),
        "key-reused": 422,
        "no-pack": 422,
        **dict.fromkeys(("too-many", "too-much", "too-many-streams", "too-many-connections"), 429),
        **dict.fromkeys(("too-chatty", "too-many-tables", "too-many-bots"), 429),
        **dict.fromkeys(("head-too-big", "address-too-long"), 431),
        **dict.fromkeys(("closing", "full", "no-room", "no-reading", "no-writing"), 503),
    }


# A game that cannot be played here any more: it can still be read, downloaded and ended.
UNPLAYABLE = ("unreadable", "other-rules")

_STATUS: dict[type[CadencyError], int] = {
    NotAChoice: 422,
    NotLegal: 422,
    NotYourTurn: 403,
    CannotUndo: 409,
    BadPlugin: 422,
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
