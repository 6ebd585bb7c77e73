"""How far a run is: a bar where somebody is looking, else a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cadency.arena.words import Words

PAUSE = 30.0  # seconds between two lines


@contextmanager
def watching(words: Words, name: str, all_games: int, missing: int) -> Iterator[Callable[[], None]]:
    """What to call after each game."""
    if not sys.stderr.isatty():
        yield Lines(words, all_games, missing).step
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task(name, total=all_games, completed=all_games - missing)
        yield lambda: bar.advance(task)


class Lines:
    """For a file or a pipe."""

    def __init__(self, words: Words, all_games: int, missing: int) -> None:
        self.words = words
        self.all = all_games
        self.missing = missing
        self.done = 0
        self.began = self.said = time.monotonic()

    def step(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.said >= PAUSE:
            self.said = now
            left = self.words.span((now - self.began) / self.done * (self.missing - self.done))
            done = self.all - self.missing + self.done
            print(self.words.texts("arena-says-far", done=done, all=self.all, left=left), file=sys.stderr, flush=True)
