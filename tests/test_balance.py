"""The command that tells how Village plays with its values runs, and says what is wrong with what it is given."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.support import hearing_ctrl_c

ROOT = Path(__file__).resolve().parents[1]
COMMAND = [sys.executable, "benchmarks/balance.py"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False, cwd=ROOT)


def test_it_tells_of_rounds_endings_scores_wins_and_deeds_and_of_bounds_that_are_not_kept() -> None:
    told = run("--bot", "page", "--games", "2", "--seats", "2", "3")
    assert told.returncode == 1, told.stderr
    for word in ("| 2 | 2 |", "| 3 | 2 |", "ended by the graves", "points: customers", "cubes: travel", "deeds: well"):
        assert word in told.stdout
    assert "3 seats: " in told.stdout.splitlines()[-1]
    assert told.stdout == run("--bot", "page", "--games", "2", "--seats", "2", "3").stdout


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        "".join(f"[[burial]]\nseats = {n}\nchronicle = {{ farm = 30 }}\ngraves = 1\n" for n in (2, 3, 4)), "utf-8"
    )
    told = run("--bot", "page", "--games", "2", "--seats", "2", "--content", str(pack))
    assert "only 0% end by the chronicle" in told.stdout


def test_what_cannot_be_played_is_said_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[[mill]]\nhours = 1\n", "utf-8")
    for words in (["--content", str(broken)], ["--content", str(tmp_path / "nowhere.toml")]):
        told = run(*words)
        assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1)
    for words in (["--games", "0"], ["--seats", "5"], ["--bot", "knave"]):
        told = run(*words)
        assert (told.returncode, told.stdout) == (2, "")
        assert "Traceback" not in told.stderr


def test_interrupted_it_tells_what_is_done() -> None:
    with (
        hearing_ctrl_c(),
        subprocess.Popen(
            [*COMMAND, "--bot", "page", "--games", "1000000", "--seats", "2"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        ) as process,
    ):
        assert process.stderr is not None
        assert process.stderr.readline().startswith("2 seats")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=240)
    assert process.returncode == 130
    assert "| seats | games |" in out
