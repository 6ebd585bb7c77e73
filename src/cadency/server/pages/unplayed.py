"""The page of a game that cannot be played here any more: who sat there, what was said, its record, and its end."""

from __future__ import annotations

from typing import Any

from litestar import Response

import cadency
from cadency.server.access import Asker
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page
from cadency.server.store.ledger import Ledger


async def unplayed(ledger: Ledger, live: LiveTable, reader: Reader, asker: Asker, refusal: Refused) -> Response[bytes]:
    row = await ledger.table(live.id)
    if row is None:
        raise Refused("no-table", table=live.id)
    chat = await ledger.said(live.id, max(0, await ledger.last_said(live.id) - 50), 50) if asker.seats else []
    game = row["game"] if row["game"] in cadency.GAMES else None
    texts = reader.texts(game)
    context: dict[str, Any] = {"title": texts(f"game-{game}") if game else row["game"], "message": texts.error(refusal)}
    return page("unplayed.html", reader, game, row=row, live=live, asker=asker, chat=chat, **context)
