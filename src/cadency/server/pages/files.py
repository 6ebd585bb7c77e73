"""Style sheets, scripts, fonts and pictures. Their address holds a hash of all of them, so browsers may keep them."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get

from cadency.server.errors import Refused

_KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "woff2": "font/woff2",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
}
FOREVER = "public, max-age=31536000, immutable"


@cache
def kept() -> dict[str, bytes]:
    """Every file by its path."""
    found: dict[str, bytes] = {}

    def walk(folder: Traversable, path: str) -> None:
        for part in sorted(folder.iterdir(), key=lambda part: part.name):
            if part.is_dir():
                walk(part, f"{path}{part.name}/")
            elif part.name.rsplit(".", 1)[-1] in _KINDS:
                found[path + part.name] = part.read_bytes()

    walk(files("cadency.server") / "static", "")
    return found


@cache
def edition() -> str:
    """A hash of all files together: they refer to one another."""
    summed = hashlib.sha256()
    for path, body in kept().items():
        summed.update(path.encode() + b"\0" + body)
    return summed.hexdigest()[:12]


def address(path: str) -> str:
    if path not in kept():
        raise LookupError(f"there is no static file {path}")
    return f"/static/{edition()}/{path}"


def emblem(game: str) -> str:
    """The roundel of a game, or our own arms where it has none yet."""
    own = f"img/{game}.svg"
    return address(own if own in kept() else "img/logo.svg")


def own_sheet(game: str) -> str:
    """The style sheet that only this game's tables need, if it has one."""
    own = f"css/{game}.css"
    return address(own) if own in kept() else ""


def own_script(game: str) -> str:
    """The script that only this game's tables need, if it has one."""
    own = f"js/{game}.js"
    return address(own) if own in kept() else ""


def things_of(table: str, lang: str, content: str) -> str:
    """Where a table's things are explained; the address changes with whatever the words depend on."""
    return f"/tables/{table}/things/{lang}-{content}-{edition()}"


@get("/static/{digest:str}/{path:path}")
async def static(digest: str, path: str) -> Response[bytes]:
    name = path.lstrip("/")
    body = kept().get(name)
    if body is None:
        raise Refused("no-page", path=f"/static/{name}")
    lasting = FOREVER if digest == edition() else "no-cache"
    kind = _KINDS[name.rsplit(".", 1)[-1]]
    return Response(body, media_type=kind, headers={"Cache-Control": lasting})


@get("/favicon.ico")
async def favicon() -> Response[bytes]:
    return Response(kept()["img/logo.svg"], media_type=_KINDS["svg"], headers={"Cache-Control": "max-age=86400"})
