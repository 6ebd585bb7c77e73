"""Lessons in the browser: the table's own page in dusk, with one thing in the light and a card that speaks."""

from cadency.server.pages.lessons.visits import HANDLERS, unlearnt

__all__ = ["HANDLERS", "unlearnt"]
