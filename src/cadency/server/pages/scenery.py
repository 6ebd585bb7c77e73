"""The painted places of narrow screens as pictures: fetched once and kept, so that going to another costs little."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final

from litestar import Response, get

import cadency
from cadency.plugins import part
from cadency.server.errors import Refused
from cadency.server.pages.files import FOREVER

_KEPT: Final = 128  # pictures of all games, places and numbers of seats


def addresses(game: str, seats: int) -> dict[str, str]:
    """Where the painting of each place is, for a game that paints them apart from its board."""
    return {name: address(game, seats, name) for name in _phone(game).PAINTED}


def address(game: str, seats: int, name: str) -> str:
    """Of one of those that a narrow screen has a ``picture`` of."""
    return f"/boards/{game}/{seats}/{name}/{_digest(game, seats, name)}.svg"


def _phone(game: str) -> Any:
    return part("cadency.boards", game, "phone")


@lru_cache(_KEPT)
def _painted(game: str, seats: int, name: str) -> str:
    drawn: str = _phone(game).picture(cadency.open_table(game, seats, seed=0).view(), name)
    return drawn


@lru_cache(_KEPT)
def _digest(game: str, seats: int, name: str) -> str:
    return hashlib.sha256(_painted(game, seats, name).encode()).hexdigest()[:12]


@get("/boards/{game:str}/{seats:int}/{name:str}/{digest:str}")
async def place(game: str, seats: int, name: str, digest: str) -> Response[str]:
    """The painting of a place; it never changes."""
    known = seats in cadency.rules(game).seats and name in getattr(_phone(game), "PAINTED", ())
    if not known:
        raise Refused("no-page", path=f"/boards/{game}/{seats}/{name}/{digest}")
    return Response(_painted(game, seats, name), media_type="image/svg+xml", headers={"Cache-Control": FOREVER})


HANDLERS = (place,)
