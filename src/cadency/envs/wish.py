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
    wanted = rules.seats[0] if seats is None else whole(seats)
    if wanted is None:
        raise BadEnvironment("seats", found=seats)
    if not isinstance(content, str | None):
        raise BadEnvironment("content", found=content)
    rules.setup(wanted, options, None if content is None else rules.content(content, "pack"))
    return {"game": game, "seats": wanted, "content": content, **options}


def counted(name: str, given: Any) -> int:
    """A whole number from 1 on."""
    found = whole(given)
    if found is None or found < 1:
        raise BadEnvironment("count", name=name, found=given)
    return found


def whole(given: Any) -> int | None:
    """A whole number in any of its forms, numpy's for example; None for what is none."""
    try:
        return None if isinstance(given, bool) else index(given)
    except TypeError:
        return None
