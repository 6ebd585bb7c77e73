"""Whether the server is well: the database must take a write and have it on disk, not only answer from memory."""

from __future__ import annotations

import asyncio
import time

from cadency.server.errors import Refused
from cadency.server.store import StoreError
from cadency.server.store.ledger import Ledger

_OFTEN = 1.0  # seconds for which an answer holds: whoever asks every moment costs no more
_PATIENCE = 3.0  # seconds for the disk


class Pulse:
    """Tries a write, once for all who ask at the same time."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._trying: asyncio.Task[None] | None = None
        self._tried = -_OFTEN
        self._wrong: Refused | None = None

    async def check(self) -> None:
        """Refused with the part that fails."""
        if self._trying is None and time.monotonic() - self._tried >= _OFTEN:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            done, _ = await asyncio.wait([self._trying], timeout=_PATIENCE)
            if not done:
                raise Refused("no-writing", problem=f"> {_PATIENCE:.0f} s")
        if self._wrong is not None:
            raise self._wrong

    async def _try(self) -> None:
        part = "no-reading"
        try:
            await self._ledger.signing_secret()
            part = "no-writing"
            await self._ledger.beat()
            self._wrong = None
        except StoreError as error:
            self._wrong = Refused(part, problem=error.details.get("problem", str(error)))
        finally:
            self._tried, self._trying = time.monotonic(), None
