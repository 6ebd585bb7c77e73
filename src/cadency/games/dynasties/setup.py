"""How Dynasties starts (D-2)."""

from __future__ import annotations

from cadency.games.dynasties.frames.opening import OPENING
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.rules import Setup


def start(setup: Setup) -> Dynasties:
    s = Dynasties(setup.content, setup.seats)
    s.todo(OPENING)
    return s
