"""How much one address, or one seat, may ask for."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, ParamSpec, TypeVar

from cadency.server.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")
_REMEMBERED = 10_000  # names at most; who was away longest is forgotten first, and has a full bucket by then
Spend = Callable[[float], None]
_SPEND: ContextVar[Spend | None] = ContextVar("spend", default=None)


class Buckets:
    """A bucket for each name that holds ``burst`` and is filled again at ``rate`` a second."""

    def __init__(self, rate: float, burst: float, most: int = _REMEMBERED) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._most = most
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, name: str, price: float = 1.0) -> float:
        """Take what something costs; 0, or how many seconds until there is enough."""
        if not self._rate:
            return 0.0
        left = self._now(name)
        short = price - left
        self._put(name, left if short > 0 else left - price)
        return max(0.0, short / self._rate)

    def spend(self, name: str, price: float) -> None:
        """What has been done already is paid for, even by whoever has not enough."""
        if self._rate:
            self._put(name, self._now(name) - price)

    def _now(self, name: str) -> float:
        now = time.monotonic()
        left, then = self._left.pop(name, (self._burst, now))
        return min(self._burst, left + (now - then) * self._rate)

    def _put(self, name: str, left: float) -> None:
        self._left[name] = (left, time.monotonic())
        if len(self._left) > self._most:
            del self._left[next(iter(self._left))]


class Streams:
    """Open streams by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> Callable[[], None]:
        """One more stream; what is returned gives it back."""
        if self._most and self._open[address] >= self._most:
            raise Refused("too-many-streams")
        self._open[address] += 1

        def give_back() -> None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

        return give_back


class Lines:
    """So many requests of one address are worked on at once. Its others wait in a line of their own, nobody else's."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, name: str) -> Callable[[], None]:
        """Wait for one's turn; what is returned ends it, and may be called twice."""
        if self._most and self._busy[name] >= self._most:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(name, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._leave(name)
                raise
        else:
            self._busy[name] += 1
        left = False

        def leave() -> None:
            nonlocal left
            if not left:
                left = True
                self._leave(name)

        return leave

    def _leave(self, name: str) -> None:
        line = self._waiting.get(name)
        while line:
            turn = line.popleft()
            if not line:
                del self._waiting[name]
            if not turn.done():
                turn.set_result(None)  # the place goes on to the next
                return
        self._busy[name] -= 1
        if not self._busy[name]:
            del self._busy[name]


# --- what work costs: for how long it keeps everybody else waiting


@coroutine
def metered(work: Coroutine[Any, Any, T], spend: Spend) -> Generator[Any, Any, T]:
    """Await this, and pay for every step of it; what others do while it waits is none of its business. A step is timed
    by the clock on the wall: nobody else gets on during it, whether the machine is fast, slow or busy."""
    token = _SPEND.set(spend)
    given: Any = None
    wrong: BaseException | None = None
    try:
        while True:
            begun = time.perf_counter()
            try:
                waits_for = work.send(given) if wrong is None else work.throw(wrong)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                spend(time.perf_counter() - begun)
            try:
                given, wrong = (yield waits_for), None
            except BaseException as error:  # noqa: BLE001 - whatever it is, it is the work's
                given, wrong = None, error
    finally:
        _SPEND.reset(token)


def charged(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Do this in a thread, and let whoever asked for it pay."""
    spend, begun = _SPEND.get(), time.thread_time()
    try:
        return work(*args, **named)
    finally:
        if spend is not None:
            spend(time.thread_time() - begun)
