"""The house itself: what is committed, what is pinned, what may be imported where."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "cadency"
PICTURES = {".png", ".jpg", ".ico", ".woff2", ".gz", ".zip"}

# Put together from pieces, so that this file does not hold what it looks for.
REGISTRY_HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "registry.npm" + "js.org",
    "download.py" + "torch.org",
    "npm" + "mirror.com",
    "deb." + "debian.org",
    "artifact" + "ory",
    "/sim" + "ple/",
    "index" + "-url =",
]
MACHINE_PATHS = ["/" + top + "/" for top in ("work", "root", "home", "Users", "opt")]


@cache
def committed() -> tuple[str, ...]:
    """What git would hand to a clone: the files it follows that are there."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return tuple(name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file())


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every committed text, with where it stands."""
    for name in committed():
        if Path(name).suffix not in PICTURES:
            for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1):
                yield f"{name}:{number}", line


def project() -> dict[str, object]:
    data: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return data


def imported(file: Path) -> set[str]:
    """The first part of the name of everything a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names.add(node.module.split(".")[0])
    return names


def parts(file: Path) -> set[str]:
    """What a file imports that is neither the standard library nor ours."""
    return imported(file) - sys.stdlib_module_names - {"cadency"}


def test_no_committed_file_names_a_package_registry() -> None:
    assert [where for where, line in lines() if any(host in line for host in REGISTRY_HOSTS)] == []


def test_no_committed_file_names_a_path_of_somebodys_machine() -> None:
    path = re.compile(r"(?<![\w.~}/-])(" + "|".join(map(re.escape, MACHINE_PATHS)) + r")\w")
    assert [where for where, line in lines() if path.search(line)] == []


def test_the_command_needs_only_the_standard_library() -> None:
    assert imported(ROOT / "cadency") <= sys.stdlib_module_names


def test_an_old_python_can_read_the_command_and_is_told_so() -> None:
    source = (ROOT / "cadency").read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))
    assert source.index("sys.version_info < (3, 11)") < source.index("def ")


def test_the_command_can_be_run() -> None:
    for name in ("cadency", ".ci/run"):
        assert (ROOT / name).stat().st_mode & 0o111, f"{name} is not executable"


def test_every_dependency_is_pinned() -> None:
    def plain(requirement: str) -> str:
        found = re.match(r"[\w.-]+", requirement)
        assert found, requirement
        return re.sub(r"[-_.]+", "-", found.group()).lower()

    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {plain(line) for line in pins if re.match(r"[\w.-]+==\S+", line)}
    core, extras = project()["dependencies"], project()["optional-dependencies"]
    assert isinstance(core, list)
    assert isinstance(extras, dict)
    wanted = {plain(one) for one in [*core, *(one for extra in extras.values() for one in extra)]}
    assert wanted - {"cadency"} <= pinned


def test_constraints_hold_nothing_but_pins() -> None:
    rest = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line[:1] != "#"]
    assert [line for line in rest if not re.fullmatch(r"[a-z0-9-]+==[\w.+]+( ; .+)?", line)] == []


@pytest.mark.parametrize(("room", "allowed"), [("kernel", set()), ("games", {"msgspec"})])
def test_kernel_and_games_import_no_parts_of_others(room: str, allowed: set[str]) -> None:
    files = sorted((PACKAGE / room).rglob("*.py"))
    assert {str(file.relative_to(ROOT)): extra for file in files if (extra := parts(file) - allowed)} == {}


def test_numpy_stays_in_envs_and_arena() -> None:
    homes = (PACKAGE / "envs", PACKAGE / "arena")
    users = [file for file in PACKAGE.rglob("*.py") if "numpy" in imported(file)]
    assert [file for file in users if not any(file.is_relative_to(home) for home in homes)] == []


def test_the_changelog_has_a_place_for_what_is_new() -> None:
    assert re.search(r"^## \[?Unreleased\]?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def test_no_test_starts_a_loop_in_the_thread_that_drives_a_browser() -> None:
    """Which tests share a worker is chance; `finish` of tests.support works in any of them."""
    here = ROOT / "tests"
    call = "asyncio" + ".run("
    found = [file.name for file in here.rglob("*.py") if call in file.read_text() and file != here / "support.py"]
    assert found == []
