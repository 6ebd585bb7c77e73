"""What the page of a finished game has to play the whole game once more for: the points from move to move, and whether
the seed gives every draw. It is worked out once, a little at a time so that nobody else waits, and kept for the games
that were read last.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final, TypeVar

import msgspec

from cadency.kernel.engine import apply
from cadency.kernel.errors import CadencyError
from cadency.kernel.nature import ahead
from cadency.server.hosting import Host
from cadency.server.live import LiveTable
from cadency.table import Table

Step = tuple[int, tuple[int, ...]]  # a move, and everybody's points after it
T = TypeVar("T")

_SLICE: Final = 0.002  # seconds of work, then others have their turn


class Reckoned(msgspec.Struct, frozen=True):
    """The moves after which the points were others than before, the first and the last one besides; and how many draws
    follow from the seed, or None if not all of them do."""

    steps: tuple[Step, ...]
    draws: int | None


class Reckonings:
    """What is known of so many games at most: those read last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[tuple[str, int], Reckoned] = OrderedDict()
        self._doing: dict[tuple[str, int], asyncio.Task[Reckoned]] = {}

    def known(self, live: LiveTable) -> Reckoned | None:
        return self._known.get(_key(live))

    async def of(self, live: LiveTable) -> Reckoned:
        """Of a table that is loaded and over."""
        key = _key(live)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        task = self._doing.get(key)
        if task is None:
            task = self._doing[key] = asyncio.create_task(self._reckon(key, live.table))
            task.add_done_callback(lambda _: self._doing.pop(key, None))
        return await asyncio.shield(task)  # whoever came first may leave: others wait for it too

    async def _reckon(self, key: tuple[str, int], table: Table) -> Reckoned:
        found = self._known[key] = await reckon(table)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return found


def _key(live: LiveTable) -> tuple[str, int]:
    return live.id, live.table.version


async def reckon(table: Table) -> Reckoned:
    steps: list[Step] = []
    last: Step = (0, ())
    async for last in _slowly(_replayed(table)):
        if not steps or last[1] != steps[-1][1]:
            steps.append(last)
    if steps[-1] != last:
        steps.append(last)
    try:
        counts = [count async for count in _slowly(table.verifying())]
    except CadencyError:
        return Reckoned(tuple(steps), None)
    return Reckoned(tuple(steps), max(counts, default=0))


def _replayed(table: Table) -> Iterator[Step]:
    """The game once more: each move and the points after it."""
    rules = table.rules
    state = rules.start(table.setup)
    ahead(state)
    yield 0, tuple([placing.score for placing in rules.standing(state)])
    for move, answer in enumerate(table.record.answers, 1):
        apply(state, rules.choice(answer.wire))
        ahead(state)
        yield move, tuple([placing.score for placing in rules.standing(state)])


async def _slowly(work: Iterable[T]) -> AsyncIterator[T]:
    begun = time.perf_counter()
    for done in work:
        yield done
        if time.perf_counter() - begun > _SLICE:
            await asyncio.sleep(0)
            begun = time.perf_counter()


RECKONINGS: Final = Reckonings(500)


async def reckoned(host: Host, live: LiveTable) -> None:
    """If the game is over, see to it that all this is known when its page is drawn."""
    async with host.hold(live) as table:
        over = bool(table.over)
    if over:
        await RECKONINGS.of(live)
