"""The examples: the notebook was run and runs, the training begins."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NOTEBOOK = EXAMPLES / "village.ipynb"


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def test_the_notebook_was_run_and_is_small() -> None:
    assert [cell["execution_count"] for cell in cells()] == list(range(1, len(cells()) + 1))
    assert all(cell["outputs"] for cell in cells())
    shown = {kind for cell in cells() for output in cell["outputs"] for kind in output["data"]}
    assert {"image/png", "image/svg+xml"} <= shown
    assert NOTEBOOK.stat().st_size < 150_000


@pytest.mark.deep
def test_the_notebook_gives_what_it_shows() -> None:
    names: dict[str, Any] = {}
    for cell in cells():
        *body, last = ast.parse("".join(cell["source"])).body
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(body, []), NOTEBOOK.name, "exec"), names)
        value = eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)
        (shown,) = cell["outputs"]
        if set(shown["data"]) == {"text/plain"}:
            assert repr(value).split() == "".join(shown["data"]["text/plain"]).split()


def test_the_training_says_what_it_needs_or_how_it_is_called() -> None:
    said = subprocess.run(
        [sys.executable, EXAMPLES / "train.py", "--help"], capture_output=True, text=True, check=False
    )
    assert "--opponents" in said.stdout or "No module named 'torch'" in said.stderr
