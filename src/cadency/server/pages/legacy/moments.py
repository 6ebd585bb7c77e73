"""The moments when everybody looks up: a wedding, and a new generation."""

from __future__ import annotations

from typing import Any

from cadency.server.pages.parts import Notice
from cadency.server.pages.scene import Scene


def moment(_scene: Scene) -> dict[str, Any]:
    """Legacy's questions need no scene of their own: the tree shows whom they are about."""
    return {"stage": None, "steps": []}


def notice(_scene: Scene) -> Notice | None:
    """What happens shows on the trees."""
    return None
