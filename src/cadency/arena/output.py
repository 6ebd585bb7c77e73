"""What lies in the folder when a run ends: games and things as Parquet, all numbers as JSON, and the report."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from cadency.arena.report import report
from cadency.arena.results import Results
from cadency.arena.store import write, writing
from cadency.arena.summary import numbers
from cadency.arena.things import Thing
from cadency.arena.words import Words


def write_all(folder: Path, results: Results, words: Words, command: str, wanted: int, day: date) -> Path:
    """The path of the report."""
    page = report(results, words, command, wanted, day)
    with writing(folder):
        write(folder / "results.json", json.dumps(numbers(results), indent=1) + "\n")
        _write_things(folder / "things.parquet", results.things)
        write(folder / "report.html", page)
    return folder / "report.html"


def _write_things(path: Path, things: tuple[Thing, ...]) -> None:
    """Every thing that was counted, whether the report shows it or not."""
    import pyarrow as pa
    from pyarrow import parquet

    fields = {"event": pa.string(), "noun": pa.string(), "often": pa.int32()}
    fields |= {name: pa.float64() for name in ("least", "above", "most", "error")}
    fields |= {"houses": pa.int32(), "deals": pa.int32()}
    rows = [dict(zip(fields, (one.event, one.noun, one.often, *one.above), strict=True)) for one in things]
    parquet.write_table(pa.Table.from_pylist(rows, pa.schema(list(fields.items()))), path, compression="zstd")
