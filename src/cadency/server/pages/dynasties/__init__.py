"""Dynasties on a page: map, ships, court and hand, question, tale and reckoning."""

from cadency.boards.dynasties.things import things as explained
from cadency.server.pages.dynasties.board import crumbs, desk, ground, tips
from cadency.server.pages.dynasties.ending import ending
from cadency.server.pages.dynasties.moments import notice
from cadency.server.pages.dynasties.phone import phone
from cadency.server.pages.dynasties.prompt import prompt
from cadency.server.pages.dynasties.tale import TELLING

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
