"""The commands as one group: found by name, explained, completed by a shell."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cadency.cli.main import COMMANDS
from cadency.cli.plain import Plain
from tests.cli.command import PROGRAM, surroundings
from tests.cli.conftest import Call
from tests.support import need_service

LANGUAGES = ("en", "fr", "de")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_group_lists_its_commands(lang: str, call: Call) -> None:
    for words in (("content", "--help"), ("content", "-h"), ("help", "content")):
        code, out, err = call(*words, lang=lang)
        assert (code, err) == (0, "")
        assert "cadency content COMMAND" in out
        assert Plain(lang)("command-content") in out
        assert "  doubts " in out
        assert "  check " in out
        assert "  play " not in out


def test_the_language_may_stand_anywhere(call: Call) -> None:
    told = call("rules", "village", "V-6.3", lang="de")[1]
    for words in (
        ("--lang", "de", "rules", "village", "V-6.3"),
        ("rules", "--lang=de", "village", "V-6.3"),
        ("rules", "village", "V-6.3", "--lang", "de"),
    ):
        assert call(*words) == (0, told, "")
    german = call("content", "check", "nowhere.toml", "--lang", "de")[2]
    assert german == call("content", "--lang", "de", "check", "nowhere.toml")[2]
    assert german == call("content", "check", "nowhere.toml", lang="de")[2]


def test_a_name_that_no_command_of_the_group_has_is_told_with_those_it_has(call: Call) -> None:
    code, out, err = call("content", "fly")
    assert (code, out) == (2, "")
    assert "content fly" in err
    assert "content doubts, content check" in err
    assert "play" not in err


def test_help_speaks_of_the_command_that_was_typed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CADENCY_CALLED", raising=False)
    installed = call("--help")[1]
    assert "Usage: cadency COMMAND" in installed
    assert "./cadency" not in installed
    assert "\n  test " not in installed
    monkeypatch.setenv("CADENCY_CALLED", "./cadency")
    checkout = call("--help")[1]
    assert "Usage: ./cadency COMMAND" in checkout
    assert "\n  test " in checkout
    assert "Usage: ./cadency play" in call("play", "--help")[1]


# --- completion


def offered(line: str, lang: str = "en", **more: str) -> list[str]:
    """What a shell is told could stand at the end of a line; fish is told what it means, too."""
    shell = "complete_fish" if more else "complete_bash"
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1), "_TYPER_COMPLETE_ARGS": line}
    done = subprocess.run(
        PROGRAM,
        env={**surroundings(lang), "_CADENCY_COMPLETE": shell, **asked, **more},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_a_shell_is_offered_commands_games_flags_and_languages() -> None:
    assert offered("cadency ") == list(dict.fromkeys([name.split()[0] for name in COMMANDS]))
    assert offered("cadency re") == ["restore", "replay", "render"]
    assert offered("cadency content ") == ["doubts", "check"]
    assert offered("cadency play v") == ["village"]
    assert offered("cadency play village --se") == ["--seats", "--seed"]
    assert offered("cadency play --l") == ["--lang"]
    assert offered("cadency play --lang ") == ["en", "fr", "de"]
    assert offered("cadency fly ") == offered("cadency ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shell_that_shows_meanings_is_told_them_in_the_readers_language(lang: str) -> None:
    texts, action = Plain(lang), "get-args"
    assert offered("cadency rep", lang, _TYPER_COMPLETE_FISH_ACTION=action) == [f"replay\t{texts('command-replay')}"]
    told = offered("cadency ", lang, _TYPER_COMPLETE_FISH_ACTION=action)
    assert all("\t" in line for line in told)
    assert offered("cadency play --sav", lang, _TYPER_COMPLETE_FISH_ACTION=action) == [
        f"--save\t{texts('flag-play-save')}"
    ]


def test_bash_completes_with_the_script_that_we_print(tmp_path: Path) -> None:
    bash = need_service("bash", lambda: shutil.which("bash") or "")
    there = tmp_path / "cadency"
    there.write_text(f'#!/bin/sh\nexec {sys.executable} -P -m cadency "$@"\n', encoding="utf-8")
    there.chmod(0o755)
    press_tab = (
        'eval "$(./cadency completion bash)"; COMP_WORDS=(./cadency rules v); COMP_CWORD=2; '
        '"$(complete -p cadency | grep -o "_[a-z_]*completion")" ./cadency; echo "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        [bash, "--norc", "-c", press_tab],
        cwd=tmp_path,
        env={**os.environ, **surroundings("en")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("village\n", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell", "pwsh"])
def test_there_is_a_script_for_every_shell(shell: str, call: Call) -> None:
    code, out, err = call("completion", shell)
    assert (code, err) == (0, "")
    assert "_CADENCY_COMPLETE" in out
    code, out, err = call("completion", "rc")
    assert (code, out) == (2, "")
    assert shell in err


def test_the_command_of_a_checkout_that_is_not_set_up_completes_nothing_rather_than_setting_up(tmp_path: Path) -> None:
    there = tmp_path / "cadency"
    shutil.copy(ROOT / "cadency", there)
    asked = {**os.environ, "_CADENCY_COMPLETE": "complete_bash", "COMP_WORDS": "./cadency ", "COMP_CWORD": "1"}
    done = subprocess.run([there], env=asked, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
    assert [file.name for file in tmp_path.iterdir()] == ["cadency"]
