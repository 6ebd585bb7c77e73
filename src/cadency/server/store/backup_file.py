"""A backup as a file: gzipped JSON lines, the same for every store.

    {"cadency-backup": 1, "schema": "0002", "made": "2026-05-01T20:00:00Z", "rows": 1234}
    {"table": "tables", "columns": ["id", "game", …]}
    ["0f3a…", "village", …]
    …
    {"end": 1234, "sha256": "…"}

The last line counts the rows and sums up every line before it, so a file that was cut short or changed is found out.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import os
import tempfile
import time
import zlib
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, ClassVar

from cadency.kernel.errors import CadencyError

FORMAT = 1


class BadBackup(CadencyError):
    """A backup that cannot be written or read."""

    says: ClassVar[dict[str, str]] = {
        "exists": "{file}: there is a file of that name already; choose another, or say --force",
        "no-writing": "{file}: cannot be written: {problem}",
        "no-reading": "{file}: cannot be read: {problem}",
        "no-backup": "{file}: not a backup of Cadency",
        "damaged": "{file}: damaged or cut short ({problem}); nothing was restored",
        "newer": "{file}: made by a newer version of Cadency ({problem}); nothing was restored",
        "nothing": "{where} holds nothing of Cadency's yet",
        "not-empty": "{where} holds {tables} tables already; restore into a new or an empty database",
    }


class Writer:
    """Lines on their way into the file."""

    def __init__(self, out: gzip.GzipFile, schema: str, rows: int) -> None:
        self._out = out
        self._sum = hashlib.sha256()
        self.rows = 0
        made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        self._line({"cadency-backup": FORMAT, "schema": schema, "made": made, "rows": rows})

    def table(self, name: str, columns: list[str]) -> None:
        self._line({"table": name, "columns": columns})

    def row(self, values: list[Any]) -> None:
        self.rows += 1
        self._line(values)

    def end(self) -> None:
        self._line({"end": self.rows, "sha256": self._sum.hexdigest()})

    def _line(self, value: Any) -> None:
        text = json.dumps(value, ensure_ascii=False).encode() + b"\n"
        self._sum.update(text)
        self._out.write(text)


@contextlib.contextmanager
def new_file(path: Path, force: bool) -> Iterator[Path]:
    """A file beside ``path`` that takes its name once all is well. Only its owner may read it: it holds secrets."""
    if path.exists() and not force:
        raise BadBackup("exists", file=str(path))
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        part = Path(name)
        try:
            yield part
            _settle(part, path, force)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadBackup("no-writing", file=str(path), problem=error.strerror or str(error)) from None


def _settle(part: Path, path: Path, force: bool) -> None:
    with part.open("rb") as written:
        os.fsync(written.fileno())
    if force:
        part.replace(path)
    else:
        try:
            path.hardlink_to(part)  # unlike a rename this never replaces what somebody put there meanwhile
        except FileExistsError:
            raise BadBackup("exists", file=str(path)) from None
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """A new name is on disk when its folder is; where a folder cannot be opened the system sees to it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Contents:
    """A backup that is being read: its head, then its rows. What is not as it should be is a :class:`BadBackup`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = self._lines()
        _, head = next(lines, (b"", None))
        if not isinstance(head, dict) or "cadency-backup" not in head:
            raise BadBackup("no-backup", file=str(path))
        if head["cadency-backup"] != FORMAT:
            raise BadBackup("newer", file=str(path), problem=f"format {head['cadency-backup']}")
        self.schema = str(head.get("schema"))
        self.made = str(head.get("made"))
        self.expected = int(head.get("rows", 0))
        lines.close()

    def rows(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every row with the name of its table; an error at the end unless all of them were there."""
        summed, count, table, columns = hashlib.sha256(), 0, "", [""]
        ended = False
        for raw, value in self._lines():
            if ended:
                raise self._damaged("something follows the last line")
            if isinstance(value, list) and len(value) == len(columns) and table:
                count += 1
                yield table, dict(zip(columns, value, strict=True))
            elif isinstance(value, dict) and "table" in value:
                table, columns = str(value["table"]), [str(name) for name in value["columns"]]
            elif isinstance(value, dict) and "end" in value:
                if (value["end"], value["sha256"]) != (count, summed.hexdigest()):
                    raise self._damaged("the sum of its lines is not as its last line says")
                ended = True
            elif not (isinstance(value, dict) and "cadency-backup" in value):
                raise self._damaged(f"row {count + 1}")
            summed.update(raw)
        if not ended:
            raise self._damaged(f"it ends after row {count}")

    def check(self) -> int:
        """Read all of it; how many rows there are."""
        return sum(1 for _ in self.rows())

    def _damaged(self, problem: str) -> BadBackup:
        return BadBackup("damaged", file=str(self._path), problem=problem)

    def _lines(self) -> Generator[tuple[bytes, Any]]:
        n = 0
        try:
            with gzip.open(self._path, "rb") as file:
                for raw in file:
                    n += 1
                    yield raw, json.loads(raw)
        except (gzip.BadGzipFile, zlib.error, EOFError, ValueError, RecursionError) as error:
            if n < 2:
                raise BadBackup("no-backup", file=str(self._path)) from None
            raise self._damaged(f"near line {n}: {error}") from None
        except OSError as error:
            raise BadBackup("no-reading", file=str(self._path), problem=error.strerror or str(error)) from None
