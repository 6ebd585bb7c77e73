"""Legacy on a page: the tree with the street below it, hand and salon, question, tale, reckoning and chronicle."""

from cadency.boards.legacy.things import things as explained
from cadency.server.pages.legacy.board import crumbs, desk, ground, tips
from cadency.server.pages.legacy.ending import ending
from cadency.server.pages.legacy.moments import notice
from cadency.server.pages.legacy.phone import phone
from cadency.server.pages.legacy.prompt import prompt
from cadency.server.pages.legacy.tale import TELLING

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
