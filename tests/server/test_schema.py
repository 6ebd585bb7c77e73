"""The API is as its description at /schema says: checked by schemathesis against the running server."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.support import Game, Running
from tests.support import seeds

EXAMPLES = len(seeds(5, 60))
# A stream does not end by itself; a new token would lock the rest of the run out, and a stopped game hides the rest.
LEFT_OUT = ("stream", "replaceToken", "forget", "stop")


def examine(server: Running, folder: Path, config: str, *words: str) -> None:
    (folder / "schemathesis.toml").write_text(config)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/schema"),
            *("--max-examples", str(EXAMPLES), "--seed", "1"),
            *words,
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_a_stranger_meets_nothing_that_is_not_described(lite: Running, tmp_path: Path) -> None:
    phases = "coverage,fuzzing" if EXAMPLES > 5 else "coverage"
    examine(lite, tmp_path, "", "--phases", phases, "--exclude-operation-id", "stream")


def test_a_seat_meets_nothing_that_is_not_described(lite: Running, tmp_path: Path) -> None:
    game = Game(lite, public=True)
    left_out = [word for name in LEFT_OUT for word in ("--exclude-operation-id", name)]
    words = ["--phases", "fuzzing", "--header", f"Authorization: Bearer {game.tokens[0]}", *left_out]
    examine(lite, tmp_path, f'[parameters]\ntable_id = "{game.id}"\n', *words)
    assert game.look(0)["version"] > 0


def test_the_description_names_every_call(lite: Running) -> None:
    told = lite.http.get("/schema").json()
    assert told["openapi"].startswith("3.1")
    expected = {
        "/api/games",
        "/api/tables",
        *(f"/api/tables/{{table_id}}/{name}" for name in ("join", "look", "choices", "undo", "stream", "record")),
    }
    assert expected <= set(told["paths"])
    assert told["components"]["schemas"]["Choosing"]["additionalProperties"] is False
