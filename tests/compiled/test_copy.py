"""The compiled copy is used where it fits, and only there."""

import json
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from cadency.compiled.build import KEPT, tidy
from cadency.compiled.sources import FILE, compiled, digest, files, home
from cadency.compiled.use import SWITCH
from tests.support import hearing_ctrl_c, need_service

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources of one's own, with nothing compiled."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.fixture
def copied(checkout: Path) -> Path:
    """Sources of one's own, with the compiled copy of ours."""
    library = Path(home()) / digest(files()) / FILE
    need_service("a compiled copy (./cadency compile)", library.exists)
    place = checkout / ".compiled" / library.parent.name
    place.mkdir(parents=True)
    (place / FILE).symlink_to(library)
    return checkout


def command(where: Path, *words: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, SWITCH: "", "LANG": "C.UTF-8", "PYTHONPATH": str(where / "src"), **surroundings}
    program = [sys.executable, "-P", "-m", "cadency", *words]
    return subprocess.run(program, cwd=where, env=env, capture_output=True, text=True, check=False)


def is_compiled(where: Path, **surroundings: str) -> bool:
    done = command(where, "bench", "--seconds", "0.05", "--json", **surroundings)
    assert done.returncode == 0, done.stderr
    found: bool = json.loads(done.stdout)["compiled"]
    return found


def test_a_copy_that_fits_is_used_unless_it_is_not_wanted(copied: Path) -> None:
    assert is_compiled(copied)
    assert is_compiled(copied, **{SWITCH: "1"})
    assert not is_compiled(copied, **{SWITCH: "0"})


def test_an_edited_source_is_never_shadowed(copied: Path) -> None:
    source = copied / "src" / "cadency" / "games" / "village" / "frames" / "home.py"
    before = source.read_text("utf-8")
    source.write_text(before + "# edited\n", "utf-8")
    assert not is_compiled(copied)
    done = command(copied, "--version", **{SWITCH: "1"})
    assert (done.returncode, "./cadency compile" in done.stderr) == (1, True)
    source.write_text(before, "utf-8")
    assert is_compiled(copied)


def test_a_new_source_is_never_missed(copied: Path) -> None:
    (copied / "src" / "cadency" / "games" / "village" / "frames" / "fair.py").write_text("", "utf-8")
    assert not is_compiled(copied)


def test_processes_of_a_command_use_it_too(copied: Path) -> None:
    script = copied / "spawned.py"
    script.write_text(
        "from multiprocessing import get_context\n"
        "from cadency.compiled.use import in_use\n"
        "if __name__ == '__main__':\n"
        "    with get_context('spawn').Pool(1) as pool:\n"
        "        print(pool.apply(in_use))\n"
    )
    env = {**os.environ, SWITCH: "", "PYTHONPATH": str(copied / "src")}
    done = subprocess.run([sys.executable, str(script)], env=env, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


def wheel(root: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """One that shall carry the copy."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    return subprocess.run(words, cwd=root, env={**os.environ, SWITCH: "1"}, capture_output=True, text=True, check=False)


def test_a_wheel_can_carry_it(tmp_path: Path) -> None:
    need_service("a compiled copy (./cadency compile)", (Path(home()) / digest(files()) / FILE).exists)
    assert wheel(ROOT, tmp_path).returncode == 0
    (made,) = tmp_path.glob("*.whl")
    assert not made.name.endswith("-none-any.whl")
    zipfile.ZipFile(made).extractall(tmp_path / "src")
    assert is_compiled(tmp_path, XDG_CACHE_HOME=str(tmp_path))
    assert not is_compiled(tmp_path, XDG_CACHE_HOME=str(tmp_path), **{SWITCH: "0"})


def test_a_wheel_that_shall_carry_it_is_not_made_without(checkout: Path) -> None:
    for name in ("README.md", "LICENSE", "hatch_build.py"):
        shutil.copy(ROOT / name, checkout)
    done = wheel(checkout, checkout / "dist")
    assert (done.returncode, list(checkout.glob("dist/*.whl"))) == (1, [])
    assert done.stderr.strip().endswith("make one: ./cadency compile")


def test_the_switch_takes_no_other_word(checkout: Path) -> None:
    done = command(checkout, "--version", **{SWITCH: "yes"})
    assert done.returncode == 1
    assert done.stderr.startswith(f"cadency: {SWITCH} must be 0")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "C compiler"), ("de", "C-Compiler"), ("fr", "compilateur C")])
def test_without_a_compiler_it_says_what_to_install(checkout: Path, lang: str, said: str) -> None:
    done = command(checkout, "--lang", lang, "compile", PATH=str(checkout), CC="")
    assert done.returncode == 2
    assert said in done.stderr
    assert "apt install gcc" in done.stderr
    assert not (checkout / ".compiled").exists()


def test_ctrl_c_leaves_nothing_half(checkout: Path) -> None:
    need_service("a C compiler", lambda: shutil.which("cc") or shutil.which("gcc"))
    env = {**os.environ, SWITCH: "", "LANG": "C.UTF-8", "PYTHONPATH": str(checkout / "src")}
    with (
        hearing_ctrl_c(),
        subprocess.Popen(
            [sys.executable, "-P", "-m", "cadency", "compile"], env=env, stderr=subprocess.PIPE, text=True
        ) as process,
    ):
        assert process.stderr is not None
        assert process.stderr.readline() == "Translating to C …\n"
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == "Stopped; nothing was left behind.\n"
    assert process.returncode == 130
    assert [entry.name for entry in (checkout / ".compiled").iterdir()] == ["lock"]


@pytest.mark.deep
def test_it_builds_where_other_packages_lie_beside_it(checkout: Path) -> None:
    """As in site-packages: mypy will not have its own parts among the modules of somebody else."""
    need_service("a C compiler", lambda: shutil.which("cc") or shutil.which("gcc"))
    spec = find_spec("mypy_extensions")
    assert spec is not None
    shutil.copy(str(spec.origin), checkout / "src")
    env = {**os.environ, SWITCH: "", "LANG": "C.UTF-8", "PYTHONPATH": str(checkout / "src")}
    words = [sys.executable, "-P", "-m", "cadency", "compile", "--processes", "1"]
    with hearing_ctrl_c(), subprocess.Popen(words, env=env, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "Translating to C …\n"
        assert process.stderr.readline().startswith("Compiling … ")
        process.send_signal(signal.SIGINT)
        assert process.stderr.read().endswith("Stopped; nothing was left behind.\n")
    assert process.returncode == 130


def test_the_newest_copies_are_kept_and_no_more(tmp_path: Path) -> None:
    for n in range(KEPT + 2):
        (tmp_path / str(n)).mkdir()
        (tmp_path / str(n) / FILE).touch()
        os.utime(tmp_path / str(n), (n, n))
    tidy(tmp_path)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [str(n) for n in range(2, KEPT + 2)]


def test_what_is_compiled() -> None:
    chosen = {file for file in files() if compiled(file)}
    assert {"kernel/engine.py", "games/village/content.py", "bots/search/weigh.py", "cli/running.py"} <= chosen
    assert not {"kernel/content.py", "kernel/rules.py", "games/village/view.py", "compiled/hint.py"} & chosen
