"""Being forgotten: what this browser is known by, and one button that ends it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie

from cadency.server.browsers import COOKIE
from cadency.server.desk import Desk
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page
from cadency.server.tokens import hashed

_KEPT = (COOKIE, "name")  # the language and the like tell nobody apart


@get("/forget")
async def ask(desk: Desk, reader: Reader) -> Response[bytes]:
    grants = await desk.browsers.grants(reader.browser) if reader.known else []
    tables = len({grant.table for grant in grants if grant.kind == "seat"})
    return page("forget.html", reader, tables=tables, done=None)


@post("/forget", status_code=200)
async def forget(desk: Desk, reader: Reader) -> Response[bytes]:
    """All of it, at every table. The browser that asked is a new one afterwards."""
    await reader.form()
    done = await desk.house.forget_browser(reader.browser, hashed(reader.browser))
    said = page("forget.html", reader, tables=0, done=done)
    for name in _KEPT:
        said.set_cookie(Cookie(name, value="", max_age=0))
    return said


HANDLERS = (ask, forget)
