"""The API around the game: lists of tables, seats and their secrets, chat, and ending early."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, post
from litestar.params import Parameter
from sqlalchemy import RowMapping

from cadency.server.access import AnyRequest, bearer
from cadency.server.api import invite_link
from cadency.server.browsers import COOKIE
from cadency.server.description import PROBLEMS
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.problems import ready
from cadency.server.seating import Wish
from cadency.server.shapes import (
    ChatTold,
    ForgottenTold,
    Invited,
    Look,
    NewSeat,
    NewTable,
    Replacing,
    Saying,
    SeatTold,
    Stopping,
    TableTold,
    TableWish,
    Taken,
    encode,
)
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import hashed
from cadency.server.visits import Visit, provide_visit

Number = Annotated[int, Parameter(ge=0, le=9)]
After = Annotated[int, Parameter(ge=0, le=1_000_000_000)]


def told(desk: Desk, row: RowMapping, sittings: list[Sitting]) -> TableTold:
    """A table in a list."""
    seats = [
        SeatTold(sitting.seat, sitting.kind, sitting.name, **({"level": sitting.level} if sitting.level else {}))
        for sitting in sittings
    ]
    until = desk.house.goes_at(row["changed"], row["over"])
    kept = {key: row[key] for key in ("id", "game", "public", "created", "changed", "version", "waiting")}
    over, pack = row["over"] or None, row["pack"] or None
    return TableTold(**kept, pace=row["pace"], pack=pack, over=over, seats=seats, until=until)


class Tables(Controller):
    """All tables: opening and listing them."""

    path = "/tables"

    @get(operation_id="tables", responses=PROBLEMS)
    async def tables(
        self,
        desk: Desk,
        which: Annotated[Literal["open", "running", "over", "all"], Parameter(query="state")] = "all",
        most: Annotated[int, Parameter(ge=1, le=100)] = 50,
    ) -> list[TableTold]:
        """Public tables, the latest first: with a free seat, running, or over."""
        rows = await desk.ledger.public_tables(which, most)
        return [told(desk, row, await desk.ledger.sittings(row["id"])) for row in rows]

    @post(operation_id="openTable", responses=PROBLEMS)
    async def open_table(self, request: AnyRequest, desk: Desk, data: TableWish) -> NewTable:
        """Open a table. Secrets are told here and nowhere else. If the answer is lost, send the same again: with the
        same ``key`` (16 random characters or more, kept to yourself) you get the same table and the same secrets, of
        which those that were used or replaced since are no longer good."""
        sittings = [
            Sitting(seat, wish.kind, wish.name, wish.level if wish.kind == "bot" else "")
            for seat, wish in enumerate(data.seats)
        ]
        pack = desk.settings.packs.find(data.game, data.pack)
        wish = Wish(data.game, sittings, data.options, data.public, pack, data.pace)
        opened = await desk.open(request, wish, data.key)
        seats = [NewSeat(sitting.seat, sitting.kind) for sitting in sittings]
        for seat, token in opened.tokens.items():
            seats[seat].token = token
        for seat, invite in opened.invites.items():
            seats[seat].invite, seats[seat].link = invite, invite_link(opened.id, invite)
        return NewTable(opened.id, opened.commitment, seats, opened.owner, opened.watch)


@get("/tables/{table_id:str}", operation_id="table", responses=PROBLEMS)
async def table(visit: Visit) -> TableTold:
    """One table: who sits there, and where it stands."""
    row = await visit.desk.ledger.table(visit.live.id)
    if row is None:
        raise Refused("no-table", table=visit.live.id)
    return told(visit.desk, row, visit.live.sittings)


class Invites(Controller):
    """The invite of a seat."""

    path = "/tables/{table_id:str}/seats/{number:int}/invite"

    @post(operation_id="invite", status_code=200, responses=PROBLEMS)
    async def invite(self, visit: Visit, number: Number) -> Invited:
        """A new invite: for a free seat by whoever opened the table, for a taken one by whoever sits there."""
        secret = await visit.desk.seating.invite(visit.live, number, visit.asker.seats, visit.asker.owner)
        return Invited(number, secret, invite_link(visit.live.id, secret))

    @delete(operation_id="revokeInvite", responses=PROBLEMS)
    async def revoke_invite(self, visit: Visit, number: Number) -> None:
        """Revoke the invite of a seat."""
        await visit.desk.seating.revoke_invite(visit.live, number, visit.asker.seats, visit.asker.owner)


@post(
    "/tables/{table_id:str}/seats/{number:int}/token", operation_id="replaceToken", status_code=200, responses=PROBLEMS
)
async def replace_token(
    request: AnyRequest, desk: Desk, table_id: str, number: Number, data: Replacing | None = None
) -> Taken:
    """A new token for your seat; those before it are revoked. If the answer is lost, send the same again, by the old
    token: with the same ``key`` (16 random characters or more, kept to yourself) you get the same new one."""
    live, old, key = await desk.find(request, table_id), bearer(request) or "", "" if data is None else data.key
    again = await desk.seating.replaced(live, number, old, key) if old else None
    if again is not None:
        return Taken(number, again)
    visit = await provide_visit(request, desk, table_id)
    browser = "" if old else hashed(desk.browsers.read(request.cookies.get(COOKIE)) or "")
    secret = await desk.seating.replace_token(live, number, visit.asker, old, key, browser)
    desk.browsers.forget_all()
    return Taken(number, secret)


class Talk(Controller):
    """Chat among those seated."""

    path = "/tables/{table_id:str}/chat"

    @get(operation_id="readChat", responses=PROBLEMS)
    async def read_chat(
        self, visit: Visit, after: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0
    ) -> list[ChatTold]:
        """What those seated said after number ``after``; only they read it."""
        visit.asker.must_sit()
        rows = await visit.desk.ledger.said(visit.live.id, after, 200)
        return [ChatTold(row["n"], row["seat"], visit.live.names[row["seat"]], row["text"], row["at"]) for row in rows]

    @post(operation_id="say", responses=PROBLEMS)
    async def say(self, visit: Visit, data: Saying) -> ChatTold:
        """Say something to those seated."""
        live, seat = visit.live, visit.seated
        wait = visit.desk.chatter.wait(f"{live.id}/{seat}")
        if wait:
            raise Refused("too-chatty", seconds=int(wait) + 1)
        chat = await visit.desk.host.say(live, seat, data.text)
        return ChatTold(chat.n, seat, live.names[seat], chat.text, chat.at)


@post("/tables/{table_id:str}/forget", operation_id="forget", status_code=200, responses=PROBLEMS)
async def forget(visit: Visit) -> ForgottenTold:
    """Have your seat here forgotten: its name, what was said from it and its token. While the game runs the seat
    becomes free; a table at which nobody else sits is removed. Records that were downloaded cannot be recalled."""
    done = await visit.desk.house.forget([(visit.live.id, visit.seated)])
    return ForgottenTold(done.seats, done.lines, bool(done.tables))


@post("/tables/{table_id:str}/stop", operation_id="stop", status_code=200, responses=PROBLEMS)
async def stop(visit: Visit, data: Stopping) -> Response[Look]:
    """End the game early; only whoever opened the table can. Also a game whose rules are no longer played here: then
    the answer is the table as it is listed."""
    if not visit.asker.owner:
        raise Refused("not-owner")
    await visit.desk.host.stop(visit.live, data.reason)
    if await visit.desk.host.try_load(visit.live) is not None:
        return ready(encode(await table.fn(visit)))
    return await visit.told()


HANDLERS = (Tables, table, Invites, replace_token, Talk, forget, stop)
