"""The examples: the notebook was run and runs, the training begins."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from pprint import pformat
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


def shown(value: Any) -> dict[str, Any]:
    """What a notebook shows of a value."""
    found: dict[str, Any] = {"text/plain": pformat(value).splitlines(keepends=True)}
    if hasattr(value, "_repr_svg_"):
        found = {"image/svg+xml": value._repr_svg_(), "text/plain": ["a drawing"]}
    elif hasattr(value, "_repr_png_"):
        found = {"image/png": b64encode(value._repr_png_()).decode(), "text/plain": ["a picture"]}
    return found


def run() -> list[dict[str, Any]]:
    """What each cell shows when the notebook is run from its beginning."""
    names: dict[str, Any] = {}
    found = []
    for cell in cells():
        *body, last = ast.parse("".join(cell["source"])).body
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(body, []), NOTEBOOK.name, "exec"), names)
        found.append(shown(eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)))
    return found


def test_the_notebook_runs_and_its_game_replays() -> None:
    found = run()
    assert [set(one) for one in found] == [set(cell["outputs"][0]["data"]) for cell in cells()]
    assert found[-1]["text/plain"][0].startswith("(True, "), "the record replays, and its draws follow from the seed"


@pytest.mark.deep
def test_the_notebook_gives_what_it_shows() -> None:
    renew = "bots play otherwise now; renew it: PYTHONPATH=. .venv/bin/python tests/envs/test_examples.py"
    for cell, found in zip(cells(), run(), strict=True):
        kept = cell["outputs"][0]["data"]
        assert "image/png" in kept or found == kept, renew


def test_the_training_says_what_it_needs_or_how_it_is_called() -> None:
    said = subprocess.run(
        [sys.executable, EXAMPLES / "train.py", "--help"], capture_output=True, text=True, check=False
    )
    assert "--opponents" in said.stdout or "No module named 'torch'" in said.stderr


if __name__ == "__main__":
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    made = iter(run())
    for one in notebook["cells"]:
        if one["cell_type"] == "code":
            one["outputs"][0]["data"] = next(made)
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
