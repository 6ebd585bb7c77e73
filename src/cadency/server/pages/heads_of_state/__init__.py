"""Heads of State on a page: map, cards, question, tale and reckoning."""

from cadency.server.pages.heads_of_state.board import crumbs, definitions, desk, land, strip, tips
from cadency.server.pages.heads_of_state.ending import ending
from cadency.server.pages.heads_of_state.moments import notice
from cadency.server.pages.heads_of_state.phone import phone
from cadency.server.pages.heads_of_state.prompt import prompt
from cadency.server.pages.heads_of_state.tale import tale

__all__ = [
    "crumbs",
    "definitions",
    "desk",
    "ending",
    "land",
    "notice",
    "phone",
    "prompt",
    "strip",
    "tale",
    "tips",
]
