"""How much one address, or one seat, may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from cadency.server.errors import Refused

_FORGET = 10_000  # addresses kept at most; a bucket that is full again need not be remembered


class Buckets:
    """A bucket of ``burst`` tokens for each name, filled again at ``rate`` a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, name: str) -> float:
        """Take a token; 0, or how many seconds until there is one."""
        if not self._rate:
            return 0.0
        now = time.monotonic()
        left, then = self._left.get(name, (float(self._burst), now))
        left = min(float(self._burst), left + (now - then) * self._rate)
        if left < 1:
            self._left[name] = (left, now)
            return (1 - left) / self._rate
        if len(self._left) > _FORGET:
            self._drop_full(now)
        self._left[name] = (left - 1, now)
        return 0.0

    def _drop_full(self, now: float) -> None:
        full = [name for name, (left, then) in self._left.items() if left + (now - then) * self._rate >= self._burst]
        for name in full or list(self._left)[: _FORGET // 2]:
            del self._left[name]


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
