"""Home: what this is, one button to play, and the tables."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from sqlalchemy import RowMapping

from cadency.server.desk import Desk
from cadency.server.pages.cards import cards
from cadency.server.pages.dates import day, near
from cadency.server.pages.ground import board
from cadency.server.pages.lessons import unlearnt
from cadency.server.pages.postcard import postcard
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import hashed

_SHOWN = 5


@get("/")
async def home(desk: Desk, reader: Reader) -> Response[bytes]:
    mine = await _mine(desk, reader)
    known = {row["id"] for row in mine}
    lists = {}
    for which in ("open", "running", "over"):
        rows = await desk.ledger.public_tables(which, _SHOWN)
        lists[which] = [await _row(desk, reader, row) for row in rows if which == "over" or row["id"] not in known]
    waiting = [row for row in mine if row["mine"] and not row["over"]]
    urgent = waiting[-1] if waiting else None  # whoever has waited longest
    shown = [row for row in mine if row is not urgent][:_SHOWN]
    running = lists["running"][0]["id"] if lists["running"] else ""
    card = await postcard(desk, reader, urgent["id"] if urgent else running, urgent["waiting"] if urgent else None)
    return page(
        "home.html",
        reader,
        card.game,
        definitions=board(card.game).definitions,
        games=cards(reader),
        learn=unlearnt(mine),
        mine=shown,
        urgent=urgent,
        more=len(waiting) - 1,
        lists=lists,
        card=card,
    )


async def _row(desk: Desk, reader: Reader, row: RowMapping) -> dict[str, Any]:
    sittings = await desk.ledger.sittings(row["id"])
    return {
        "id": row["id"],
        "game": row["game"],
        "title": " · ".join(filter(None, (reader.texts(row["game"])(f"game-{row['game']}"), row["pack"]))),
        "over": row["over"],
        "waiting": row["waiting"],
        "sittings": sittings,
        "names": named(sittings),
        "free": sum(sitting.kind == "open" for sitting in sittings),
        "mine": False,
        **_goes(desk, reader, row),
    }


def _goes(desk: Desk, reader: Reader, row: RowMapping) -> dict[str, Any]:
    """Until when the table stays, and whether that is near."""
    at = desk.house.goes_at(row["changed"], row["over"])
    return {"until": None if at is None else day(reader.texts(), at), "soon": at is not None and near(at)}


def named(sittings: list[Sitting]) -> str:
    return ", ".join(sitting.name for sitting in sittings if sitting.name)


async def _mine(desk: Desk, reader: Reader) -> list[dict[str, Any]]:
    """The tables at which this browser sits, the latest first, and whether it is asked there."""
    if not reader.known:
        return []
    seats: dict[str, set[int]] = {}
    for grant in await desk.browsers.grants(reader.browser):
        if grant.kind == "seat" and grant.seat is not None:
            seats.setdefault(grant.table, set()).add(grant.seat)
    found = []
    for row in await desk.ledger.tables_of(hashed(reader.browser), 30):
        if row["id"] in seats:
            told = await _row(desk, reader, row)
            told["mine"] = row["waiting"] in seats[row["id"]]
            found.append(told)
    return found


HANDLERS = (home,)
