"""The screen: rich where there is a terminal, plain text where there is none."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """Writes to the standard output and reads a line at a time."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.live = sys.stdin.isatty() and self.console.is_terminal
        if self.live:
            with suppress(ImportError):  # Windows has keys and a history of its own
                import readline  # noqa: F401 - gives input() a history and its keys

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def fits(self, size: tuple[int, int]) -> bool:
        """Are there so many columns and lines?"""
        return self.width >= size[0] and self.height >= size[1]

    def lines(self, *things: RenderableType, width: int | None = None) -> int:
        """How many lines these take here, or in a place of another width."""
        options = self.console.options.update_width(width or self.width)
        return sum(len(self.console.render_lines(thing, options, pad=False)) for thing in things)

    def show(self, *things: RenderableType) -> None:
        """Where nobody looks, lines end with their last letter."""
        for thing in things:
            if self.console.is_terminal:
                self.console.print(thing)
                continue
            with self.console.capture() as drawn:
                self.console.print(thing)
            plain = "\n".join([line.rstrip() for line in drawn.get().split("\n")])
            self.console.print(Text(plain.removesuffix("\n")), soft_wrap=True)

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
