"""What is removed from the store: tables that nobody touches, and whatever a person wants forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, bindparam, case, delete, func, insert, or_, select, update

from cadency.server.store.base import Conflict, Store, Write
from cadency.server.store.schema import browsers, chat, log, seats, settings, tables, tokens


class Place(msgspec.Struct, frozen=True):
    """A person's seat."""

    table: str
    seat: int
    over: str  # how that table's game ended; empty while it runs


_ESCAPE = "/"
_PLAIN = str.maketrans({sign: _ESCAPE + sign for sign in "%_" + _ESCAPE})  # signs that LIKE would take for any letters
_OF_TABLE = select(tokens.c.hash).where(tokens.c.table_id == bindparam("table"))
_OF_SEAT = _OF_TABLE.where(tokens.c.seat == bindparam("at_seat"))
# Claimed before it is emptied: whoever has touched it since wins, and nothing is removed.
_CLAIM = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.changed <= bindparam("untouched"))
    .values(over="removed", waiting=None)
)
_REMOVE = (
    delete(browsers).where(browsers.c.token.in_(_OF_TABLE)),
    delete(tokens).where(tokens.c.table_id == bindparam("table")),
    delete(chat).where(chat.c.table_id == bindparam("table")),
    delete(log).where(log.c.table_id == bindparam("table")),
    delete(seats).where(seats.c.table_id == bindparam("table")),
    delete(tables).where(tables.c.id == bindparam("table")),
)
_LEAVE = (
    delete(browsers).where(browsers.c.token.in_(_OF_SEAT)),
    delete(tokens).where(tokens.c.table_id == bindparam("table"), tokens.c.seat == bindparam("at_seat")),
    delete(chat).where(chat.c.table_id == bindparam("table"), chat.c.seat == bindparam("at_seat")),
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("at_seat"))
    .values(kind=bindparam("new_kind"), name="", coach=None),
)
_FORGET_BROWSER = delete(browsers).where(browsers.c.browser == bindparam("who"))
_SPOKEN = select(func.count().label("n")).where(
    chat.c.table_id == bindparam("table"), chat.c.seat == bindparam("at_seat")
)
_SOMEBODY = (
    select(seats.c.seat)
    .where(
        seats.c.table_id == bindparam("table"),
        seats.c.kind == "human",
        select(tokens.c.hash)
        .where(
            tokens.c.table_id == seats.c.table_id,
            tokens.c.seat == seats.c.seat,
            tokens.c.kind == "seat",
            tokens.c.revoked.is_(False),
        )
        .exists(),
    )
    .limit(1)
)
_NAMED = (
    select(seats.c.table_id, seats.c.seat, tables.c.over)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(seats.c.kind == "human", seats.c.name == bindparam("called"))
    .order_by(seats.c.table_id, seats.c.seat)
)
_MENTIONED = select(func.count().label("n")).where(chat.c.text.icontains(bindparam("called"), escape=_ESCAPE))
_THERE = select(tables.c.id).where(tables.c.id == bindparam("table"))
_OLD: ColumnElement[bool] = or_(
    and_(tables.c.over == "", tables.c.changed <= bindparam("running_before")),
    and_(tables.c.over != "", tables.c.changed <= bindparam("over_before")),
)
_EXPIRED = (
    select(tables.c.id, tables.c.game, tables.c.over, tables.c.changed)
    .where(_OLD, tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_COUNTS = select(
    func.count().label("all"), func.coalesce(func.sum(case((tables.c.over == "", 1), else_=0)), 0).label("running")
).select_from(tables)
_OPENED = select(func.count().label("n")).where(tables.c.opener == bindparam("who"), tables.c.over == "")
_OUTSIDE = "changed-outside"
_MARK = select(settings.c.value).where(settings.c.name == _OUTSIDE)
_UNMARK = delete(settings).where(settings.c.name == bindparam("which"))
_NEW_MARK = insert(settings)


async def expired(store: Store, before: Mapping[str, float], after: str, most: int) -> Sequence[RowMapping]:
    """Tables whose last touch lies before ``running`` or, when their game is over, before ``over``; by id."""
    return await store.read(
        _EXPIRED, running_before=before["running"], over_before=before["over"], after=after, most=most
    )


async def remove(store: Store, table: str, untouched: float = 1e18) -> bool:
    """A table with its log, chat and secrets. False when it was touched after ``untouched``, or is gone already."""
    try:
        await store.write(
            Write(_CLAIM, [{"table": table, "untouched": untouched}], touches=1),
            *[Write(statement, [{"table": table}]) for statement in _REMOVE],
        )
    except Conflict:
        return False
    return True


async def leave(store: Store, place: Place) -> int:
    """Nobody is known to have sat there: name, chat and secrets go; how many lines of chat those were. While the game
    runs the seat becomes free, so that the others can go on with somebody else."""
    lines = (await store.read(_SPOKEN, table=place.table, at_seat=place.seat))[0]["n"]
    row = {"table": place.table, "at_seat": place.seat}
    writes = [Write(statement, [row]) for statement in _LEAVE[:-1]]
    await store.write(*writes, Write(_LEAVE[-1], [{**row, "new_kind": "human" if place.over else "open"}]))
    return int(lines)


async def somebody_sits(store: Store, table: str) -> bool:
    """Whether a person still holds a seat there."""
    return bool(await store.read(_SOMEBODY, table=table))


async def places_of(store: Store, name: str) -> list[Place]:
    """Every seat that somebody of this name took."""
    return [Place(row["table_id"], row["seat"], row["over"]) for row in await store.read(_NAMED, called=name)]


async def mentions(store: Store, name: str) -> int:
    """Lines of chat in which a name stands, in large letters or small, whoever said them."""
    return int((await store.read(_MENTIONED, called=name.translate(_PLAIN)))[0]["n"])


async def is_there(store: Store, table: str) -> bool:
    return bool(await store.read(_THERE, table=table))


async def forget_browser(store: Store, browser: str) -> None:
    await store.write(Write(_FORGET_BROWSER, [{"who": browser}]))


async def counts(store: Store) -> tuple[int, int]:
    """All tables, and those whose game runs."""
    found = (await store.read(_COUNTS))[0]
    return int(found["all"]), int(found["running"])


async def opened_by(store: Store, opener: str) -> int:
    """Running tables that were opened from this address."""
    return int((await store.read(_OPENED, who=opener))[0]["n"])


# A command beside a running server leaves a mark, so that the server does not go on showing what it remembers.


async def mark(store: Store) -> str:
    found = await store.read(_MARK)
    return str(found[0]["value"]) if found else ""


async def set_mark(store: Store) -> None:
    await store.write(
        Write(_UNMARK, [{"which": _OUTSIDE}]),
        Write(_NEW_MARK, [{"name": _OUTSIDE, "value": secrets.token_hex(8)}]),
    )
