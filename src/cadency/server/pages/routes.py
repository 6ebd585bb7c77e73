"""All pages together."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from cadency.server.pages import (
    advising,
    analysis,
    explained,
    figures,
    files,
    forgetting,
    home,
    joining,
    lessons,
    licences,
    moves,
    opening,
    pacing,
    rulebook,
    scenery,
    table,
)
from cadency.server.pages.legacy import chronicle
from cadency.server.pages.reader import provide_reader
from cadency.server.pages.table import provide_visitor


def pages() -> Router:
    handlers = [
        *(files.static, files.favicon),
        *home.HANDLERS,
        *opening.HANDLERS,
        *joining.HANDLERS,
        *table.HANDLERS,
        *explained.HANDLERS,
        *scenery.HANDLERS,
        *chronicle.HANDLERS,
        *advising.HANDLERS,
        *pacing.HANDLERS,
        *moves.HANDLERS,
        *analysis.HANDLERS,
        *lessons.HANDLERS,
        *rulebook.HANDLERS,
        *figures.HANDLERS,
        *licences.HANDLERS,
        *forgetting.HANDLERS,
    ]
    return Router(
        "/",
        route_handlers=handlers,
        dependencies={"reader": Provide(provide_reader), "visitor": Provide(provide_visitor)},
        include_in_schema=False,
    )
