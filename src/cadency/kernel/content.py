"""What is printed on the components: rows of facts, each with its source, read strictly.

A game declares its tables as :class:`Table`. A pack may bring any of them; a table that it brings it brings whole, and
the tables that it leaves out stay as they are. Every row says where it comes from (``src``).
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cadency.kernel.errors import BadContent

SOURCES = ("rulebook", "web", "inferred", "ours", "box")  # box: read off a printed copy by its owner
OWN = "<the game's own values>"  # no file of an owner is called that
Row = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """The shape of one table: its keys with their types, the key that names a row, and the rows there must be."""

    keys: Mapping[str, type]  # int, str, dict (of counts) or list
    names: str = ""  # the key that names a row; empty for a table of one row
    rows: tuple[Any, ...] = ()  # the names there must be, all of them and in any order
    count: int = 0  # or: how many rows, with names of their own
    free: bool = False  # or: any number of rows, with names of their own
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # for a dict: the keys it may have


def load(tables: Mapping[str, Table], base: str, pack: str | None = None, name: str = "") -> dict[str, list[Row]]:
    """The checked rows of every table: those of the base text, replaced by those that the pack brings."""
    rows = _read(tables, base, OWN)
    missing = [table for table in tables if table not in rows]
    if missing:
        raise BadContent("wrong-count", file=OWN, table=missing[0], wanted=1, found=0)
    if pack is not None:
        rows.update(_read(tables, pack, name or "pack"))
    return rows


def digest(rows: Mapping[str, list[Row]]) -> str:
    """A short name for exactly these values; where a row comes from does not count."""
    plain = {
        table: [{key: value for key, value in row.items() if key != "src"} for row in rows[table]] for table in rows
    }
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def doubts(rows: Mapping[str, list[Row]], tables: Mapping[str, Table]) -> list[tuple[str, str, str]]:
    """The rows that nobody could source: (table, row, source)."""
    return [
        (table, str(row.get(tables[table].names, "")), row["src"])
        for table in tables
        for row in rows[table]
        if row["src"] in ("inferred", "ours")
    ]


def _read(tables: Mapping[str, Table], text: str, file: str) -> dict[str, list[Row]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("not-toml", file=file, reason=str(error)) from None
    for table in data:
        if table not in tables:
            raise BadContent("unknown-table", file=file, table=table, known=", ".join(tables))
    return {table: _rows(tables[table], table, found, file) for table, found in data.items()}


def _rows(table: Table, name: str, found: Any, file: str) -> list[Row]:
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise BadContent("not-rows", file=file, table=name)
    rows = [_row(table, f"{name} {i + 1}", row, file) for i, row in enumerate(found)]
    names = [row[table.names] for row in rows] if table.names else [""] * len(rows)
    wanted = list(table.rows) if table.rows else [""]
    doubled = [str(row) for row in names if names.count(row) > 1]
    if table.count or table.free:
        wanted = names
        if table.count and len(rows) != table.count:
            raise BadContent("wrong-count", file=file, table=name, wanted=table.count, found=len(rows))
    absent = [str(row) for row in wanted if row not in names]
    extra = [str(row) for row in names if row not in wanted]
    known = ", ".join(str(row) or name for row in (table.rows or wanted))
    for key, these in (("row-twice", doubled), ("row-missing", absent), ("row-unknown", extra)):
        if these:
            told = ", ".join(dict.fromkeys(row or name for row in these))
            raise BadContent(key, file=file, table=name, rows=told, known=known)
    order = list(table.rows)
    return sorted(rows, key=lambda row: order.index(row[table.names])) if order else rows


def _row(table: Table, where: str, found: Row, file: str) -> Row:
    named = found.get(table.names) if table.names else None
    row = f"{where} ({named})" if named is not None else where
    keys = {**table.keys, "src": str}
    values = dict(found) if file == OWN else {"src": "box", **found}
    for key, value in values.items():
        if key not in keys:
            raise BadContent("unknown-key", file=file, row=row, name=key, known=", ".join(keys))
        _check(table, file, row, key, value, keys[key])
    for key in keys:
        if key not in values:
            raise BadContent("missing-key", file=file, row=row, name=key)
    if values["src"] not in SOURCES:
        known = ", ".join(SOURCES)
        raise BadContent("must-be-among", file=file, row=row, name="src", known=known, value=values["src"])
    return values


def _check(table: Table, file: str, row: str, key: str, value: Any, kind: type) -> None:
    if type(value) is not kind or (isinstance(value, int) and value < 0):
        raise BadContent(f"must-be-{kind.__name__}", file=file, row=row, name=key, value=value)
    if isinstance(value, dict):
        known = table.counts.get(key, ())
        for item, n in value.items():
            if item not in known:
                raise BadContent("unknown-key", file=file, row=row, name=f"{key}.{item}", known=", ".join(known))
            _check(table, file, row, f"{key}.{item}", n, int)
