"""What people do at a table: choose, take back, talk. Every form also works without a script."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from litestar import Response, post

from cadency.kernel.errors import CadencyError
from cadency.server import undoing
from cadency.server.bodies import wire
from cadency.server.errors import Refused, status_of
from cadency.server.pages.reader import field, number
from cadency.server.pages.render import done, go
from cadency.server.pages.table import Visitor
from cadency.server.shapes import said_of


async def finished(visitor: Visitor, doing: Awaitable[Any]) -> Response[bytes]:
    """The table afterwards. Whoever came too late, or meant what is not possible, sees how it stands and why."""
    reader = visitor.reader
    try:
        await doing
    except CadencyError as error:
        async with visitor.desk.host.hold(visitor.live) as table:
            say = reader.texts(table.rules.id)
        stale = isinstance(error, Refused) and error.key == "stale"
        note = say("note-stale") if stale else say.error(error)
        return await visitor.shown(status_of(error), note)
    if reader.live and visitor.listens:
        return done(reader)  # the stream brings what has changed
    return await visitor.shown() if reader.live else go(_back(visitor), reader)


def _back(visitor: Visitor) -> str:
    shared = len(visitor.asker.seats) > 1
    return f"/tables/{visitor.live.id}" + (f"?seat={visitor.asker.seat}" if shared else "")


@post("/tables/{table_id:str}/choose", status_code=200)
async def choose(visitor: Visitor) -> Response[bytes]:
    """Answer what is asked."""
    form = await visitor.reader.form()
    seat, choice = visitor.asker.seated, wire(str(form.get("choice", "")))
    key, version = field(form, "key", 100), number(form, "version")
    doing = visitor.desk.host.choose(visitor.live, seat, version, key, [choice])
    return await finished(visitor, doing)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(visitor: Visitor) -> Response[bytes]:
    """Take back one's own last answer."""
    form = await visitor.reader.form()
    return await finished(
        visitor, undoing.undo(visitor.desk.host, visitor.live, visitor.asker.seated, number(form, "version"))
    )


@post("/tables/{table_id:str}/undo/{doing:str}", status_code=200)
async def agree(visitor: Visitor, doing: str) -> Response[bytes]:
    """Ask everybody to go back, or answer somebody who asks."""
    form = await visitor.reader.form()
    host, live, seat = visitor.desk.host, visitor.live, visitor.asker.seated
    if doing == "ask":
        return await finished(visitor, undoing.propose(host, live, seat, number(form, "version"), None))
    if doing not in ("agree", "decline"):
        raise Refused("no-page", path=f"/undo/{doing}")
    return await finished(visitor, undoing.answer(host, live, seat, doing == "agree"))


@post("/tables/{table_id:str}/say", status_code=200)
async def say(visitor: Visitor) -> Response[bytes]:
    """Say something to those seated."""
    form = await visitor.reader.form()
    text, live, seat = said_of(str(form.get("text", ""))), visitor.live, visitor.asker.seated
    wait = visitor.desk.chatter.wait(f"{live.id}/{seat}")
    if wait:
        note = visitor.reader.texts().error(Refused("too-chatty", seconds=int(wait) + 1))
        return await visitor.shown(429, note)
    if text:
        return await finished(visitor, visitor.desk.host.say(live, seat, text))
    return await visitor.shown()


@post("/tables/{table_id:str}/stop", status_code=200)
async def stop(visitor: Visitor) -> Response[bytes]:
    """End the game early; only whoever opened the table can."""
    await visitor.reader.form()
    if not visitor.asker.owner:
        raise Refused("not-owner")
    return await finished(visitor, visitor.desk.host.stop(visitor.live, ""))


HANDLERS = (choose, undo, agree, say, stop)
