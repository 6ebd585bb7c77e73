"""The record of choices: it is the game. One JSON line a header, one an answer, nature's included, one a cut.

    {"cadency": 1, "game": "village", "rules": 1, "seats": 3, "options": {…}, "content": "…", "commitment": "…"}
    {"seat": -1, "choice": ["ring", 0]}
    {"seat": 0, "choice": ["take", "crafts", "pink"]}
    {"cut": 1, "by": 0}
    {"end": "graves", "scores": [41, 38, 29], "seed": "…"}

While a game runs, a record that is handed to a seat hides what that seat has not learnt: ``"choice": null``. Such a one
cannot be replayed. A record is only ever appended to. A cut says how many answers stay; what it takes back remains
readable.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from cadency.kernel.errors import BadRecord
from cadency.kernel.words import Wire, freeze

FORMAT = 1


class Answer(NamedTuple):
    """An answer that stands, and the line of the record that holds it (counted from 1)."""

    seat: int
    wire: Wire
    line: int


class Record:
    """Header and lines as data; ``answers`` are those that no cut has taken back."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.lines: list[dict[str, Any]] = []
        self.answers: list[Answer] = []

    def add(self, seat: int, wire: Wire) -> None:
        self.lines.append({"seat": seat, "choice": wire})
        self.answers.append(Answer(seat, wire, len(self.lines) + 1))

    def cut(self, to: int, by: int) -> None:
        self.lines.append({"cut": to, "by": by})
        del self.answers[to:]

    def close(self, entry: dict[str, Any]) -> None:
        """The last line: how it ended, or that it was stopped."""
        self.lines.append(entry)

    @property
    def closing(self) -> dict[str, Any] | None:
        last = self.lines[-1] if self.lines else {}
        return last if "end" in last or "stop" in last else None

    def dumps(self) -> str:
        return "".join([_line(entry) for entry in (self.header, *self.lines)])

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record; a damaged line is named with the reason. Whether it replays is the table's business."""
        lines = text.split("\n")
        while lines and not lines[-1].strip():
            lines.pop()
        if not lines:
            raise BadRecord("empty")
        record = cls(_header(_parse(lines[0], 1)))
        for number, line in enumerate(lines[1:], 2):
            _entry(record, _parse(line, number), number)
        return record


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def _parse(line: str, number: int) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("not-json", line=number) from None
    if not isinstance(entry, dict):
        raise BadRecord("not-an-object", line=number)
    return entry


_HEADER: dict[str, type] = {
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "content": str,
    "commitment": str,
}


def _header(entry: dict[str, Any]) -> dict[str, Any]:
    found = entry.get("cadency")
    if type(found) is not int:
        raise BadRecord("not-a-record")
    if found > FORMAT:
        raise BadRecord("newer", found=found, known=FORMAT)
    for name, kind in _HEADER.items():
        if type(entry.get(name)) is not kind:
            raise BadRecord("header", name=name)
    return entry


def _frozen(choice: Any) -> Any:
    try:
        return freeze(choice)
    except RecursionError:
        return None


def _entry(record: Record, entry: dict[str, Any], number: int) -> None:
    if record.closing is not None:
        raise BadRecord("after-end", line=number)
    if "choice" in entry:
        seat, wire = entry.get("seat"), _frozen(entry["choice"])
        if type(seat) is not int or not -1 <= seat < record.header["seats"]:
            raise BadRecord("seat", line=number, last=record.header["seats"] - 1, found=seat)
        if wire is None:
            raise BadRecord("hidden", line=number)
        if not isinstance(wire, tuple) or not wire or not isinstance(wire[0], str):
            raise BadRecord("choice", line=number)
        record.add(seat, wire)
    elif "cut" in entry:
        to = entry["cut"]
        if type(to) is not int or not 0 <= to <= len(record.answers):
            raise BadRecord("cut", line=number, last=len(record.answers), found=to)
        record.cut(to, entry.get("by", -1))
    elif "end" in entry or "stop" in entry:
        record.close(entry)
    else:
        raise BadRecord("unknown-line", line=number)
