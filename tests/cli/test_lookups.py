"""Rules, doubts, packs, measurements and help."""

import json
from pathlib import Path

import pytest

import cadency
from cadency.cli.clauses import clauses
from cadency.cli.main import COMMANDS
from cadency.cli.plain import Plain
from cadency.cli.speech import speak
from tests.cli.command import cadency as command
from tests.cli.conftest import Call

LANGUAGES = ("en", "fr", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_can_be_looked_up(lang: str, call: Call) -> None:
    text = " ".join(clauses("village", lang)["V-6.3"].replace("**", "").split())
    for name in ("V-6.3", "v-6.3", "6.3"):
        code, out, err = call("rules", "village", name, lang=lang)
        assert (code, err) == (0, "")
        assert " ".join(out.split()) == text


def test_a_section_and_the_whole_book_can_be_read(call: Call) -> None:
    section = call("rules", "village", "V-6")[1]
    assert "V-6.1" in section
    assert "V-6.4" in section
    assert "V-7.1" not in section
    whole = call("rules", "village")[1]
    assert all(name in whole for name in clauses("village"))


def test_coverage_counts_every_clause(call: Call) -> None:
    code, out, err = call("rules", "village", "--coverage")
    assert err == ""
    assert code in (0, 1)
    listed = [line.split()[1] for line in out.splitlines() if line[0] in "✓✗"]
    assert listed[: len(clauses("village"))] == list(clauses("village"))
    assert f"of {len(clauses('village'))} clauses" in out


def test_doubts_name_every_row_without_a_source(call: Call) -> None:
    code, out, err = call("content", "doubts", "village")
    assert (code, err) == (0, "")
    for _, row, _ in cadency.rules("village").doubts():
        assert row in out
    assert f"{len(cadency.rules('village').doubts())} rows" in out


def test_a_good_pack_is_told_so(tmp_path: Path, call: Call) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[[time]]\nlength = 11\n", encoding="utf-8")
    code, out, err = call("content", "check", str(pack))
    assert (code, err) == (0, "")
    assert str(pack) in out


def test_bench_measures(call: Call) -> None:
    code, out, err = call("bench", "village", "--seats", "2", "--seconds", "0.2", "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert report["game"] == "village"
    assert report["seats"] == 2
    assert report["version"] == cadency.__version__
    assert isinstance(report["compiled"], bool)
    for key in ("us_decision", "us_copy", "decisions_per_second", "games_per_second"):
        assert report[key] > 0
    assert report["options"] == {"market_end": "first"}
    code, out, err = call("bench", "--option", "market_end=last", "--seconds", "0.05", "--json")
    assert json.loads(out)["options"] == {"market_end": "last"}
    for lang in LANGUAGES:
        code, out, err = call("bench", "--seconds", "0.05", lang=lang)
        assert (code, err) == (0, "")
        assert "µs" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help(lang: str, call: Call) -> None:
    code, out, err = call("--help", lang=lang)
    assert (code, err) == (0, "")
    for name in COMMANDS:
        assert f"  {name} " in out
        code, own, err = call(*name.split(), "--help", lang=lang)
        assert (code, err) == (0, "")
        assert f"cadency {name}" in own
        assert "--lang" in own
        assert "{" not in own
    assert call(lang=lang)[1] == out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_says_what_the_texts_say(lang: str) -> None:
    texts, plain = speak(lang), Plain(lang)
    keys = [key for key in plain.messages if key.startswith(("help-", "command-", "flag-", "argument-"))]
    args = {"usage": "x", "known": "y", "program": "z"}
    assert len(keys) > 30
    for key in keys:
        assert plain(key, **args) == texts(key, **args)


def test_help_and_import_load_nothing_heavy(tmp_path: Path) -> None:
    import subprocess
    import sys

    heavy = {"rich", "fluent.runtime", "msgspec", "litestar"}
    modules = {f"cadency.cli.{module}" for module in COMMANDS.values()}
    for code, absent in (
        ("import cadency", heavy | {"typer"}),
        ("sys.argv = ['cadency', '--help']; from cadency.cli.main import run; run()", heavy | modules),
        ("sys.argv = ['cadency', '--version']; from cadency.cli.main import run; run()", heavy | modules),
    ):
        probe = f"import sys; {code}; print(sorted({absent} & set(sys.modules)), file=sys.stderr)"
        done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
        assert done.stderr == "[]\n", code


def test_the_version_is_told(tmp_path: Path) -> None:
    assert command("--version", where=tmp_path).stdout == f"cadency {cadency.__version__}\n"
