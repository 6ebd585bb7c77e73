"""What runs in a bot's process. It knows games and bots, and neither web nor store, which would be most of its size."""

from __future__ import annotations

import os
import signal
import threading
import time
from functools import lru_cache
from typing import Any

import cadency
from cadency.bots import LEVELS, make_bot
from cadency.bots.analysis import Analysis, begin, weigh


def quietly(parent: int) -> None:
    """Ctrl-C is for the server, which then ends its thinkers; nobody thinks on for a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people's answers first
    threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


PART = 0.5  # seconds of work on an analysis at a time


@lru_cache(maxsize=32)
def _content(game: str, digest: str, pack: str | None) -> Any:
    return cadency.rules(game).values(digest, pack)


def weigh_on(record: str, level: str, so_far: Analysis | None) -> Analysis:
    """A finished game looked at for half a second more, so that others get their turn in between."""
    table = cadency.replay(record)
    found = so_far or begin(table, level)
    until = time.process_time() + PART
    for one in weigh(table, found, lambda: time.process_time() > until):
        found.weighed.append(one)
    return found


def think(
    game: str, pack: str | None, view: Any, seat: int, level: str, seed: str, ceiling: float | None = None
) -> list[Any]:
    """The wire form of what a bot chooses; whoever waits for it waits no longer than its level may take."""
    content, most = _content(game, view.content, pack), LEVELS[level].ceiling if ceiling is None else ceiling
    bot = make_bot(level, cadency.rules(game), content, seed, most)
    return list(bot.choose(view, seat).wire())
