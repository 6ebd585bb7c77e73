"""What somebody wishes to play, checked before the first game."""

from __future__ import annotations

from operator import index
from typing import Any

import cadency
from cadency.envs.errors import BadEnvironment


def checked_wish(game: str, seats: Any, content: str | None, options: dict[str, str]) -> dict[str, Any]:
    """What ``open_table`` needs besides a seed; an error if there could be no such table."""
    rules = cadency.rules(game)
    try:
        seats = index(seats)
    except TypeError:
        raise BadEnvironment("seats", found=seats) from None
    rules.setup(seats, options, None if content is None else rules.content(content, "pack"))
    return {"game": game, "seats": seats, "content": content, **options}
