"""A finished game played on from one of its moments, at a table of one's own: what would have come of it otherwise."""

from __future__ import annotations

import asyncio

from litestar import Response, post

import cadency
from cadency.kernel.engine import NATURE
from cadency.kernel.record import Record
from cadency.server.analyses import LEVEL
from cadency.server.errors import Refused
from cadency.server.limits import charged
from cadency.server.live import LiveTable
from cadency.server.packs import Pack
from cadency.server.pages.opening import opened_by
from cadency.server.pages.reader import Reader, bot_names, field, number
from cadency.server.pages.render import go
from cadency.server.pages.table import Visitor
from cadency.server.seating import Wish
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import hashed
from cadency.table import Table


@post("/tables/{table_id:str}/otherwise", status_code=200)
async def otherwise(visitor: Visitor) -> Response[bytes]:
    """Whoever may look at a finished game may try. Whoever was asked then is played by the reader, the others by bots.
    From there on nature draws anew: what the seed of the finished game says is known to everybody."""
    desk, live, reader = visitor.desk, visitor.live, visitor.reader
    form = await reader.form()
    at = number(form, "at")
    async with desk.host.hold(live) as table:
        if not table.over:
            raise Refused("still-running")
        given = table.record.answers
        if at >= len(given) or given[at].seat == NATURE:
            raise Refused("no-moment", at=at, answers=len(given))
        seat, text, content = given[at].seat, _until(table, at), table.setup.content
        wish = Wish(
            table.rules.id,
            _sittings(live, reader, seat),
            dict(table.setup.options),
            False,
            Pack(live.pack, content),
            live.pace,
        )
    begun = await asyncio.to_thread(charged, cadency.replay, text)
    opened = await opened_by(desk, reader, wish, f"otherwise/{live.id}/{at}/{field(form, 'once')}", begun)
    return go(f"/tables/{opened.id}", reader)


def _until(table: Table, at: int) -> str:
    """The record of a game up to a moment, without its seed: whoever goes on with it draws anew."""
    record = Record({key: value for key, value in table.record.header.items() if key != "seed"})
    record.lines = [{"seat": answer.seat, "choice": answer.wire} for answer in table.record.answers[:at]]
    return record.dumps()


def _sittings(live: LiveTable, reader: Reader, mine: int) -> list[Sitting]:
    """The reader on one seat; bots stay who they were, and stand in for people."""
    names = bot_names([reader.name, *live.names], len(live.sittings), hashed(reader.browser + live.id))
    found = []
    for sitting in live.sittings:
        if sitting.seat == mine:
            bots = [other.name for other in live.sittings if other.kind == "bot" and other.seat != mine]
            found.append(Sitting(mine, "human", reader.name_beside(bots)))
        elif sitting.kind == "bot":
            found.append(sitting)
        else:
            found.append(Sitting(sitting.seat, "bot", names[sitting.seat], LEVEL))
    return found
