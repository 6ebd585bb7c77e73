"""Bots think in processes of their own, so that everybody else's table stays live meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any

from cadency.server.errors import Refused
from cadency.server.thinking import quietly, think

WAITING = 20  # bots of one opener's tables that may wait before no more can be asked to a table


class Turns:
    """Who may think next. Whoever waits gets one turn each, round and round, however much each has waiting."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # in the order of their turns

    def waiting(self, who: str) -> int:
        return len(self._waiting.get(who, ()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(who, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            line = self._waiting.pop(who)
            mine = line.popleft()
            if line:
                self._waiting[who] = line  # behind everybody else
            if not mine.done():
                mine.set_result(None)
                return
        self._free += 1


class Thinkers:
    """The processes. They get a seat's view and nothing else; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(processes)

    def ready_for(self, who: str) -> None:
        """Refused if this opener's tables have as many bots waiting as may wait."""
        if self._turns.waiting(who) >= WAITING:
            raise Refused("too-many-bots", most=WAITING)

    def _start(self) -> ProcessPoolExecutor:
        # Not forked from here: this process has threads, sockets and secrets that are none of a bot's business.
        return ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=quietly, initargs=(os.getpid(),)
        )

    def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        pool = self._pool = self._pool or self._start()
        for _ in range(self._processes):
            pool.submit(os.getpid)

    async def think(
        self, who: str, game: str, pack: str | None, view: Any, seat: int, level: str, seed: str
    ) -> list[Any]:
        """The wire form of what the bot chooses, when it is the turn of whoever opened its table."""
        async with self._turns.turn(who):
            return await self._thought(game, pack, view, seat, level, seed)

    async def _thought(self, game: str, pack: str | None, view: Any, seat: int, level: str, seed: str) -> list[Any]:
        for attempt in range(3):
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, think, game, pack, view, seat, level, seed
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
