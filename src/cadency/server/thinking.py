"""What runs in a bot's process. It knows games and bots, and neither web nor store, which would be most of its size."""

from __future__ import annotations

import os
import signal
import threading
import time
from functools import lru_cache
from typing import Any

import msgspec

import cadency
from cadency.bots import LEVELS, level_of, make_bot
from cadency.bots.advice import Advice, advise
from cadency.bots.analysis import Analysis, begin, go_on
from cadency.bots.hindsight import Hindsight, look_back
from cadency.kernel.words import Wire


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


def weigh_on(record: str, level: str, so_far: Analysis | None, part: float = PART) -> Analysis:
    """A finished game looked at for half a second more, so that others get their turn in between."""
    table = cadency.replay(record)
    found = so_far or begin(table, level)
    until = time.process_time() + part
    for _ in go_on(table, found, lambda: time.process_time() > until):
        pass
    return found


class Wish(msgspec.Struct, frozen=True):
    """What a bot must know to give advice: the seat's own view and nothing else."""

    game: str
    pack: str | None
    view: Any
    seat: int
    level: str
    seed: str


def counsel(wish: Wish) -> Advice:
    """What such a bot would do in this seat's place, and why, as soon as it would have to answer itself."""
    rules, content = cadency.rules(wish.game), _content(wish.game, wish.view.content, wish.pack)
    return advise(rules, content, wish.view, wish.seat, wish.level, wish.seed, LEVELS[wish.level].ceiling)


def review(wish: Wish, played: list[Wire]) -> Hindsight:
    """What such a bot makes of a turn that was played from this view."""
    rules, content = cadency.rules(wish.game), _content(wish.game, wish.view.content, wish.pack)
    return look_back(rules, content, wish.view, wish.seat, [rules.choice(wire) for wire in played], wish.level)


def think(
    game: str, pack: str | None, view: Any, seat: int, level: str, seed: str, ceiling: float | None = None
) -> list[Any]:
    """The wire form of what a bot chooses; whoever waits for it waits no longer than its level may take."""
    content, most = _content(game, view.content, pack), level_of(level).ceiling if ceiling is None else ceiling
    bot = make_bot(level, cadency.rules(game), content, seed, most)
    return list(bot.choose(view, seat).wire())
