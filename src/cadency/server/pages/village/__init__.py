"""Village on a page: board, question, tale and reckoning."""

from cadency.server.pages.village.board import board, crumbs, definitions, farms, land, phone, strip
from cadency.server.pages.village.ending import ending
from cadency.server.pages.village.prompt import prompt
from cadency.server.pages.village.tale import burial, tale

__all__ = [
    "board",
    "burial",
    "crumbs",
    "definitions",
    "ending",
    "farms",
    "land",
    "phone",
    "prompt",
    "strip",
    "tale",
]
