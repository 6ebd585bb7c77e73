"""The table's page, and the part of it that changes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter
from litestar.types import ASGIApp

from cadency.server.access import AnyRequest, Asker
from cadency.server.coaching import off
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.knowledge import told_record
from cadency.server.live import LiveTable
from cadency.server.pages.changes import SHOWN
from cadency.server.pages.chat import said
from cadency.server.pages.dates import day, near
from cadency.server.pages.faces import face
from cadency.server.pages.files import FOREVER
from cadency.server.pages.ground import definitions
from cadency.server.pages.ground import land as painted
from cadency.server.pages.push import Packed, Pusher, current
from cadency.server.pages.reader import Reader
from cadency.server.pages.reckoned import RECKONINGS, reckoned
from cadency.server.pages.render import answer, fill, go
from cadency.server.pages.scene import Kind, Scene, look_at
from cadency.server.pages.sheet import Sheet, arms, faces_of, places, sheet
from cadency.server.pages.tale import last_told
from cadency.server.pages.unplayed import unplayed
from cadency.server.stream import Stream

At = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=9)]
Place = Annotated[str, Parameter(max_length=20)]


class Visitor:
    """A reader at a table."""

    def __init__(self, desk: Desk, live: LiveTable, reader: Reader, asker: Asker) -> None:
        self.desk = desk
        self.live = live
        self.reader = reader
        self.asker = asker

    def kind(self, place: str = "", board: bool = False) -> Kind:
        """Which readers see the same as this one."""
        asker, reader = self.asker, self.reader
        unsure = len(asker.seats) > 1 and "seat" not in reader.request.query_params
        return Kind(asker.seat, reader.lang, reader.phone, place if reader.phone else "", asker.seats, unsure, board)

    @property
    def listens(self) -> bool:
        """Whether the page that asks will hear of every change by its stream."""
        return self.reader.request.headers.get("x-stream") == "open"

    async def shown(
        self, status: int = 200, note: str = "", at: int | None = None, place: str = "", board: bool = False
    ) -> Response[bytes]:
        """The page, or all of it that may change where the page's script asks."""
        host, live, reader = self.desk.host, self.live, self.reader
        then = None if at is None else await host.moment(live, at)
        if then is None and not board and reader.request.method == "GET":  # whoever made the last choice does not wait
            await reckoned(host, live)
        kind = self.kind(place, board)
        chat = await said(self.desk.ledger, live) if kind.seats else ()
        async with host.hold(live):  # until all is written: nothing may move while it is drawn
            scene = look_at(live, kind, then)
            drawn = current(live, kind, chat) if then is None else sheet(scene, chat)
            if then is None:
                SHOWN.keep(live, kind, drawn.known)
            context = _context(scene, drawn, not reader.live)
            context.update(note=note, links=reader.links(), asker=self.asker, **_goes(self.desk, scene))
            template = "parts/live.html" if reader.live else "table.html"
            html = fill(template, reader, scene.game, **context)
        host.wake(live)
        return answer(html, reader, status)


async def provide_visitor(
    request: AnyRequest, desk: Desk, reader: Reader, table_id: str, seat: Seat = None, watch: str | None = None
) -> Visitor:
    live = await desk.find(request, table_id)
    if not live.loaded:
        await desk.host.try_load(live)
    if watch is not None:  # from now on this browser may look on, without the secret in its address
        await desk.doorman.ask(request, live, seat, watch)
        await reader.remember(watch)
    asker = await desk.doorman.ask(request, live, seat, watch)
    return Visitor(desk, live, reader, asker)


def _context(scene: Scene, drawn: Sheet, whole: bool) -> dict[str, Any]:
    """What stands round the parts."""
    shown = face(scene.game)
    context: dict[str, Any] = {
        "scene": scene,
        "live": scene.live,
        "sheet": drawn,
        "part": drawn.html,
        "phone": drawn.narrow,
        "whole": whole,
        "definitions": definitions(scene.game) + arms(scene) + faces_of(scene) if whole else "",
        "ended": scene.ended,
        "covered": scene.covered,
        "board_shown": scene.kind.board,
        "advice_off": off(scene.live),
        **places(scene),
    }
    if scene.covered is not None:
        return context
    if scene.ended:
        ending = shown.ending(scene) | {"last": last_told(scene, shown.TELLING)}
        context.update(ending=ending, proof=RECKONINGS.known(scene.live))
    elif drawn.narrow is None:
        context["desk"] = shown.ground(scene, whole)
    return context


def _goes(desk: Desk, scene: Scene) -> dict[str, Any]:
    """Until when the table stays, and whether that is near."""
    at = desk.house.goes_at(scene.live.changed, scene.live.table.over)
    return {"until": None if at is None else day(scene.texts, at), "goes_soon": at is not None and near(at)}


@get("/tables/{table_id:str}")
async def table(visitor: Visitor, at: At = None, place: Place = "", board: bool = False) -> Response[bytes]:
    """The page of a table."""
    if "watch" in visitor.reader.request.query_params:  # remembered now; the secret need not stay in the address
        return go(f"/tables/{visitor.live.id}", visitor.reader)
    refusal = await visitor.desk.host.try_load(visitor.live)
    if refusal is not None:
        return await unplayed(visitor.desk.ledger, visitor.live, visitor.reader, visitor.asker, refusal)
    return await visitor.shown(at=at, place=place, board=board)


@get("/tables/{table_id:str}/events")
async def events(
    request: AnyRequest, visitor: Visitor, sheet: Annotated[str, Parameter(max_length=32)] = "", place: Place = ""
) -> ASGIApp:
    """Whatever changes, for a page that shows a sheet: what it must do to show the next one."""
    desk, live = visitor.desk, visitor.live
    refusal = await desk.host.try_load(live)
    if refusal is not None:
        raise refusal
    shows = (request.headers.get("last-event-id") or sheet)[:32]
    pusher = Pusher(desk.host, live, visitor.kind(place), shows)
    stream = Stream(request, desk, live, visitor.asker, visitor.reader.lang, pusher, -1)
    return Packed(stream) if "gzip" in request.headers.get("accept-encoding", "") else stream


@get("/tables/{table_id:str}/record")
async def record(visitor: Visitor) -> Response[str]:
    """The record as a file: what the reader knows, afterwards everything."""
    text, name = await told_record(visitor.desk.host, visitor.live, visitor.asker.seat)
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get("/boards/{game:str}/{seats:int}/{digest:str}")
async def land(game: str, seats: int, digest: str) -> Response[str]:
    """The painted land of a board; it never changes."""
    from cadency import rules

    if seats not in rules(game).seats:
        raise Refused("no-page", path=f"/boards/{game}/{seats}/{digest}")
    drawn = painted(game, seats)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": FOREVER})


HANDLERS = (table, events, record, land)
