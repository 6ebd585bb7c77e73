"""Whole folders of records as Parquet, part by part: what is written stays, and a later run writes what is missing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cadency.arena.errors import BadArena
from cadency.arena.store import NAME, locked, write
from cadency.arena.tables import FORMAT, NAMES, Rows, digest_of, schemas, tables_of

HEAD = "export.json"
PART = 50  # records


def records_in(folder: Path) -> list[str]:
    """Every record below a folder, by its path there. What the arena keeps beside its records is none."""
    found = [path for path in folder.rglob("*.jsonl") if path.is_file() and not (path.parent / NAME).exists()]
    return sorted([path.relative_to(folder).as_posix() for path in found])


class Export:
    """A folder with a folder for each table. A part is one file in each of them, with the rows of the same records."""

    def __init__(self, records: Path, out: Path) -> None:
        self.records = records
        self.path = out
        self.names = records_in(records)
        self.missing = self.names
        self._pending: list[dict[str, Rows]] = []
        self._next = 0
        self._lock: Any = None

    def __enter__(self) -> Self:
        try:
            self._open()
        except OSError as error:
            raise BadArena("no-folder", folder=str(self.path), reason=error.strerror or str(error)) from None
        return self

    def __exit__(self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        try:
            self._write()  # what was made of whole records is kept, whatever came then
        finally:
            self._lock.close()

    def _open(self) -> None:
        if self.path.exists() and not self.path.is_dir():
            raise BadArena("not-results", folder=str(self.path))
        if self.path.exists() and any(self.path.iterdir()) and not (self.path / HEAD).exists():
            raise BadArena("not-results", folder=str(self.path))
        for name in NAMES:
            (self.path / name).mkdir(parents=True, exist_ok=True)
        self._lock = locked(self.path)
        write(self.path / HEAD, json.dumps({"cadency": FORMAT, "records": self.records.name}) + "\n")
        done = self._check()
        self.missing = [name for name in self.names if name not in done]

    def _check(self) -> set[str]:
        """The records that are done. A part that no longer tells what lies in the folder goes, and is written anew."""
        done: set[str] = set()
        for file in sorted(self.path.glob("*/*.parquet")):
            part = file.stem
            self._next = max(self._next, int(part) + 1 if part.isdigit() else 0)
            told = self._told(part)
            if told is None:
                for name in NAMES:
                    self._file(name, part).unlink(missing_ok=True)
            else:
                done |= told
        return done

    def _told(self, part: str) -> set[str] | None:
        """The records of a part; None if one of them is not there any more, or is another one now."""
        import pyarrow as pa
        from pyarrow import parquet

        try:
            heads = [parquet.read_schema(self._file(name, part)) for name in NAMES]
            if any((head.metadata or {}).get(b"cadency") != str(FORMAT).encode() for head in heads):
                return None
            rows = parquet.read_table(self._file("games", part), columns=["record", "digest"]).to_pylist()
            told = {row["record"]: row["digest"] for row in rows}
            if any(digest_of((self.records / name).read_bytes()) != digest for name, digest in told.items()):
                return None
        except (pa.ArrowException, OSError):
            return None
        return set(told)

    def add(self, name: str, text: str) -> None:
        """The rows of a record; CadencyError if it does not replay."""
        self._pending.append(tables_of(name, text))
        if len(self._pending) == PART:
            self._write()

    def _write(self) -> None:
        """A part. The games come last: a part without them was never finished."""
        import pyarrow as pa
        from pyarrow import parquet

        if not self._pending:
            return
        for name in reversed(NAMES):
            rows = [row for tables in self._pending for row in tables[name]]
            file = self._file(name, f"{self._next:05}")
            fresh = file.with_name(f".{file.name}.new")
            parquet.write_table(pa.Table.from_pylist(rows, schemas()[name]), fresh, compression="zstd")
            with fresh.open("rb") as written:
                os.fsync(written.fileno())
            fresh.replace(file)
        self._next += 1
        self._pending = []

    def _file(self, name: str, part: str) -> Path:
        return self.path / name / f"{part}.parquet"
