"""What has changed on a page since it was told last, and what pages were told."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from cadency.server.live import LiveTable
from cadency.server.pages.parts import Drawn, Marks
from cadency.server.pages.scene import Kind

if TYPE_CHECKING:
    from cadency.server.pages.sheet import Sheet

_KEPT: Final = 1024  # sheets of all tables that a page may still show


class Known(NamedTuple):
    """What a page shows, as far as one must know to tell it what has changed."""

    digest: str
    frame: bytes  # whatever stands round the parts
    attrs: dict[str, str]
    marks: dict[str, Marks]


def update(before: Known, now: Sheet) -> bytes:
    """Everything that a page which shows ``before`` must do to show ``now``, as JSON."""
    parts = {}
    for name, part in now.parts.items():
        marks = before.marks.get(name, {})
        if marks is not part.marks and (marks != part.marks or list(marks) != list(part.marks)):
            parts[name] = _changes(marks, part)
    attrs = {key: value for key, value in now.known.attrs.items() if before.attrs.get(key) != value}
    return msgspec.json.encode({"from": before.digest, "to": now.digest, "live": attrs, "parts": parts})


def _changes(before: Marks, part: Drawn) -> dict[str, Any]:
    """Things to put, the last one first, each new one with the thing before which it comes; and things to take away."""
    put: list[list[str | None]] = []
    follows: str | None = None
    for name in reversed(part.things):
        if name not in before:
            put.append([name, part.things[name], follows])
        elif before[name] != part.marks[name]:
            put.append([name, part.things[name]])
        follows = name
    found: dict[str, Any] = {"put": put} if put else {}
    gone = [name for name in before if name not in part.marks]
    if gone:
        found["gone"] = gone
    stay = [name for name in before if name in part.marks]
    if stay != [name for name in part.marks if name in before]:
        found["order"] = list(part.marks)
    return found


class Shown:
    """What pages were sent, so that a stream can go on from there; those of late, of all tables."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[Any, ...], Known] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, live: LiveTable, kind: Kind, known: Known) -> None:
        key = (live.id, *_who(kind), known.digest)
        self._kept[key] = known
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def find(self, live: LiveTable, kind: Kind, digest: str) -> Known | None:
        return self._kept.get((live.id, *_who(kind), digest))


def _who(kind: Kind) -> tuple[Any, ...]:
    return kind.seat, kind.lang, kind.phone, kind.seats


SHOWN: Final = Shown(_KEPT)
