"""The API around the game: lists of tables, seats and their secrets, chat, and ending early."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, post
from litestar.params import Parameter
from sqlalchemy import RowMapping

from cadency.server.access import AnyRequest
from cadency.server.api import invite_link
from cadency.server.description import PROBLEMS
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.shapes import (
    ChatTold,
    Invited,
    Look,
    NewSeat,
    NewTable,
    Saying,
    SeatTold,
    Stopping,
    TableTold,
    TableWish,
    Taken,
)
from cadency.server.store.ledger import Sitting
from cadency.server.visits import Visit

Number = Annotated[int, Parameter(ge=0, le=9)]
After = Annotated[int, Parameter(ge=0, le=1_000_000_000)]


def told(row: RowMapping, sittings: list[Sitting]) -> TableTold:
    """A table in a list."""
    seats = [
        SeatTold(sitting.seat, sitting.kind, sitting.name, **({"level": sitting.level} if sitting.level else {}))
        for sitting in sittings
    ]
    kept = {key: row[key] for key in ("id", "game", "public", "created", "changed", "version", "waiting")}
    return TableTold(**kept, over=row["over"] or None, seats=seats)


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
        return [told(row, await desk.ledger.sittings(row["id"])) for row in rows]

    @post(operation_id="openTable", responses=PROBLEMS)
    async def open_table(self, request: AnyRequest, desk: Desk, data: TableWish) -> NewTable:
        """Open a table. Secrets are told here and nowhere else."""
        wait = desk.openings.wait(request.client.host if request.client else "")
        if wait:
            raise Refused("too-many", seconds=int(wait) + 1)
        sittings = [
            Sitting(seat, wish.kind, wish.name, wish.level if wish.kind == "bot" else "")
            for seat, wish in enumerate(data.seats)
        ]
        opened = await desk.seating.open(data.game, sittings, data.options, data.public)
        table_id = opened.live.id
        seats = [NewSeat(sitting.seat, sitting.kind) for sitting in sittings]
        for seat, token in opened.tokens.items():
            seats[seat].token = token
        for seat, invite in opened.invites.items():
            seats[seat].invite, seats[seat].link = invite, invite_link(table_id, invite)
        return NewTable(table_id, opened.live.table.commitment, seats, opened.owner, opened.watch)


@get("/tables/{table_id:str}", operation_id="table", responses=PROBLEMS)
async def table(visit: Visit) -> TableTold:
    """One table: who sits there, and where it stands."""
    row = await visit.desk.ledger.table(visit.live.id)
    if row is None:
        raise Refused("no-table", table=visit.live.id)
    return told(row, visit.live.sittings)


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
async def replace_token(visit: Visit, number: Number) -> Taken:
    """A new token for your seat; those before it are revoked."""
    secret = await visit.desk.seating.replace_token(visit.live, number, visit.asker.seats)
    visit.desk.browsers.forget_all()
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


@post("/tables/{table_id:str}/stop", operation_id="stop", status_code=200, responses=PROBLEMS)
async def stop(visit: Visit, data: Stopping) -> Response[Look]:
    """End the game early; only whoever opened the table can."""
    if not visit.asker.owner:
        raise Refused("not-owner")
    await visit.desk.host.stop(visit.live, data.reason)
    return await visit.told()


HANDLERS = (Tables, table, Invites, replace_token, Talk, stop)
