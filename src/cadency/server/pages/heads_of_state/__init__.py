"""Heads of State on a page: map, cards, question, tale and reckoning."""

from cadency.boards.heads_of_state.things import things as explained
from cadency.server.pages.heads_of_state.board import crumbs, desk, ground, tips
from cadency.server.pages.heads_of_state.ending import ending
from cadency.server.pages.heads_of_state.moments import notice
from cadency.server.pages.heads_of_state.phone import phone
from cadency.server.pages.heads_of_state.prompt import prompt
from cadency.server.pages.heads_of_state.tale import TELLING

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
