"""A Dask cluster: its scheduler gives games to its workers, and those of a worker that dies to another one."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, Self

from cadency.arena.errors import BadArena
from cadency.arena.plan import Experiment, Match
from cadency.arena.play import Row, play

PATIENCE = "10s"  # for a scheduler that does not answer
AHEAD = 3  # games that wait for each thread, so that none is idle


class Cluster:
    """The workers of a scheduler; leaving the block lets go of whatever they are still at."""

    def __init__(self, address: str, experiment: Experiment, keep: bool) -> None:
        self.address = address
        self.experiment = experiment
        self.keep = keep
        self.client: Any = None

    def __enter__(self) -> Self:
        from distributed import Client
        from distributed.comm import get_address_host_port

        try:  # a client that cannot read its address waits long for nothing, and then complains
            get_address_host_port(self.address)
        except (OSError, ValueError, TypeError):
            raise BadArena("no-address", address=self.address) from None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said in our words
        try:
            self.client = Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, RuntimeError):
            raise BadArena("no-cluster", address=self.address) from None
        return self

    def __exit__(self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        self.client.close(timeout=2)

    def threads(self) -> int:
        """How many games can be played at a time; 0 while no worker has come."""
        return sum(self.client.nthreads().values())

    def rows(self, matches: Iterable[Match]) -> Iterator[Row]:
        """The rows of these games, each once, in the order in which they are over."""
        from distributed import as_completed

        todo, run = iter(matches), secrets.token_hex(4)
        begun = [self._begin(run, match) for match in islice(todo, self._room())]
        waiting = as_completed(begun, loop=self.client.loop)
        for future in waiting:
            row = self._row(future)
            for match in islice(todo, max(0, self._room() - waiting.count())):
                waiting.add(self._begin(run, match))
            yield row

    def _room(self) -> int:
        return AHEAD * max(2, self.threads())

    def _begin(self, run: str, match: Match) -> Any:
        name = f"cadency-{run}-{match.deal}-{match.turn}"
        return self.client.submit(play, self.experiment, match, self.keep, key=name)

    def _row(self, future: Any) -> Row:
        from distributed import CancelledError, KilledWorker

        _, _, deal, turn = future.key.split("-")
        try:
            row: Row = future.result()
        except KilledWorker:
            raise BadArena("game-kills", deal=deal, turn=turn, times="4") from None
        except CancelledError:
            raise BadArena("cluster-gone", address=self.address) from None
        except ModuleNotFoundError as error:
            raise BadArena("no-cadency", address=self.address, reason=str(error)) from None
        except Exception as error:  # noqa: BLE001 - whatever a player trips over, on whichever machine
            raise BadArena("game-failed", deal=deal, turn=turn, reason=f"{type(error).__name__}: {error}") from None
        if row["code"] != self.experiment.code:
            raise BadArena("other-code", address=self.address, there=row["code"], here=self.experiment.code)
        return row
