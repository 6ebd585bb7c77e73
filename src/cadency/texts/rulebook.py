"""The rules of a game as they are written: headings, numbered clauses, and what stands between them. Read here once,
for the terminal, the pages and the tests."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from cadency.plugins import OWN, package
from cadency.texts.language import typeset

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

_CLAUSE = re.compile(r"\*\*([A-Z]+-(?:R|\d+\.)\d+)\*\* ")


class Block(NamedTuple):
    """A heading, a clause with the tables and lists that belong to it, or a paragraph."""

    kind: str  # "title", "section", "clause" or "text"
    id: str  # of a clause, V-6.3; of a section, its number or R
    text: str  # as it is written
    html: str  # a clause without its number, a heading without its sign


@cache
def rulebook(game: str, lang: str) -> tuple[Block, ...]:
    """The rules in this language, or in English where they have not been written in it."""
    folder = files(package(game)) / "rules"
    page = folder / f"{lang}.md"
    if game not in OWN and not page.is_file() and not (folder / "en.md").is_file():
        return ()
    return tuple(parse(typeset(lang, (page if page.is_file() else folder / "en.md").read_text("utf-8"))))


def parse(text: str) -> list[Block]:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark").enable("table")
    lines = text.split("\n")
    found: list[Block] = []
    for tokens in _parts(reader.parse(text)):
        first, last = tokens[0].map or (0, 0)
        block = _block(reader, tokens, "\n".join(lines[first:last]).strip())
        if block.kind == "text" and found and found[-1].kind == "clause":
            before = found.pop()
            block = before._replace(text=f"{before.text}\n\n{block.text}", html=before.html + block.html)
        found.append(block)
    return found


def _parts(tokens: list[Token]) -> list[list[Token]]:
    """What stands side by side on a page, each with all that is inside it."""
    found: list[list[Token]] = []
    for token in tokens:
        if token.level == 0 and token.nesting >= 0:
            found.append([])
        found[-1].append(token)
    return found


def _block(reader: MarkdownIt, tokens: list[Token], text: str) -> Block:
    for token in tokens:
        token.attrs.pop("style", None)  # how a column is aligned: pages have styles of their own
    if tokens[0].type == "heading_open":
        html = reader.renderer.render(tokens[1:-1], reader.options, {})
        kind = "title" if tokens[0].tag == "h1" else "section"
        return Block(kind, "" if kind == "title" else text.split()[1], text, html)
    start = _CLAUSE.match(text)
    if start is not None:
        _drop_number(tokens[1])
    html = reader.renderer.render(tokens, reader.options, {})
    return Block("text", "", text, html) if start is None else Block("clause", start[1], text, html)


def _drop_number(paragraph: Token) -> None:
    """Pages show it beside the clause."""
    children = paragraph.children or []
    ends = [n for n, child in enumerate(children) if child.type == "strong_close"]
    del children[: ends[0] + 1]
    children[0].content = children[0].content.lstrip()
