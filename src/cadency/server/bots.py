"""Bots think in processes of their own, so that everybody else's table stays live meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import cadency
from cadency.bots import make_bot


class Thinkers:
    """The processes. They get a seat's view and nothing else; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        # Not forked from here: this process has threads, sockets and secrets that are none of a bot's business.
        return ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=_quietly, initargs=(os.getpid(),)
        )

    def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        pool = self._pool = self._pool or self._start()
        for _ in range(self._processes):
            pool.submit(os.getpid)

    async def think(self, game: str, pack: str | None, view: Any, seat: int, level: str, seed: str) -> list[Any]:
        """The wire form of what the bot chooses."""
        for attempt in range(3):
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, _think, game, pack, view, seat, level, seed
                )
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _quietly(parent: int) -> None:
    """Ctrl-C is for the server, which then ends its thinkers; nobody thinks on for a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people's answers first
    import threading

    threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: int) -> None:
    import time

    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


@lru_cache(maxsize=32)
def _content(game: str, pack: str | None) -> Any:
    return cadency.rules(game).content(pack, "pack")


def _think(game: str, pack: str | None, view: Any, seat: int, level: str, seed: str) -> list[Any]:
    bot = make_bot(level, cadency.rules(game), _content(game, pack), seed)
    return list(bot.choose(view, seat).wire())
