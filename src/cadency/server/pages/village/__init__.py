"""Village on a page: board, question, tale and reckoning."""

from cadency.server.pages.village.board import crumbs, definitions, desk, land, phone, strip, tips
from cadency.server.pages.village.ending import ending
from cadency.server.pages.village.prompt import prompt
from cadency.server.pages.village.tale import notice, tale

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
