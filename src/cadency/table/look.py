"""A look at a table: plain data that can show itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from cadency.kernel.engine import Decision

if TYPE_CHECKING:
    from cadency.table.table import Table


class Look(dict[str, Any]):
    """All that a seat may know now, ready for JSON; in a notebook it shows itself as the board."""

    painter: ClassVar[Callable[[Table, int | None], str] | None] = None  # set by whoever has boards to draw on

    def __init__(self, table: Table, seat: int | None, content: dict[str, Any]) -> None:
        super().__init__(content)
        self._table = table
        self._seat = seat

    def _repr_svg_(self) -> str | None:
        return Look.painter(self._table, self._seat) if Look.painter else None


def described(d: Decision) -> dict[str, Any]:
    """A question, ready for JSON."""
    return {
        "seat": d.seat,
        "kind": d.kind,
        "clause": d.clause,
        "about": d.about,
        "options": [{"wire": option.wire()} for option in d.options],
    }
