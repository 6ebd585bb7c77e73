"""The figures of the rules as pictures: drawn when somebody looks at one, beside the event loop, and kept."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Final, NamedTuple

from litestar import Response, get

import cadency
from cadency.aids.figures import draw, figure, fitted, shelf, words
from cadency.aids.sheet import draw as draw_aid
from cadency.plugins import OWN
from cadency.server.errors import Refused
from cadency.server.pages.files import FOREVER
from cadency.server.pages.reader import Reader
from cadency.texts import LANGUAGES

KEPT: Final = 256  # pictures of all games and languages, about 18 kB each
AIDS: Final = 16  # games and languages, about 40 kB each
_SOURCES: Final = ("py", "json", "toml", "jsonl", "ftl")
_drawing = Lock()  # one at a time: a page asks for a dozen at once


class Shown(NamedTuple):
    """A figure on a page: its picture with its size, and the words below."""

    address: str
    width: int
    height: int
    caption: str


def figures(game: str, language: str) -> dict[str, list[Shown]]:
    """The figures of a game by the clause that they stand at."""
    found: dict[str, list[Shown]] = {}
    for one in shelf(game).figure:
        to = f"/rules/{game}/figures/{one.id}/{language}-{edition(game)}.svg"
        found.setdefault(one.clause, []).append(Shown(to, *fitted(one), words(game, language)(one.id)))
    return found


def aid_of(game: str, language: str) -> str:
    """Where the player's aid is; nowhere for a game of another package."""
    return "" if game not in OWN else f"/rules/{game}/aid/{language}-{edition(game)}.svg"


@cache
def edition(game: str) -> str:
    """A hash of all that a figure is drawn from: its address changes with it."""
    summed = hashlib.sha256(cadency.__version__.encode())
    room = files("cadency")
    for folder in (room / "boards" / "kit", room / "boards" / game, room / "games" / game):
        for name, body in _read(folder):
            summed.update(name.encode() + b"\0" + body)
    return summed.hexdigest()[:12]


def _read(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            yield from _read(part)
        elif part.name.rsplit(".", 1)[-1] in _SOURCES:
            yield part.name, part.read_bytes()


@lru_cache(KEPT)
def drawn(game: str, name: str, language: str) -> bytes:
    """The picture, compressed."""
    found = figure(game, name)
    if found is None:
        raise LookupError(name)
    return gzip.compress(draw(game, found, language).svg.encode(), 9, mtime=0)


@lru_cache(AIDS)
def sheet(game: str, language: str) -> bytes:
    """The player's aid, compressed."""
    return gzip.compress(draw_aid(game, language).encode(), 9, mtime=0)


def kept_picture(game: str, name: str, language: str) -> bytes:
    """A figure, or the aid where none is named: whoever asks while it is drawn waits for it."""
    with _drawing:
        return drawn(game, name, language) if name else sheet(game, language)


@get("/rules/{game:str}/figures/{name:str}/{tag:str}")
async def picture(reader: Reader, game: str, name: str, tag: str) -> Response[bytes]:
    if figure(cadency.rules(game).id, name) is None:
        raise Refused("no-page", path=f"/rules/{game}/figures/{name}/{tag}")
    return await _sent(reader, game, name, tag)


@get("/rules/{game:str}/aid/{tag:str}")
async def aid(reader: Reader, game: str, tag: str) -> Response[bytes]:
    return await _sent(reader, game, "", tag)


async def _sent(reader: Reader, game: str, name: str, tag: str) -> Response[bytes]:
    """A figure, or the aid where none is named; its tag is a language and the edition."""
    language, known = tag.partition("-")[0], cadency.rules(game).id
    if language not in LANGUAGES:
        raise Refused("no-page", path=reader.request.url.path)
    body = await asyncio.to_thread(kept_picture, known, name, language)
    current = tag == f"{language}-{edition(known)}.svg"
    headers = {"Cache-Control": FOREVER if current else "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" in reader.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="image/svg+xml", headers=headers)


HANDLERS = (picture, aid)
