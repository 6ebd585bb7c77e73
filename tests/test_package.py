"""What is handed out: a wheel with the engine, extras for the rest, a complete archive of the sources."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Callable
from importlib import import_module, metadata
from pathlib import Path

import pytest
import typer
from packaging.requirements import Requirement

import cadency
from cadency.cli.extras import PARTS
from cadency.cli.main import COMMANDS, NEEDS
from cadency.texts import Texts
from tests.test_command import load
from tests.test_house import committed

ROOT = Path(__file__).resolve().parents[1]
Run = Callable[..., subprocess.CompletedProcess[str]]
WINDOWS = """
import runpy, signal, sys
for name in ("fcntl", "resource", "readline", "termios", "tty", "pty", "pwd", "grp", "syslog", "curses"):
    sys.modules[name] = None
del signal.SIGHUP
sys.argv = ["cadency", *sys.argv[1:]]
runpy.run_module("cadency", run_name="__main__")
"""


def project() -> dict[str, object]:
    data: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return data


def build(kind: str, folder: Path, root: Path = ROOT) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    plain = {**os.environ, "CADENCY_COMPILED": "0"}  # a wheel for everybody, whichever way the tests go
    subprocess.run(command, cwd=root, check=True, capture_output=True, env=plain)
    (built,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def needed(wheel: Path) -> dict[str, metadata.Distribution]:
    """Every part that the wheel says it needs without extras, and what those need in turn."""
    (name,) = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".dist-info/METADATA")]
    said = zipfile.ZipFile(wheel).read(name).decode()
    waiting = re.findall(r"^Requires-Dist: (.+)$", said, re.MULTILINE)
    found: dict[str, metadata.Distribution] = {}
    while waiting:
        wish = Requirement(waiting.pop())
        if wish.name not in found and (wish.marker is None or wish.marker.evaluate({"extra": ""})):
            found[wish.name] = metadata.distribution(wish.name)
            waiting += found[wish.name].requires or []
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The wheel in a venv of its own, with the parts that it names and no others, all without a network."""
    home = tmp_path_factory.mktemp("venv")
    venv.create(home, with_pip=False)
    (site,) = [path for path in home.rglob("site-packages") if path.is_dir() and "lib64" not in path.parts]
    zipfile.ZipFile(wheel).extractall(site)
    for part in needed(wheel).values():
        tops = {file.parts[0] for file in part.files or []} - {"..", "__pycache__"}
        for top in sorted(tops - {path.name for path in site.iterdir()}):  # two parts may share a namespace
            (site / top).symlink_to(Path(str(part.locate_file(top))))
    python = home / "bin" / "python"
    where = tmp_path_factory.mktemp("play")

    def run(*words: str, typed: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        env = {"PATH": os.environ["PATH"], "CADENCY_LANG": lang, "COLUMNS": "80", "PYTHONUTF8": "1"}
        command = [str(python), *(words if words[0] == "-c" else ("-m", "cadency", *words))]
        return subprocess.run(
            command, cwd=where, env=env, input=typed, capture_output=True, encoding="utf-8", check=False, timeout=240
        )

    return run


def test_a_wheel_carries_all_that_is_in_the_package(wheel: Path) -> None:
    ours = {name.removeprefix("src/") for name in committed() if name.startswith("src/cadency/")}
    assert ours - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_an_installed_wheel_has_the_engine_and_nothing_of_the_server(wheel: Path) -> None:
    assert {"msgspec", "rich", "typer"} <= set(needed(wheel))
    server = {Requirement(wish).name for wish in metadata.requires("cadency") or [] if 'extra == "server"' in wish}
    server |= {Requirement(wish).name for wish in metadata.requires("cadency") or [] if "extra == 'server'" in wish}
    assert {"litestar", "sqlalchemy", "uvicorn"} <= server
    assert server & set(needed(wheel)) == set()


@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_game_is_played_shown_and_told_with_the_engine_alone(game: str, installed: Run) -> None:
    save = f"{game}.jsonl"
    seats = cadency.rules(game).seats[0]
    others = ",squire" * (seats - 1)
    words = ("play", game, "--seats", f"me{others}", "--seed", "3", "--save", save)
    played = installed(*words, typed="1\nboard\nrules\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert f"Go on with: cadency play --resume {save}" in played.stdout
    for asked in (("replay", save), ("render", save), ("rules", game, "1.1"), ("content", "doubts", game)):
        done = installed(*asked)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
    done = installed("simulate", game, "--seats", str(seats), "--games", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    code = (
        f"import cadency; t = cadency.open_table({game!r}, {seats}, seed=1)\n"
        "while t.decision: t.choose(t.decision.options[-1])\n"
        "print(t.over, len(t.look(0)._repr_svg_()))"
    )
    done = installed("-c", code)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_an_installed_command_speaks_of_itself_and_of_what_it_can_do(lang: str, installed: Run) -> None:
    told = installed("--help", lang=lang)
    assert (told.returncode, told.stderr) == (0, "")
    assert "./cadency" not in told.stdout
    assert "\n  test " not in told.stdout
    assert all(f"\n  {command} " in told.stdout for command in COMMANDS)
    assert installed("test").returncode == 2


@pytest.mark.parametrize("command", NEEDS)
def test_a_command_that_needs_an_extra_says_which(command: str, installed: Run) -> None:
    assert installed(*command.split(), "--help").returncode == 0
    found = typer.main.get_command(import_module(f"cadency.cli.{COMMANDS[command]}").app)
    given = [word for param in found.params if param.required for word in (*param.opts[:1], "7")]
    words = [word for word in given if word == "7" or word.startswith("-")]
    refused = installed(*command.split(), *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"pip install 'cadency[{NEEDS[command]}]'" in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_engine_and_the_terminal_do_without_what_windows_lacks(game: str, installed: Run) -> None:
    seated = "me" + ",page" * (cadency.rules(game).seats[0] - 1)
    played = installed("-c", WINDOWS, "play", game, "--seats", seated, "--seed", "3", typed="1\nhelp\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "--resume" in played.stdout


def test_nothing_that_windows_lacks_is_imported_where_it_cannot_be_missing() -> None:
    bare = re.compile(r"^(?:import|from) (?:fcntl|resource|readline|termios|pwd|grp)\b", re.MULTILINE)
    assert [file for file in (ROOT / "src").rglob("*.py") if bare.search(file.read_text("utf-8"))] == []


def test_the_archive_of_the_sources_is_complete_and_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    archive = build("sdist", tmp_path)
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    subprocess.run(["tar", "-xzf", archive, "-C", tmp_path], check=True)  # Debian 12's tarfile knows no filters yet
    assert set(committed()) - names == set()
    again = build("wheel", tmp_path, tmp_path / archive.name.removesuffix(".tar.gz"))
    assert set(zipfile.ZipFile(again).namelist()) == set(zipfile.ZipFile(wheel).namelist())


def test_the_version_stands_in_one_place(wheel: Path) -> None:
    assert project()["dynamic"] == ["version"]
    assert wheel.name.startswith(f"cadency-{cadency.__version__}-")


def test_the_description_names_the_games_there_are() -> None:
    for game in cadency.GAMES:
        assert Texts("en", game=game)(f"game-{game}") in str(project()["description"])


def test_the_command_of_a_checkout_installs_what_its_commands_need() -> None:
    script = load(ROOT / "cadency")
    assert {
        **{command: {extra} for command, extra in NEEDS.items()},
        "test": {"arena", "compile", "dev", "server"},
    } == script.NEEDS
    for line in ("serve --port 0", "--lang de serve", "--lang=de serve"):
        assert script.command(line.split()) == "serve"
    assert script.command(["--help"]) == ""
    extras = project()["optional-dependencies"]
    assert isinstance(extras, dict)
    assert set(PARTS) <= set(extras)


def test_no_part_is_named_that_nothing_uses() -> None:
    """Some are used by others that are told their names: a database by its URL, a server by its settings."""
    by_name = {"aiosqlite", "asyncpg", "httptools", "sqlalchemy"}
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    core, extras = project()["dependencies"], project()["optional-dependencies"]
    assert isinstance(core, list)
    assert isinstance(extras, dict)
    for wish in [*core, *extras["server"]]:
        name = Requirement(wish).name
        module = {"markdown-it-py": "markdown_it"}.get(name, name.replace("-", "_"))
        assert name in by_name or re.search(rf"^\s*(?:import|from) {module}\b", sources, re.MULTILINE), name
