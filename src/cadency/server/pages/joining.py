"""Sitting down: by an invite, or at a public table's free seat."""

from __future__ import annotations

from litestar import Response, get, post

from cadency.server.access import AnyRequest
from cadency.server.api import invite_link
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.pages.reader import Reader, apart, field
from cadency.server.pages.render import go, page
from cadency.server.pages.table import Visitor
from cadency.server.tokens import hashed


async def _invited(request: AnyRequest, desk: Desk, reader: Reader, table_id: str, code: str) -> tuple[LiveTable, int]:
    """The table and the seat that an invite is for. One that was used still leads whoever used it to the table."""
    live = await desk.find(request, table_id)
    grant = await desk.ledger.invite(hashed(code))
    if grant is None or grant.table != live.id or grant.seat is None:
        raise Refused("bad-invite")
    if grant.seat not in await reader.seats(live) and await desk.keyring.find(code) is None:
        raise Refused("bad-invite")
    async with desk.host.hold(live):
        return live, grant.seat


@get("/tables/{table_id:str}/join/{code:str}")
async def invited(request: AnyRequest, desk: Desk, reader: Reader, table_id: str, code: str) -> Response[bytes]:
    """Who invites to what; one gives a name and sits down."""
    live, seat = await _invited(request, desk, reader, table_id, code)
    return await _asked(reader, live, seat, f"join/{code}")


@post("/tables/{table_id:str}/join/{code:str}", status_code=200)
async def join(request: AnyRequest, desk: Desk, reader: Reader, table_id: str, code: str) -> Response[bytes]:
    form = await reader.form()
    live, seat = await _invited(request, desk, reader, table_id, code)
    if seat in await reader.seats(live):
        return await _seated(reader, live, seat)
    return await _sit(desk, reader, live, code, field(form, "name"))


@get("/tables/{table_id:str}/sit/{number:int}")
async def free(request: AnyRequest, desk: Desk, reader: Reader, table_id: str, number: int) -> Response[bytes]:
    """The free seat of a public table."""
    live = await _public(request, desk, reader, table_id, number)
    return await _asked(reader, live, number, f"sit/{number}")


@post("/tables/{table_id:str}/sit/{number:int}", status_code=200)
async def sit(request: AnyRequest, desk: Desk, reader: Reader, table_id: str, number: int) -> Response[bytes]:
    form = await reader.form()
    live = await _public(request, desk, reader, table_id, number)
    if number in await reader.seats(live):
        return await _seated(reader, live, number)
    code = await desk.seating.invite(live, number, (), owner=True)  # whoever opened it wished for anybody
    return await _sit(desk, reader, live, code, field(form, "name"))


async def _public(request: AnyRequest, desk: Desk, reader: Reader, table_id: str, number: int) -> LiveTable:
    live = await desk.find(request, table_id)
    if not live.public:
        raise Refused("no-token")
    if not 0 <= number < len(live.sittings):
        raise Refused("no-seat", seat=number)
    if live.sittings[number].kind != "open" and number not in await reader.seats(live):
        raise Refused("seat-taken", seat=number)
    async with desk.host.hold(live):
        return live


async def _asked(reader: Reader, live: LiveTable, seat: int, action: str) -> Response[bytes]:
    """The question for a name. Whoever sits there already (a link opened again, or one's own) goes to the table."""
    if seat in await reader.seats(live):
        return await _seated(reader, live, seat)
    return page("join.html", reader, live.table.rules.id, live=live, seat=seat, action=action)


async def _seated(reader: Reader, live: LiveTable, seat: int) -> Response[bytes]:
    shared = len(await reader.seats(live)) > 1
    return go(f"/tables/{live.id}" + (f"?seat={seat}" if shared else ""), reader)


async def _sit(desk: Desk, reader: Reader, live: LiveTable, code: str, name: str) -> Response[bytes]:
    others = [sitting.name for sitting in live.sittings if sitting.kind != "open"]
    chosen = apart(name, others) if name else reader.name_beside(others)
    await desk.seating.join(live, code, chosen, browser=hashed(reader.browser))
    desk.browsers.forget_all()
    if name:
        reader.keep("name", name)
    return go(f"/tables/{live.id}", reader)


@post("/tables/{table_id:str}/seats/{number:int}/invite", status_code=200)
async def invite(visitor: Visitor, number: int) -> Response[bytes]:
    """A new link for a seat; the ones before it no longer work."""
    await visitor.reader.form()
    asker = visitor.asker
    secret = await visitor.desk.seating.invite(visitor.live, number, asker.seats, asker.owner)
    links = visitor.reader.links() | {str(number): invite_link(visitor.live.id, secret)}
    visitor.reader.keep_links(visitor.live.id, links)
    return go(f"/tables/{visitor.live.id}", visitor.reader)


HANDLERS = (invited, join, free, sit, invite)
