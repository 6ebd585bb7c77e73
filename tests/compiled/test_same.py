"""The compiled copy does just what the sources do."""

import os
import subprocess
import sys
from pathlib import Path

from cadency.compiled.sources import FILE, digest, files, home
from cadency.compiled.use import SWITCH
from tests.support import need_service

ROOT = Path(__file__).resolve().parents[2]


def played(compiled: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.whole_games"],
        cwd=ROOT,
        env={**os.environ, SWITCH: compiled},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_whole_games_are_the_same_interpreted_and_compiled() -> None:
    """All games, seat counts, editions and variants: options, events, views, standings, and what a knight answers."""
    need_service("a compiled copy (./cadency compile)", (Path(home()) / digest(files()) / FILE).exists)
    before, after = played("0"), played("1")
    assert (before[0], after[0]) == ("interpreted", "compiled")
    assert before[1:] == after[1:]
