"""What is printed on the components: rows of facts, each with its source, read strictly.

A game declares its tables as :class:`Table`. A pack may bring any of them; a table that it brings it brings whole, and
the tables that it leaves out stay as they are. Every row says where it comes from (``src``).

A game's own values stand in its ``content.toml``. Those that stood there before lie beside it, whole, in files that are
called by their digest (``former/0123456789abcdef.toml``), so that a game can be played on as it began.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from cadency.kernel.errors import BadContent

SOURCES = ("rulebook", "web", "inferred", "ours", "box")  # box: read off a printed copy by its owner
OWN = "<the game's own values>"  # no file of an owner is called that
Row = dict[str, Any]
Rows = dict[str, list[Row]]


class Values(Protocol):
    """What a game's rules read, made from rows."""

    rows: Rows


Content = TypeVar("Content", bound=Values)


@dataclass(frozen=True)
class Table:
    """The shape of one table: its keys with their types, the key that names a row, and the rows there must be."""

    keys: Mapping[str, type]  # int, str, dict (of counts) or list
    names: str = ""  # the key that names a row; empty for a table of one row
    rows: tuple[Any, ...] = ()  # the names there must be, all of them and in any order
    count: int = 0  # or: how many rows, with names of their own
    free: bool = False  # or: any number of rows, with names of their own
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # for a dict: the keys it may have


class Printed(Generic[Content]):
    """A game's values as its rules read them: its own of today and former ones, each read once, and owners' packs."""

    def __init__(
        self,
        game: str,
        tables: Mapping[str, Table],
        make: Callable[[Rows, str | None], Content],  # from the rows and the text of a pack
        totals: Callable[[Rows], Iterable[tuple[str, int, int]]],  # table, wanted, found
        faults: Callable[[Rows], Iterable[tuple[str, str]]],  # row, reason; its text is ``fault-<reason>``
    ) -> None:
        self.former = former(game)
        self._game, self._tables, self._make, self._totals, self._faults = game, tables, make, totals, faults
        self._known: dict[str, Content] = {}

    def load(self, pack: str | None = None, name: str = "", former: str = "") -> Content:
        """The published values as far as they are known, today's or former ones, or an owner's pack laid over them."""
        if pack is not None:
            return self._make(self._checked(former, pack, name or "pack"), pack)
        if former not in self._known:
            self._known[former] = self._make(self._checked(former, None, f"{former or 'content'}.toml"), None)
        return self._known[former]

    def doubts(self) -> list[tuple[str, str, str]]:
        return doubts(self.load().rows, self._tables)

    def _checked(self, former: str, pack: str | None, file: str) -> Rows:
        """The rows, seen whole: totals, and bounds that the rules rely on."""
        rows = load(self._tables, own(self._game, former), pack, file)
        for table, wanted, found in self._totals(rows):
            if found != wanted:
                raise BadContent("wrong-total", file=file, table=table, wanted=wanted, found=found)
        for row, reason in self._faults(rows):
            raise BadContent("wrong-value", file=file, row=row, reason=reason, game=self._game)
        return rows


def own(game: str, digest: str = "") -> str:
    """The text of a game's own values: those of today or, by their digest, former ones."""
    folder = files(f"cadency.games.{game}")
    return (folder / "former" / f"{digest}.toml" if digest else folder / "content.toml").read_text(encoding="utf-8")


def former(game: str) -> tuple[str, ...]:
    """The digests of the values that were a game's own before."""
    folder = files(f"cadency.games.{game}") / "former"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir())) if folder.is_dir() else ()


def load(tables: Mapping[str, Table], base: str, pack: str | None = None, name: str = "") -> Rows:
    """The checked rows of every table: those of the base text, replaced by those that the pack brings."""
    rows = _read(tables, base, OWN)
    missing = [table for table in tables if table not in rows]
    if missing:
        raise BadContent("wrong-count", file=OWN, table=missing[0], wanted=1, found=0)
    if pack is not None:
        rows.update(_read(tables, pack, name or "pack"))
    return rows


def plain(rows: Mapping[str, list[Row]], tables: Iterable[str]) -> Rows:
    """These tables without where their rows come from: what can be read on the components."""
    return {table: [{key: row[key] for key in row if key != "src"} for row in rows[table]] for table in tables}


def digest(rows: Mapping[str, list[Row]]) -> str:
    """A short name for exactly these values; where a row comes from does not count."""
    return hashlib.sha256(json.dumps(plain(rows, rows), sort_keys=True).encode()).hexdigest()[:16]


def doubts(rows: Mapping[str, list[Row]], tables: Mapping[str, Table]) -> list[tuple[str, str, str]]:
    """The rows that nobody could source: (table, row, source)."""
    return [
        (table, str(row.get(tables[table].names, "")), row["src"])
        for table in tables
        for row in rows[table]
        if row["src"] in ("inferred", "ours")
    ]


def _read(tables: Mapping[str, Table], text: str, file: str) -> Rows:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("not-toml", file=file, reason=str(error)) from None
    except RecursionError:
        raise BadContent("not-toml", file=file, reason="nested too deeply") from None
    except ValueError as error:  # Python reads no number of more than some thousand digits
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
