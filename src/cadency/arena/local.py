"""Processes of this machine, one game each at a time. One that dies is replaced, and its game is played again."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Self

from cadency.arena.errors import BadArena
from cadency.arena.plan import Experiment, Match
from cadency.arena.play import Row, play

DEATHS = 3  # of one game's processes, after which it is the game's fault


class Processes:
    """So many processes; leaving the block ends them, whatever they are at."""

    def __init__(self, count: int, experiment: Experiment, keep: bool) -> None:
        self.experiment = experiment
        self.keep = keep
        self.count = count
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        for worker in self.workers:
            worker.end()

    def rows(self, matches: Iterable[Match]) -> Iterator[Row]:
        """The rows of these games, in the order in which they are over."""
        todo = iter(matches)
        again: list[Match] = []
        deaths: Counter[Match] = Counter()
        while True:
            self._hand_out(todo, again)
            busy = [worker for worker in self.workers if worker.match is not None]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                match = worker.match
                assert match is not None  # noqa: S101 - it was busy
                row = worker.row()
                if row is None:
                    deaths[match] += 1
                    if deaths[match] == DEATHS:
                        raise BadArena("game-kills", deal=match.deal, turn=match.turn, times=DEATHS)
                    again.append(match)
                    self.workers.remove(worker)
                    worker.end()
                else:
                    self._hand_out(todo, again)
                    yield row

    def _hand_out(self, todo: Iterator[Match], again: list[Match]) -> None:
        """Something to do for whoever has nothing, while there is anything."""
        idle = [worker for worker in self.workers if worker.match is None]
        while idle or len(self.workers) < self.count:
            match = again.pop() if again else next(todo, None)
            if match is None:
                return
            if not idle:
                idle.append(Worker(self.experiment, self.keep))
                self.workers += idle
            idle.pop().begin(match)


class Worker:
    """One process, and the pipe to it."""

    def __init__(self, experiment: Experiment, keep: bool) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(theirs, experiment, keep), daemon=True)
        with _deaf():
            self.process.start()
        theirs.close()
        self.match: Match | None = None

    def begin(self, match: Match) -> None:
        self.match = match
        with suppress(OSError):  # if it has died meanwhile, that shows when its row is asked for
            self.pipe.send(match)

    def row(self) -> Row | None:
        """What came of the game; None if the process has died."""
        match, self.match = self.match, None
        try:
            row, failure = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if failure and match is not None:
            raise BadArena("game-failed", deal=match.deal, turn=match.turn, reason=failure)
        found: Row = row
        return found

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun here do not hear Ctrl-C even while they load; whoever begins them does so right afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # when it starts it lets signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection[Any, Any], experiment: Experiment, keep: bool) -> None:
    """In the process: play what comes, until nobody is there any more. Ctrl-C is for whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            match = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            told: tuple[Row | None, str] = (play(experiment, match, keep), "")
        except Exception as error:  # noqa: BLE001 - whatever a player trips over is told by whoever waits
            told = (None, f"{type(error).__name__}: {error}")
        pipe.send(told)
