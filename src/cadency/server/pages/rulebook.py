"""The rules as a page and as a panel beside the table: numbered clauses, searchable, each with an address."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from markupsafe import Markup, escape

import cadency
from cadency.server.pages.cards import cards
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import page

_CLAUSE = re.compile(r"\*\*([A-Z]+-(?:R|\d+\.)\d+)\*\* ")
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
    folder = files(f"cadency.games.{cadency.rules(game).id}") / "rules"
    wished = folder / f"{lang}.md"
    read = wished if wished.is_file() else folder / "en.md"
    found: list[Block] = []
    for text in read.read_text("utf-8").split("\n\n"):
        block = text.strip()
        if not block:
            continue
        if block.startswith("# "):
            found.append(Block("title", "", inline(block[2:], game), block))
        elif block.startswith("## "):
            number = block[3:].split(" ", 1)[0].lower()
            found.append(Block("section", f"section-{number}", inline(block[3:], game), block))
        elif start := _CLAUSE.match(block):
            html = Markup("<p>{}</p>").format(inline(block[start.end() :], game))
            found.append(Block("clause", start[1], html, block))
        elif found and found[-1].kind == "clause":
            found[-1].html += _shape(block, game)
            found[-1].plain += " " + block
        else:
            found.append(Block("text", "", _shape(block, game), block))
    return tuple(found)


def inline(text: str, game: str) -> Markup:
    """Bold, italic, code, and every clause that is named as a link to it."""
    html = str(escape(text))
    html = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"\*(.+?)\*", r"<em>\1</em>", html)
    html = re.sub(r"`(.+?)`", r"<code>\1</code>", html)
    return Markup(_NAMED.sub(rf'<a class="clause" href="/rules/{game}#\1">\1</a>', html))  # noqa: S704 - escaped


def _shape(block: str, game: str) -> Markup:
    lines = block.split("\n")
    if all(line.startswith("- ") for line in lines):
        items = Markup().join(Markup("<li>{}</li>").format(inline(line[2:], game)) for line in lines)
        return Markup("<ul>{}</ul>").format(items)
    if all(line.startswith("|") for line in lines):
        return _table([[cell.strip() for cell in line.strip("|").split("|")] for line in lines], game)
    return Markup("<p>{}</p>").format(inline(block, game))


def _table(rows: list[list[str]], game: str) -> Markup:
    head = Markup().join(Markup('<th scope="col">{}</th>').format(inline(cell, game)) for cell in rows[0])
    body = Markup()
    for row in rows[2:]:
        cells = Markup().join(Markup("<td>{}</td>").format(inline(cell, game)) for cell in row)
        body += Markup("<tr>{}</tr>").format(cells)
    table = Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)
    return Markup('<div class="scrolls" tabindex="0">{}</div>').format(table)


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
