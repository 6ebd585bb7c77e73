"""How fast bots move at a table: so that a person can follow, or at once."""

from __future__ import annotations

from typing import Final, Literal

Pace = Literal["once", "brisk", "calm"]
PACES: Final[dict[str, float]] = {"once": 0.0, "brisk": 1.0, "calm": 4.8}  # times the server's pause
BRISK: Final = "brisk"
