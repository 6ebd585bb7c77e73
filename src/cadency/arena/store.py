"""The folder of an experiment: every game is on disk as soon as it is over, and in a Parquet file when a run ends."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cadency.arena.errors import BadArena
from cadency.arena.plan import Experiment, Match
from cadency.arena.play import Row

FORMAT = 1
NAME = "experiment.json"
Place = tuple[int, int]  # deal and turn


class Folder:
    """Results of one experiment. A row is written once: its place is its deal and turn."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.experiment = experiment
        self.rows: dict[Place, Row] = {}
        self._lock: Any = None
        self._file: TextIOWrapper | None = None

    def __enter__(self) -> Self:
        try:
            self._open()
        except OSError as error:
            self.close()
            raise BadArena("no-folder", folder=str(self.path), reason=error.strerror or str(error)) from None
        except BadArena:
            self.close()
            raise
        return self

    def __exit__(self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        self.close()

    def _open(self) -> None:
        if self.path.exists() and not self.path.is_dir():
            raise BadArena("not-results", folder=str(self.path))
        if self.path.exists() and any(self.path.iterdir()) and not (self.path / NAME).exists():
            raise BadArena("not-results", folder=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock = locked(self.path)
        if (self.path / NAME).exists():
            self._compare()
        else:
            write(self.path / NAME, json.dumps({"cadency": FORMAT, **self.experiment.data()}, indent=1) + "\n")
        self._read()
        self._file = (self.path / "games.jsonl").open("a", encoding="utf-8")

    def _compare(self) -> None:
        """Refuse to mix."""
        try:
            there = json.loads((self.path / NAME).read_text("utf-8"))
            here = {"cadency": FORMAT, **json.loads(json.dumps(self.experiment.data()))}
            differ = [name for name in here if there.get(name) != here[name] and name != "pack"]
        except (ValueError, AttributeError):
            raise BadArena("damaged", file=str(self.path / NAME)) from None
        if differ:
            told = "; ".join([f"{name}: {_short(there.get(name))} ≠ {_short(here[name])}" for name in differ])
            raise BadArena("other-experiment", folder=str(self.path), difference=told)

    def _read(self) -> None:
        """What earlier runs have done. A last line that was cut short is taken away; that game is played again."""
        parquet, lines = self.path / "games.parquet", self.path / "games.jsonl"
        if parquet.exists():
            for row in read_parquet(parquet):
                self.rows[row["deal"], row["turn"]] = row
        if lines.exists():
            text = lines.read_bytes()
            whole = text[: text.rfind(b"\n") + 1]
            if whole != text:
                os.truncate(lines, len(whole))
            try:
                found = [json.loads(line) for line in whole.splitlines()]
                told = set(_schema().names)
                if not all(told <= row.keys() for row in found):
                    raise BadArena("damaged", file=str(lines))
                self.rows |= {(row["deal"], row["turn"]): row for row in found}
            except (ValueError, AttributeError):
                raise BadArena("damaged", file=str(lines)) from None

    def missing(self, matches: list[Match]) -> list[Match]:
        return [match for match in matches if (match.deal, match.turn) not in self.rows]

    def add(self, row: Row) -> bool:
        """Keep a row for good; False if this game is there already."""
        place = (row["deal"], row["turn"])
        if place in self.rows or self._file is None:
            return False
        record = row.pop("record", "")
        with writing(self.path):
            if record:
                (self.path / "records").mkdir(exist_ok=True)
                write(self.path / "records" / f"{place[0]}-{place[1]}.jsonl", record)
            line = json.dumps(row, separators=(",", ":"))
            self.rows[place] = json.loads(line)  # first of all: Ctrl-C may come while it is being written
            self._file.write(line + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        return True

    def all(self) -> list[Row]:
        """Every row, by deal and turn."""
        return [self.rows[place] for place in sorted(self.rows)]

    def compact(self) -> None:
        """Everything into the Parquet file; then the lines are not needed any more."""
        if self._file is not None and self.rows:
            with writing(self.path):
                write_parquet(self.path / "games.parquet", self.all())
            os.ftruncate(self._file.fileno(), 0)

    def close(self) -> None:
        for one in (self._file, self._lock):
            if one is not None:
                with suppress(OSError):  # the end of a line for which there was no room, which was told of
                    one.close()
        self._file = self._lock = None


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """What cannot be written, as on a disk that is full, is told of by the folder's name."""
    try:
        yield
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise BadArena("not-written", folder=str(folder), reason=reason) from None


def write(path: Path, text: str) -> None:
    """All or nothing."""
    fresh = path.with_name(f".{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def locked(folder: Path) -> Any:
    """A file that one run alone can hold, where the system can do that; it is free again however that run ends."""
    lock = (folder / ".lock").open("w")
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except BlockingIOError:
        lock.close()
        raise BadArena("busy", folder=str(folder)) from None
    return lock


def _short(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join([f"{name}={one}" for name, one in value.items()]) or "–"
    return "–" if value is None else str(value)


# --- Parquet


def _schema() -> Any:
    import pyarrow as pa

    each = {name: pa.list_(kind) for name, kind in {"int": pa.int32(), "float": pa.float64()}.items()}
    fields = {"deal": pa.int32(), "turn": pa.int16(), "players": pa.list_(pa.string()), "code": pa.string()}
    fields |= {"scores": each["int"], "ranks": each["int"], "won": each["float"], "end": pa.string()}
    fields |= {name: pa.int32() for name in ("first", "rounds", "decisions", "draws")}
    fields |= {"answers": each["int"], "seconds": each["float"], "slowest": each["float"]}
    fields |= {name: pa.list_(pa.map_(pa.string(), pa.int32())) for name in ("times", "did")}
    return pa.schema(list(fields.items()))


def write_parquet(path: Path, rows: list[Row]) -> None:
    """One row a game; by seat, what lists hold."""
    import pyarrow as pa
    from pyarrow import parquet

    def mapped(row: Row) -> Row:
        pairs = {name: [[(str(k), n) for k, n in counts.items()] for counts in row[name]] for name in ("times", "did")}
        return {**row, **pairs}

    fresh = path.with_name(f".{path.name}.new")
    parquet.write_table(pa.Table.from_pylist([mapped(row) for row in rows], _schema()), fresh, compression="zstd")
    with fresh.open("rb") as file:
        os.fsync(file.fileno())
    fresh.replace(path)


def read_parquet(path: Path) -> list[Row]:
    """The rows again, as they were."""
    import pyarrow as pa
    from pyarrow import parquet

    try:
        rows: list[Row] = parquet.read_table(path, schema=_schema()).to_pylist()
        for row in rows:
            for name in ("times", "did"):
                row[name] = [dict(pairs) for pairs in row[name]]
    except (pa.ArrowException, OSError, KeyError, TypeError):  # columns that are not there come as nothing
        raise BadArena("damaged", file=str(path)) from None
    return rows
