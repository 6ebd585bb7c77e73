"""The screen: rich where there is a terminal, plain text where there is none."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """Writes to the standard output and reads a line at a time."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.live = sys.stdin.isatty() and self.console.is_terminal
        if self.live:
            import readline  # noqa: F401 - gives input() a history and its keys

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def gap(self) -> None:
        self.console.print()

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Shows that somebody is thinking, where somebody looks."""
        return self.console.status(Text(text), spinner="dots") if self.live else nullcontext()

    def read(self, prompt: str) -> str:
        """A line; EOFError at the end of the input. Without a terminal the line is echoed, so that a log reads well."""
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.show(Text(prompt + line.strip()))
        return line.strip()
