"""A game that has no page of its own: the question, its options as buttons, the seats, the log and the standing."""

from cadency.boards.plain.things import things as explained
from cadency.server.pages.plain.board import crumbs, desk, ground, notice, phone, tips
from cadency.server.pages.plain.ending import ending
from cadency.server.pages.plain.prompt import TELLING, prompt

__all__ = [
    "TELLING",
    "crumbs",
    "desk",
    "ending",
    "explained",
    "ground",
    "notice",
    "phone",
    "prompt",
    "tips",
]
