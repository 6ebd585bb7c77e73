"""What the pages for people say is true: code runs, links lead somewhere, commands and files exist."""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import cadency
from cadency.cli.group import follow
from cadency.cli.main import COMMANDS
from tests.docs.transcript import minute

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
GUIDES = [ROOT / "docs" / name for name in ("architecture.md", "adding-a-decision.md", "adding-a-game.md")]
DECISIONS = ROOT / "docs" / "decisions"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
COMMAND = re.compile(r"\./cadency((?: [a-z]+)*)")
FILE = re.compile(r"`((?:src|tests|docs|benchmarks|examples)/[\w./<>-]*)`")
MACHINE = re.compile(r"(?<![\w.~}/-])/(?:work|root|home|Users|opt|tmp|farm)/")


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


each_page = pytest.mark.parametrize("page", PAGES, ids=page_name)


def blocks(page: Path, language: str) -> list[str]:
    return [body for found, body in FENCE.findall(page.read_text("utf-8")) if found == language]


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


@cache
def sources(suffix: str) -> tuple[str, ...]:
    folders = (ROOT / "src" / "cadency", ROOT / "tests")
    return tuple(file.read_text("utf-8") for folder in folders for file in sorted(folder.rglob(f"*{suffix}")))


# --- code


def test_the_ten_lines_of_python_run() -> None:
    (code,) = blocks(README, "python")
    assert len([line for line in code.splitlines() if line]) == 10
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    assert re.search(r"^seat 2: \d+ points, rank \d$", run.stdout, re.MULTILINE)


def test_the_minute_of_play_is_what_the_program_prints() -> None:
    (shown,) = blocks(README, "console")
    assert shown == minute(), "renew it: .venv/bin/python tests/docs/transcript.py"


def test_the_example_of_a_pack_is_a_good_pack() -> None:
    (pack,) = blocks(README, "toml")
    content = cadency.rules("village").content(pack, "my-village.toml")
    assert {row["src"] for row in content.rows["market"]} == {"box"}
    assert content.id != cadency.rules("village").content(None, "").id


@pytest.mark.parametrize("page", GUIDES, ids=page_name)
def test_code_in_the_guides_is_the_code_of_the_project(page: Path) -> None:
    for code in blocks(page, "python"):
        assert any(code in source for source in sources(".py")), f"nowhere in the sources:\n{code}"


@pytest.mark.parametrize("page", GUIDES, ids=page_name)
def test_messages_in_the_guides_are_messages_of_the_project(page: Path) -> None:
    lines = {line for text in sources(".ftl") for line in text.splitlines()}
    shown = [line for block in blocks(page, "") for line in block.splitlines() if " = " in line]
    assert [line for line in shown if line not in lines] == []


def test_clauses_quoted_in_the_guides_are_those_of_the_rules() -> None:
    rules = (ROOT / "src/cadency/games/village/rules/en.md").read_text("utf-8")
    for page in GUIDES:
        for quoted in re.findall(r"^> (\*\*V-.+)$", page.read_text("utf-8"), re.MULTILINE):
            assert quoted.removesuffix(" […]") in rules


# --- links, files, commands


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    targets = [target for target in LINK.findall(prose(page)) if not target.startswith(("http", "#", "mailto:"))]
    assert [target for target in targets if not (page.parent / target.split("#")[0]).exists()] == []


@pytest.mark.parametrize("page", [*GUIDES, *sorted(DECISIONS.glob("*.md"))], ids=page_name)
def test_files_that_are_named_exist(page: Path) -> None:
    named = FILE.findall(prose(page))
    assert [name for name in named if not (ROOT / name.replace("<game>", "village")).exists()] == []


def commands(page: Path) -> set[str]:
    """Every command that a page names, in its text or in a block."""
    found = set()
    for words in COMMAND.findall(page.read_text("utf-8")):
        first = words.split()
        found |= {" ".join(first[: 2 if " ".join(first[:2]) in COMMANDS else 1])}
    return found - {""}


@each_page
def test_commands_that_are_named_exist(page: Path) -> None:
    assert commands(page) <= {*COMMANDS, "test"}


FLAG = re.compile(r"(?<![\w-])(--[a-z][a-z-]+)")
OTHERS = {"--yes", "--system", "--group", "--home", "--now", "--owner", "--config"}  # of apt-get, adduser and the like


def test_every_flag_that_the_page_for_operators_and_its_unit_name_is_a_flag_of_some_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = ROOT / "docs/operating.md"
    unit = (ROOT / "docs/operating/cadency.service").read_text("utf-8")
    known = {}
    for command in commands(page):
        assert follow([*command.split(), "--help"], "en") == 0
        known[command] = set(FLAG.findall(capsys.readouterr().out))
    text = page.read_text("utf-8")
    assert set(FLAG.findall(text)) - OTHERS <= set().union(*known.values())
    typed = re.findall(r"^(?:ExecStart=|sudo -u cadency )?\S*/cadency ([a-z]+)(.*)$", text + unit, re.MULTILINE)
    assert len(typed) > 10
    for command, words in typed:
        assert set(FLAG.findall(words)) <= known.get(command, set()), f"{command}{words}"


def test_the_limits_that_the_page_for_operators_names_are_the_defaults() -> None:
    from cadency.server.settings import Settings

    rows = re.findall(
        r"^\| [^|]+ \| ([\d,]+)[^|]* \| `--([a-z-]+)` \|$", (ROOT / "docs/operating.md").read_text(), re.MULTILINE
    )
    settings = Settings(db="")
    said = {flag: float(number.replace(",", "")) for number, flag in rows}
    assert len(said) == 10
    assert said == {flag: float(getattr(settings, flag.replace("-", "_"))) for flag in said}


def test_the_readme_names_its_two_commands() -> None:
    assert {"serve", "test"} <= commands(README)


@pytest.mark.parametrize("command", sorted(commands(README) - {"test"}))
def test_commands_of_the_readme_explain_themselves(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert follow([*command.split(), "--help"], "en") == 0
    assert f"Usage: cadency {command}" in capsys.readouterr().out


def test_the_command_that_checks_everything_explains_itself() -> None:
    run = subprocess.run([ROOT / "cadency", "test", "--help"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("usage: ./cadency test")


@each_page
def test_no_page_names_a_path_of_somebodys_machine(page: Path) -> None:
    assert MACHINE.findall(page.read_text("utf-8")) == []


# --- facts


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_readme_counts_what_is_ours(game: str) -> None:
    rules = cadency.rules(game)
    counts = Counter((table, source) for table, _, source in rules.doubts())
    text = (
        README.read_text("utf-8").partition(f"src/cadency/games/{game}/content.toml)")[2].partition("content.toml)")[0]
    )
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| (\d*) ?\| (\d*) ?\|$", text, re.MULTILINE)
    said = {(table, "inferred"): int(n) for table, n, _ in rows if n}
    said |= {(table, "ours"): int(n) for table, _, n in rows if n}
    assert said == counts
    total = sum(len(found) for found in rules.content(None, "").rows.values())
    assert text.startswith(f": of its {total} rows, {total - len(rules.doubts())} are documented")


def test_decisions_are_numbered_once_and_say_what_they_decide() -> None:
    pages = sorted(DECISIONS.glob("*.md"))
    numbers = [page.name[:4] for page in pages]
    assert all(number.isdigit() for number in numbers)
    assert len(set(numbers)) == len(numbers)
    for page in pages:
        heads = re.findall(r"^## (.+)$", page.read_text("utf-8"), re.MULTILINE)
        assert {"Context", "Decision", "Consequences"} <= set(heads), page.name


def test_the_package_shows_the_readme() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["readme"] == README.name
