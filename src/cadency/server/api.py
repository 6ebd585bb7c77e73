"""The API for playing: any client can. Answers are JSON; see /schema."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.types import ASGIApp

import cadency
from cadency.bots import bots_of
from cadency.server import undoing
from cadency.server.access import AnyRequest
from cadency.server.description import PROBLEMS
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.knowledge import told_record
from cadency.server.looks import look, moment
from cadency.server.problems import ready
from cadency.server.shapes import (
    Choosing,
    Game,
    Joining,
    Look,
    Taken,
    Undoing,
)
from cadency.server.stream import Stream, Teller, resume_from
from cadency.server.visits import Visit

Since = Annotated[int, Parameter(ge=-1, le=1_000_000_000, description="Only events after this version")]


@get("/games", operation_id="games", responses=PROBLEMS)
async def games(desk: Desk) -> list[Game]:
    """Every game that can be played, with seat counts, options, the levels of bots and content packs."""
    packs = desk.settings.packs
    return [Game(**game, levels=list(bots_of(game["id"])), packs=packs.names(game["id"])) for game in cadency.games()]


def invite_link(table_id: str, invite: str) -> str:
    return f"/tables/{table_id}/join/{invite}"


@post("/tables/{table_id:str}/join", operation_id="join", status_code=200, responses=PROBLEMS)
async def join(request: AnyRequest, desk: Desk, table_id: str, data: Joining) -> Taken:
    """Take a seat with its invite, once. If the answer is lost, send the same again: with the same ``key`` (16 random
    characters or more, kept to yourself) you get the same token as long as it is good."""
    live = await desk.find(request, table_id)
    seat, token = await desk.seating.join(live, data.invite, data.name, data.key)
    desk.browsers.forget_all()
    return Taken(seat, token)


@get("/tables/{table_id:str}/look", operation_id="look", responses=PROBLEMS)
async def see(
    visit: Visit,
    since: Since = -1,
    brings: Annotated[bool, Parameter(description="Say of each option what it would bring about")] = False,
    at: Annotated[int | None, Parameter(ge=0, le=1_000_000_000, description="How it was after so many answers")] = None,
) -> Response[Look]:
    """All that you may know of a table now. ``texts`` adds every question, option and event in words."""
    host, live = visit.desk.host, visit.live
    host.wake(live)
    if at is None:
        return await visit.told(since, brings)
    then = await host.moment(live, at)
    async with host.hold(live):
        return ready(moment(live, then, visit.asker.seat, visit.texts))


@post("/tables/{table_id:str}/choices", operation_id="choose", status_code=200, responses=PROBLEMS)
async def choose(visit: Visit, data: Choosing) -> Response[Look]:
    """Answer what you are asked. On disk when you read the answer, which is your new look since ``version``."""
    said = await visit.choose(data)
    return ready(said) if isinstance(said, bytes) else said


@post("/tables/{table_id:str}/undo", operation_id="undo", status_code=200, responses=PROBLEMS)
async def undo(visit: Visit, data: Undoing) -> Response[Look]:
    """Take back your last answer if nothing was learnt since, or propose to everybody to go back."""
    host = visit.desk.host
    try:
        if data.propose:
            await undoing.propose(host, visit.live, visit.seated, data.version, data.answers)
        else:
            await undoing.undo(host, visit.live, visit.seated, data.version)
    except Refused as error:
        return await visit.stale(error, -1)
    return await visit.told()


@post("/tables/{table_id:str}/undo/agree", operation_id="agreeUndo", status_code=200, responses=PROBLEMS)
async def agree(visit: Visit) -> Response[Look]:
    """Agree to go back; done when all have."""
    await undoing.answer(visit.desk.host, visit.live, visit.seated, True)
    return await visit.told()


@post("/tables/{table_id:str}/undo/decline", operation_id="declineUndo", status_code=200, responses=PROBLEMS)
async def decline(visit: Visit) -> Response[Look]:
    """Decline to go back."""
    await undoing.answer(visit.desk.host, visit.live, visit.seated, False)
    return await visit.told()


@get(
    "/tables/{table_id:str}/stream",
    operation_id="stream",
    responses={
        200: ResponseSpec(data_container=str, media_type="text/event-stream", description="Events"),
        **PROBLEMS,
    },
)
async def stream(
    request: AnyRequest,
    visit: Visit,
    since: Annotated[int | None, Parameter(ge=-1, le=1_000_000_000)] = None,
    said: Annotated[int, Parameter(ge=0, le=1_000_000_000, description="Only chat after this number")] = 0,
) -> ASGIApp:
    """A look whenever something changes, and chat. Last-Event-ID resumes. When the token by which you listen is
    replaced or revoked, or its seat handed over, the last event is ``ended``, with the reason as a Problem."""
    desk, live, seat = visit.desk, visit.live, visit.asker.seat
    teller = Teller(desk.host, live, seat, said, lambda seen: look(live, seat, seen, visit.texts))
    last = resume_from(request.headers.get("last-event-id"), since)
    return Stream(request, desk, live, visit.asker, visit.lang, teller, last)


@get("/tables/{table_id:str}/record", operation_id="record", media_type="application/x-ndjson", responses=PROBLEMS)
async def record(visit: Visit) -> Response[str]:
    """The record: while the game runs what you know of it, afterwards everything, with the seed."""
    text, name = await told_record(visit.desk.host, visit.live, visit.asker.seat)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


HANDLERS = (games, join, see, choose, undo, agree, decline, stream, record)
