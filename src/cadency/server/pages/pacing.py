"""How fast the bots move, changed at the table itself."""

from __future__ import annotations

from litestar import Response, post

from cadency.server.errors import Refused
from cadency.server.paces import PACES
from cadency.server.pages.reader import field
from cadency.server.pages.render import done
from cadency.server.pages.table import Visitor


@post("/tables/{table_id:str}/pace", status_code=200)
async def pace(visitor: Visitor) -> Response[bytes]:
    """Anybody who sits here may slow the bots down, or hurry them."""
    form = await visitor.reader.form()
    visitor.asker.must_sit()
    wish = field(form, "pace")
    if wish not in PACES:
        raise Refused("bad-request", problem=f"pace: {', '.join(PACES)}")
    await visitor.desk.host.set_pace(visitor.live, wish)
    return await visitor.shown()


@post("/tables/{table_id:str}/hurry", status_code=200)
async def hurry(visitor: Visitor) -> Response[bytes]:
    """Whoever sits here need not wait: the bots move at once until a person is asked."""
    await visitor.reader.form()
    visitor.asker.must_sit()
    if visitor.live.loaded and visitor.live.bot() is not None:
        visitor.live.hurried.set()
    if visitor.reader.live and visitor.listens:
        return done(visitor.reader)
    return await visitor.shown()


HANDLERS = (pace, hurry)
