"""The root's command, in a folder of its own with the parts of this .venv."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
WRONG = """
import pytest

@pytest.fixture
def broken() -> None:
    raise OSError

def test_right() -> None:
    assert True

@pytest.mark.parametrize("n", [1, 2])
def test_wrong(n: int) -> None:
    assert n == 1

def test_without_a_chance(broken: None) -> None:
    pass
"""


def load(file: Path) -> ModuleType:
    loader = SourceFileLoader("cadency_command", str(file))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    script = module_from_spec(spec)
    loader.exec_module(script)
    return script


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout with a few tests in it, set up without a network."""
    needed = ("tests/conftest.py", "tests/support.py", "tests/server/dealer.py")
    for name in ("cadency", "pyproject.toml", "constraints.txt", *needed):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tests" / "test_some.py").write_text(WRONG)
    (tmp_path / ".venv").mkdir()
    for name in ("bin", "lib", "pyvenv.cfg"):
        (tmp_path / ".venv" / name).symlink_to(Path(sys.prefix) / name)
    script = load(tmp_path / "cadency")
    Path(script.STAMP).write_bytes(b"\n".join((script.place(), b"arena compile dev server", script.wanted())))
    return tmp_path


def test_the_last_lines_of_a_test_run_name_the_tests_that_failed(house: Path) -> None:
    words = [str(house / "cadency"), "test", "-n", "2"]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(words, cwd=house, capture_output=True, text=True, check=False, timeout=240, env=env)
    assert done.returncode == 1
    summary = done.stdout.partition("── summary ")[2].splitlines()
    assert any(line.startswith("FAILED  pytest (") for line in summary)
    assert sorted(summary[-2:]) == [
        "FAILED  tests/test_some.py::test_without_a_chance",
        "FAILED  tests/test_some.py::test_wrong[2]",
    ]
    assert "test_right" not in str(summary)
