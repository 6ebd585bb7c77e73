"""How a finished game was won: everybody's chances, the largest swings, how well each played."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from cadency.bots.analysis import Analysis, Swing, played, swings
from cadency.bots.analysis_told import change, course, sentence
from cadency.server.errors import Refused
from cadency.server.pages.graph import graph
from cadency.server.pages.render import page
from cadency.server.pages.table import Visitor
from cadency.table import Table
from cadency.texts import Texts


@get("/tables/{table_id:str}/analysis")
async def analysis(visitor: Visitor) -> Response[bytes]:
    """Never while the game runs. What is not known yet is worked out meanwhile."""
    desk, live, reader = visitor.desk, visitor.live, visitor.reader
    async with desk.host.hold(live) as table:
        if not table.over:
            raise Refused("still-running")
        found = desk.analyses.of(live)
        t = reader.texts(table.rules.id)
        names = [sitting.name or t.seat(sitting.seat) for sitting in live.sittings]
        context: dict[str, Any] = {"found": found, "live": live, "here": f"/tables/{live.id}"}
        if found is not None and found.done:
            context.update(_told(found, table, t, names, visitor.asker.seat))
        return page("analysis.html", reader, table.rules.id, **context)


def _told(found: Analysis, table: Table, t: Texts, names: list[str], me: int | None) -> dict[str, Any]:
    largest = swings(found)
    lines = [course(found, seat, names[seat], t) for seat in range(found.seats)]
    return {
        "names": names,
        "me": me,
        "graph": graph(found, largest, names, me, " ".join(lines)),
        "swings": [_card(found, swing, table, t) for swing in largest],
        "played": played(found),
        "standing": {placing.seat: placing for placing in table.standing()},
    }


def _card(found: Analysis, swing: Swing, table: Table, t: Texts) -> dict[str, Any]:
    return {
        "at": swing.at,
        "seat": swing.seat,
        "told": sentence(found, swing, table, t),
        "change": change(found, swing, t),
    }


HANDLERS = (analysis,)
