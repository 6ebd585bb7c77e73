"""Whose work is in these pages: fonts, icons, scripts."""

from __future__ import annotations

from litestar import Response, get

from cadency.boards.kit import authors
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page


@get("/licences")
async def licences(reader: Reader) -> Response[bytes]:
    drawn: dict[str, list[str]] = {}
    for name, author in sorted(authors().items()):
        drawn.setdefault(author, []).append(name)
    return page("licences.html", reader, drawn=drawn)


HANDLERS = (licences,)
