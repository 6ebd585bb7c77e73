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
MORE = """
import pytest
from tests.support import interpreted_only

def test_short() -> None:
    pass

@pytest.mark.once
def test_long() -> None:
    pass

@interpreted_only("a method is replaced")
def test_sources() -> None:
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
    env["CADENCY_COMPILED"] = "0"  # one way is enough here
    done = subprocess.run(words, cwd=house, capture_output=True, text=True, check=False, timeout=240, env=env)
    assert done.returncode == 1
    summary = done.stdout.partition("── summary ")[2].splitlines()
    assert any(line.startswith("FAILED  pytest (") for line in summary)
    assert sorted(summary[-2:]) == [
        "FAILED  tests/test_some.py::test_without_a_chance",
        "FAILED  tests/test_some.py::test_wrong[2]",
    ]
    assert "test_right" not in str(summary)


def test_a_whole_run_goes_both_ways_and_one_of_chosen_tests_goes_one(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CADENCY_COMPILED", raising=False)
    script = load(house / "cadency")
    for words in ([], ["--deep"], ["-n", "2"], ["-x", "--color=yes"]):
        assert script.both_ways(words)
    for words in (["tests/conftest.py"], ["tests/test_some.py::test_right"], ["-k", "village"], ["--lf"], ["--again"]):
        assert not script.both_ways(words)
    monkeypatch.setenv("CADENCY_COMPILED", "1")
    assert not script.both_ways([])


TELL = "import os; open(os.environ['CADENCY_FAILED'], 'w').write('way ' + os.environ['CADENCY_COMPILED'] + chr(10))"


def test_a_test_run_keeps_what_python_compiles(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    asking = [sys.executable, "-c", "import sys; sys.exit(sys.dont_write_bytecode)"]
    results, _ = load(house / "cadency").run_checks([("pytest", asking)])
    assert [passed for _, passed, _ in results] == [True]


@pytest.mark.parametrize(
    ("compiling", "way"),
    [([], "0"), (["0"], "1"), (["1"], "0")],
    ids=["no copy", "a copy", "a copy that could not be made"],
)
def test_each_way_is_told_to_its_tests_and_names_its_own_failures(
    house: Path, monkeypatch: pytest.MonkeyPatch, compiling: list[str], way: str
) -> None:
    monkeypatch.delenv("CADENCY_COMPILED", raising=False)
    script = load(house / "cadency")
    made = [("compile", [sys.executable, "-c", f"raise SystemExit({code})"]) for code in compiling]
    told = [(name, [sys.executable, "-c", TELL]) for name in ("pytest", script.AGAIN)]
    results, names = script.run_checks([*made, *told])
    assert [passed for name, passed, _ in results if name != "compile"] == [True, True]
    assert names == [f"way {way}", "way 0 (interpreted)"]


def test_once_more_means_what_has_a_compiled_copy_and_what_needs_the_sources(house: Path) -> None:
    for name in ("kernel", "cli"):
        (house / "tests" / name).mkdir()
        (house / "tests" / name / "test_more.py").write_text(MORE)
    run = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--again"]
    done = {
        deep: subprocess.run([*run, *deep], cwd=house, capture_output=True, text=True, check=False, timeout=120).stdout
        for deep in ((), ("--deep",))
    }
    few, all_ = (sorted(line for line in said.splitlines() if line.startswith("tests/")) for said in done.values())
    assert few == ["tests/cli/test_more.py: 1", "tests/kernel/test_more.py: 2"]
    assert all_ == ["tests/cli/test_more.py: 1", "tests/kernel/test_more.py: 3"]


@pytest.mark.parametrize(("ci", "code", "start"), [("true", 1, "FAILED  MISSING "), ("", 0, "MISSING ")])
def test_a_missing_compiler_is_said_loudly_and_fails_a_build_machine(
    house: Path,
    ci: str,
    code: int,
    start: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(house))
    monkeypatch.setenv("CC", "")
    monkeypatch.setenv("CI", ci)
    script = load(house / "cadency")
    lacks = script.missing_compiler()
    assert "apt-get install gcc libc6-dev" in capfd.readouterr().err
    assert script.tell([("pytest", True, 1.0)], [("tests of the compiled copy", lacks)], []) == code
    said = capfd.readouterr().out.splitlines()
    assert said[-1] == f"{start}gcc, libc6-dev: tests of the compiled copy did not run"


def test_a_set_up_leaves_alone_what_a_linked_venv_leads_to(house: Path) -> None:
    other = house / "other"
    other.mkdir()
    for name in ("theirs", "cadency-stamp"):
        (other / name).write_text("kept")
    shutil.rmtree(house / ".venv")
    (house / ".venv").symlink_to(other)
    offline = {**os.environ, "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    done = subprocess.run(
        [str(house / "cadency"), "games"], env=offline, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode, done.stdout
    assert {file.name: file.read_text() for file in other.iterdir()} == {"theirs": "kept", "cadency-stamp": "kept"}
    assert not (house / ".venv").is_symlink()
