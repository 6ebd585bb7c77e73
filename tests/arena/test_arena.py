"""The command as people use it: real processes, a real cluster, files that are read again."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pyarrow.parquet
import pytest

import cadency
from cadency.arena.local import Worker
from cadency.arena.plan import Experiment, Match, code_of
from cadency.arena.play import deeds
from cadency.arena.words import Words
from tests.cli.command import PROGRAM, surroundings
from tests.cli.command import cadency as command
from tests.cli.conftest import Call, call
from tests.support import hearing_ctrl_c

__all__ = ["call"]
ROOT = Path(__file__).resolve().parents[2]
PAGES = ("arena", "village", "--players", "page", "--seats", "2", "--processes", "1")


def places(folder: Path) -> list[tuple[int, int]]:
    rows = pyarrow.parquet.read_table(folder / "games.parquet", columns=["deal", "turn"]).to_pylist()
    return [(row["deal"], row["turn"]) for row in rows]


def test_a_run_leaves_games_numbers_and_a_page_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "r"
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    words = ("arena", "village", "--players", "page,tests.arena.players:Twin", "--processes", "1", "--out", str(out))
    first = command(*words, "--games", "2", "--keep-records", where=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "Twin" in first.stdout
    assert places(out) == [(0, 0), (0, 1)]
    before = pyarrow.parquet.read_table(out / "games.parquet").to_pylist()
    again = command(*words, "--games", "3", "--json", where=tmp_path)
    report = json.loads(again.stdout)
    assert places(out) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert pyarrow.parquet.read_table(out / "games.parquet").to_pylist()[:2] == before
    assert (report["games"], report["deals"]) == (4, 2)
    assert {one["player"] for one in report["ladder"]} == {"page", "tests.arena.players:Twin"}
    texts = [(out / "records" / f"0-{turn}.jsonl").read_text("utf-8") for turn in range(2)]
    drawn = [[line for line in text.splitlines() if '"seat": -1' in line][:4] for text in texts]
    assert drawn[0] == drawn[1]  # the same deal from the other seat
    table = cadency.replay((out / "records" / "0-1.jsonl").read_text("utf-8"))
    assert [placing.score for placing in table.standing()] == before[1]["scores"]
    page = (out / "report.html").read_text("utf-8")
    assert "<svg" in page
    assert not re.search(r'(?:src|href)="(?!#|data:)|url\((?!data:|#)|@import', page)
    for lang, said in (("fr", "Échelle"), ("de", "Rangliste")):
        done = command(*words, "--games", "4", "--lang", lang, where=tmp_path)
        assert done.returncode == 0, done.stderr
        assert said in (out / "report.html").read_text("utf-8")


def test_a_process_that_dies_is_replaced_and_its_game_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trap = tmp_path / "trap"
    monkeypatch.setenv("ARENA_TRAP", str(trap))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    words = ("arena", "village", "--players", "tests.arena.players:Fragile,page", "--seats", "2", "--processes", "2")
    done = command(*words, "--games", "4", "--out", "r", where=tmp_path)
    assert done.returncode == 0, done.stderr
    assert trap.exists()
    assert places(tmp_path / "r") == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_run_that_was_interrupted_keeps_what_was_done(tmp_path: Path) -> None:
    words = [*PROGRAM, *PAGES, "--games", "100000", "--out", "r"]
    with hearing_ctrl_c():
        run = subprocess.Popen(words, cwd=tmp_path, env=surroundings("en"), stderr=subprocess.PIPE)
    with run:
        lines = tmp_path / "r" / "games.jsonl"
        while not lines.exists() or lines.read_bytes().count(b"\n") < 2:
            assert run.poll() is None
        run.send_signal(signal.SIGINT)
        _, err = run.communicate()
    assert run.returncode == 130
    assert b"the same command goes on" in err
    kept = places(tmp_path / "r")
    assert len(kept) >= 2
    assert len(set(kept)) == len(kept)
    assert lines.read_bytes() == b""
    lines.write_text('{"deal": 77, "tu', "utf-8")  # as if the power had failed within a line
    assert command(*PAGES, "--games", str(len(kept)), "--out", "r", where=tmp_path).returncode == 0
    assert places(tmp_path / "r") == kept


def test_a_process_that_is_still_loading_does_not_hear_ctrl_c() -> None:
    rules = cadency.rules("village")
    content = rules.setup(2).content.id
    experiment = Experiment(rules.id, rules.version, 2, (), content, None, ("page",), "0", code_of(rules.id, ["page"]))
    with hearing_ctrl_c():
        worker = Worker(experiment, keep=False)
    try:
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGINT)
        worker.begin(Match(0, 0, ("page", "page"), (0, 1)))
        row = worker.row()
    finally:
        worker.end()
    assert row is not None
    assert row["players"] == ["page", "page"]


@pytest.mark.parametrize("game", cadency.GAMES)
def test_what_houses_do_is_said_in_every_language(game: str) -> None:
    table = cadency.open_table(game, seats=3, seed=1)
    rng = iter(range(10**6))
    while (decision := table.decision) is not None:
        table.choose(decision.options[next(rng) * 7 % len(decision.options)])
    done = {name for counts in deeds(table) for name in counts}
    assert len(done) > 10
    for lang in ("en", "fr", "de"):
        texts = Words(lang, game).texts
        assert [name for name in done if f"did-{name.split()[0]}" not in texts or name.split()[1] not in texts] == []


# --- a cluster


@contextmanager
def running(*words: str, said: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A part of a cluster, as soon as it has said this; and the line in which it did."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "dask", *words]
    with subprocess.Popen(command, stderr=pipe, stdout=subprocess.DEVNULL, env=env, encoding="utf-8") as process:
        try:
            assert process.stderr is not None
            line = next((line for line in process.stderr if said in line), "")
            assert line, f"{words} ended"
            yield process, line
        finally:
            process.kill()


def test_a_cluster_that_loses_a_worker_loses_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    local = "tcp://127.0.0.1:0"
    quiet = ("--no-dashboard", "--host", local)
    with running("scheduler", *quiet, said="Scheduler at:") as (_, line):
        address = line.split()[-1]
        assert urlsplit(address).scheme == "tcp"
        worker = ("worker", address, "--no-nanny", "--nthreads", "1", "--no-dashboard", "--host", "127.0.0.1")
        with running(*worker, said="Registered to:") as (doomed, _), running(*worker, said="Registered to:"):
            words = [*PROGRAM, *PAGES, "--games", "12", "--cluster", address, "--out", "r"]
            with subprocess.Popen(words, cwd=tmp_path, env=surroundings("en"), stderr=subprocess.PIPE) as run:
                lines = tmp_path / "r" / "games.jsonl"
                while not lines.exists() or lines.read_bytes().count(b"\n") < 2:
                    assert run.poll() is None
                doomed.kill()
                _, err = run.communicate()
            assert run.returncode == 0, err
    assert places(tmp_path / "r") == [(deal, 0) for deal in range(12)]


# --- what can be wrong

WRONG = [
    ("arena chess --players page --games 2", ("chess", "village")),
    ("arena village --players page,king --games 2", ("king", "page, squire")),
    ("arena village --players , --games 2", ("page, squire",)),
    ("arena village --players page --games 0", ("--games", "0")),
    ("arena village --players page --games 2 --seats 7", ("2 to 4", "7")),
    ("arena village --players page", ("--games",)),
    ("arena village --players nowhere:Bot --games 2", ("nowhere:Bot", "MODULE:CLASS")),
    ("arena village --players page --games 2 --out full", ("full", "--out")),
    ("arena village --players page --games 2 --out file", ("file", "--out")),
    ("arena village --players page --games 2 --out new --cluster tcp://127.0.0.1:9", ("dask scheduler", "dask worker")),
    ("arena village --players page --games 2 --out new --cluster ftp:/x", ("ftp:/x", "dask scheduler")),
    ("arena village --players page --games 2 --out new --cluster nowhere", ("nowhere", "tcp://")),
]


@pytest.mark.parametrize(("line", "said"), WRONG)
def test_a_mistake_is_told_in_one_line(
    line: str, said: tuple[str, ...], call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cadency.arena.cluster.PATIENCE", "1s")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("Dear all")
    (tmp_path / "file").write_text("Dear all")
    code, out, err = call(*line.split())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1, err
    assert [word for word in said if word not in err] == []


def test_the_results_of_another_experiment_are_not_mixed(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "village", "--players", "page", "--games", "2", "--cluster", "tcp://127.0.0.1:9", "--out", "r")
    monkeypatch.setattr("cadency.arena.cluster.PATIENCE", "1s")
    assert call(*words)[0] == 2  # nothing was played, but the folder is this experiment's
    code, _, err = call(*words, "--seed", "8", "--option", "market_end=last")
    assert code == 2
    assert "seed: 0 ≠ 8" in err
    assert "options: market_end=first ≠ market_end=last" in err


def test_results_that_are_damaged_or_cannot_be_written_are_named(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = (*PAGES, "--games", "1", "--out", "r")
    assert command(*words, where=tmp_path).returncode == 0
    report, rows, table = [tmp_path / "r" / name for name in ("report.html", "games.jsonl", "games.parquet")]
    rows.write_text('{"deal": 0, "turn": 0}\n', "utf-8")
    assert (call(*words)[0], "r/games.jsonl" in call(*words)[2]) == (2, True)
    rows.write_text("", "utf-8")
    report.unlink()
    report.mkdir()
    code, _, err = call(*words)
    assert code == 2
    assert "Is a directory" in err
    assert "the same command goes on" in err
    report.rmdir()
    assert call(*words)[0] == 0
    pyarrow.parquet.write_table(pyarrow.table({"deal": [0]}), table)
    assert (call(*words)[0], "r/games.parquet" in call(*words)[2]) == (2, True)


def test_a_player_that_trips_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    words = ("arena", "village", "--players", "tests.arena.players:Clumsy", "--seats", "2", "--games", "1")
    done = command(*words, where=tmp_path)
    assert done.returncode == 2
    assert "RuntimeError: no idea" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_extra_is_named_with_what_installs_it(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cadency.cli.extras.find_spec", lambda _name: None)
    code, _, err = call("arena", "village", "--players", "page", "--games", "2")
    assert code == 2
    assert "pip install 'cadency[arena]'" in err
