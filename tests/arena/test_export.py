"""Records as tables: what they hold, and how a run goes on."""

import json
import re
import shutil
import signal
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import cadency
from cadency.arena.export import PART
from cadency.arena.tables import NAMES, schemas
from cadency.kernel.engine import NATURE
from tests.cli.command import start
from tests.cli.conftest import Call, call

__all__ = ["call"]
ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
SMALL = min(RECORDS.rglob("*.jsonl"), key=lambda path: path.stat().st_size)


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / name).to_pylist()
    return found


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_tables_tell_the_whole_game(game: str, tmp_path: Path, call: Call) -> None:
    source = min((RECORDS / game).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    (tmp_path / "deep" / "er").mkdir(parents=True)
    shutil.copy(source, tmp_path / "deep" / "er" / "one.jsonl")
    out = tmp_path / "out"
    assert call("export", str(tmp_path / "deep"), "--to", "parquet", "-o", str(out))[0] == 0
    table = cadency.replay(source.read_text("utf-8"))
    (one,) = rows(out, "games")
    assert (one["record"], one["game"], one["seats"]) == ("er/one.jsonl", game, table.seats)
    assert dict(one["options"]) == table.setup.options
    assert (one["end"], one["seed"]) == (table.over, table.seed)
    decisions, options, answers = rows(out, "decisions"), rows(out, "options"), table.record.answers
    assert [(row["seat"], json.loads(row["choice"])) for row in decisions] == [
        (answer.seat, json.loads(json.dumps(answer.wire))) for answer in answers
    ]
    assert one["decisions"] + one["draws"] == len(decisions)
    assert one["draws"] == sum(row["seat"] == NATURE for row in decisions)
    for row in decisions:
        offered = [option for option in options if option["number"] == row["number"]]
        assert len(offered) == row["options"]
        chosen = [(option["option"], option["choice"], option["action"]) for option in offered if option["chosen"]]
        assert chosen == ([] if row["action"] is None else [(row["chosen"], row["choice"], row["action"])])
        assert all((option["weight"] is not None) == (row["seat"] == NATURE) for option in offered)
    actions = {row["choice"]: row["action"] for row in options}
    vocabulary = table.rules.vocabulary
    assert all(vocabulary[number].wire()[0] == json.loads(choice)[0] for choice, number in actions.items())
    assert [(row["seat"], row["score"], row["rank"], len(row["reasons"])) for row in rows(out, "outcomes")] == [
        (placing.seat, placing.score, placing.rank, len(placing.reasons)) for placing in table.standing()
    ]


def test_a_later_run_adds_what_is_new_and_mends_what_has_changed(tmp_path: Path, call: Call) -> None:
    records, out = tmp_path / "records", tmp_path / "records-parquet"
    records.mkdir()
    shutil.copy(SMALL, records / "a.jsonl")
    text = SMALL.read_text("utf-8").splitlines(keepends=True)
    (records / "running.jsonl").write_text("".join(text[:-5]), "utf-8")
    words = ("export", str(records), "--to", "parquet", "--out", str(out))
    assert call(*words) == (0, f"2 records are in {out}.\n", "")
    whole, running = rows(out, "games")
    assert (whole["record"], whole["end"] is None, whole["seed"] is None) == ("a.jsonl", False, False)
    assert (running["record"], running["end"], running["seed"]) == ("running.jsonl", None, None)
    assert running["commitment"] == whole["commitment"]
    assert running["decisions"] + running["draws"] == len(text) - 6
    assert {row["record"] for row in rows(out, "outcomes")} == {"a.jsonl"}
    first = (out / "games" / "00000.parquet").stat().st_mtime_ns
    shutil.copy(SMALL, records / "b.jsonl")
    assert call(*words) == (0, f"3 records are in {out}.\n", "")
    assert (out / "games" / "00000.parquet").stat().st_mtime_ns == first
    shutil.copy(SMALL, records / "running.jsonl")
    (records / "a.jsonl").unlink()
    assert call(*words) == (0, f"2 records are in {out}.\n", "")
    assert sorted([(row["record"], row["end"] is None) for row in rows(out, "games")]) == [
        ("b.jsonl", False),
        ("running.jsonl", False),
    ]
    for name in NAMES:
        assert {row["record"] for row in rows(out, name)} == {"b.jsonl", "running.jsonl"}


def test_bad_records_are_named_with_their_line_and_left_out(tmp_path: Path, call: Call) -> None:
    shutil.copy(SMALL, tmp_path / "good.jsonl")
    lines = SMALL.read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "wrong.jsonl").write_text("".join([*lines[:3], '{"seat": 0, "choice": ["fly"]}\n']), "utf-8")
    (tmp_path / "chess.jsonl").write_text(lines[0].replace(json.loads(lines[0])["game"], "chess"), "utf-8")
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe")
    out = tmp_path / "out"
    code, told, err = call("export", str(tmp_path), "--to", "parquet", "-o", str(out))
    assert (code, told) == (1, f"1 record is in {out}.\n")
    said = err.splitlines()
    assert len(said) == 4
    assert any("wrong.jsonl: Line 4" in line for line in said)
    assert any("chess.jsonl:1: " in line and "village" in line for line in said)
    assert any("binary.jsonl" in line for line in said)
    assert [row["record"] for row in rows(out, "games")] == ["good.jsonl"]


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path, call: Call) -> None:
    records, out = tmp_path / "records", tmp_path / "out"
    records.mkdir()
    for number in range(2000):
        (records / f"{number:04}.jsonl").hardlink_to(SMALL)
    run = start("export", "records", "--to", "parquet", "-o", "out", where=tmp_path)
    with run:
        while not (out / "games" / "00000.parquet").exists():
            assert run.poll() is None
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        _, err = run.communicate()
    assert run.returncode == 130
    assert "the same command goes on" in err
    kept = rows(out, "games")
    assert PART <= len(kept) < 2000
    for number in range(len(kept) + 3, 2000):
        (records / f"{number:04}.jsonl").unlink()
    assert call("export", str(records), "--to", "parquet", "-o", str(out))[0] == 0
    again = rows(out, "games")
    assert again[: len(kept)] == kept
    assert [row["record"] for row in again] == [f"{number:04}.jsonl" for number in range(len(kept) + 3)]


def test_nothing_of_others_is_written_over(tmp_path: Path, call: Call) -> None:
    (tmp_path / "empty").mkdir()
    shutil.copy(SMALL, tmp_path / "one.jsonl")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "letter.txt").write_text("Dear Ada", "utf-8")
    for words, told in (
        (("empty",), "no record"),
        ((".", "-o", "letters"), "letters"),
        ((".", "-o", "one.jsonl"), "one.jsonl"),
    ):
        path, *rest = [str(tmp_path / word) if word != "-o" else word for word in words]
        code, out, err = call("export", path, "--to", "parquet", *rest)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert told in err
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["letter.txt"]


def test_the_page_for_researchers_names_every_column() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    parts = page.partition("## Records as tables\n")[2].partition("\n## ")[0].split("\n### ")[1:]
    found = [re.findall(r"^\| `(\w+)` ", part, re.MULTILINE) for part in parts]
    assert dict(zip(NAMES, found, strict=True)) == {name: schema.names for name, schema in schemas().items()}
