"""Village on a page: board, question, tale and reckoning."""

from cadency.boards.village.things import things as explained
from cadency.server.pages.village.board import crumbs, desk, ground, phone, tips
from cadency.server.pages.village.ending import ending
from cadency.server.pages.village.prompt import prompt
from cadency.server.pages.village.tale import TELLING, notice

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
