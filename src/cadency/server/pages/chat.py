"""What was said at a table, as far as a page shows it; asked for once, then only what is new."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from cadency.server.live import LiveTable
from cadency.server.store.ledger import Ledger

_SHOWN: Final = 50


class Row(NamedTuple):
    n: int
    seat: int
    text: str


_kept: WeakKeyDictionary[LiveTable, tuple[Row, ...]] = WeakKeyDictionary()


async def said(ledger: Ledger, live: LiveTable) -> tuple[Row, ...]:
    """The last that was said, the latest last."""
    rows = _kept.get(live, ())
    known = rows[-1].n if rows else 0
    if known < live.last_said:
        found: Any = await ledger.said(live.id, max(known, live.last_said - _SHOWN), _SHOWN)
        rows = (*rows, *(Row(row["n"], row["seat"], row["text"]) for row in found))[-_SHOWN:]
        _kept[live] = rows
    return rows
