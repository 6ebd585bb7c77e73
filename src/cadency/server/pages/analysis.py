"""How a finished game was won: everybody's chances, the largest swings, how well each played."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from cadency.bots.advice import hundred, in_words
from cadency.bots.analysis import Analysis, Swing, played, swings
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
    lines = [_line(found, seat, names[seat], t) for seat in range(found.seats)]
    return {
        "names": names,
        "me": me,
        "graph": graph(found, largest, names, me, " ".join(lines)),
        "swings": [_card(found, swing, table, t) for swing in largest],
        "played": played(found),
        "standing": {placing.seat: placing for placing in table.standing()},
    }


def _shown(found: Analysis, value: float) -> int:
    return round(value) if found.alone else hundred(value)


def _line(found: Analysis, seat: int, name: str, t: Texts) -> str:
    values = [found.at(move)[seat] for move in range(len(found.moves) + 1)]
    most, least = max(values), min(values)
    numbers = {"start": values[0], "most": most, "least": least, "end": values[-1]}
    said = {key: _shown(found, value) for key, value in numbers.items()}
    return t("analysis-line", name=name, high=values.index(most), low=values.index(least), **said)


def _card(found: Analysis, swing: Swing, table: Table, t: Texts) -> dict[str, Any]:
    better = " · ".join(in_words(table.rules, swing.better, t))
    change = "analysis-change-alone" if found.alone else "analysis-change"
    by = max(1, swing.by(found.alone))
    return {
        "at": swing.at,
        "seat": swing.seat,
        "did": t("analysis-did", played=in_words(table.rules, [swing.played], t)[0]),
        "why": t("analysis-better", better=better, by=by) if better else t("analysis-nothing"),
        "change": t(change, before=_shown(found, swing.before), after=_shown(found, swing.after)),
    }


HANDLERS = (analysis,)
