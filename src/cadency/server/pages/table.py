"""The table's page, and the part of it that changes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter
from litestar.types import ASGIApp

from cadency.kernel.errors import CadencyError
from cadency.server.access import AnyRequest, Asker
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.knowledge import known_record
from cadency.server.live import LiveTable
from cadency.server.pages.faces import face
from cadency.server.pages.files import FOREVER
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import answer, fill, go
from cadency.server.pages.scene import Scene, look_at
from cadency.server.stream import Stream, message, resume_from

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

    async def shown(
        self, status: int = 200, note: str = "", at: int | None = None, place: str = "", board: bool = False
    ) -> Response[bytes]:
        """The page, or its changing part where the page's script asks."""
        host, live, reader = self.desk.host, self.live, self.reader
        then = None if at is None else await host.moment(live, at)
        seated = bool(self.asker.seats)
        chat = await self.desk.ledger.said(live.id, max(0, live.last_said - 50), 50) if seated else []
        async with host.hold(live):  # until all is written: nothing may move while it is drawn
            scene = look_at(live, reader, self.asker, then)
            scene.unsure = len(self.asker.seats) > 1 and "seat" not in reader.request.query_params
            context = _context(scene, not reader.live, place, board)
            context.update(note=note, chat=chat, links=reader.links())
            template = "parts/live.html" if reader.live else "table.html"
            html = fill(template, reader, scene.table.rules.id, **context)
        host.wake(live)
        return answer(html, reader, status)


async def provide_visitor(
    request: AnyRequest, desk: Desk, reader: Reader, table_id: str, seat: Seat = None, watch: str | None = None
) -> Visitor:
    live = await desk.find(request, table_id)
    async with desk.host.hold(live):
        pass
    if watch is not None:  # from now on this browser may look on, without the secret in its address
        await desk.doorman.ask(request, live, seat, watch)
        await reader.remember(watch)
    asker = await desk.doorman.ask(request, live, seat, watch)
    return Visitor(desk, live, reader, asker)


def _context(scene: Scene, whole: bool, place: str, board: bool) -> dict[str, Any]:
    shown = face(scene.table.rules.id)
    ended = bool(scene.table.over) and scene.at is None and not board
    context: dict[str, Any] = {
        "scene": scene,
        "live": scene.live,
        "whole": whole,
        "definitions": shown.definitions() if whole else "",
        "crumbs": shown.crumbs(scene),
        "ended": ended,
        "covered": scene.covered,
        "undo": _undo(scene),
        "phone": None,
        "ending": shown.ending(scene) if ended else None,
        "board_shown": board,
        "proof": _proof(scene) if ended else "",
    }
    if ended or scene.covered is not None:
        return context
    context.update(prompt=shown.prompt(scene), tale=shown.tale(scene), notice=shown.notice(scene))
    if scene.reader.phone:
        narrow = context["phone"] = shown.phone(scene, place)
        for group in context["prompt"]["groups"]:
            names = {button["option"].spelled for button in group["buttons"]}
            group["here"] = bool(names - narrow["elsewhere"])
    else:
        context["desk"] = shown.desk(scene, whole)
    return context


def _undo(scene: Scene) -> dict[str, Any]:
    """What can be taken back, by whom, and what somebody asks everybody to take back."""
    table, seat = scene.live.table, scene.seat
    found: dict[str, Any] = {"alone": False, "ask": False, "by": None, "answer": False}
    if seat is None or scene.at is not None:
        return found
    found["alone"] = table.can_undo(seat)
    others = any(other.kind == "human" for other in scene.sittings if other.seat != seat)
    done = any(given.seat == seat for given in table.record.answers)
    found["ask"] = done and not found["alone"] and not table.over
    found["people"] = others
    if table.proposal is not None:
        found["by"] = table.proposal[0]
        found["answer"] = seat not in table.agreed
    return found


def _proof(scene: Scene) -> str:
    """Whether the seed that is now open gives every draw of the game."""
    try:
        return str(scene.live.table.verify())
    except CadencyError:
        return ""


@get("/tables/{table_id:str}")
async def table(visitor: Visitor, at: At = None, place: Place = "", board: bool = False) -> Response[bytes]:
    """The page of a table."""
    if "watch" in visitor.reader.request.query_params:  # remembered now; the secret need not stay in the address
        return go(f"/tables/{visitor.live.id}", visitor.reader)
    return await visitor.shown(at=at, place=place, board=board)


class _Ticker:
    """Tells a page that something changed; it then asks for what it may see."""

    def __init__(self, live: LiveTable, host: Any) -> None:
        self._live = live
        self._host = host
        self._told: Any = None

    async def __call__(self, since: int) -> tuple[int, bytes]:
        async with self._host.hold(self._live) as table:
            proposal = (table.proposal, len(table.agreed) if table.proposal else 0)
            now = (table.version, proposal, self._live.last_said, tuple(s.name for s in self._live.sittings))
            if now == self._told:
                return since, b""
            first, moved = self._told is None, since != table.version
            self._told = now
            event = "moved" if moved else "here" if first else "said"
            return table.version, message(event, str(table.version).encode(), table.version)


@get("/tables/{table_id:str}/events")
async def events(
    request: AnyRequest, visitor: Visitor, since: Annotated[int | None, Parameter(ge=-1)] = None
) -> ASGIApp:
    """A sign whenever the table changes."""
    desk, live = visitor.desk, visitor.live
    if desk.host.closing.is_set():
        raise Refused("closing")
    desk.host.wake(live)
    last = resume_from(request.headers.get("last-event-id"), since)
    slot = desk.streams.take(request.client.host if request.client else "")
    return Stream(desk.host, live, _Ticker(live, desk.host), last, desk.settings.heartbeat, slot)


@get("/tables/{table_id:str}/record")
async def record(visitor: Visitor) -> Response[str]:
    """The record as a file: what the reader knows, afterwards everything."""
    async with visitor.desk.host.hold(visitor.live) as held:
        text = known_record(held, visitor.asker.seat)
        name = f"{held.rules.id}-{visitor.live.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get("/boards/{game:str}/{seats:int}/{digest:str}")
async def land(game: str, seats: int, digest: str) -> Response[str]:
    """The painted land of a board; it never changes."""
    from cadency import rules

    if seats not in rules(game).seats:
        raise Refused("no-page", path=f"/boards/{game}/{seats}/{digest}")
    drawn = face(game).land(seats)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": FOREVER})


HANDLERS = (table, events, record, land)
