"""What somebody wishes to play, checked before the first game."""

from __future__ import annotations

from typing import Any

import cadency


def checked_wish(game: str, seats: int, content: str | None, options: dict[str, str]) -> dict[str, Any]:
    """What ``open_table`` needs besides a seed; an error if there could be no such table."""
    rules = cadency.rules(game)
    rules.setup(seats, options, None if content is None else rules.content(content, "pack"))
    return {"game": game, "seats": seats, "content": content, **options}
