"""The families of a table, each on a page of its own; and once the game is over the chronicle of each, to read and to
print, and the same as a file to keep."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import Parameter
from markupsafe import Markup

from cadency.boards.legacy import faces, svg, window
from cadency.boards.legacy.chronicle import chronicle, words
from cadency.server.errors import Refused
from cadency.server.pages.dates import day
from cadency.server.pages.render import page
from cadency.server.pages.table import Visitor

_STYLE: Final = re.compile("<style>.*?</style>")  # the page has these rules already, and allows none within
House = Annotated[int | None, Parameter(ge=0, le=9)]


async def _drawn(visitor: Visitor, house: int | None) -> tuple[int, str, list[tuple[str, str]]]:
    """Whose chronicle it is, as a file, and its words; refused where there is none."""
    live, t = visitor.live, visitor.reader.texts("legacy")
    async with visitor.desk.host.hold(live) as table:
        seat = _seat(visitor, house)
        if table.rules.id != "legacy" or not table.over or seat >= table.seats:
            raise Refused("no-page", path=f"/tables/{live.id}/chronicle")
        view = table.view(None)
        names = [sitting.name or t.seat(sitting.seat) for sitting in live.sittings]
        drawn = chronicle(view, seat, t, names, day(t, live.changed))
        return seat, drawn, words(view, seat, t.language)


def _seat(visitor: Visitor, house: int | None) -> int:
    """The house that is asked for, or the reader's own, or the first."""
    if house is not None:
        return house
    return visitor.asker.seat if visitor.asker.seat is not None else 0


@get("/tables/{table_id:str}/chronicle")
async def read(visitor: Visitor, house: House = None) -> Response[bytes]:
    """The chronicle on a page, with its words for whoever cannot see it."""
    seat, drawn, told = await _drawn(visitor, house)
    context: dict[str, Any] = {
        "live": visitor.live,
        "seat": seat,
        "drawn": Markup(_STYLE.sub("", drawn)),  # noqa: S704 - drawn by us, words escaped
        "told": told,
    }
    return page("chronicle.html", visitor.reader, "legacy", **context)


@get("/tables/{table_id:str}/chronicle.svg")
async def keep(visitor: Visitor, house: House = None) -> Response[str]:
    """The chronicle as a file that needs nothing else."""
    seat, drawn, _ = await _drawn(visitor, house)
    name = f"legacy-{visitor.live.id}-{seat + 1}.svg"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@get("/tables/{table_id:str}/family")
async def family(visitor: Visitor, house: House = None) -> Response[bytes]:
    """The tree of any family with all the room it needs, whenever somebody wants to see it."""
    live, t = visitor.live, visitor.reader.texts("legacy")
    async with visitor.desk.host.hold(live) as table:
        seat = _seat(visitor, house)
        if table.rules.id != "legacy" or seat >= table.seats:
            raise Refused("no-page", path=f"/tables/{live.id}/family")
        view = table.view(None)
        names = [sitting.name or t.seat(sitting.seat) for sitting in live.sittings]
        inner = "".join(window.things(view, seat, t).values())
        drawn = window.framed(view, seat, t, names, inner)
        seen = sorted(set(re.findall(r'href="#face-([a-z0-9-]+)"', inner)))
        faces_ = "".join(faces.symbols(view, seen).values()) if seen else ""
    context: dict[str, Any] = {
        "live": live,
        "seat": seat,
        "over": bool(table.over),
        "defs": Markup(svg.definitions() + faces_),  # noqa: S704 - drawn by us
        "drawn": Markup(drawn),  # noqa: S704 - drawn by us, words escaped
    }
    return page("family.html", visitor.reader, "legacy", **context)


HANDLERS = (read, keep, family)
