"""Templates, and the answer that carries a page."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from markupsafe import Markup, escape

import cadency
from cadency.boards.kit import defs
from cadency.boards.kit.faces import faces
from cadency.bots import level_of
from cadency.bots.judge import JUDGES
from cadency.plugins import OWN, PLAIN
from cadency.server.pages import answers, small
from cadency.server.pages.astray import astray
from cadency.server.pages.files import address, emblem, own_script, own_sheet, things_of
from cadency.server.pages.reader import Reader
from cadency.server.pages.words import bot_called, kind_of
from cadency.texts import LANGUAGES, Texts

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_TABLE = re.compile(r"(?<!\S)(/tables/[0-9a-f]{12}(?:/join/[\w-]+)?)(?!\S)")
Definitions = Callable[[tuple[str, ...]], str]
_ICON = re.compile(r'"#i-([\w-]+)"')
_FACE = re.compile(r'"#bot-([\w-]+)"')
_HERE = Markup("<!-- definitions -->")
_SMALL = 1400  # bytes; less than that is sent as it is


@cache
def _templates() -> Environment:
    made = Environment(
        loader=PackageLoader("cadency.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters.update(linked=_linked, name_of=lambda seat, names: names[seat])
    made.globals.update(
        static=address,
        emblem=emblem,
        own_script=own_script,
        own_sheet=own_sheet,
        things_of=things_of,
        languages=LANGUAGES,
        version=cadency.__version__,
        icon=small.icon,
        shield=small.shield,
        free=small.free,
        strength=small.strength,
        face=small.face,
        strong=lambda level: level_of(level).strength,
        kind_of=kind_of,
        bot_called=bot_called,
        room=lambda game: game if game in OWN else PLAIN,
        judged=lambda game: game in JUDGES,
        astray=astray,
        answers=answers,
    )
    return made


def compile_all() -> list[str]:
    """Compile every template; their names."""
    names = _templates().list_templates(extensions=["html"])
    for name in names:
        _templates().get_template(name)
    return names


def _linked(text: str) -> Markup:
    """What was said, with an address of a table here as a link."""
    return Markup(_TABLE.sub(r'<a href="\1">\1</a>', str(escape(text))))  # noqa: S704 - escaped


def definitions(html: str, drawn: Definitions) -> str:
    """What the drawings on this page refer to, and not the icons of every game, nor every bot's face."""
    return drawn(tuple(sorted(set(_ICON.findall(html + drawn(())))))) + faces(_FACE.findall(html))


def put(template: str, t: Texts, **context: Any) -> str:
    """A template that knows nothing of who reads it."""
    return _templates().get_template(template).render(t=t, **context)


def fill(template: str, reader: Reader, game: str | None = None, **context: Any) -> str:
    """A template with what every page needs. ``definitions`` are all of them, or how to have those for some icons."""
    given = context.pop("definitions", defs)
    if isinstance(given, str):
        return put(template, reader.texts(game), reader=reader, definitions=given, **context)
    html = put(template, reader.texts(game), reader=reader, definitions=_HERE, **context)
    return html.replace(_HERE, definitions(html, given), 1)


def page(
    template: str, reader: Reader, game: str | None = None, /, status: int = 200, **context: Any
) -> Response[bytes]:
    """A page, or a part of one, as the answer to this reader."""
    return answer(fill(template, reader, game, **context), reader, status)


def answer(html: str, reader: Reader, status: int = 200) -> Response[bytes]:
    body = html.encode()
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store", "Content-Language": reader.lang}
    headers["Vary"] = "Accept-Language, Accept-Encoding, Cookie"
    if len(body) > _SMALL and "gzip" in reader.request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 4)
        headers["Content-Encoding"] = "gzip"
    said = Response(body, status_code=status, media_type=MediaType.HTML, headers=headers)
    return with_cookies(said, reader.cookies)


def go(to: str, reader: Reader) -> Response[bytes]:
    """Done; the browser shall look there."""
    said = Response(b"", status_code=303, media_type=MediaType.HTML, headers={"Location": to})
    return with_cookies(said, reader.cookies)


def done(reader: Reader) -> Response[bytes]:
    """Done; there is nothing to say."""
    return with_cookies(Response(b"", status_code=204, media_type=MediaType.HTML), reader.cookies)


def with_cookies(said: Response[bytes], cookies: list[Cookie]) -> Response[bytes]:
    for cookie in cookies:
        said.set_cookie(cookie)
    return said
