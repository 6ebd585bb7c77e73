"""Asking for advice at the table, putting it away, and agreeing to it where several people play."""

from __future__ import annotations

from litestar import Response, post

from cadency.server.coaching import speak
from cadency.server.errors import Refused
from cadency.server.pages.moves import finished
from cadency.server.pages.table import Visitor


@post("/tables/{table_id:str}/advice", status_code=200)
async def ask(visitor: Visitor) -> Response[bytes]:
    """Ask what a knight would do; it thinks meanwhile."""
    await visitor.reader.form()
    return await finished(visitor, _ask(visitor))


async def _ask(visitor: Visitor) -> None:
    async with visitor.desk.host.hold(visitor.live):
        visitor.desk.advices.ask(visitor.live, visitor.asker.seated)


@post("/tables/{table_id:str}/advice/away", status_code=200)
async def away(visitor: Visitor) -> Response[bytes]:
    """Put the advice away."""
    await visitor.reader.form()
    return await finished(visitor, _away(visitor))


async def _away(visitor: Visitor) -> None:
    visitor.asker.must_sit()
    visitor.desk.advices.put_away(visitor.live)


@post("/tables/{table_id:str}/advice/back", status_code=200)
async def back(visitor: Visitor) -> Response[bytes]:
    """Ask what would have been better in one's own last turn; a knight looks at it meanwhile."""
    await visitor.reader.form()
    return await finished(visitor, _back(visitor))


async def _back(visitor: Visitor) -> None:
    async with visitor.desk.host.hold(visitor.live):
        visitor.desk.advices.look_back(visitor.live, visitor.asker.seated)


@post("/tables/{table_id:str}/coach/{doing:str}", status_code=200)
async def coach(visitor: Visitor, doing: str) -> Response[bytes]:
    """Agree to play with the coach, or not."""
    await visitor.reader.form()
    if doing not in ("agree", "decline"):
        raise Refused("no-page", path=f"/coach/{doing}")
    visitor.asker.must_sit()
    asker = visitor.asker
    return await finished(visitor, speak(visitor.desk.host, visitor.live, asker, asker.seats, doing == "agree"))


HANDLERS = (ask, away, back, coach)
