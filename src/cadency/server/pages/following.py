"""What helps a reader to follow the others: who of them acts, and where the reader's own last turn ended."""

from __future__ import annotations

import hashlib
from html import escape
from typing import Final

from cadency.kernel.engine import NATURE
from cadency.server.pages.parts import Drawn, Things, drawn
from cadency.server.pages.scene import Scene

_SIGN: Final = '<path d="M2 1L12 7L2 13Z" fill="currentColor"/>'
_PLAY: Final = f'<svg width="13" height="14" viewBox="0 0 13 14" aria-hidden="true">{_SIGN}</svg>'


def acts(scene: Scene) -> str:
    """What kind of somebody is asked; nothing where it is the reader, or nobody."""
    return "" if scene.asked is None or scene.mine or scene.at is not None else scene.sittings[scene.asked.seat].kind


def since(scene: Scene, told: Drawn) -> Drawn:
    """The log with a line where the reader's last turn ended, if anything was told afterwards."""
    ended = None if scene.at is not None else _ended(scene)
    if ended is None:
        return told
    answers, version = ended
    name, lines = f"since-{version}", list(told.things.items())
    later = next((n for n, (line, _) in enumerate(lines) if _version(line) < version), 0)
    if not later:
        return told
    things: Things = dict([*lines[:later], (name, _line(scene, name, answers)), *lines[later:]])
    return drawn(things, hashlib.blake2b(told.digest + name.encode(), digest_size=8).digest())


def _ended(scene: Scene) -> tuple[int, int] | None:
    """After how many answers the reader's last turn ended, and the version from which on it is others' doing."""
    given = scene.table.record.answers
    follows = None
    for place in range(len(given) - 1 if scene.seat is not None else -1, -1, -1):
        answer = given[place]
        if answer.seat == scene.seat and follows is not None:
            return place + 1, follows - 1
        if answer.seat != NATURE:
            follows = None if answer.seat == scene.seat else answer.line
    return None


def _version(line: str) -> int:
    """Of the event that a line of the log tells of."""
    kind, _, rest = line.partition("-")
    return int(rest.partition("-")[0]) if kind == "e" else -1


def _line(scene: Scene, name: str, answers: int) -> str:
    t = scene.texts
    button = f'<button type="button" data-replay="{answers}">{_PLAY}{escape(t("since-replay"))}</button>'
    return f'<li class="since" id="{name}"><span>{escape(t("since-own"))}</span>{button}</li>'
