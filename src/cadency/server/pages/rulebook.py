"""The rules as a page and as a panel beside the table: numbered clauses, searchable, each with an address."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from markupsafe import Markup

import cadency
from cadency.server.pages.cards import cards
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page
from cadency.texts.rulebook import rulebook

_NAMED = re.compile(r"\b([A-Z]-(?:R\d+|\d+\.\d+))\b")
Query = Annotated[str, Parameter(max_length=80)]


class Block(msgspec.Struct):
    """A heading, a clause or a paragraph."""

    kind: str  # "title", "section", "clause" or "text"
    id: str
    html: Markup
    plain: str


@cache
def blocks(game: str, lang: str) -> tuple[Block, ...]:
    """The rules in order. Tables and lists belong to the clause before them."""
    return tuple(
        [
            Block(
                block.kind,
                f"section-{block.id.lower()}" if block.kind == "section" else block.id,
                _linked(block.html, game),
                block.text,
            )
            for block in rulebook(cadency.rules(game).id, lang)
        ]
    )


def _linked(html: str, game: str) -> Markup:
    """Every clause that is named as a link to it; tables can be scrolled."""
    html = html.replace("<table>", '<div class="scrolls" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = _NAMED.sub(rf'<a class="clause" href="/rules/{game}#\1">\1</a>', html.replace("<th>", '<th scope="col">'))
    return Markup(html)  # noqa: S704 - our own rules, escaped by the parser


def search(game: str, lang: str, wish: str) -> list[Block]:
    """The blocks that hold every word of the wish, in any order; all of them for none."""
    words = wish.casefold().split()
    if not words:
        return list(blocks(game, lang))
    return [
        block
        for block in blocks(game, lang)
        if block.kind == "clause" and all(word in block.plain.casefold() for word in words)
    ]


@get("/rules")
async def shelf(reader: Reader) -> Response[bytes]:
    return page("shelf.html", reader, "village", games=cards(reader))


@get("/rules/{game:str}")
async def rules(reader: Reader, game: str, q: Query = "") -> Response[bytes]:
    """All clauses of a game; the panel beside a table asks for the same without the page around it."""
    found = search(cadency.rules(game).id, reader.lang, q)
    template = "parts/rules.html" if reader.live else "rules.html"
    doubts = cadency.rules(game).doubts()
    return page(template, reader, game, game_id=game, blocks=found, q=q, doubts=doubts)


HANDLERS = (shelf, rules)
