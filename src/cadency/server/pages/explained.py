"""What the printed things of a table are: one small file for its tooltips, asked for once and kept by the browser."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec
from litestar import Response, get

from cadency.boards.kit.things import told
from cadency.server.pages.faces import face
from cadency.server.pages.files import FOREVER, edition
from cadency.server.pages.reader import Reader
from cadency.server.pages.table import Visitor
from cadency.table import Table

_KEPT: Final = 64  # by game, seats, values, language and options: about 6 kB each
_made: dict[tuple[str, int, str, str, tuple[str, ...]], bytes] = {}


def _file(table: Table, reader: Reader) -> bytes:
    view = table.view(None)
    options = tuple(table.setup.options.values())
    key = (view.game, view.seats, view.content, reader.lang, options)
    found = _made.get(key)
    if found is None:
        while len(_made) >= _KEPT:
            _made.pop(next(iter(_made)), None)
        said = told(face(view.game).explained(view, reader.texts(view.game)))
        found = _made[key] = gzip.compress(msgspec.json.encode(said), 9, mtime=0)
    return found


@get("/tables/{table_id:str}/things/{digest:str}")
async def things(visitor: Visitor, digest: str) -> Response[bytes]:
    """Every thing by its name: its name in words, a sentence, numbers as pictures, a clause."""
    async with visitor.desk.host.hold(visitor.live):
        return explaining(visitor.live.table, visitor.reader, digest)


def explaining(table: Table, reader: Reader, digest: str) -> Response[bytes]:
    """All things of a table, for whoever may see it."""
    body = _file(table, reader)
    lasting = FOREVER.replace("public", "private") if digest.endswith(edition()) else "no-store"
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if "gzip" in reader.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


HANDLERS = (things,)
