"""Bots think in processes of their own, so that everybody else's table stays live meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from cadency.bots import LEVELS, level_of
from cadency.bots.advice import Advice
from cadency.bots.analysis import Analysis
from cadency.bots.hindsight import Hindsight
from cadency.kernel.words import Wire
from cadency.server.errors import Refused
from cadency.server.thinking import PART, Wish, counsel, quietly, review, think, weigh_on

T = TypeVar("T")

WAITING = 20  # bots of one opener's tables that may wait before no more can be asked to a table
SLOW: Final = 1.0  # seconds; a level that may take longer leaves a place to the others where there are two


class Turns:
    """Who may think next: of all who wait, whoever's bots have thought for the shortest time so far. A duke's answer
    costs what it took, so a table of dukes waits for a table of pages and not the other way round."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._slow = max(1, places - 1)  # may think long at once: of two places one stays quick
        self._waiting: dict[str, deque[tuple[asyncio.Future[None], bool]]] = {}
        self._spent: dict[str, float] = {}  # seconds, of those who wait or think; whoever comes begins with the least
        self._thinking: Counter[str] = Counter()

    def waiting(self, who: str) -> int:
        return len(self._waiting.get(who, ()))

    @asynccontextmanager
    async def turn(self, who: str, slow: bool = False) -> AsyncIterator[None]:
        """A place to think in; ``slow`` is an answer that may take long."""
        self._spent.setdefault(who, min(self._spent.values(), default=0.0))
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append((mine, slow))
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave(who, slow)
            else:
                self._next()
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._spent[who] += time.monotonic() - began
            self._leave(who, slow)

    def _leave(self, who: str, slow: bool) -> None:
        self._free += 1
        self._slow += slow
        self._thinking[who] -= 1
        self._next()

    def _next(self) -> None:
        """Give the free places away."""
        for who in sorted(self._waiting, key=self._spent.__getitem__):
            line = self._waiting[who]
            while line and line[0][0].done():
                line.popleft()
            if line and self._free and (self._slow or not line[0][1]):
                mine, slow = line.popleft()
                self._free -= 1
                self._slow -= slow
                self._thinking[who] += 1
                self._waiting[who] = self._waiting.pop(who)  # among equals, behind everybody else
                mine.set_result(None)
            if not line:
                del self._waiting[who]
        for who in [who for who in self._spent if who not in self._waiting and not self._thinking[who]]:
            del self._spent[who], self._thinking[who]


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
        """Start a process before anybody waits for it; the others come when they are needed."""
        pool = self._pool = self._pool or self._start()
        pool.submit(os.getpid)

    async def think(
        self, who: str, game: str, pack: str | None, view: Any, seat: int, level: str, seed: str
    ) -> list[Any]:
        """The wire form of what the bot chooses, when it is the turn of whoever opened its table."""
        async with self._turns.turn(who, level_of(level).ceiling > SLOW):
            return await self._done(think, game, pack, view, seat, level, seed)

    async def advise(self, who: str, wish: Wish) -> Advice:
        """The same for a person: it counts as thinking of their tables' bots."""
        async with self._turns.turn(who, LEVELS[wish.level].ceiling > SLOW):
            return await self._done(counsel, wish)

    async def look_back(self, who: str, wish: Wish, played: list[Wire]) -> Hindsight:
        """The same for a turn that was played."""
        async with self._turns.turn(who, LEVELS[wish.level].ceiling > SLOW):
            return await self._done(review, wish, played)

    async def weigh_on(
        self, who: str, record: str, level: str, so_far: Analysis | None, part: float = PART
    ) -> Analysis:
        """A part of looking at a finished game again; everybody else's bots come in between."""
        async with self._turns.turn(who, True):
            return await self._done(weigh_on, record, level, so_far, part)

    async def _done(self, work: Callable[..., T], *args: Any) -> T:
        for attempt in range(3):
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
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
