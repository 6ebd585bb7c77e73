"""The winner's arms under a canopy, with the couple and the children who bear them."""

from __future__ import annotations

from typing import Final

from cadency.boards.dynasties.royals import rings, royal
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import frames, path, rect, shade, shield
from cadency.games.dynasties.view import DynastiesView
from cadency.texts import Texts

SIZE: Final = (380.0, 476.0)


def arms(view: DynastiesView, seat: int, texts: Texts) -> str:
    """The winner's shield under a canopy, its prince and princess beside it, and a child for each one born."""
    w, h = SIZE
    painted = rect(0, 0, w, h, 12, "url(#vellum)") + shade(w / 2, 392, 150, 14)
    painted += path("M60 120Q190-30 320 120V150Q190 60 60 150Z", "#7d2f28", sw=1.6)
    front = shield(seat, w / 2, 220, 150) + rings(w / 2, 98, 3)
    front += royal(seat, "prince", 66, 392, 3.1) + royal(seat, "princess", 314, 392, 3.1)
    born = sum(city.child == seat for city in view.map)
    for i in range(born):
        front += royal(seat, "child", w / 2 + (i - (born - 1) / 2) * min(44, 170 / max(born, 1)), 396, 1.6)
    return frames.framed("arms", painted, front, signs(texts.language)("sign-board"), SIZE)
