"""A picture of a table in play, for the start page: a real one, or a game that plays itself where nobody plays."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from html import escape

import msgspec
from markupsafe import Markup

import cadency
from cadency.boards.kit import num
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.pages import ground
from cadency.server.pages.reader import Reader
from cadency.table import Table

_EXAMPLE = ("village", 4, 11, 230)  # game, seats, seed, answers


class Postcard(msgspec.Struct):
    """What is drawn, for which game's definitions, whose arms stand below, and where it can be seen."""

    game: str
    drawn: Markup
    seats: int
    table: str = ""


async def postcard(desk: Desk, reader: Reader, table: str, seat: int | None) -> Postcard:
    """Of a table as a seat or a spectator sees it; without one, or when it cannot be read, of an example."""
    if table:
        try:
            live = await desk.host.find(table)
            async with desk.host.hold(live) as held:
                if not held.over:
                    key = ("postcard", seat, reader.lang)
                    drawn = live.cached(key, lambda: _drawn(held, reader, _names(live, reader, held), seat))
                    return Postcard(held.rules.id, drawn, len(live.sittings), table)
        except Refused:
            pass  # a table of other rules, or one that was removed meanwhile: the start page must not fail for it
    played = await asyncio.to_thread(_example)
    names = [reader.texts(played.rules.id).seat(n) for n in range(played.setup.seats)]
    return Postcard(played.rules.id, _drawn(played, reader, names, None), played.setup.seats)


def _names(live: LiveTable, reader: Reader, table: Table) -> list[str]:
    texts = reader.texts(table.rules.id)
    return [sitting.name or texts.seat(sitting.seat) for sitting in live.sittings]


@cache
def _example() -> Table:
    game, seats, seed, answers = _EXAMPLE
    table = cadency.open_table(game, seats, seed=seed)
    chance = random.Random(seed)
    while table.decision is not None and len(table.record.answers) < answers:
        options = [option for option in table.decision.options if option.tag != "skip"]
        table.choose(chance.choice(options or table.decision.options))
    return table


def _drawn(table: Table, reader: Reader, names: list[str], seat: int | None) -> Markup:
    game = table.rules.id
    board = ground.board(game)
    view, texts = table.view(seat), reader.texts(game)
    x, y, w, h = board.PEEK
    land = (
        f'<image href="/boards/{game}/{view.seats}/home.svg" width="{num(board.WIDTH)}" height="{num(board.HEIGHT)}"/>'
    )
    inner = f"{land}{board.signboards(view, texts)}{board.pieces(view, texts, names)}"
    said = escape(reader.texts()("home-picture", game=texts(f"game-{game}")))
    return Markup(  # noqa: S704 - drawn by us, words escaped
        f'<svg class="peek" viewBox="{x} {y} {w} {h}" preserveAspectRatio="xMidYMid slice" role="img" '
        f'aria-label="{said}">{inner}</svg>'
    )
