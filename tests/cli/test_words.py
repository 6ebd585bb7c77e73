"""Every text of the command line is there in every language."""

import ast
from pathlib import Path

import pytest

import cadency
from cadency.cli.clauses import sections
from cadency.cli.errors import BadCommand, BadFile
from cadency.cli.speech import language, speak
from cadency.texts.book import messages, parse

LANGUAGES = ("en", "fr", "de")
SOURCES = Path(cadency.__file__).parent


def test_the_three_languages_have_the_same_keys() -> None:
    keys = [[message.id.name for message in messages(parse(lang, "cadency.cli.texts"))] for lang in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_a_text(lang: str) -> None:
    texts = speak(lang)
    for kind, name in ((BadCommand, "bad-command"), (BadFile, "bad-file")):
        for key in kind.says:
            assert f"error-{name}-{key}" in texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_the_code_names_is_there(lang: str) -> None:
    texts = speak(lang, "village")
    named = set()
    for file in (*SOURCES.glob("cli/*.py"), *SOURCES.glob("boards/village/terminal*.py")):
        source = file.read_text(encoding="utf-8")
        if "cadency.server" in source:
            continue  # the server has texts of its own
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in ("texts", "say") and isinstance(node.args[0].value, str):
                    named.add(node.args[0].value)
    assert len(named) > 40
    assert not [key for key in named if key not in texts]


def test_the_rules_have_sections_to_print() -> None:
    assert list(sections("village"))[-1] == "R"


def test_the_language_follows_the_wish_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CADENCY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language([]) == "en"
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert language(["play"]) == "de"
    monkeypatch.setenv("CADENCY_LANG", "fr")
    assert language(["play"]) == "fr"
    assert language(["--lang", "en", "play"]) == "en"
    assert language(["play", "--lang=de"]) == "de"
