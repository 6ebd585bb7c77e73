"""Nothing is drawn that would need to be explained."""

from __future__ import annotations

from typing import Any

from cadency.boards.kit.things import Things
from cadency.texts import Texts


def things(_view: Any, _texts: Texts) -> Things:
    return {}
