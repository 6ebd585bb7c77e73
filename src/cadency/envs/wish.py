"""What somebody wishes to play, checked before the first game."""

from __future__ import annotations

from operator import index
from typing import Any

import cadency
from cadency.envs.errors import BadEnvironment


def checked_wish(game: str, seats: Any, content: str | None, options: dict[str, str]) -> dict[str, Any]:
    """What ``open_table`` needs besides a seed, with as few seats as there can be where nobody says how many; an error
    if there could be no such table."""
    rules = cadency.rules(game)
    try:
        seats = rules.seats[0] if seats is None else index(seats)
    except TypeError:
        raise BadEnvironment("seats", found=seats) from None
    rules.setup(seats, options, None if content is None else rules.content(content, "pack"))
    return {"game": game, "seats": seats, "content": content, **options}


def counted(name: str, given: Any) -> int:
    """A whole number from 1 on."""
    try:
        found = index(given)
    except TypeError:
        found = 0
    if found < 1 or isinstance(given, bool):
        raise BadEnvironment("count", name=name, found=given)
    return found
