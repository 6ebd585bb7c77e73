"""The rules as a page and as a panel beside the table: numbered clauses, searchable, each with an address."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from markupsafe import Markup

import cadency
from cadency.server.pages.cards import cards
from cadency.server.pages.figures import Shown, aid_of, figures
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page
from cadency.texts.finding import find
from cadency.texts.glossary import glossary
from cadency.texts.rulebook import rulebook

_NAMED = re.compile(r"\b([A-Z]-(?:R\d+|\d+\.\d+))\b")
Query = Annotated[str, Parameter(max_length=80)]


class Block(msgspec.Struct):
    """A heading, a clause or a paragraph."""

    kind: str  # "title", "section", "clause", "glossary" or "text"
    id: str
    html: Markup


@cache
def blocks(game: str, lang: str) -> tuple[Block, ...]:
    """The rules in order. Tables and lists belong to the clause before them; the first list is the glossary."""
    found = []
    for block in rulebook(cadency.rules(game).id, lang):
        kind = "glossary" if block.kind == "text" and block.text.startswith("- **") else block.kind
        name = f"section-{block.id.lower()}" if kind == "section" else block.id
        found.append(Block(kind, name, _linked(block.html, game)))
    return tuple(found)


def _linked(html: str, game: str) -> Markup:
    """Every clause that is named as a link to it; tables can be scrolled."""
    html = html.replace("<table>", '<div class="scrolls" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = _NAMED.sub(rf'<a class="clause" href="/rules/{game}#\1">\1</a>', html.replace("<th>", '<th scope="col">'))
    return Markup(html)  # noqa: S704 - our own rules, escaped by the parser


def _drawings(game: str, lang: str) -> tuple[dict[str, list[Shown]], str]:
    return figures(game, lang), aid_of(game, lang)


@get("/rules")
async def shelf(reader: Reader) -> Response[bytes]:
    return page("shelf.html", reader, "village", games=cards(reader))


@get("/rules/{game:str}")
async def rules(reader: Reader, game: str, q: Query = "") -> Response[bytes]:
    """All clauses of a game, or where something is told; the panel beside a table asks for the same without the page
    around it, and without figures: it lies beside the board itself."""
    known = cadency.rules(game)
    template = "parts/rules.html" if reader.live else "rules.html"
    shown, aid = ({}, "") if reader.live else await asyncio.to_thread(_drawings, known.id, reader.lang)
    found = find(known.id, reader.lang, q)
    rest: dict[str, Any] = {
        "game_id": known.id,
        "blocks": blocks(known.id, reader.lang),
        "q": q.strip(),
        "found": found,
    }
    rest |= {"figures": shown, "aid": aid, "doubts": known.doubts(), "nouns": glossary(known.id)}
    return page(template, reader, game, **rest)


HANDLERS = (shelf, rules)
