"""Search: the ways a seat could go on, weighed in imagined worlds. It knows no game and reads nothing but a view."""

from __future__ import annotations

from cadency.bots.search.answer import search
from cadency.bots.search.found import Found, Line
from cadency.bots.search.line import Judging, Look, Way
from cadency.bots.search.plan import Plan

__all__ = ["Found", "Judging", "Line", "Look", "Plan", "Way", "search"]
