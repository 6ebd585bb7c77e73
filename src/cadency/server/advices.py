"""Advice for whoever is asked at a table: thought out in the bots' processes, one at a time, good for one position."""

from __future__ import annotations

import asyncio
import logging

from cadency.bots.advice import thinker
from cadency.bots.hindsight import last_turn, view_before
from cadency.bots.judge import judge_for
from cadency.bots.ways import Ways, ways
from cadency.kernel.engine import Decision
from cadency.kernel.errors import NotAChoice, NotYourTurn
from cadency.kernel.words import Wire
from cadency.server.bots import Thinkers
from cadency.server.coaching import off
from cadency.server.errors import Refused
from cadency.server.live import Counsel, LiveTable, Review
from cadency.server.thinking import Wish

LEVEL = "knight"  # who is asked unless another is named
_log = logging.getLogger("cadency.server")


class Advices:
    """A table has one answer at most, for the position it was asked for. Whoever asks again before it is there gets the
    same, or, for another position, waits until the first is done."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._wishes: dict[str, tuple[Counsel, str, Wish]] = {}  # by table, the latest, and whose thinking it is
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._backs: dict[str, asyncio.Task[None]] = {}  # by table, a last turn that is looked at

    @property
    def doing(self) -> list[asyncio.Task[None]]:
        """What is being thought about."""
        return [*self._doing.values(), *self._backs.values()]

    def ask(self, live: LiveTable, seat: int, level: str = LEVEL) -> Counsel:
        """As much as is known for whoever sits there; thinking begins. The table is held."""
        table = live.table
        _must_be_asked(live, seat)
        found, level = live.counsel, thinker(level)
        if found is None or (found.version, found.level) != (table.version, level):
            who = live.opener or live.id
            self._thinkers.ready_for(who)
            found = live.counsel = Counsel(table.version, level)
            pack, view = table.setup.content.pack, table.view(seat)
            self._wishes[live.id] = found, who, Wish(table.rules.id, pack, view, seat, level, table.commitment)
            if live.id not in self._doing:
                self._doing[live.id] = asyncio.create_task(self._work(live))
        found.shown = True
        live.tell()
        return found

    def put_away(self, live: LiveTable) -> None:
        """It is not shown any more, but known to whoever asks again."""
        if live.counsel is not None:
            live.counsel.shown = False
            live.tell()

    def look_back(self, live: LiveTable, seat: int) -> Review:
        """What is known of the last turn of whoever sits there and is asked; thinking begins. The table is held."""
        table, found = live.table, live.review
        _must_be_asked(live, seat)
        turn = last_turn(table, seat)
        if turn is None:
            raise Refused("no-turn")
        if found is None or found.version != table.version:
            who = live.opener or live.id
            self._thinkers.ready_for(who)
            found = live.review = Review(table.version)
            wires = [answer.wire for answer in table.record.answers[: turn[1]]]
            view = view_before(table.rules, table.setup, wires[: turn[0]], seat)
            wish = Wish(table.rules.id, table.setup.content.pack, view, seat, LEVEL, table.commitment)
            if live.id in self._backs:  # nobody needs the older one any more
                self._backs[live.id].cancel()
            task = self._backs[live.id] = asyncio.create_task(self._look(live, found, who, wish, wires[turn[0] :]))
            task.add_done_callback(lambda done: self._backs.pop(live.id) if self._backs.get(live.id) is done else None)
            live.tell()
        return found

    async def _look(self, live: LiveTable, found: Review, who: str, wish: Wish, played: list[Wire]) -> None:
        try:
            found.found = await self._thinkers.look_back(who, wish, played)
        except Exception:  # noqa: BLE001 - the game goes on, and one may ask again
            _log.exception("a bot could not look at a turn", extra={"table": live.id})
            if live.review is found:
                live.review = None
        live.tell()

    async def _work(self, live: LiveTable) -> None:
        try:
            while live.id in self._wishes:
                await self._one(live, *self._wishes.pop(live.id))
        finally:
            del self._doing[live.id]

    async def _one(self, live: LiveTable, counsel: Counsel, who: str, wish: Wish) -> None:
        try:
            counsel.advice = await self._thinkers.advise(who, wish)
        except Exception:  # noqa: BLE001 - whatever it is, the game goes on, and one may ask again
            _log.exception("a bot could not give advice", extra={"table": live.id})
            if live.counsel is counsel:
                live.counsel = None
        live.tell()

    async def stop(self) -> None:
        doing = self.doing
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)


def far(live: LiveTable, seat: int) -> Ways:
    """How far this seat has come, by its own view; a millisecond or two, and once for each position."""
    table = live.table
    found: Ways = live.cached(
        ("ways", seat), lambda: ways(table.rules, table.setup.content, live.view(table, seat), seat)
    )
    return found


def must_be_on(live: LiveTable) -> Decision:
    """What is asked, where the game runs and there is advice."""
    asked = live.table.decision
    if asked is None:
        raise NotAChoice("over")
    judge_for(live.table.rules.id)
    if off(live):
        raise Refused("no-advice")
    return asked


def _must_be_asked(live: LiveTable, seat: int) -> None:
    """Advice is for whoever is asked, where nobody else is helped or hurt by it."""
    asked = must_be_on(live)
    if asked.seat != seat:
        raise NotYourTurn("not-your-turn", seat=seat, waiting=asked.seat)
