"""A visit to a table: what the handlers of one request need to know."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response
from litestar.params import Parameter

from cadency.server.access import AnyRequest, Asker
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.looks import look
from cadency.server.problems import answer, ready
from cadency.server.shapes import Choosing
from cadency.server.words import language_of

Seat = Annotated[int | None, Parameter(ge=0, le=9, description="Which of your seats, if you hold several")]
Lang = Annotated[str | None, Parameter(description="Of refusals: en, fr or de; otherwise as Accept-Language wishes")]
Words = Annotated[str | None, Parameter(description="Say question, options and events in words: en, fr or de")]
Watch = Annotated[str | None, Parameter(description="The watch token of a table that is not public")]


class Visit:
    """A table, who came, in which language they are refused and, if they want words, in which they read."""

    def __init__(self, desk: Desk, live: LiveTable, asker: Asker, lang: str, texts: str | None) -> None:
        self.desk = desk
        self.live = live
        self.asker = asker
        self.lang = lang
        self.texts = texts

    @property
    def seated(self) -> int:
        """The seat of whoever came; refused if they have none."""
        return self.asker.seated

    async def look(self, since: int = -1, preview: bool = False) -> bytes:
        async with self.desk.host.hold(self.live):
            return look(self.live, self.asker.seat, since, self.texts, preview)

    async def choose(self, data: Choosing) -> bytes | Response[Any]:
        """Answer what is asked: the new look, or the refusal of an answer that came too late."""
        try:
            await self.desk.host.choose(self.live, self.seated, data.version, data.key, data.choices)
        except Refused as error:
            return await self.stale(error, data.version)
        return await self.look(data.version)

    async def told(self, since: int = -1, preview: bool = False) -> Response[Any]:
        """A look as an answer."""
        return ready(await self.look(since, preview))

    async def stale(self, error: Refused, since: int) -> Response[Any]:
        """The refusal of an answer that came too late, with the new look; other refusals are raised again."""
        if error.key != "stale":
            raise error
        return answer(error, self.lang, await self.look(since))


async def provide_visit(
    request: AnyRequest,
    desk: Desk,
    table_id: str,
    seat: Seat = None,
    lang: Lang = None,
    texts: Words = None,
    watch: Watch = None,
) -> Visit:
    live = await desk.find(request, table_id)
    if not live.loaded:
        await desk.host.try_load(live)  # whoever needs the game itself is refused when they come to it
    asker = await desk.doorman.ask(request, live, seat, watch)
    return Visit(desk, live, asker, language_of(lang or texts, request.headers.get("accept-language")), texts)
