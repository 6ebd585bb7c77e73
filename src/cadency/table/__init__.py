"""A game being played: checked choices, nature's generator, undo and seats. No files, no sockets, no bots."""

from cadency.table.draws import Draws, commit
from cadency.table.look import Look
from cadency.table.table import Table

__all__ = ["Draws", "Look", "Table", "commit"]
