"""``cadency render``: the board of a recorded game as a picture."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

RECORD = Path(__file__).parent.parent / "records" / "village" / "graves-3-squires.jsonl"


def render(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cadency", "render", *words], capture_output=True, text=True, check=False
    )


def test_a_moment_is_drawn_into_a_file(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    done = render(str(RECORD), "--at", "60", "--seat", "1", "-o", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    assert ET.parse(out).getroot().tag.endswith("svg")
    again = render(str(RECORD), "-o", str(out))
    assert again.returncode == 2
    assert "already" in again.stderr


def test_without_a_file_it_goes_to_the_output() -> None:
    done = render(str(RECORD))
    assert ET.fromstring(done.stdout).tag.endswith("svg")


def test_a_seat_that_is_not_there() -> None:
    done = render(str(RECORD), "--seat", "7")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "seats are 0 to 2" in done.stderr
