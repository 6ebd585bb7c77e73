"""How a finished game was won: everybody's chances, the largest swings, how well each played."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec
from litestar import Response, get
from markupsafe import Markup

from cadency.boards.kit import rect
from cadency.bots.analysis import Analysis, Played, Swing, positions
from cadency.bots.analysis_told import better, change, counted, course, deed, in_round, moved, result, shown, steps
from cadency.bots.judge import judge_for
from cadency.bots.verdict import finest, played, swings
from cadency.kernel.nature import ahead
from cadency.server.errors import Refused
from cadency.server.limits import charged
from cadency.server.live import LiveTable
from cadency.server.pages.cutout import cutout, place
from cadency.server.pages.graph import DESK, PHONE, TOP, Told, graph
from cadency.server.pages.ground import board
from cadency.server.pages.otherwise import otherwise
from cadency.server.pages.render import page, put
from cadency.server.pages.table import Visitor
from cadency.table import Table
from cadency.texts import Texts


class Reading(NamedTuple):
    """A finished game, what is known of it, and who reads that."""

    live: LiveTable
    table: Table
    found: Analysis
    t: Texts
    names: list[str]
    me: int | None


@get("/tables/{table_id:str}/analysis")
async def analysis(visitor: Visitor) -> Response[bytes]:
    """Never while the game runs. What is not known yet is worked out meanwhile; what is known is shown."""
    desk, live, reader = visitor.desk, visitor.live, visitor.reader
    judge_for(live.table.rules.id)  # a game that nobody can judge cannot be looked at so
    async with desk.host.hold(live) as table:
        if not table.over:
            raise Refused("still-running")
        found, game = desk.analyses.of(live), table.rules.id
        t, me = reader.texts(game), visitor.asker.seat
        names = [sitting.name or t.seat(sitting.seat) for sitting in live.sittings]
        reading = None if found is None or not found.moves else Reading(live, table, found, t, names, me)
        context: dict[str, Any] = {
            "found": found,
            "failed": desk.analyses.failed(live),
            "here": f"/tables/{live.id}",
            "ended": result(table, names, t),
            "name": t(f"game-{game}"),
            "body": "" if reading is None else await _body(reading),
        }
        return page("analysis.html", reader, game, definitions=board(game).definitions, **context)


async def _body(reading: Reading) -> Markup:
    """What is the same for all readers of a kind; drawn where nobody waits for it, and kept."""
    live, found = reading.live, reading.found
    key = ("analysis", reading.t.language, reading.me, found.work)
    if key not in live.cache:
        drawn = await asyncio.to_thread(charged, _drawn, reading)
        live.cached(key, lambda: drawn)
    kept: str = live.cached(key, str)
    return Markup(kept)  # noqa: S704 - filled by a template


def _drawn(reading: Reading) -> str:
    return put("parts/analysis.html", reading.t, here=f"/tables/{reading.live.id}", **_told(reading))


def _told(reading: Reading) -> dict[str, Any]:
    found, table, t, names = reading.found, reading.table, reading.t, reading.names
    largest = swings(found)
    placed = sorted(table.standing(), key=lambda placing: (placing.rank, placing.seat))
    winners = [one.seat for one in placed if one.rank == 1 and one.outcome != "lost"]
    now = largest[0].move + 1 if largest else len(found.moves)
    said = " ".join([course(found, seat, names[seat], t) for seat in range(found.seats)])
    told = Told(names, winners, reading.me, said, now)
    who = reading.me if reading.me is not None else winners[0] if winners else 0
    best = finest(found, who) if found.done else None
    cards = [_card(reading, swing) for swing in [*largest, *([best] if best else [])]]
    shapes = _pictures(reading, cards) if found.done else ""
    graded = {one.seat: _graded(one, t) for one in played(found)} if found.done else {}
    return {
        "found": found,
        "sittings": reading.live.sittings,
        "names": names,
        "me": reading.me,
        "graphs": [graph(found, largest, told, sheet, t) for sheet in (DESK, PHONE)],
        "course": _course(reading, largest),
        "by_round": _by_round(found),
        "now": now,
        "swings": cards[: len(largest)],
        "best": cards[-1] if best else None,
        "whose": who,
        "placed": placed,
        "graded": graded,
        "shapes": Markup(shapes),  # noqa: S704 - drawn by us
    }


def _card(reading: Reading, swing: Swing) -> dict[str, Any]:
    found, table, t = reading.found, reading.table, reading.t
    return {
        "swing": swing,
        "head": _head(reading, swing),
        "did": t("analysis-did", played=steps(swing.played, table, t)),
        "better": better(found, swing, table, t) if swing.better else t("analysis-nothing"),
        "change": change(found, swing, t),
        "picture": "",
    }


def _head(reading: Reading, swing: Swing) -> str:
    t, number = reading.t, in_round(reading.found, swing)
    did = deed(swing, reading.table, reading.names, reading.me, t)
    return (
        t("analysis-in-round", round=number, deed=did) if number else t("analysis-swing", move=swing.move + 1, deed=did)
    )


def _pictures(reading: Reading, cards: list[dict[str, Any]]) -> str:
    """Put a picture on each card: of the first thing in the turn that had a place on the board, else of the middle of
    the board. What all of them refer to."""
    table, shapes = reading.table, dict[str, str]()
    open_ones = list(cards)
    for n, (s, seat, step) in enumerate(positions(table)):
        here = [card for card in open_ones if card["swing"].at <= n < card["swing"].last]
        decision = ahead(s) if here else None
        if decision is None or step is None:
            continue
        view = table.rules.view(s, None)
        anchor = place(table.rules.id, view, decision, step.wire)
        for card in here:
            if anchor is not None or not card["picture"]:
                said = reading.t("analysis-picture" if anchor is not None else "analysis-board")
                found = cutout(table.rules.id, view, reading.t, reading.names, seat, anchor, said)
                shapes |= found.shapes
                card["picture"] = found.drawn
            if anchor is not None:
                open_ones.remove(card)
    return "".join(shapes.values())


def _graded(one: Played, t: Texts) -> dict[str, Any]:
    drawn, x, all_of_it = "", 0.0, max(1, one.turns)
    for name, count in (("best", one.best), ("fair", one.fair), ("slip", one.slip), ("mistake", one.mistake)):
        wide = 312.0 * count / all_of_it
        if count:
            drawn += rect(x + 0.5, 0.5, max(1.0, wide - 2), 11, 3, class_=name)
        x += wide
    mix = f'<svg class="mix" viewBox="0 0 312 12" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>'
    return {"one": one, "counts": counted(one, t), "mix": Markup(mix)}  # noqa: S704 - drawn by us


def _by_round(found: Analysis) -> list[tuple[int, list[int]]]:
    """How all stood after each round."""
    ends = [*found.rounds[1:], len(found.moves)]
    return [(n, [shown(found, value) for value in found.at(end)]) for n, end in enumerate(ends, 1)]


def _course(reading: Reading, largest: list[Swing]) -> Markup:
    """Every move for the script that walks through them: words for when it was and what was done, the answers before
    it, whose it was, and how all stood after it."""
    found, t = reading.found, reading.t
    many, rows = len(found.moves), []
    for n in range(many + 1):
        stood = [shown(found, value) for value in found.at(n)]
        if not n:
            rows.append((t("analysis-before"), "", 0, -1, stood))
            continue
        move = found.moves[n - 1]
        name = "" if move.seat == reading.me else f"{reading.names[move.seat]}: "
        did = f"{name}{moved(found, n - 1, reading.table, t)}"
        number = sum([begun < n for begun in found.rounds])
        when = t("analysis-move", move=n, moves=many)
        when = t("analysis-move-round", round=number, when=when) if number else when
        rows.append((when, did, move.first, move.seat, stood))
    told = {
        "moves": rows,
        "rounds": found.rounds,
        "swings": [swing.move + 1 for swing in largest],
        "names": reading.names,
        "x": [[sheet.left, sheet.wide] for sheet in (DESK, PHONE)],
        "top": TOP,
    }
    return Markup(msgspec.json.encode(told).decode().replace("<", "\\u003c"))  # noqa: S704 - nothing ends the script


HANDLERS = (analysis, otherwise)
