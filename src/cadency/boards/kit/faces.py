"""The faces of bots: rank is read from what they wear on their heads, the cloth is the livery of a seat."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from cadency.boards.kit.draw import INK, at, kept, num, poly, title
from cadency.boards.kit.pieces import HOUSES

GUEST: Final = "guest"  # the face of every bot of another package
UNDYED: Final = "#b3a07a"  # the cloth of whoever sits nowhere yet
_FRAME: Final = (
    "M11 1.5H89A9.5 9.5 0 0 0 98.5 11V89A9.5 9.5 0 0 0 89 98.5H11A9.5 9.5 0 0 0 1.5 89V11A9.5 9.5 0 0 0 11 1.5Z"
)
_OF: Final = 5  # lozenges
_STEP: Final = 13.0


class Bot(NamedTuple):
    """Who plays for a seat: which face, what it is called ("a knight"), how strong it is, and all of it in words."""

    level: str
    kind: str
    strength: int
    said: str


@cache
def _drawn() -> dict[str, str]:
    found: dict[str, str] = json.loads((files(__package__) / "faces.json").read_text("utf-8"))
    return found


@kept
def face(level: str, x: float, y: float, size: float, seat: int | None = None) -> str:
    """A face whose box begins at x, y, in the livery of a seat; the page holds :func:`faces` once. Below 24 pixels
    nobody tells one from another."""
    cloth = UNDYED if seat is None else HOUSES[seat].base
    box = f'x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"'
    return f'<use href="#bot-{level if level in _drawn() else GUEST}" {box} color="{cloth}"/>'


def faces(levels: Iterable[str]) -> str:
    """The shapes that :func:`face` refers to."""
    wanted = sorted({level if level in _drawn() else GUEST for level in levels})
    if not wanted:
        return ""
    found = f'<clipPath id="bot-frame"><path d="{_FRAME}"/></clipPath>'
    for level in wanted:
        inner = f'<g clip-path="url(#bot-frame)">{_drawn()[level]}</g>'
        edge = f'<path d="{_FRAME}" fill="none" stroke="{INK}" stroke-width="3"/>'
        found += f'<symbol id="bot-{level}" viewBox="0 0 100 100">{inner}{edge}</symbol>'
    return found


@kept
def lozenges(strength: int, x: float = 0, y: float = 0, s: float = 1) -> str:
    """How strong a bot is: so many of five are filled; nothing where nobody knows. 66 x 14 at a scale of one."""
    found = ""
    for i in range(_OF if strength else 0):
        left = x + i * _STEP * s
        corners = [(left + dx * s, y + dy * s) for dx, dy in ((7, 1), (12, 7), (7, 13), (2, 7))]
        found += poly(corners, INK if i < strength else "none")
    return found


@kept
def seated(bot: Bot, seat: int, x: float, y: float, size: float, mark: tuple[float, float, float]) -> str:
    """A bot on its plate: the face in its livery at x, y, and at ``mark`` (x, y and scale) how strong it is."""
    drawn = face(bot.level, x, y, size, seat) + lozenges(bot.strength, *mark)
    return at(title(bot.said) + drawn, id=f"bot-of-{seat}")
